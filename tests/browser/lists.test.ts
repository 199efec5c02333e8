/** Seats and lists as players and dealers see them: the wall, the phone, the tablet. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isAccessible, picture, SIZES } from './harness.ts'
import { button, isDrawn, press, pressArmed, reads, seat } from './people.ts'
import { openRoom, type Room } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
  for (const [nth, [list, game, limit]] of LISTS.entries()) {
    const table = String(90 + nth)
    await podium({ do: 'SetTable', table, game, limit, seats: 9, decks: 1 })
    if (nth !== 2) await podium({ do: 'OpenTable', table })
    await podium({ do: 'SetList', list, game, limit, minutes: 5, missed: 'end', callIn: 60 })
  }
  for (const [nth, name] of PEOPLE.entries())
    await podium(joining(LISTS[nth % 3]![0], person(name), nth % 4 === 3 ? 'number' : 'initials'))
})
afterAll(() => room.close())
afterEach(() => room.leave())

const LISTS = [
  ['NL 1-3', 'no-limit-holdem', '$1-$3'],
  ['PLO 5-5', 'omaha-high-low', '$5-$5'],
  ['Limit 4-8', 'holdem', '$4-$8'],
  ['NL 5-10', 'no-limit-holdem', '$5-$10'],
  ['Stud 2-4', 'seven-card-stud', '$2-$4'],
] as const
const PEOPLE = Array.from({ length: 33 }, (_, n) => `${'ABCDEFGHIJKLMNOPQRS'[n % 19]}a ${'TUVWXYZ'[n % 7]}o${n}`)

const podium = (order: Parameters<Room['does']>[0]) => room.does(order, '23')
const person = (name: string): string => String(room.premises.register.add({ name }))
const joining = (list: string, who: string, shows: 'initials' | 'number' = 'initials') =>
  ({ do: 'JoinList', list, person: who, how: 'podium', shows }) as const
const listed = (list: string) => room.kernel.state.lists.get(list)?.listed ?? []
/** Not the one that deals everybody in. */
const turnSeats = (page: Page) => page.getByRole('button', { name: 'Seats', exact: true }).click()
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight)

test('the lists on the wall: a column each, nothing scrolls, and a call comes at once with sign and word', async () => {
  const tv = await room.open('board?only=lists', { viewport: SIZES.tv })
  const story = tv.locator('.story')
  await expect.poll(() => story.getAttribute('data-page')).toBe('lists 1')
  await reads(tv.locator('[data-list="NL 1-3"] h2'), /^NL Hold’em\s*\$1-\$3$/)
  await reads(tv.locator('[data-list="Limit 4-8"] .list-state'), /^Interest list\s+11 waiting$/)
  expect(await fits(tv)).toBe(1080)
  const cutOff = () =>
    tv.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.list')]
        .filter((list) => list.scrollHeight > list.clientHeight + 1 || list.scrollWidth > list.clientWidth + 1)
        .map((list) => list.dataset.list),
    )
  expect(await cutOff()).toEqual([])
  // On its side two and two.
  await tv.setViewportSize({ width: 1080, height: 1920 })
  await expect.poll(async () => [await fits(tv), ...(await cutOff())]).toEqual([1920])
  await tv.setViewportSize(SIZES.tv)
  await picture(tv, 'lists-tv')
  await isAccessible(tv)
  await tv.keyboard.press('ArrowRight')
  await expect.poll(() => story.getAttribute('data-page')).toBe('lists 2')
  await reads(tv.locator('[data-list="Stud 2-4"] .list-nobody'), 'Nobody is waiting')

  const [first] = listed('NL 1-3')
  await podium({ do: 'PagePerson', list: 'NL 1-3', person: first!.person, table: '90', seat: '4' })
  // It does not wait for its turn.
  const called = tv.locator('.list-called li')
  await reads(called, /^AT\s*Called\s*Table 90 · Seat 4$/)
  await expect.poll(() => called.getAttribute('data-fresh')).toBe('true')
  await picture(tv, 'lists-tv-called')
  await podium({ do: 'AnswerPage', list: 'NL 1-3', person: first!.person, how: 'coming' })
  await reads(called, /Coming/)
  room.wait(1)
  await expect.poll(() => called.getAttribute('data-fresh')).toBe('false')
  await podium({ do: 'DropPage', list: 'NL 1-3', person: first!.person })
})

test('by phone: a place is asked for, confirmed, called with a clock, answered and left; nobody else is shown by name', async () => {
  const phone = await room.open('lists', { viewport: SIZES.phone, hasTouch: true })
  await phone.evaluate(() => {
    navigator.vibrate = (pattern) => {
      if (pattern !== 0) document.body.dataset.buzzed = String(pattern)
      return true
    }
  })
  await phone.locator('.phone-lists > li').first().waitFor()
  expect(await fits(phone)).not.toBe(false)
  await press(phone, 'Put me on the list: Seven Card Stud $2-$4')
  await press(phone, 'Ask for a place')
  await phone.locator('.field-wrong').waitFor()
  await phone.getByLabel('Your name').fill('Linh Example')
  await picture(phone, 'lists-phone-join')
  await press(phone, 'Ask for a place')
  const place = phone.locator('.phone-place')
  await reads(place, /You are first[\s\S]*Your place is kept\. Check in at the podium/)
  const [mine] = listed('Stud 2-4')
  expect(mine).toMatchObject({ how: 'phone', isConfirmed: false })

  // The wall shows a number until the podium has seen who it is.
  const tv = await room.open('board?only=lists', { viewport: SIZES.tv })
  await tv.locator('[data-page="lists 1"]').waitFor()
  await isDrawn(tv)
  await tv.keyboard.press('ArrowRight')
  const onWall = tv.locator('[data-list="Stud 2-4"] .list-waiting strong')
  await reads(onWall, String(mine!.number))
  await podium({ do: 'CheckIn', person: mine!.person })
  await reads(onWall, 'LE')
  await reads(place, /You are checked in/)
  await isAccessible(phone)
  await picture(phone, 'lists-phone-place')

  await podium({ do: 'PagePerson', list: 'Stud 2-4', person: mine!.person, table: '94', seat: '2' })
  const call = phone.locator('.phone-call')
  await reads(call, /Your seat is ready[\s\S]*Table 94 · Seat 2[\s\S]*\d:\d\d/)
  await expect.poll(() => phone.locator('body').getAttribute('data-buzzed')).toBe('300,120,300,120,500')
  // Down at the last list, where the name was given.
  const isSeen = () =>
    call.evaluate((one) => one.getBoundingClientRect().top >= -1 && one.getBoundingClientRect().bottom <= innerHeight)
  await expect.poll(isSeen).toBe(true)
  await picture(phone, 'lists-phone-called')
  await isAccessible(phone)
  await press(phone, 'Dark')
  await picture(phone, 'lists-phone-called-dark')
  await isAccessible(phone)
  await press(phone, /Español/)
  await press(phone, 'Ya voy')
  await reads(call, /Sabemos que viene/)
  expect(listed('Stud 2-4')[0]?.page?.answer).toBe('coming')
  await picture(phone, 'lists-phone-es')
  expect(await fits(phone)).not.toBe(false)

  // After a reload it is still this phone's place, and no other's.
  await phone.reload()
  await call.waitFor()
  const other = await room.open('lists', { viewport: SIZES.phone })
  await other.locator('.phone-lists > li').first().waitFor()
  await expect.poll(() => other.locator('.phone-place').count()).toBe(0)
  expect(await other.locator('main').textContent()).not.toContain('Linh')

  await press(phone, 'Salir de la lista')
  await reads(phone.locator('.phone-leave'), /Su lugar pasa a la siguiente persona/)
  await press(phone.locator('.phone-leave'), 'Salir de la lista')
  await phone.locator('.phone-place').waitFor({ state: 'detached' })
  expect(listed('Stud 2-4')).toEqual([])
})

test('whoever is seated by the podium reads so on the phone; a locked list takes nobody', async () => {
  const phone = await room.open('lists', { viewport: SIZES.phone })
  await press(phone, 'Put me on the list: Seven Card Stud $2-$4')
  await phone.getByLabel('Your name').fill('Oscar Example')
  await press(phone, 'My call number')
  await press(phone, 'Ask for a place')
  await phone.locator('.phone-place').waitFor()
  const who = listed('Stud 2-4')[0]!.person
  await podium({ do: 'LockList', list: 'Stud 2-4' })
  await podium({ do: 'SeatPlayer', table: '94', seat: '5', person: who })
  await phone.getByText('You are off the list.').waitFor()
  await reads(phone.locator('[data-list="Stud 2-4"]'), /Closed to new names/)
  await expect
    .poll(() => phone.getByRole('button', { name: 'Put me on the list: Seven Card Stud $2-$4' }).count())
    .toBe(0)
  await podium({ do: 'UnlockList', list: 'Stud 2-4' })
})

test('at the table: sit down by card and without one, away, back, leave; a round begins with who sits there', async () => {
  const linh = person('Linh Tran')
  const tablet = await room.enter('table/90', { viewport: { width: 1024, height: 768 }, hasTouch: true })
  const there = (of: string) => room.kernel.state.seated.get('90')?.get(of)
  await turnSeats(tablet)
  await seat(tablet, 3).click()
  // As a reader at the tablet types it.
  await tablet.getByLabel('Club card').waitFor()
  await tablet.keyboard.type(linh)
  await tablet.keyboard.press('Enter')
  await reads(seat(tablet, 3), /Linh T\./)
  expect(there('3')).toMatchObject({ person: linh, via: 'tablet' })

  await seat(tablet, 5).click()
  await tablet.getByLabel('Club card').fill('999999')
  await press(tablet, 'Sit down')
  await tablet.getByRole('alert').getByText('The register has nobody under 999999').waitFor()
  await press(tablet, 'Sit down without a card')
  await reads(seat(tablet, 5), /No name/)

  // Whoever is known to sit elsewhere has come over: one tap, and the sitting goes on here.
  const omar = person('Omar Haddad')
  await podium({ do: 'SeatPlayer', table: '94', seat: '6', person: omar })
  const { session } = room.kernel.state.seated.get('94')!.get('6')!
  await seat(tablet, 2).click()
  await tablet.getByLabel('Club card').fill(omar)
  await press(tablet, 'Sit down')
  await button(tablet, 'Move Omar H. here from table 94, seat 6').waitFor()
  await isAccessible(tablet)
  await picture(tablet, 'lists-tablet-move')
  await press(tablet, 'Move Omar H. here from table 94, seat 6')
  await reads(seat(tablet, 2), /Omar H\./)
  expect(there('2')).toMatchObject({ person: omar, session, via: 'tablet' })
  expect(room.kernel.state.seated.get('94')?.has('6')).toBe(false)
  await podium({ do: 'LeaveSeat', table: '90', seat: '2' })

  await seat(tablet, 3).click()
  await isAccessible(tablet)
  await picture(tablet, 'lists-tablet')
  await press(tablet, 'Meal')
  await expect.poll(() => there('3')?.away?.why).toBe('meal')
  await reads(seat(tablet, 3), /○ Linh T\./)

  // Touched for bets again, with the names still there. Who sits and is not away is in; the dealer says otherwise for one round.
  await turnSeats(tablet)
  const isIn = (of: number, is: 'in' | 'empty') =>
    expect.poll(() => seat(tablet, of).getAttribute('data-spot')).toBe(is)
  await isIn(5, 'in')
  await isIn(3, 'empty')
  await reads(tablet.locator('.arc-dealer'), /^1 dealt in/)
  await seat(tablet, 5).click()
  await isIn(5, 'empty')
  await seat(tablet, 7).click()
  await isIn(7, 'in')
  await tablet.reload()
  await isIn(7, 'in')
  await isIn(5, 'empty')
  await picture(tablet, 'lists-tablet-bets')
  await pressArmed(tablet, 'Start Game')
  await pressArmed(tablet, 'End Game')
  await isIn(5, 'in')
  await isIn(7, 'empty')
  await turnSeats(tablet)
  await seat(tablet, 3).click()
  await press(tablet, 'Back at the table')
  await expect.poll(() => there('3')?.away).toBeUndefined()
  await isIn(3, 'in')
  await seat(tablet, 3).click()
  await press(tablet, 'Leave the seat')
  await expect.poll(() => there('3')).toBeUndefined()
  await isIn(3, 'empty')

  // Nobody keeps the seats of this one: it looks as it always did.
  const other = await room.enter('table/1', { viewport: SIZES.tablet })
  await seat(other, 1).waitFor()
  expect(await other.locator('.puck-name').count()).toBe(0)
  expect(await other.locator('.puck[data-spot="in"]').count()).toBe(0)
})
