/** The host of a drawing: picks a player with the room's digits, sees the report clock, plays Hi Lo and double-up baccarat. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Card, cardOf, rankOf, signOf } from '../../src/cards/card.ts'
import { redo } from '../../src/engine/drawings/draw/redo.ts'
import { PROOFS } from '../../src/server/house/drawproofs.ts'
import { testBeacon } from '../beacon.ts'
import { isAccessible, picture, SIZES } from './harness.ts'
import { toldByKeys } from './keyboard/toldbykeys.ts'
import { button, pays, reads, sign, yesToAll } from './people.ts'
import { openRoom, type Room, verify } from './room.ts'

toldByKeys()

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())

const HI_LO = 'saratoga/hi-lo-progressive'
const BEAT = 'hawaiian-gardens/beat-the-dealer'
const turn = async (page: Page, card: Card) => {
  await page.locator(`.deck [data-piece="${card}"]`).click()
}
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

const callDigits = (page: Page) => page.getByLabel(/^Digits called by the room/).fill('471108')

/** Seals, has the room add its chance, reveals. Answers with the number of the player. */
async function pick(page: Page, seal: string | RegExp = /^Seal the entries/, chance = callDigits): Promise<string> {
  await button(page, seal).click()
  await says(page, 'Digest shown to the room')
  await chance(page)
  await picture(page, 'games-sealed')
  await button(page, /^Lucía/).click()
  await button(page, 'Reveal the pick').click()
  await says(page, /left to report$/)
  return [...room.kernel.state.callups.values()].at(-1)!.person!
}

test('a player is picked, reports, is right twice, stops; the prize is told with its clauses and waits on the floor', async () => {
  const page = await room.enter(`games?drawing=${HI_LO}`, { viewport: SIZES.tablet })
  await says(page, /^Eligible now · 1\d$/)
  await picture(page, 'games-eligible')
  await isAccessible(page)
  await page.locator('summary', { hasText: 'not eligible' }).click()
  await says(page, 'under 18 years of age')

  const board = await room.open(`board?only=${HI_LO}`, { viewport: SIZES.tv })
  await button(page, /^Seal the entries/).click()
  await says(page, 'Digest shown to the room')
  // The room sees what the house is bound to before it adds its chance.
  const noted = room.kernel.state.draws.pending[0]!.opened.digest
  await says(board, noted)
  await page.getByLabel(/^Digits called by the room/).fill('471108')
  await button(page, /^Lucía/).click()
  await button(page, 'Reveal the pick').click()
  await says(page, /left to report$/)
  const { person: who } = [...room.kernel.state.callups.values()].at(-1)!
  await expect.poll(() => page.locator('h2', { hasText: `Player ${who} has been called` }).count()).toBe(1)
  await board.locator('.sign-called', { hasText: `Player ${who}` }).waitFor()
  await picture(board, 'games-board-called')
  await isAccessible(board)
  await board.context().close()
  // A stranger redoes it from the record that the desk links to.
  const record = page.getByRole('link', { name: 'its record, to check it' })
  const published = await page.request.get(new URL((await record.getAttribute('href'))!, room.address).href)
  const redone = redo(await published.json(), noted)
  expect([redone.agrees, redone.winners]).toEqual([true, [who]])
  await picture(page, 'games-called')
  await isAccessible(page)
  await button(page, 'Reported in').click()
  await button(page, 'The deck is shuffled').click()
  await button(page, 'The player has cut the deck').click()
  await turn(page, cardOf(4, 0))
  await button(page, '▲ Higher').click()
  // A card of the same rank does not count.
  await turn(page, cardOf(4, 1))
  await says(page, /^Same rank: it does not count/)
  await turn(page, cardOf(7, 1))
  await says(page, /^Right\./)
  await button(page, '▼ Lower').click()
  await turn(page, cardOf(2, 2))
  await page.locator('.ladder li[data-is="here"]', { hasText: '$150.00' }).waitFor()
  await picture(page, 'games-hilo')
  await isAccessible(page)
  // By keyboard: the deck is one stop, a rank and a suit choose the card.
  await button(page, '▲ Higher').click()
  await page.locator('.deck button[tabindex="0"]').focus()
  await page.keyboard.press('K')
  await page.keyboard.press('s')
  await page.locator('.ladder li[data-is="here"]', { hasText: '$200.00' }).waitFor()
  await button(page, /^Stop and take \$200.00/).click()
  await says(page, 'Pay $200.00 as free play')
  await button(page, `Details of Player ${who}`).click()
  await says(page, '3 right: $200 of free play.')
  await says(page, 'This drawing has its winner.')
  await picture(page, 'games-result')
  await isAccessible(page)
  await page.keyboard.press('Escape')

  const callup = [...room.kernel.state.callups.values()].at(-1)!
  expect(callup.status).toBe('played')
  expect(callup.play !== undefined && 'cards' in callup.play ? callup.play.cards.map(signOf).join(' ') : '').toBe(
    '6c 6d 9d 4h Ks',
  )
  expect(rankOf(cardOf(4, 0))).toBe(4)
  const hit = room.kernel.state.hits.get(callup.hit!)!
  expect([hit.awards[0]?.line, hit.awards[0]?.person]).toEqual(['$200 free play', who])
  await expect
    .poll(() => page.getByRole('link', { name: `Verify ${hit.hit} on the floor screen` }).getAttribute('href'))
    .toBe(`/floor?hit=${hit.hit}`)
  await page.context().close()
})

test('another person verifies it on the floor, the cage sees the ID and hands the free play over: no cash moves', async () => {
  const { hit = '' } = [...room.kernel.state.callups.values()].find(({ status }) => status === 'played')!
  const floor = await room.enter(`floor?hit=${hit}`, { viewport: SIZES.desk }, 'Lucía')
  await yesToAll(floor)
  await button(floor, 'Verify $200.00').click()
  await says(floor, /Verified/i)
  const [claim] = room.kernel.state.hits.get(hit)!.claims
  const cage = await room.enter(`cage?claim=${claim}`, { viewport: SIZES.desk })
  await button(cage, 'ID seen, record it').click()
  await picture(cage, 'games-cage')
  await pays(cage, /^Hand over: .*free play/i)
  await cage.waitForFunction(() => document.body.textContent?.includes('free play') === true)
  await expect.poll(() => room.kernel.state.claims.get(claim!)?.status).toBe('paid')
  const promised = room.kernel.state.balances.entitlement.get(`${HI_LO} promised:gift`)
  // The growth of the prize is promised; the free play is not any more.
  expect(promised).toBe(-50_000n)
  await floor.context().close()
  await cage.context().close()
})

test('who does not report is passed over by the clock, and another is picked', async () => {
  room.wait(60)
  const page = await room.enter(`games?drawing=${HI_LO}`)
  const contributed = async () => {
    const record = await page.request.get(`${room.address}api/drawings/${room.kernel.state.draws.count}`)
    return (await record.json()).contribution.text
  }
  // Dice by touch and by keyboard: seven are too few, eight are enough.
  const first = await pick(page, undefined, async () => {
    await button(page, 'Dice').click()
    await page.locator('.die-choice[data-face="3"]').click()
    await page.locator('.dice [tabindex="0"]').focus()
    for (const face of '5126446') await page.keyboard.press(face)
    await page.keyboard.press('Backspace')
    await says(page, '279,936 possible outcomes so far; 1,000,000 are needed. Kinds may be combined.')
    await expect.poll(() => button(page, 'Reveal the pick').isDisabled()).toBe(true)
    await page.keyboard.press('1')
    await says(page, 'Enough: 1,679,616 possible outcomes.')
    await picture(page, 'games-dice')
    await isAccessible(page)
  })
  await expect.poll(() => contributed()).toBe('dice 3 5 1 2 6 4 4 1')
  room.wait(6)
  await says(page, 'did not come or was not eligible')
  // Cards cut from a deck, joined with a die; by touch and by keyboard, in Spanish.
  await page.getByRole('button', { name: 'ES Español' }).click()
  await button(page, /^Sellar la lista/).click()
  await button(page, 'Cartas').click()
  await turn(page, cardOf(10, 2))
  await expect.poll(() => page.locator(`.deck [data-piece="${cardOf(10, 2)}"]`).isDisabled()).toBe(true)
  await page.locator('.deck button[tabindex="0"]').focus()
  for (const key of ['7', 's', '2', 'c', 'Backspace', 'T', 'd']) await page.keyboard.press(key)
  await says(page, 'Hasta ahora pudo caer de 132,600 maneras; hacen falta 1,000,000. Se pueden juntar varias clases.')
  await button(page, 'Dados').click()
  await page.locator('.die-choice[data-face="6"]').click()
  await page.locator('.die-choice[data-face="2"]').click()
  await says(page, 'Basta: pudo caer de 4,773,600 maneras.')
  await button(page, 'Cartas · 3').click()
  await picture(page, 'games-cards-es')
  await isAccessible(page)
  await button(page, /^Lucía/).click()
  await button(page, 'Revelar quién sale').click()
  await says(page, /para presentarse$/)
  await expect.poll(() => contributed()).toBe('cards Qh 7s Td; dice 6 2')
  const second = [...room.kernel.state.callups.values()].at(-1)!.person
  await page.getByRole('button', { name: 'EN English' }).click()
  expect(second).not.toBe(first)
  await page.locator('summary', { hasText: 'Pass over' }).click()
  await page.getByLabel('Why is this person passed over?').fill('banned from the house')
  // There is time left: another department signs.
  await button(page, /^Mei/).click()
  await picture(page, 'games-pass-over')
  await isAccessible(page)
  await button(page, 'Pass over and draw again').click()
  await button(page, 'Seal the entries for another pick').waitFor()
  // A draw that is given up is drawn for again too.
  await button(page, 'Seal the entries for another pick').click()
  await says(page, /has committed$/)
  await page.locator('summary', { hasText: 'Abandon this draw' }).click()
  await page.getByLabel('Why is it abandoned?').fill('the dice fell on the floor')
  await page.locator('details[open]').getByRole('button', { name: /^Mei/ }).click()
  await picture(page, 'games-abandon')
  await isAccessible(page)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'games-abandon-phone')
  if (size !== null) await page.setViewportSize(size)
  await button(page, 'Abandon it').click()
  await button(page, 'Seal the entries for another pick').waitFor()
  const { draws } = room.kernel.state
  const given = await page.request.get(`${room.address}api/drawings/${draws.count}`)
  const { marks, agrees } = redo(await given.json())
  expect([agrees, marks.at(-1)]).toEqual([true, expect.stringMatching(/by 21 with 71: the dice fell on the floor$/)])
  expect([...room.kernel.state.callups.values()].filter(({ status }) => status === 'passed over').length).toBe(2)
  await page.context().close()
})

test('nobody came before the hour was over: another is picked for it; a ban that has ended lets the prize wait for its approval', async () => {
  room.wait(50)
  const page = await room.enter(`games?drawing=${HI_LO}`, { viewport: SIZES.desk })
  await pick(page)
  room.wait(6)
  await says(page, 'The drawing 9:00 PM to 10:00 PM has no winner: nobody came, or nobody was eligible.')
  const who = await pick(page, 'Seal the entries for 9:00 PM to 10:00 PM')
  await page.locator('summary', { hasText: 'What the house knows' }).click()
  await page.locator('.known').getByLabel('Banned or excluded').selectOption('ended')
  await button(page, 'Save').click()
  await expect.poll(() => room.kernel.state.persons.get(who)?.exclusion).toBe('ended')
  await isAccessible(page)
  await button(page, 'Reported in').click()
  await button(page, 'The deck is shuffled').click()
  await button(page, /^Stop and take \$50.00/).click()
  await says(page, 'Pay $50.00 as free play')
  const hit = [...room.kernel.state.hits.values()].findLast(({ activity }) => activity === HI_LO)!
  const [claim] = await verify(room, hit.hit, '22')
  const cage = await room.enter(`cage?claim=${claim}`, { viewport: SIZES.desk })
  await button(cage, 'ID seen, record it').click()
  await says(cage, 'Reinstatement after a ban')
  await cage.getByLabel('Form number').fill('R-118')
  await button(cage, 'Request filed').click()
  await says(cage, 'recorded as R-118')
  await picture(cage, 'games-reinstatement')
  await isAccessible(cage)
  // Filed in time: the thirty days do not run any more.
  await says(cage, 'claimed in time')
  expect(room.kernel.state.claims.get(claim!)?.expires).toBeUndefined()
  expect(await room.kernel.store.rows('select expires from claims where claim = ?', claim!)).toEqual([
    { expires: null },
  ])
  // Nobody lets a banned winner in alone.
  await button(cage, 'The request is approved').click()
  await says(cage, 'takes a second person')
  expect(room.kernel.state.persons.get(who)?.exclusion).toBe('ended')
  await sign(cage.locator('form', { has: button(cage, 'The request is approved') }), 'Mei')
  await button(cage, 'The request is approved').click()
  await expect.poll(() => room.kernel.state.persons.get(who)?.exclusion).toBe('reinstated')
  await pays(cage, /^Hand over: .*free play/i)
  await expect.poll(() => room.kernel.state.claims.get(claim!)?.status).toBe('paid')
  await cage.context().close()
  await page.context().close()
})

test('closing says where the money goes: to the house where a clause gives it to it', async () => {
  const page = await room.enter(`offerings?activity=${HI_LO}&part=run&do=close`, { viewport: SIZES.desk }, 'Mei')
  const to = page.getByLabel(/^Its money goes to/)
  await to.waitFor()
  await expect.poll(() => to.locator('option').allTextContents()).toEqual([expect.any(String), 'the house'])
  await page.goto(`${room.address}offerings?activity=${BEAT}&part=run&do=close`)
  await to.waitFor()
  await expect
    .poll(() => to.locator('option').allTextContents())
    .toEqual([expect.any(String), expect.stringMatching(/^Hawaiian Jackpot/)])
  await page.context().close()
})

test('compliance accepts a beacon with a second person; its minute is posted, the room speaks before it, its files bring the value', async () => {
  const beacon = testBeacon()
  const compliance = await room.enter(`games?drawing=${HI_LO}`, { viewport: SIZES.desk }, 'Mei')
  await compliance.locator('summary', { hasText: /^Witnesses of draws · 1$/ }).click()
  const fold = compliance.locator('details[open]', { has: compliance.locator('summary', { hasText: 'Witnesses' }) })
  await reads(fold, /The demo’s own witness · asked over the line/)
  await fold.getByLabel('Name').fill('The public beacon')
  await fold.getByLabel('Fingerprint').fill(beacon.fingerprint.slice(0, 100))
  await expect.poll(() => button(fold, 'Accept this witness').isDisabled()).toBe(true)
  await fold.getByLabel('Fingerprint').fill(beacon.fingerprint)
  await button(fold, /^Yusuf/)
    .first()
    .click()
  await isAccessible(compliance)
  await picture(compliance, 'games-witnesses')
  await button(fold, 'Accept this witness').click()
  await reads(fold, /The public beacon · public beacon/)
  await reads(fold, beacon.fingerprint)
  await reads(compliance.locator('summary', { hasText: 'Witnesses' }), /· 2$/)
  await compliance.context().close()

  const page = await room.enter(`games?drawing=${HI_LO}`, { viewport: SIZES.desk })
  await page.getByLabel('Whose part').selectOption({ label: 'The public beacon · public beacon' })
  await page.getByLabel(/^Minutes until the beacon speaks/).fill('3')
  await picture(page, 'games-beacon')
  await isAccessible(page)
  await button(page, /^Seal the entries/)
    .first()
    .click()
  await says(page, /^The public beacon · speaks at \d+:\d\d [AP]M$/)
  const { draw, outside } = room.kernel.state.draws.pending[0]!.opened
  const at = outside?.kind === 'beacon' ? outside.at : 0
  expect(at % 60_000).toBe(0)
  await callDigits(page)
  await button(page, /^Lucía/).click()
  await button(page, 'Record the room’s randomness').click()
  await says(page, /^The room has spoken\. The beacon speaks at \d+:\d\d [AP]M\. It cannot be called off for another/)
  const bring = async (minute: number, change = (text: string) => text) => {
    const { pulse, certificate } = beacon.filesAt(minute)
    await page.getByLabel(/^The beacon’s two files/).setInputFiles([
      { name: 'pulse.json', mimeType: 'application/json', buffer: Buffer.from(change(pulse)) },
      { name: 'certificate.pem', mimeType: 'text/plain', buffer: Buffer.from(certificate) },
    ])
  }
  // Nobody has its value before its minute: whoever brings one brings a forgery, or another minute's.
  await bring(at)
  await says(page, 'the minute of the beacon has not come yet')
  room.wait(5)
  await says(page, /^The beacon has spoken\. Bring its files\./)
  await bring(at - 60_000)
  await says(page, 'not the one that counts for this draw')
  await bring(at, (text) => text.replace(/"localRandomValue":"../, '"localRandomValue":"00'))
  await says(page, 'not signed by the witness')
  await picture(page, 'games-beacon-files')
  await isAccessible(page)
  expect(room.kernel.state.draws.pending).toHaveLength(1)
  await bring(at)
  await says(page, /left to report$/)
  const record = await (await page.request.get(`${room.address}api/drawings/${draw}`)).json()
  const redone = redo(record, undefined, undefined, PROOFS)
  expect([redone.agrees, redone.winners]).toEqual([true, [[...room.kernel.state.callups.values()].at(-1)!.person]])
  await page.context().close()

  // Retired with a reason: nobody can choose it any more.
  const later = await room.enter(`games?drawing=${HI_LO}`, { viewport: SIZES.desk }, 'Mei')
  await later.locator('summary', { hasText: 'Witnesses of draws · 2' }).click()
  const form = later.locator('form', { has: button(later, 'Retire the chosen witness') })
  await form.getByRole('button', { name: 'The public beacon' }).click()
  await form.getByLabel('Why').fill('it has not spoken for a week')
  await sign(form, 'Yusuf')
  await button(form, 'Retire the chosen witness').click()
  await later.locator('summary', { hasText: 'Witnesses of draws · 1' }).waitFor()
  await later.context().close()
})

test('a ticket out of the drum, stub and ID checked, a hand of baccarat won, the double prize kept; in Spanish', async () => {
  const page = await room.enter(`games?drawing=${BEAT}`)
  await page.getByLabel(/^Ticket drawn by hand/).fill('t1')
  await page.locator('.second-demo button').first().click()
  await picture(page, 'games-drum')
  await isAccessible(page)
  await button(page, 'Announce the ticket').click()
  await says(page, /left to report$/)
  await expect.poll(() => button(page, 'Reported in').isDisabled()).toBe(true)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await button(page, 'Reported in').click()
  await says(page, 'Take $500.00, or play a hand of baccarat for $1,000.00?')
  await page.getByRole('button', { name: 'ES Español' }).click()
  await button(page, 'Jugar a Jugador').click()
  // Player nine, Banker eight: both stand.
  for (const card of [cardOf(7, 0), cardOf(6, 1), cardOf(11, 3), cardOf(10, 2)]) await turn(page, card)
  await says(page, /La mano está completa/)
  await picture(page, 'games-baccarat')
  await isAccessible(page)
  await button(page, 'Decidir esta mano').click()
  await button(page, 'Cobrar $1,000.00').click()
  await says(page, 'Pagar $1,000.00')
  const hit = [...room.kernel.state.hits.values()].findLast(({ activity }) => activity === BEAT)!
  expect(hit.awards.map(({ line, amount }) => [line, amount])).toEqual([['twice the prize', '100000']])
  await page.context().close()
})
