/** Faults that people met when they used the screens for whole stories: each stays away. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { formatMoney, fromWire } from '../../src/base/money.ts'
import type { Order } from '../../src/engine/mechanisms.ts'
import { cardsIn } from '../cards.ts'
import { readPdf } from '../readpdf.ts'
import { isAccessible, picture, SIZES, TABLET } from './harness.ts'
import { button, choiceOf, press, reads, seen } from './people.ts'
import { openRoom, type Room, SEVENS, sevens, signIn, verify } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())
afterEach(() => room.leave())

const beside = async (page: Page, path: string): Promise<Page> => {
  const other = await page.context().newPage()
  await other.goto(`${room.address}${path}`)
  return other
}

/** One seven in front of the seat: two dollars. Answers with the claim. */
async function oneSeven(table: string): Promise<string> {
  const bets = ['3', '5'].map((one) => ({ seat: one, wagered: true, fees: [SEVENS] }))
  await room.does({ do: 'StartRound', table, bets, dealtIn: 3 })
  const report: Extract<Order, { do: 'ReportHit' }> = {
    do: 'ReportHit',
    table,
    facts: { dealtIn: 3 },
    common: { dealerUp: cardsIn('Kc') },
    hands: [{ seat: '3', role: 'player', cards: { hand: cardsIn('7h Qc') }, bettors: [{ place: 'seated' }] }],
  }
  const events = await room.does(report)
  const hit = events.find((event) => event.type === 'HitDeclared')!.hit
  const [claim = ''] = await verify(room, hit)
  await room.does({ do: 'EndRound', table })
  return claim
}

const pay = (claim: string, by = '31') => room.does({ do: 'PayClaim', claim, form: 'chips', drawer: '1' }, by)

describe('who is signed in', () => {
  test('a link to a screen of another role says "you may not", whose it is, and the way back', async () => {
    const floor = await room.desk('floor', 'Ravi')
    const books = await beside(floor, 'books')
    const told = books.locator('.notice[data-tone="stop"]')
    await reads(told, /Ravi, you may not open Books\. Books is open to: accountant/)
    await isAccessible(books)
    await picture(books, 'faults-not-yours')
    await told.getByRole('link', { name: 'Back to Floor' }).click()
    await books.locator('.acting', { hasText: 'Ravi' }).waitFor()
  })

  test('whoever was signed out by the house is told why; who signs out themselves is not', async () => {
    const cage = await room.desk('cage', 'Chen')
    room.premises.door.sessions.closeAll('31', 'no touch')
    await cage.reload()
    await reads(
      cage.locator('.signin .notice'),
      /Chen was signed out: nobody touched this screen for a while\. Nothing is lost/,
    )
    await signIn(cage, 'Chen')
    await press(cage, 'Sign out')
    await cage.locator('.signin').waitFor()
    await expect.poll(() => cage.locator('.signin .notice').count()).toBe(0)
  })

  test('after a restart everybody is told that there was one', async () => {
    const cage = await room.desk('cage', 'Chen')
    // A token that this house has never given out is what is left of one before it.
    const [cookie] = (await cage.context().cookies()).filter(({ name }) => name.endsWith('-cage'))
    await cage.context().addCookies([{ ...cookie!, value: 'A'.repeat(43) }])
    await cage.reload()
    await reads(cage.locator('.signin .notice'), /Everybody was signed out: the system was restarted/)
  })
})

describe('what was typed', () => {
  test('cards of a report are there after a reload, and after the house has ended the session', async () => {
    const table = await room.enter('table/1', TABLET, 'Dana')
    await room.does({ do: 'StartRound', table: '1', bets: [{ seat: '3', wagered: true, fees: [SEVENS] }], dealtIn: 3 })
    await press(table, 'Report hit')
    await table.locator('.place-name', { hasText: 'Seat 3' }).click()
    await choiceOf(table, 'seven of hearts').click()
    await expect.poll(() => table.locator('.laid-card').count()).toBe(1)
    await table.reload()
    await expect.poll(() => table.locator('.laid-card').count()).toBe(1)
    room.premises.door.sessions.closeAll('11', 'no touch')
    await table.reload()
    await reads(table.locator('.signin .notice'), /Dana was signed out/)
    await signIn(table, 'Dana')
    await expect.poll(() => table.locator('.laid-card').count()).toBe(1)
    // Of another round nothing is left over.
    await press(table, 'Back')
    await table.reload()
    await button(table, 'Report hit').waitFor()
    await room.does({ do: 'VoidRound', table: '1', reason: 'test' })
  })

  test('a reason that was begun is there after a reload, for whoever began it and for nobody else', async () => {
    const hit = await sevens(room)
    const floor = await room.desk(`floor?hit=${hit}`, 'Ravi')
    const open = () => floor.locator('summary', { hasText: 'Decline' }).click()
    await open()
    const reason = floor.locator('details[open] [name="reason"]').first()
    await reason.fill('cards were exposed')
    await floor.reload()
    await open()
    await expect.poll(() => reason.inputValue()).toBe('cards were exposed')
    await signIn(floor, 'Lucía')
    await open()
    await expect.poll(() => reason.inputValue()).toBe('')
    await verify(room, hit)
    await room.does({ do: 'EndRound', table: '1' })
  })
})

test('a card that is tapped before its seat waits for it, and lies there once the seat is tapped', async () => {
  const table = await room.enter('table/1', TABLET, 'Dana')
  // Before the deal the tablet says what pays; its top is one line, so that the whole arc is in sight.
  await reads(table.locator('.what-pays'), /three sevens of hearts[\s\S]*100% of the meter[\s\S]*\$200\.00/)
  expect((await table.locator('.topbar').boundingBox())!.height).toBeLessThan(80)
  await room.does({
    do: 'StartRound',
    table: '1',
    bets: ['3', '5'].map((one) => ({ seat: one, wagered: true, fees: [SEVENS] })),
    dealtIn: 3,
  })
  await press(table, 'Report hit')
  await choiceOf(table, 'seven of hearts').click()
  await choiceOf(table, 'seven of hearts').click()
  await table.locator('.loose', { hasText: 'Whose cards are these?' }).waitFor()
  await isAccessible(table)
  await table.locator('.place-name', { hasText: 'Seat 3' }).click()
  await expect.poll(() => table.locator('.place[data-place="3"] .laid-card').count()).toBe(2)
  await expect.poll(() => table.locator('.loose').count()).toBe(0)
  await press(table, 'Undo')
  await expect.poll(() => table.locator('.loose').count()).toBe(1)
  await press(table, 'Back')
  await room.does({ do: 'VoidRound', table: '1', reason: 'test' })
})

test('however long a name is, Start Game stays on the screen of the tablet', async () => {
  const table = await room.enter('table/1', TABLET, 'Dana')
  const start = button(table, 'Start Game')
  await start.waitFor()
  const long = 'The Very Long Progressive Jackpot of the Grand Old House on the Hill above the River '.repeat(3)
  await table.evaluate((text) => {
    for (const one of document.querySelectorAll(
      '.tablet-activities li, .arc-meters li > span, .acting strong, .topbar option',
    ))
      one.textContent = text
  }, long)
  for (const { width, height } of [SIZES.tablet, { width: 1024, height: 768 }]) {
    await table.setViewportSize({ width, height })
    const box = (await start.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
  }
  await picture(table, 'faults-long-name')
})

describe('the cage', () => {
  let largest = ''

  test('after a payment the page tells of it, though twenty others are paid since; the large one is found by its size', async () => {
    const large = (await verify(room, await sevens(room)))[0]!
    await room.does({ do: 'EndRound', table: '1' })
    await room.does({ do: 'ShowId', claim: large, person: '2001' }, '31')
    await room.does({ do: 'RecordForm', claim: large, kind: 'W-2G', reference: '2026-0007' }, '31')
    const amount = formatMoney(fromWire(room.kernel.state.claims.get(large)!.award.amount))
    largest = amount.slice(1)
    const small: string[] = []
    for (let n = 0; n < 21; n++) small.push(await oneSeven('1'))
    // The claim of the lowest number is paid last but for one: it is not sorted by its number.
    for (const claim of small.slice(1, 20)) await pay(claim)
    const cage = await room.desk(`cage?claim=${large}`, 'Chen')
    await pay(large)
    for (const claim of [small[0]!, small[20]!]) await pay(claim)
    const told = cage.locator('article', { hasText: `Paid: ${amount}` })
    await told.first().waitFor()
    await expect.poll(() => cage.getByText('not one of today').count()).toBe(0)
    await cage.reload()
    await told.first().waitFor()
    const rows = cage.locator('.settled-rows .list-row')
    await reads(rows.nth(0), new RegExp(`${small[20]}\\s`))
    await reads(rows.nth(1), new RegExp(`${small[0]}\\s`))
    await reads(rows.nth(2), amount)
    await press(cage.locator('.settled-rows'), /^Prize/)
    await reads(rows.nth(0), amount)
  })

  test('what was paid is sorted, filtered, kept under a name, had as CSV and PDF, and looked at by keyboard', async () => {
    const cage = await room.desk('cage?part=payments&of=all', 'Chen')
    const list = cage.locator('[data-list="payments"]')
    const rows = list.locator('.list-row')
    await rows.nth(5).waitFor()
    const all = await rows.count()
    const prize = list.getByRole('columnheader', { name: 'Prize' })
    await prize.getByRole('button').focus()
    await cage.keyboard.press('Enter')
    await expect.poll(() => prize.getAttribute('aria-sort')).toBe('descending')
    await reads(rows.first(), largest)
    await cage.keyboard.press('Enter')
    await expect.poll(() => prize.getAttribute('aria-sort')).toBe('ascending')
    await reads(rows.first(), /\$2\.00/)
    expect((await rows.first().boundingBox())?.height).toBeGreaterThanOrEqual(44)

    await list.getByLabel('Find in this list: Payments').fill(largest)
    await expect.poll(() => rows.count()).toBe(1)
    await expect.poll(() => new URL(cage.url()).searchParams.get('payments-find')).toBe(largest)
    await list.getByText('Options').click()
    await list.getByLabel('Name of this filter').fill('The large ones')
    await press(list, 'Save this filter')
    await cage.getByText('The filter “The large ones” is saved.').waitFor()
    await isAccessible(cage)
    await cage.goto(`${room.address}cage?part=payments&of=all`)
    await expect.poll(() => rows.count()).toBe(all)
    await expect.poll(() => prize.getAttribute('aria-sort')).toBe('ascending')
    await list.getByText('Options').click()
    await list.getByLabel('Saved filters').selectOption('The large ones')
    await expect.poll(() => rows.count()).toBe(1)

    const fileOf = async (as: string) => {
      const [file] = await Promise.all([cage.waitForEvent('download'), press(list, `Payments as ${as}`)])
      return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
    }
    const csv = await fileOf('CSV')
    expect(csv.name).toBe('payments.csv')
    const lines = csv.bytes.toString('utf8').split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFClaim,Activity,Paid at,To,/)
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(/^C\d+,Blazing 7s Progressive Jackpot,2026-03-10 \d\d:\d\d:\d\d,.*,\d+\.\d\d$/)
    expect(lines[1]).toMatch(new RegExp(`,${largest.replaceAll(',', '')}$`))
    const pdf = await fileOf('PDF')
    const text = readPdf(new Uint8Array(pdf.bytes))
      .flatMap(({ texts }) => texts)
      .join('\n')
    expect(text).toMatch(/As shown to Chen on Tue, Mar 10, 2026/)
    expect(text).toContain(`Filter: ${largest}`)
    expect(text).toContain(`$${largest}`)
    const trail = await room.premises.audit.latest({ kind: 'export' })
    expect(trail.map(({ details }) => details.what)).toEqual(['list payments as pdf', 'list payments as csv'])

    const opener = list.getByRole('button', { name: /^Details of C/ })
    await opener.focus()
    await cage.keyboard.press('Enter')
    const drawer = cage.getByRole('dialog')
    await reads(drawer, largest)
    await isAccessible(cage)
    await cage.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true)
    await cage.setViewportSize(SIZES.phone)
    await expect
      .poll(() => cage.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0)
    await picture(cage, 'list-phone')
  })

  test('an ID that is overdue is red, and comes first', async () => {
    const [claim = ''] = await verify(room, await sevens(room))
    await room.does({ do: 'EndRound', table: '1' })
    const { idUntil } = room.kernel.state.claims.get(claim)!
    room.kernel.state.claims.set(claim, {
      ...room.kernel.state.claims.get(claim)!,
      idUntil: room.kernel.now().at - 3 * 60_000,
    })
    const cage = await room.desk('cage', 'Chen')
    await oneSeven('1')
    const badge = cage.locator(`.list-row[data-row="${claim}"]`).locator('.badge')
    await reads(badge, /ID overdue, [34] min/)
    await expect.poll(() => badge.getAttribute('data-tone')).toBe('stop')
    const { idUntil: _, ...there } = room.kernel.state.claims.get(claim)!
    room.kernel.state.claims.set(claim, idUntil === undefined ? there : { ...there, idUntil })
  })

  test('"x" is no form number: it is said beside the field, and nothing is recorded', async () => {
    const [claim = ''] = await verify(room, await sevens(room))
    await room.does({ do: 'EndRound', table: '1' })
    await room.does({ do: 'ShowId', claim, person: '2001' }, '31')
    const cage = await room.desk(`cage?claim=${claim}`, 'Chen')
    const field = cage.getByLabel('Form number')
    await field.fill('x')
    await press(cage, 'Record W-2G')
    await reads(cage.locator('.field-wrong'), /As printed on the form: four signs or more, with a digit/)
    expect(room.kernel.state.claims.get(claim)!.forms ?? {}).toEqual({})
    // Whoever goes around the page is told the same at the door.
    const answer = await cage.request.post(`${room.address}api/orders`, {
      headers: { 'x-gamekeeper-place': 'cage' },
      data: { key: 'faults-form', order: { do: 'RecordForm', claim, kind: 'W-2G', reference: '123-45-6789' } },
    })
    expect(answer.status()).toBe(400)
    await field.fill('2026-0008')
    await press(cage, 'Record W-2G')
    await expect.poll(() => room.kernel.state.claims.get(claim)!.forms).toEqual({ 'W-2G': '2026-0008' })

    // The agreement has a line for the name, and a place to write it where the register has none.
    const [other = ''] = await verify(room, await sevens(room))
    await room.does({ do: 'EndRound', table: '1' })
    await cage.goto(`${room.address}cage?claim=${other}&paper=agreement`)
    const sheet = cage.locator('.papers .sheet').first()
    await sheet.locator('.signature', { hasText: 'Winner’s name in block letters' }).waitFor()
    await expect.poll(() => sheet.locator('.to-write').count()).toBe(1)
  })
})

test('a hit that the floor declined is in the list of what was decided today, with who and why', async () => {
  const hit = await sevens(room)
  await room.does({ do: 'DeclineHit', hit, second: '22', reason: 'the cards were exposed', evidence: 'video 12' }, '21')
  await room.does({ do: 'EndRound', table: '1' })
  const floor = await room.desk('floor', 'Ravi')
  await press(floor, /^Declined \d+$/)
  const row = floor.locator(`.decided .list-row[data-row="${hit}"]`)
  await reads(row, /Declined/)
  await row.click()
  await reads(floor.locator('.hit-pane'), /the cards were exposed/)
  await reads(floor.locator('.hit-pane'), /Decided by Ravi, Lucía/)
  await isAccessible(floor)
  await picture(floor, 'faults-declined')
})

test('an activity that runs is under Running while its next version is drafted', async () => {
  const offerings = await room.desk(`offerings?activity=${SEVENS}&part=draft`, 'Jonas')
  await offerings.locator('.pane-head .badge', { hasText: 'Running' }).waitFor()
  const { text } = room.kernel.state.offerings.get(SEVENS)!.running!
  await room.does({ do: 'DraftOffering', text }, '61')
  await offerings.goto(`${room.address}offerings?only=running`)
  const row = offerings.locator(`.list-row[data-row="${SEVENS}"]`)
  await reads(row, /Running/)
  await reads(row, /Waiting|approv/i)
})

describe('the count room', () => {
  test('when the second count is made elsewhere, the first browser no longer says that a count is sealed', async () => {
    const amara = await room.desk('count?table=5', 'Amara')
    const tomas = await room.desk('count?table=5', 'Tomás')
    const fill = async (page: Page, amount: string) => {
      const inputs = page.locator('input.money-in[required]')
      await inputs.first().waitFor()
      for (const input of await inputs.all()) await input.fill(amount)
    }
    await fill(amara, '4')
    await press(amara, 'Seal the first count')
    await amara.getByText('Your count is sealed.').waitFor()
    await tomas.getByText('Amara has counted this box.').waitFor()
    await fill(tomas, '4')
    await press(tomas, 'Enter the second count')
    await amara.locator('.toast', { hasText: 'Both counts agree' }).waitFor()
    await expect.poll(() => amara.getByText('Your count is sealed.').count()).toBe(0)
    await expect.poll(() => tomas.getByText('Your count is sealed.').count()).toBe(0)
  })
})

/** What they order next leaves together: neither has heard of the other's. */
async function together(pages: readonly Page[]): Promise<void> {
  let waiting = pages.length
  const all = Promise.withResolvers<void>()
  for (const page of pages)
    await page.route('**/api/orders', async (route) => {
      waiting -= 1
      if (waiting === 0) all.resolve()
      await all.promise
      await route.continue()
    })
}

describe('two browsers at once', () => {
  test('a claim is paid once, and whoever came second is told so beside what was paid', async () => {
    const [claim = ''] = await verify(room, await sevens(room))
    await room.does({ do: 'EndRound', table: '1' })
    await room.does({ do: 'ShowId', claim, person: '2001' }, '31')
    await room.does({ do: 'RecordForm', claim, kind: 'W-2G', reference: '2026-0011' }, '31')
    // So many are settled after it that it leaves the list with its payment.
    for (let n = 0; n < 20; n++) await pay(await oneSeven('1'))
    const cages = await Promise.all([
      room.desk(`cage?claim=${claim}`, 'Chen'),
      room.desk(`cage?claim=${claim}`, 'Chen'),
    ])
    await together(cages)
    const asked = cages.map((cage) => cage.locator('dialog[open]'))
    for (const cage of cages) await press(cage, /^Pay \$/)
    await Promise.all(asked.map((one) => press(one, /^Pay \$/)))
    for (const cage of cages) await cage.locator('article', { hasText: 'Paid by' }).first().waitFor()
    const refused = () => Promise.all(cages.map((cage) => cage.getByText(`claim ${claim} is already paid`).count()))
    await expect.poll(async () => (await refused()).toSorted()).toEqual([0, 1])
    expect(room.kernel.state.claims.get(claim)?.status).toBe('paid')
  })

  test('a hit is verified once, and whoever came second is told so beside it', async () => {
    const hit = await sevens(room)
    const { questions } = room.kernel.state.hits.get(hit)!
    await room.does({ do: 'AttestHit', hit, answers: Object.fromEntries(questions.map(({ id }) => [id, true])) }, '21')
    const floors = await Promise.all([room.desk(`floor?hit=${hit}`, 'Ravi'), room.desk(`floor?hit=${hit}`, 'Lucía')])
    const keys = floors.map((floor) => button(floor, /^Verify \$/))
    for (const key of keys) await expect.poll(() => key.isEnabled()).toBe(true)
    await together(floors)
    await Promise.all(keys.map((key) => key.click()))
    const refused = () =>
      Promise.all(
        floors.map((floor) => floor.getByText(`hit ${hit} is verified, not waiting for verification`).count()),
      )
    await expect.poll(async () => (await refused()).toSorted()).toEqual([0, 1])
    expect(room.kernel.state.hits.get(hit)?.claims).toHaveLength(1)
    await room.does({ do: 'EndRound', table: '1' })
  })
})

test('times are those of the house, wherever the browser is', async () => {
  const [claim = ''] = await verify(room, await sevens(room))
  await room.does({ do: 'EndRound', table: '1' })
  const cage = await room.enter(`cage?claim=${claim}`, { viewport: SIZES.desk, timezoneId: 'Asia/Tokyo' }, 'Chen')
  const local = room.kernel.now().local
  const hour = ((Number(local.slice(11, 13)) + 11) % 12) + 1
  await reads(cage.locator('.house-clock'), new RegExp(`^${hour}:\\d\\d`))
  await reads(cage.locator('.claim-history'), new RegExp(`^${hour}:\\d\\d`))
})

test('Tonight calls several things by their own name, and only claims claims', async () => {
  const tonight = await room.desk('tonight', 'Ravi')
  const rows = tonight.locator('.timeline .list-row')
  await rows.first().waitFor()
  const texts = await Promise.all((await rows.all()).map(seen))
  // Which rows are put together is held by the rows' own test.
  for (const text of texts.filter((one) => /\d+ claims/.test(one))) expect(text).toMatch(/claim expires|ID due/)
  expect(texts.join()).not.toMatch(/× 1\b/)
})

describe('the day', () => {
  test('closing says which day, what it fixes and what stays open; only a second press closes it', async () => {
    room.wait(11 * 60)
    const books = await room.desk('books?page=day', 'Ines')
    const day = room.kernel.state.closedDay
    await press(books, 'Close Tuesday, March 10')
    const dialog = books.locator('dialog[open]')
    await reads(dialog, /Close Tuesday, March 10\?/)
    await reads(dialog, /Today stays open/)
    await reads(dialog, /The figures of \d+ activities, \$[\d,]+\.\d\d owed in all, are fixed/)
    await isAccessible(books)
    await picture(books, 'faults-day-close')
    await press(dialog, 'Keep it open')
    await expect.poll(() => dialog.count()).toBe(0)
    expect(room.kernel.state.closedDay).toBe(day)
    await press(books, 'Close Tuesday, March 10')
    await press(dialog, 'Close Tuesday, March 10')
    await books.getByText('Tuesday, March 10 is closed').waitFor()
    expect(room.kernel.state.closedDay).toBe('2026-03-10')
  })
})

test('Hi Lo outside its hours has its button, grey, and says when the next drawing begins', async () => {
  const games = await room.desk('games?drawing=saratoga/hi-lo-progressive', 'Ravi')
  const said = games.getByText(/Nobody is picked outside the posted hours\. The next drawing begins at/)
  await said.waitFor()
  await expect.poll(() => games.locator('.button.next[disabled]').count()).toBe(1)
})

describe('practice', () => {
  test('on a phone nothing lies over Fold and Play; the round is summed up seat by seat', async () => {
    const page = await room.open('practice/crazy-4-poker?deck=AsAhKdQc2s7c7d7h3s4d', {
      viewport: SIZES.phone,
      hasTouch: true,
    })
    await page.getByRole('button', { name: 'Deal', exact: true }).click()
    for (const name of [/^Fold/, 'Play 1×']) {
      const choice = button(page, name).first()
      await choice.scrollIntoViewIfNeeded()
      const isOnTop = await choice.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      expect(isOnTop).toBe(true)
    }
    await press(page, 'Play 3×')
    await press(page, /Show the dealer/)
    await press(page, /Settle seat/)
    // Ante 10, super bonus 10 and play 30 were on the table, and all of it is lost.
    await reads(page.locator('.try-sum tbody tr'), /Seat 1[\s\S]*\$50\.00[\s\S]*\$0\.00[\s\S]*-\$50\.00/)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })

  test('Hi Lo and Beat the Dealer end by saying what was won', async () => {
    const hiLo = await room.open('practice/hi-lo-progressive?deck=7c9d9sQh2c', { viewport: SIZES.tablet })
    await press(hiLo, /^Shuffle/)
    await press(hiLo, 'Higher')
    await press(hiLo, /^Stop here/)
    await reads(hiLo.locator('.try-won'), /The game is over\. Won:/)
    const baccarat = await room.open('practice/beat-the-dealer?deck=9c2d9s3h8c3d8s4h', { viewport: SIZES.tablet })
    await button(baccarat, /Player/)
      .first()
      .click()
    await press(baccarat, 'Take the prize')
    await reads(baccarat.locator('.try-won'), /Won:\s*twice the prize/)
  })
})
