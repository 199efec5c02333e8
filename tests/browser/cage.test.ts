/** The cage as a cashier lives it: ID, forms, agreement, payment, papers, drawers, trays. */

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cents, dollars, formatMoney, fromWire, subtract } from '../../src/base/money.ts'
import type { Order } from '../../src/engine/mechanisms.ts'
import { serialOf } from '../../src/ledger/pieces/serial.ts'
import { DEMO_KEEP } from '../../src/server/demo/cage.ts'
import { cardsIn } from '../cards.ts'
import { codeOf } from '../staffed.ts'
import { isAccessible, picture, SIZES } from './harness.ts'
import { storyByKeys, toldByKeys } from './keyboard/toldbykeys.ts'
import { button, pause, pays, press, pressKey, reads, seen } from './people.ts'
import { openRoom, type Room } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())
afterEach(() => room.leave())

const FLOOR = '21'
const RICHES = 'hawaiian-gardens/three-card-poker-progressive'

/** Dealt, reported, attested and verified at the table; answers with the numbers of the claims. */
const hit = async (report: Extract<Order, { do: 'ReportHit' }>, fees: readonly string[]): Promise<string[]> => {
  const { table } = report
  const bets = report.hands.map(({ seat }) => ({ seat, wagered: true, fees }))
  await room.does({ do: 'StartRound', table, bets })
  const events = await room.does(report)
  const claims: string[] = []
  for (const event of events) {
    if (event.type !== 'HitDeclared') continue
    const answers = Object.fromEntries(event.questions.map(({ id }) => [id, true]))
    if (event.questions.length > 0) await room.does({ do: 'AttestHit', hit: event.hit, answers }, FLOOR)
    for (const verified of await room.does({ do: 'VerifyHit', hit: event.hit }, FLOOR))
      if (verified.type === 'HitVerified') claims.push(...verified.claims.map(({ claim }) => claim))
  }
  await room.does({ do: 'EndRound', table })
  return claims
}
const seated = [{ place: 'seated' as const, wagered: true, feePosted: true }]

/** Four queens beaten by four kings among six: $12,500, $6,250 and four shares of $1,563. */
const badBeat = () =>
  hit(
    {
      do: 'ReportHit',
      table: '4',
      facts: { dealtIn: 6, tournament: false, misdeal: false },
      common: { board: cardsIn('Kc Ks Qd Qh 3s') },
      hands: [
        {
          seat: '2',
          role: 'player',
          cards: { hole: cardsIn('Qs Qc') },
          betsCompleted: true,
          button: 'none',
          bettors: seated,
        },
        {
          seat: '6',
          role: 'player',
          cards: { hole: cardsIn('Kd Kh') },
          won: true,
          betsCompleted: true,
          button: 'none',
          bettors: seated,
        },
        ...['1', '4', '8', '9'].map((seat) => ({
          seat,
          role: 'player' as const,
          cards: {},
          folded: true,
          button: 'none' as const,
          bettors: seated,
        })),
      ],
    },
    [],
  )

/** A suited ace-king-queen: the meter for seat 1, an envy of $100 for seats 2 and 3, which the tray may pay. */
const riches = () =>
  hit(
    {
      do: 'ReportHit',
      table: '9',
      facts: { dealtIn: 4, tournament: false },
      common: {},
      hands: ['1', '2', '3'].map((seat) => ({
        seat,
        role: 'player' as const,
        cards: seat === '1' ? { hand: cardsIn('Ac Kc Qc') } : {},
        bettors: seated,
      })),
    },
    [RICHES],
  )

describe('a claim from ID to its win page', () => {
  toldByKeys()

  test('held until ID and form are there; agreement with copies; paid; the win page says COPY when printed again', async () => {
    await badBeat()
    const cage = await room.desk('cage', 'Chen')
    // The clock of the ID runs: these come before everything without one.
    await reads(cage.locator('.claim-list tbody').first(), /^Table 4[\s\S]*ID within 15 min/)
    // Seen in the tab of the browser too, and added up on top.
    await expect.poll(() => cage.title()).toMatch(/^\(\d+\) Cage/)
    const open = [...room.kernel.state.claims.values()].filter(({ status }) => status === 'open')
    const sum = open.reduce((total, { award }) => total + BigInt(award.amount), 0n)
    await reads(
      cage.getByRole('link', { name: /^To pay/ }),
      new RegExp(`\\${formatMoney(cents(sum))}\\s*${open.length} claims`),
    )
    await cage.getByLabel('Find in this list: To be paid').fill('12,500')
    await cage.locator('h2', { hasText: '$12,500.00 · Table 4 · seat 2' }).waitFor()
    await expect.poll(() => cage.url()).toContain('find=12%2C500')

    const pay = cage.getByRole('button', { name: 'Pay $12,500.00' })
    await cage.getByText('valid ID must be shown before the prize is paid').waitFor()
    await expect.poll(() => pay.isDisabled()).toBe(true)
    await isAccessible(cage)

    await cage.getByText('Add the winner to the register', { exact: true }).click()
    const enrol = cage.locator('details', { hasText: 'Add the winner to the register' }).last()
    await enrol.getByLabel('Full name').fill('Maria Quispe')
    await enrol.getByLabel('Document number').fill('D1234567')
    await enrol.getByLabel('Date of birth').fill('1990-03-11')
    await enrol.getByLabel('Valid until').fill('2026-03-09')
    await press(enrol, 'Add to the register')
    await cage.getByText('this driver license expired on Mon, Mar 9').waitFor()
    await enrol.getByLabel('Valid until').fill('2030-01-01')
    await press(enrol, 'Add to the register')
    // Name and age come before any form: her birthday is tomorrow.
    await reads(cage.locator('.step', { hasText: 'Who' }).first(), /Maria Quispe\s+age 35/)
    await reads(cage.locator('.pay-first'), /First: ID, Forms, Paper/)
    await press(cage, 'ID seen, record it')
    await cage.getByText('ID was shown: Maria Quispe').waitFor()
    await reads(
      cage.locator('.on-the-form'),
      /Maria Quispe[\s\S]*Box 1 · Prize\s+\$12,500\.00[\s\S]*Box 2 · Hand played\s+Mar 10, 2026/,
    )

    await cage.getByText('the house profile requires form W-2G before paying $2,000.00 or more').waitFor()
    await reads(cage.locator('.step', { hasText: 'Forms' }), 'instructions for Form W-2G of 2026')
    await expect.poll(() => pay.isDisabled()).toBe(true)
    await cage.getByLabel('Form number').fill('2026-0001')
    await press(cage, 'Record W-2G')
    await cage.locator('.step', { hasText: 'Forms' }).getByText('2026-0001').waitFor()

    await press(cage, 'See: prize agreement')
    const sheets = cage.locator('.papers .sheet')
    await sheets.first().waitFor()
    await expect.poll(() => sheets.count()).toBe(2)
    await sheets.first().getByText('Maria Quispe').waitFor()
    await reads(
      sheets.first(),
      /Original: stays with the house[\s\S]*\$12,500\.00[\s\S]*GEAR-001279[\s\S]*driver license ending in 4567[\s\S]*2026-0001/,
    )
    await isAccessible(cage)
    await press(cage, 'Print')
    await cage.getByText('Printed once.').waitFor()
    await press(cage, 'Back to the claim')

    await reads(cage.locator('.pay-first'), /Everything is there/)
    await pay.click()
    const asked = cage.locator('dialog[open]')
    await reads(asked, /Pay \$12,500\.00 to Maria Quispe\?[\s\S]*Cage drawer 1[\s\S]*Left in it afterwards/)
    await isAccessible(cage)
    await press(asked, 'Pay $12,500.00')
    await cage.getByText('Paid: $12,500.00').waitFor()
    await press(cage, 'See: win page')
    const page = cage.locator('.win-page')
    await page.getByText('Maria Quispe').waitFor()
    await reads(page, /Casino chips[\s\S]*Drawer\n1\n[\s\S]*Chen[\s\S]*Mar 10, 2026, \d+:[\s\S]*W-2G\n2026-0001/)
    await expect.poll(() => cage.locator('.copy-mark').count()).toBe(0)
    await press(cage, 'Print')
    // The first print leaves without a mark: it is the original.
    await cage.locator('.papers[data-leaving="true"]').waitFor()
    await expect.poll(() => cage.locator('.papers[data-leaving="true"] .copy-mark').count()).toBe(0)
    await cage.emulateMedia({ media: 'print' })
    await isAccessible(cage)
    await expect.poll(() => page.isVisible()).toBe(true)
    await expect.poll(() => cage.locator('.rail').isVisible()).toBe(false)
    await cage.emulateMedia({ media: 'screen' })
    await cage.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect.poll(() => seen(cage.locator('.copy-mark'))).toBe('COPY 1')
    // Sooner it would be the same press.
    await pause(cage)
    await press(cage, 'Print a copy')
    await cage.getByText('Printed 2 times.').waitFor()
    await expect.poll(() => seen(cage.locator('.papers[data-leaving="true"] .copy-mark'))).toBe('COPY 1')
    await cage.evaluate(() => dispatchEvent(new Event('afterprint')))

    // Another cashier in another browser prints the next copy, not another original.
    const other = await room.desk(`cage?${new URL(cage.url()).searchParams}`, 'Priya')
    await expect.poll(() => seen(other.locator('.copy-mark'))).toBe('COPY 2')
    // The browser's own command prints no figures.
    await other.emulateMedia({ media: 'print' })
    await expect.poll(() => other.locator('.win-page').isVisible()).toBe(false)
    await expect.poll(() => other.getByText('Print this sheet with its own button').isVisible()).toBe(true)

    const written: string[] = []
    for await (const lines of room.kernel.store.lines()) written.push(...lines.map(({ text }) => text))
    expect(written.some((line) => line.includes('IdShown'))).toBe(true)
    expect(written.filter((line) => /Maria|Quispe|D1234567/.test(line))).toEqual([])
  })

  test('a known winner is found again by the document; the seat is searched for in the address', async () => {
    const cage = await room.desk('cage?table=4&seat=6', 'Chen')
    await cage.locator('h2', { hasText: '$6,250.00 · Table 4 · seat 6' }).waitFor()
    await expect.poll(() => cage.locator('.claim-list').first().locator('.list-row').count()).toBe(1)
    const find = cage.locator('.step', { hasText: 'Find the winner' })
    await find.getByLabel('Document number').first().fill('d123-4567')
    await press(find, 'Find')
    await press(find, 'This is the winner')
    await press(cage, 'ID seen, record it')
    await cage.getByText('ID was shown: Maria Quispe').waitFor()
    // What she got before, over all activities, is told before she gets more.
    await reads(cage.locator('.before'), /\$12,500\.00 today, \$0\.00 of it in cash · \$12,500\.00 in 2026/)
    await cage.getByLabel('Form number').fill('2026-0002')
    await press(cage, 'Record W-2G')
    await button(cage.locator('.pay-ways'), 'Cash').click()
    await pays(cage, 'Pay $6,250.00')
    await cage.getByText('Paid: $6,250.00').waitFor()
  })

  test('cash of a day is added up: over the threshold the payment waits for its form; the list by person says so', async () => {
    const [claim = ''] = await badBeat()
    const person = [...room.kernel.state.received.keys()][0] ?? ''
    await room.does({ do: 'ShowId', claim, person }, '31')
    await room.does({ do: 'RecordForm', claim, kind: 'W-2G', reference: '2026-0003' }, '31')
    const cage = await room.desk(`cage?claim=${claim}`, 'Chen')
    const forms = cage.locator('.step', { hasText: 'Forms' })
    const pay = cage.getByRole('button', { name: 'Pay $10,000.00' })
    await forms.getByText('Only if it is paid in cash:').waitFor()
    // What is asked for in one way of paying only is not called missing on the paper that is signed before.
    const paper = await room.desk(`cage?claim=${claim}&paper=agreement`, 'Chen')
    await reads(paper.locator('.papers .sheet').first(), /W-2G\s+2026-0003\s+CTR\s+required if paid in cash/)
    await paper.context().close()
    await expect.poll(() => pay.isEnabled()).toBe(true)
    await button(cage.locator('.pay-ways'), 'Cash').click()
    await forms
      .getByText(
        'for more than $10,000.00 in cash to one person in a business day, since May 7, 1985; this prize makes it $16,250.00',
      )
      .waitFor()
    await cage.getByText('this prize makes it $16,250.00 in Tue, Mar 10').waitFor()
    await expect.poll(() => pay.isDisabled()).toBe(true)
    await isAccessible(cage)
    await forms.getByLabel('Form number').fill('CTR-77')
    await press(forms, 'Record CTR')
    await forms.getByText('recorded as CTR-77').waitFor()
    await pays(cage, 'Pay $10,000.00')
    await cage.getByText('Paid: $10,000.00').waitFor()
    await cage.goto(`${room.address}cage?part=payments&of=persons`)
    const row = cage.locator(`[data-list="persons-paid"] [data-row="${person}"]`)
    await reads(row, /3\s+CTR \(\$16,250\.00\): .*recorded as CTR-77\s+\$16,250\.00\s+\$28,750\.00/)
    await isAccessible(cage)
    await press(cage, 'Full year')
    await cage.locator('h2 + span', { hasText: '2026' }).waitFor()
    await row.getByRole('button').click()
    await cage.getByText(`Person ${person}: Maria Quispe`).waitFor()
    await reads(cage.locator('.totals'), /Cash\s+2\s+\$16,250\.00[\s\S]*Total\s+3\s+\$28,750\.00/)
    await expect.poll(() => cage.url()).toContain(`person=${person}`)
    await isAccessible(cage)
  })

  test('a payment of another cashier is entered late from paper; both stay on the list', async () => {
    const cage = await room.desk('cage?table=4&seat=1', 'Chen')
    await cage.locator('h2', { hasText: '$1,563.00 · Table 4 · seat 1' }).waitFor()
    await press(cage, 'ID shown, no name recorded')
    await cage.getByText('ID was shown', { exact: true }).waitFor()
    // The demo's profile asks who it is from $600 on: that can still be said.
    await cage.getByText('Find the winner in the register before paying $600.00 or more').waitFor()
    const [unnamed] = [...room.kernel.state.claims.values()].filter(
      ({ idShown, person, status }) => idShown && person === undefined && status === 'open',
    )
    await room.does({ do: 'ShowId', claim: unnamed!.claim, person: '2001' }, '31')
    const late = cage.locator('details', { hasText: 'Another cashier paid while the network was down' })
    await late.locator('summary').click()
    await late.getByLabel('Paid by').selectOption({ label: 'Priya' })
    await late.getByLabel('Paid at').fill(room.kernel.now().local.slice(0, 16))
    await late.getByLabel('Drawer').fill('2')
    await press(late, 'Entered late from paper')
    // Nothing is paid before Priya has confirmed it, with badge and PIN at this screen; the screen stays Chen's.
    await cage.getByText('Nothing is done before it is confirmed by Priya').waitFor()
    await isAccessible(cage)
    const slip = cage.getByRole('article', { name: /^Paper P\d+$/ }).first()
    await reads(slip, /\$1,563\.00/)
    await press(slip, /^Priya/)
    await press(slip, 'Confirm with badge and PIN')
    await cage.locator('.badge', { hasText: 'entered late from paper by Chen' }).waitFor()
    // History: from the hit to the payment, with both persons.
    await reads(
      cage.locator('.claim-history'),
      /Hit declared[\s\S]*Dana[\s\S]*Hit verified[\s\S]*Ravi[\s\S]*Prize paid · Casino chips · entered late from paper by Chen\s*Priya/,
    )
    await reads(cage.locator('.facts'), /Drawer\s*2\s[\s\S]*Priya/)
    await cage.goto(`${room.address}cage?part=payments&of=all`)
    await reads(cage.locator('[data-list="payments"]'), '$1,563.00')
    await cage.getByText('entered late from paper by Chen').waitFor()
    await isAccessible(cage)
  })

  test('a prize that several won: the parts, the statement and an own form for each, and then it is paid', async () => {
    const [claim = ''] = await badBeat()
    const prize = fromWire(room.kernel.state.claims.get(claim)!.award.amount)
    const rest = subtract(prize, dollars(1))
    await room.does({ do: 'ShowId', claim, person: '2001' }, '31')
    const cage = await room.desk(`cage?claim=${claim}`, 'Chen')
    const shared = cage.locator('.step', { hasText: 'Shared by several' })
    const put = async (person: string, part: string) => {
      await shared.getByLabel('Person (number or club card)').fill(person)
      await shared.getByLabel('Part of the prize').fill(part)
      await press(shared, 'Add')
      await shared.getByText(`Person ${person}`).waitFor()
    }
    await shared.getByText('Others share this prize', { exact: true }).click()
    await put('2001', '0.99')
    await put('2002', formatMoney(rest))
    await press(shared, 'Record the parts')
    await cage
      .getByText(
        `the shares add up to ${formatMoney(subtract(prize, cents(1n)))}, and the prize is ${formatMoney(prize)}`,
      )
      .waitFor()
    await put('2001', '1')
    await press(shared, 'Record the parts')
    await cage.getByText('the house profile requires the statement 5754 before it is paid').waitFor()
    await cage.getByText('requires form W-2G of person 2001 for a part of $1.00').waitFor()
    await cage.getByText(`requires form W-2G of person 2002 for a part of ${formatMoney(rest)}`).waitFor()
    await isAccessible(cage)
    await press(cage, /^See: statement by persons/i)
    const sheet = cage.locator('.papers .sheet')
    await expect.poll(() => seen(sheet)).toContain(formatMoney(rest))
    await reads(sheet, /2001[\s\S]*2001[\s\S]*\$1\.00[\s\S]*2002/)
    await isAccessible(cage)
    await press(cage, 'Back to the claim')
    await shared.getByLabel('Statement number').fill('S-0007')
    await press(shared, 'Record 5754')
    await shared.getByText('recorded as S-0007').waitFor()
    for (const person of ['2001', '2002']) {
      await cage.getByLabel(`Form number · Person ${person}`).fill(`W-${person}`)
      await press(cage, `Record W-2G · Person ${person}`)
      await cage.getByText(`recorded as W-${person}`).waitFor()
    }
    await pays(cage, `Pay ${formatMoney(prize)}`)
    await cage.getByText(`Paid: ${formatMoney(prize)}`).waitFor()
  })
})

test('a drawer: counted and opened, paid from, closed with a variance that stays', async () => {
  storyByKeys()
  const [, envy = ''] = await riches()
  const cage = await room.desk('cage?part=drawers', 'Chen')
  const form = cage.locator('form', { hasText: 'Open with this count' })
  await form.getByLabel('Drawer').fill('7')
  await form.getByLabel('Counted').fill('five hundred')
  await press(form, 'Open with this count')
  await cage.getByText('“five hundred” is not an amount').waitFor()
  await form.getByLabel('Counted').fill('500')
  await press(form, 'Open with this count')
  const drawer = cage.locator('[data-drawer="7"]')
  await drawer.getByText('open: Chen').waitFor()
  await isAccessible(cage)

  await cage.goto(`${room.address}cage?claim=${envy}`)
  await cage.locator('h2', { hasText: '$100.00 · Table 9' }).waitFor()
  await cage.locator('.pay-form').getByLabel('Drawer').selectOption('7')
  // No order takes a payment back, so the smallest one is asked for in money; by keyboard it is Enter twice.
  const pay = cage.locator('.pay-do').getByRole('button', { name: 'Pay $100.00' })
  await pressKey(pay, 'Enter')
  const asked = cage.locator('dialog[open]')
  await reads(
    asked,
    /\$100\.00[\s\S]*To\s+Table 9 · seat 2[\s\S]*Paid in\s+Casino chips[\s\S]*Out of\s+Cage drawer 7[\s\S]*\$400\.00/i,
  )
  await isAccessible(cage)
  expect(room.kernel.state.claims.get(envy)?.status).toBe('open')
  await cage.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  await expect.poll(() => pay.evaluate((one) => one === document.activeElement)).toBe(true)
  await pressKey(pay, 'Enter')
  await expect.poll(() => cage.evaluate(() => document.activeElement?.textContent)).toBe('Pay $100.00')
  await pressKey(button(asked, 'Pay $100.00'), 'Enter')
  await cage.getByText('Paid: $100.00').waitFor()

  // By keyboard a row leads to its claim, not to the next row, and Escape back to the row.
  const row = cage.locator('.claim-list .list-open').first()
  await row.focus()
  await cage.keyboard.press('ArrowDown')
  await cage.keyboard.press('Enter')
  await expect.poll(() => cage.evaluate(() => document.activeElement?.closest('.claim-head') !== null)).toBe(true)
  await cage.keyboard.press('Escape')
  await expect.poll(() => cage.evaluate(() => document.activeElement?.classList.contains('list-open'))).toBe(true)

  await cage.goto(`${room.address}cage?part=drawers`)
  await reads(drawer, /\$500\.00[\s\S]*\$400\.00[\s\S]*\$100\.00 paid out · Three Card Riches/)
  await drawer.getByText('Close this drawer').click()
  await drawer.getByLabel('Counted').fill('395')
  await press(drawer, 'Close with this count')
  await cage.getByText('Closed: $395.00 counted, $400.00 expected, variance -$5.00.').waitFor()
  await reads(
    cage.locator('[data-list="drawers-counted"] tbody tr', { hasText: /^7/ }),
    /Chen\s+\$500\.00\s+\$100\.00\s+\$395\.00\s+\$400\.00\s+-\$5\.00/,
  )

  // Somebody else's drawer takes a second person who proves it.
  const other = cage.locator('[data-drawer="2"]')
  await other.getByText('Close this drawer').click()
  await other.getByLabel('Counted').fill('1')
  await press(other, 'Close with this count')
  await cage.getByText('without its cashier it takes two others to close it').waitFor()
})

test('dead chips are sold at their window, and lost ones are paid for to the player-dealer', async () => {
  const series = 'DC5'
  await room.does({ do: 'EnrolPerson', person: '2001', duty: 'none', proposition: false }, FLOOR)
  const cage = await room.desk('cage?part=pieces', 'Chen')
  const sale = cage.locator('[data-sale="bay-101/dead-chip"]')
  await sale.getByLabel('Person (number or club card)').fill('2001')
  await sale.getByLabel('Drawer').fill('1')
  await sale.getByLabel('Window').fill('3')
  await press(sale, 'Sell')
  await sale.getByText('they are sold at window 4, not at window 3').waitFor()
  await sale.getByLabel('Window').fill('4')
  await pays(sale, 'Sell for $30.00')
  await cage.getByText('Sold and logged').waitFor()
  expect([...room.kernel.state.sales.values()].map(({ person, price }) => [person, price])).toEqual([['2001', '3000']])
  const chips = { series, pieces: 4 }
  await room.does({ do: 'LayPieces', table: '18', seat: '2', person: '2001', chips, live: cents(0), bet: 'player' })
  await room.does({ do: 'DealPieces', table: '18' })
  await room.does({ do: 'SettlePieces', use: 'L1', result: 'lose', paidIn: 'live chips' })
  const owed = cage.locator('[data-use="L1"]')
  await owed.getByText('to verify').waitFor()
  // Whoever verifies it works on the floor, and does so there; vouchers are changed there too.
  const floor = await room.desk('floor?tab=pieces', 'Ravi')
  await press(floor.locator('[data-use="L1"]'), 'Verify that it was played')
  const change = floor.locator('[data-change]')
  await change.getByLabel('Serial (scan or type)').fill(serialOf('FP25', 11))
  const bookOf = () => structuredClone(room.kernel.state.series.get('FP25')!.book)
  const unchanged = bookOf()
  await press(change, 'Verify and change it')
  const asks = floor.locator('dialog[open]')
  await reads(asks, /Change voucher FP25-\S+ into \$25\.00 of chips\?/)
  // Nothing has happened before that is answered.
  expect(bookOf()).toEqual(unchanged)
  await press(asks, 'Change it for $25.00')
  await floor.getByText('Changed into chips and logged').waitFor()
  await owed.getByLabel('Drawer').fill('1')
  await isAccessible(cage)
  await pays(owed, 'Pay $20.00')
  await owed.getByText('somebody from the floor brings it to the cage').waitFor()
  await press(owed, 'Ravi, floor')
  await pause(cage)
  await pays(owed, 'Pay $20.00')
  await cage.getByText('$20.00 paid to the player-dealer').waitFor()
  await owed.waitFor({ state: 'detached' })
  expect(room.kernel.state.series.get(series)?.book.counts.get('cancelled')).toBe(4)

  // Three more of that table: two are ticked and paid for at one time, the third stays.
  for (const [nth, seat] of ['1', '2', '3'].entries()) {
    await room.does({
      do: 'LayPieces',
      table: '18',
      seat,
      person: '2001',
      chips: { series, pieces: 1 },
      live: cents(0),
      bet: 'player',
    })
    await room.does({ do: 'DealPieces', table: '18' })
    await room.does({ do: 'SettlePieces', use: `L${nth + 2}`, result: 'lose', paidIn: 'live chips' })
    await room.does({ do: 'VerifyPieces', uses: [`L${nth + 2}`] }, FLOOR)
  }
  const several = cage.locator('[data-several="18"]')
  // On a phone nothing of it runs over the edge.
  const desk = cage.viewportSize()!
  await cage.setViewportSize(SIZES.phone)
  await several.waitFor()
  await expect.poll(() => cage.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width)
  await picture(cage, 'cage-pieces-phone')
  await cage.setViewportSize(desk)
  await several.getByLabel('L2 · dead chip · $5.00', { exact: true }).check()
  await several.getByLabel('L4 · dead chip · $5.00', { exact: true }).check()
  await several.getByLabel('Drawer').fill('1')
  await isAccessible(cage)
  await press(several, 'Ravi, floor')
  await pause(cage)
  await pays(several, 'Pay for 2: $10.00')
  await cage.getByText('$10.00 paid to the player-dealer').waitFor()
  await several.waitFor({ state: 'detached' })
  expect([...room.kernel.state.uses.keys()]).toEqual(['L3'])

  // The first of them had won: two correct it on the floor, and the cage has its money back.
  await press(floor.locator('[data-results]'), 'Details of L1')
  const results = floor.getByRole('dialog', { name: 'L1' })
  await results.getByText('Correct a result, by two').click()
  await results.getByLabel('The right result').selectOption('win')
  await results.getByLabel('Reason').fill('the film shows a win')
  await press(results, 'Correct it')
  await results.getByText('it takes two people').waitFor()
  await press(results, 'Chen, cashier')
  await pause(floor)
  await isAccessible(floor)
  await press(results, 'Correct it')
  await floor.getByText('The cage has paid $20.00 in error').waitFor()
  const counts = () => room.kernel.state.series.get(series)?.book.counts
  expect([counts()?.get('cancelled'), counts()?.get('patron:2001')]).toEqual([2, 9])
  const error = cage.locator('[data-error="L1"]')
  await error.getByText('the film shows a win').waitFor()
  await isAccessible(cage)
  await error.getByLabel('Drawer').fill('1')
  await pays(error, '$20.00 is back in the drawer')
  await error.waitFor({ state: 'detached' })
  expect(room.kernel.state.pieceErrors.size).toBe(0)
})

test('a tray is repaid against the dealer’s copies that are handed in, each once', async () => {
  const [, first = '', second = ''] = await riches()
  const cage = await room.desk(`cage?claim=${first}&paper=agreement`, 'Chen')
  // Where the tray may pay, the dealer has a copy too.
  await cage.getByText('Dealer’s copy (yellow)').waitFor()
  await expect.poll(() => cage.locator('.papers .sheet').count()).toBe(3)
  // The floor person has the agreement signed at the table and lets the tray pay.
  // Ravi has verified the hit, so another floor person lets the tray pay.
  const floor = await room.desk(`floor?hit=${room.kernel.state.claims.get(first)?.hit}`, 'Lucía')
  const row = floor.locator('.pay-list tr', { hasText: first })
  await press(row, 'See: prize agreement')
  await row.getByText('Dealer’s copy (yellow)').waitFor()
  await isAccessible(floor)
  await press(row, 'Back to the claim')
  await pays(row, 'Pay $100.00 from the tray of table 9')
  await row.getByText('Paid').waitFor()
  await room.does({ do: 'PayClaim', claim: second, form: 'chips', tray: '9' }, '22')
  await cage.goto(`${room.address}cage?part=trays`)
  const tray = cage.locator('[data-tray="9"]')
  await tray.getByLabel(`Dealer’s copy ${first}`).check()
  await isAccessible(cage)
  await press(tray, 'Repay $100.00 to the tray')
  await reads(cage.locator('dialog[open]'), `Repaid against the dealer’s copies ${first}.`)
  await press(cage.locator('dialog[open]'), 'Not now')
  await expect.poll(() => cage.locator('dialog[open]').count()).toBe(0)
  await tray.getByLabel(`Dealer’s copy ${first}`).waitFor()
  await pays(tray, 'Repay $100.00 to the tray')
  await cage.getByText('The tray has its money back.').waitFor()
  await tray.getByText(`Dealer’s copy ${first}`).waitFor({ state: 'detached' })
  await expect.poll(() => tray.getByRole('checkbox').count()).toBe(1)
  await tray.getByLabel(`Dealer’s copy ${second}`).check()
  await pays(tray, 'Repay $100.00 to the tray')
  await cage.getByText('No tray is waiting to be repaid.').waitFor()
})

test('a prize that is a thing comes out of no drawer; its voucher covers what it covers', async () => {
  const [claim = ''] = await hit(
    {
      do: 'ReportHit',
      table: '19',
      facts: { dealtIn: 3, tournament: false },
      common: {},
      hands: [{ seat: '4', role: 'player', cards: { hand: cardsIn('Ac Kc Qc Jc Tc') }, bettors: seated }],
      activities: ['hawaiian-gardens/shuffle-master-classic'],
    },
    [],
  )
  const cage = await room.desk(`cage?claim=${claim}`, 'Chen')
  await cage.getByText('no drawer: it is no money').waitFor()
  // Nothing is paid in its place, so nothing else is offered.
  await expect
    .poll(() => cage.locator('.pay-ways button').allInnerTexts())
    .toEqual(['travel voucher with tournament entry'])
  await cage.getByText('valid ID must be shown before the prize is paid').waitFor()
  await press(cage, 'ID shown, no name recorded')
  await cage.getByText('ID was shown', { exact: true }).waitFor()
  await room.does({ do: 'ShowId', claim: claim!, person: '2001' }, '31')
  await pays(cage, 'Hand over: travel voucher with tournament entry')
  await cage.getByLabel('Cost of what was bought').fill('1,200')
  await press(cage, 'Use the voucher')
  await reads(cage.locator('dialog[open]'), /for what cost \$1,200\.00\?/)
  await press(cage.locator('dialog[open]'), 'Use the voucher')
  await cage.getByText('The voucher was used.').waitFor()
  await isAccessible(cage)
})

test('paid in error: reported by two, and the claim says so', async () => {
  storyByKeys()
  const [, envy = ''] = await riches()
  await room.does({ do: 'PayClaim', claim: envy, form: 'chips', drawer: '1' }, '31')
  const cage = await room.desk(`cage?claim=${envy}`, 'Chen')
  const error = cage.locator('details', { hasText: 'Paid in error' })
  await error.locator('summary').click()
  await error.getByLabel('Reason').fill('the wrong seat')
  await press(error, /^Ines/)
  await isAccessible(cage)
  await press(error, 'Report as paid in error')
  await cage.getByText('Reported as paid in error; the house repaid the fund.').waitFor()
})

describe('nothing that the accessibility checker objects to', () => {
  test.each([
    ['claims', 'cage'],
    ['drawers', 'cage?part=drawers'],
    ['trays', 'cage?part=trays'],
    ['payments', 'cage?part=payments'],
    ['the list of payments on paper', 'cage?part=payments&paper=payments'],
  ])('%s', async (_, path) => {
    const cage = await room.desk(path, 'Chen')
    await cage.locator('.pane, .sheet').first().waitFor()
    await isAccessible(cage)
    await cage.emulateMedia({ media: 'print' })
    await isAccessible(cage)
  })

  test('in Spanish', async () => {
    const cage = await room.desk('cage?part=drawers', 'Chen')
    await press(cage, /Español/)
    await cage.getByText('Abrir un cajón', { exact: true }).waitFor()
    await isAccessible(cage)
  })
})

test('a large payment asks the payer for a second factor: set up at the cage, then the digits with each payment', async () => {
  const text = `${DEMO_KEEP}factor: [{ from: 2026-01-01, amount: $100, by: our rule 7 }]`
  await room.does({ do: 'SetProfile', text, second: '81' }, '71')
  const [, first = ''] = await riches()
  const cage = await room.desk(`cage?claim=${first}`, 'Priya')
  const pay = cage.getByRole('button', { name: 'Pay $100.00' })
  await cage.getByText('asks whoever pays $100.00 or more for a second factor (our rule 7)').waitFor()
  await expect.poll(() => pay.isDisabled()).toBe(true)
  await press(cage, 'Set it up now')
  const secret = (await seen(cage.locator('.factor-secret'))).replaceAll(' ', '')
  const digits = cage.getByLabel('Digits of the app')
  await digits.fill(codeOf(secret, room.kernel.now().at))
  await isAccessible(cage)
  await press(cage, 'Use it from now on')
  // The field of the same name is another one from then on.
  await cage.locator('.factor-secret').waitFor({ state: 'detached' })
  await expect.poll(() => pay.isDisabled()).toBe(true)
  await digits.fill('000000')
  await pay.click()
  await press(cage.locator('dialog[open]'), 'Pay $100.00')
  await cage.getByText('These are not the digits of this moment, or they were used before.').waitFor()
  expect(room.kernel.state.claims.get(first)?.status).toBe('open')
  await expect.poll(() => digits.inputValue()).toBe('')
  room.wait(1)
  await digits.fill(codeOf(secret, room.kernel.now().at))
  await isAccessible(cage)
  await pays(cage, 'Pay $100.00')
  await cage.getByText('Paid: $100.00').waitFor()
})
