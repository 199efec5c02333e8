import { afterAll, beforeAll, expect, test } from 'vitest'
import { serialOf } from '../../src/ledger/pieces/serial.ts'
import { entryAt } from '../../src/server/house/storage.ts'
import { isAccessible, TABLET } from './harness.ts'
import { choiceOf, isDrawn, ordersOf, press, pressTwice, pressWhenSaid, seat, seen } from './people.ts'
import { openRoom, type Room, signIn } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())

const rounds = () => room.kernel.state.rounds

test('a hand button lays the certain cards of its seat; pressed again it is up and nothing was told', async () => {
  const page = await room.enter('table/9', TABLET)
  for (const number of [1, 4]) {
    await seat(page, number).click()
    await seat(page, number).click()
  }
  // As the document of this table calls it.
  await press(page, 'Coin In')
  await press(page, 'ace-king-queen suited, hearts')
  await page.getByText('whose? Tap the seat').waitFor()
  await press(page, /^ace-king-queen suited: whose/)
  await page.getByRole('button', { name: 'Game Over' }).waitFor()
  expect(rounds().get('9')?.open?.hits).toEqual([])

  await press(page, 'ace-king-queen suited, hearts')
  await press(page, 'Seat 4')
  // The seed and 31 cents of each of two fees; $100 for the other one.
  await page.getByRole('button', { name: 'Report $3,100.62' }).click()
  await page.getByText('PENDING').first().waitFor()
  // The meter says so first; the dealer has seen the hit itself when the floor declines it.
  await page.waitForTimeout(1_500)
  // The floor declines it: the dealer is told, and the table can go on.
  for (const hit of rounds().get('9')?.open?.hits ?? [])
    await room.does(
      { do: 'DeclineHit', hit, reason: 'a card of the other deck', evidence: 'camera 3', second: '22' },
      '21',
    )
  await page.getByText('The floor declined').first().waitFor()
  await press(page, 'Game Over')
  await page.getByText('Before the deal').waitFor()
  await page.context().close()
})

test('somebody behind a seat, a dark sensor and a proposition player are told at the lock', async () => {
  const page = await room.enter('table/1', TABLET)
  await seat(page, 3).click()
  await seat(page, 3).click()
  await press(page, 'Add one')
  await page.getByRole('button', { name: '1: bet and fee' }).waitFor()
  await expect.poll(() => seat(page, 3).textContent()).toContain('+1 behind')
  await seat(page, 5).click()
  await seat(page, 5).click()
  await press(page, 'Sensor is dark')
  await expect.poll(() => seat(page, 5).textContent()).toContain('Dark sensor')
  await isAccessible(page)
  await press(page, 'Start Game')
  await page.getByText('Round 1', { exact: true }).waitFor()
  const fees = rounds().get('1')?.open?.fees['bay-101/blazing-7s']
  // The dark sensor has the dealer's button in its place, so its fee is taken too.
  expect([...(fees ?? [])].sort()).toEqual(['3', '3b1', '5'])
  await press(page, 'End Game')
  await page.getByText('Before the deal').waitFor()
  await page.context().close()
})

test('the floor is called with a clock; a failed sensor says what each activity has in its place', async () => {
  const page = await room.enter('table/13', TABLET)
  await page.getByText('Call floor').click()
  await press(page, 'Misdeal')
  await page.getByText(/Floor called: Misdeal\. Waiting \d+:\d\d/).waitFor()
  expect(room.kernel.state.calls.get('13')).toMatchObject({ why: 'Misdeal' })
  await page.getByText('Call floor').click()
  await press(page, 'The sensor has failed')
  await page.getByText(/put the dice cup where a fee is/).waitFor()
  expect(room.kernel.state.tables.get('13')?.broken).toHaveProperty('sensor')
  await page.context().close()
})

test('a free table takes no fee, and each patron’s own prize is named', async () => {
  const page = await room.enter('table/19', TABLET)
  await press(page, 'No purchase: free table')
  await page.getByText('Free table: nobody posts a fee').waitFor()
  for (const number of [1, 2, 3, 4]) await seat(page, number).click()
  await press(page, 'Start Game')
  await page.getByText('Round 1', { exact: true }).waitFor()
  expect(rounds().get('19')?.open?.fees).toEqual({})
  await press(page, 'End Game')
  await page.getByText('Before the deal', { exact: true }).waitFor()
  await page.context().close()
})

test('points that the table counts are entered beside the cards', async () => {
  const page = await room.enter('table/20', TABLET)
  await seat(page, 1).click()
  await press(page, 'Start Game')
  await press(page, 'Report hit')
  await press(page, 'One point more for Seat 1')
  await press(page, 'One point more for Seat 1')
  await page.getByText('Seat 1: 2').waitFor()
  await page.context().close()
})

test('pressed twice in a noisy room it counts once, and the button that comes in its place is not pressed with it', async () => {
  const page = await room.enter('table/15', TABLET)
  await seat(page, 2).click()
  const next = page.locator('.next')
  expect((await next.boundingBox())!.height).toBeGreaterThanOrEqual(96)
  const sent = ordersOf(page)
  // A third press, later than a double tap and sooner than a hand is dealt, meets a button that is not armed yet.
  const third = pressWhenSaid(page, 'Round 1', '.next')
  await pressTwice(next)
  await third
  await page.getByText('Round 1', { exact: true }).waitFor()
  await page.locator('.next:enabled').waitFor()
  expect(sent).toEqual(['StartRound'])
  await pressTwice(next)
  await page.getByText('Before the deal').waitFor()
  await isDrawn(page)
  expect(sent).toEqual(['StartRound', 'EndRound'])
  expect(rounds().get('15')).toMatchObject({ round: 1 })
  expect(rounds().get('15')?.open).toBeUndefined()
  await page.context().close()
})

test('a misdeal says what it does before it is done; a seat that is looked at tells nothing to the house', async () => {
  const page = await room.enter('table/16', TABLET)
  await seat(page, 1).click()
  await seat(page, 1).click()
  await press(page, 'Start Game')
  await page.getByText('Round 1', { exact: true }).waitFor()
  const before = room.kernel.durable().seq
  await seat(page, 2).click()
  await page.getByText('In this round: Empty').waitFor()
  expect(room.kernel.state.rounds.get('16')?.open?.round).toBe(1)
  await page.locator('.trouble summary', { hasText: 'Misdeal' }).click()
  await page.getByText('The round is void and its fees go back').waitFor()
  await isAccessible(page)
  await expect.poll(() => ofTable(before, '16')).toEqual([])
  await press(page, 'Void the round')
  await page.getByText('Before the deal').waitFor()
  await expect.poll(() => ofTable(before, '16')).toEqual(['RoundVoided'])
  await page.context().close()
})

/** What the journal has heard of a table since then. */
const ofTable = async (since: number, table: string): Promise<string[]> => {
  const found: string[] = []
  for (let seq = since + 1; seq <= room.kernel.durable().seq; seq += 1)
    for (const event of (await entryAt(room.kernel.store, seq))?.events ?? [])
      if ('table' in event && event.table === table) found.push(event.type)
  return found
}

test('a session that ends at work: the same person finds everything as it was', async () => {
  const page = await room.enter('table/17', TABLET)
  for (const number of [2, 5]) await seat(page, number).click()
  await press(page, 'Start Game')
  await page.getByText('Round 1', { exact: true }).waitFor()
  // Somebody has taken the key away: the next press is refused and leads to the door.
  await page.context().clearCookies()
  await page.locator('.next').click()
  await page.locator('.signin-demo').waitFor()
  expect(rounds().get('17')?.open?.round).toBe(1)
  await signIn(page, 'Dana')
  await page.getByText('Round 1', { exact: true }).waitFor()
  await expect.poll(() => seen(seat(page, 5))).not.toMatch(/Empty/)
  await page.locator('.next').click()
  await page.getByText('Before the deal').waitFor()
  await page.context().close()
})

test('another tablet that takes a table over in the middle of a round knows who is in, and what they win', async () => {
  const before = await room.enter('table/3', TABLET)
  for (const number of [1, 2, 4]) {
    await seat(before, number).click()
    if (number !== 4) await seat(before, number).click()
  }
  await press(before, 'Start Game')
  await before.getByText('Round 1', { exact: true }).waitFor()

  // The same tablet, started again: it knows seat 4, too, who laid no fee.
  const again = await before.context().newPage()
  await again.goto(before.url())
  await expect.poll(() => seen(seat(again, 4))).toMatch(/No fee/)
  await again.getByText('4 dealt in').waitFor()
  await before.context().close()

  const after = await room.enter('table/3', { viewport: { width: 1024, height: 768 }, hasTouch: true })
  await after.getByText('3 dealt in').waitFor()
  // Nothing that can be pressed there is cut off at the edge.
  const cut = after
    .locator('.tablet-side .button')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth - 15).length)
  expect(await cut).toBe(0)
  await press(after, 'Report hit')
  await choiceOf(after, 'seven of hearts').click()
  await press(after, /^Seat 1/)
  await choiceOf(after, 'seven of spades').click()
  await press(after, /^Player-dealer/)
  await choiceOf(after, 'king of spades').click()
  await after.getByRole('button', { name: /^Report \$/ }).waitFor()
  await after.context().close()
})

test('sensors light the seats by themselves, the lock takes what is lit, and without their link the procedure is shown', async () => {
  const page = await room.enter('table/2', TABLET)
  // A table that plays by itself shows its chips as they come down.
  await page.locator('.puck[data-lit="true"]').first().waitFor()
  await page.goto(`${room.address}table/1`)
  const { simulated, devices } = room.premises
  const device = simulated!.of('1')
  const SEVENS = 'bay-101/blazing-7s'
  const isLit = (number: number, lit: boolean) =>
    page.locator(`.puck:nth-of-type(${number})[data-lit="${lit}"]`).waitFor()
  device.see({ [SEVENS]: ['2', '6'] })
  await isLit(2, true)
  await isLit(6, true)
  await page.getByText('The sensors light up here by themselves.').waitFor()
  device.see({ [SEVENS]: ['2'] })
  await isLit(6, false)
  await expect.poll(() => seat(page, 6).textContent()).toContain('Bet')
  // Another tap says that nobody plays there; a lit seat cannot be tapped away.
  await seat(page, 6).click()
  await seat(page, 2).click()
  await page.locator('.puck:nth-of-type(6)[data-spot="empty"]').waitFor()
  await isLit(2, true)
  await press(page, 'Start Game')
  await page.getByRole('button', { name: 'End Game' }).waitFor()
  expect(rounds().get('1')?.open?.fees).toEqual({ [SEVENS]: ['2'] })
  device.see({ [SEVENS]: [] })
  await press(page, 'End Game')
  await page.getByRole('button', { name: 'Start Game' }).waitFor()

  simulated!.setCut('1', true)
  for (let second = 0; second < 8; second++) {
    room.wait(1 / 60)
    await devices.links.watch()
  }
  await page.getByText('no link to the house').first().waitFor()
  // By hand again: bet, then bet with the fee.
  await seat(page, 3).click()
  await seat(page, 3).click()
  await isLit(3, true)
  await isAccessible(page)
  simulated!.setCut('1', false)
  device.see(undefined)
  await page.getByText('no link to the house').first().waitFor({ state: 'detached' })
  await page.context().close()
})

test('a coupon is laid with its clause, its fee is taken before the deal, and the result says what is done with it', async () => {
  const series = 'MP10'
  const to = [{ first: 900, person: '2001' }]
  await room.does({ do: 'GivePieces', series, from: 'marketing', way: 'mail', to }, '61')
  await room.does({ do: 'EnrolPerson', person: '2001', duty: 'none', proposition: false }, '21')
  const page = await room.enter('table/18', TABLET)
  for (const number of [3, 5]) await seat(page, number).click()
  await press(page, 'Coupons and chips')
  await seat(page, 3).click()
  await page.getByLabel('Serial (scan or type)').fill(serialOf(series, 900))
  await page.getByLabel('Club card, if any').fill('2001')
  await page.getByLabel('Live chips beside it').fill('5')
  await press(page, 'Lay it')
  await page.getByText('the live wager of $5.00 is not equal to $10.00').waitFor()
  // As much as its face, unless something else is said.
  await page.getByLabel('Live chips beside it').fill('')
  await press(page, 'Lay it')
  await page.getByText('Fee of $1.00 is due').waitFor()
  await expect.poll(() => seat(page, 3).textContent()).toContain('$10.00')
  await isAccessible(page)
  await press(page, 'Take the fee of $1.00')
  await page.getByText('Fee of $1.00 is due').waitFor({ state: 'detached' })
  await press(page, 'The cards are dealt')
  await press(page, 'Wins')
  await page.getByText('pays the player $10.00 for the wager and $10.00 for the piece').waitFor()
  await page.getByText('carries it to the cage and brings the player-dealer $10.00').waitFor()
  expect(room.kernel.state.uses.get('L1')).toMatchObject({ status: 'to verify', cage: '1000' })
  // The wrong button: taken back at once by whoever touched it. Chips have passed by then, and go back with the lost wager.
  await press(page, 'Wrong result?')
  await isAccessible(page)
  await press(page, 'It loses')
  await page.getByText('The player gives the player-dealer $30.00 back.').waitFor()
  await page.getByText('Collect the piece: it is void.').waitFor()
  expect(room.kernel.state.uses.has('L1')).toBe(false)
  expect(room.kernel.state.pieceResults.get('L1')).toMatchObject({
    result: 'lose',
    corrected: { was: 'win', by: ['11'] },
  })
  // Once: after that it takes two, on the floor.
  await page.getByRole('button', { name: 'Wrong result?' }).waitFor({ state: 'detached' })
  await page.context().close()
})
