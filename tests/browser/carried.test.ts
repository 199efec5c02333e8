/** What the podium knows beside the seats: that a text was sent, what people usually wait, and who dealt at a table. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demoCarrier } from '../../src/server/demo/carrier.ts'
import { isAccessible, picture, TABLET } from './harness.ts'
import { reads } from './people.ts'
import { openRoom, type Room, sevens } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())
afterEach(() => room.leave())

const BRUSH = '23'
const [LIST, TABLE] = ['NL Hold’em', '25']
const listed = (person: string) =>
  room.does({ do: 'JoinList', list: LIST, person, how: 'podium', shows: 'initials' }, BRUSH)

test('a call by text and one by pager say when they were sent; the usual wait is known after some were seated', async () => {
  const { register, devices } = room.premises
  const [rosa, iker] = [
    String(register.add({ name: 'Rosa Mensah', contact: { phone: '408 555 0123' } })),
    String(register.add({ name: 'Iker Dang' })),
  ]
  const { game, limit } = room.kernel.state.tables.get(TABLE)!
  const run = { minutes: 5, missed: 'end', ...(limit === undefined ? {} : { limit }) } as const
  await room.does({ do: 'SetList', list: LIST, game, ...run }, BRUSH)
  for (const [person, seat] of [
    [rosa, '1'],
    [iker, '2'],
  ] as const) {
    await listed(person)
    await room.does({ do: 'PagePerson', list: LIST, person, table: TABLE, seat }, BRUSH)
  }
  const brush = await room.enter(`podium?list=${encodeURIComponent(LIST)}&who=${rosa}`, TABLET, 'Noor')
  await reads(brush.locator('.list-title'), /Usual wait not known yet/)
  const deeds = brush.locator('.seat-deeds')
  await reads(deeds, new RegExp(`Called to table ${TABLE}, seat 1`))
  expect(await deeds.textContent()).not.toMatch(/sent/)
  const carrier = demoCarrier(room.kernel, devices)!
  // Asking again says that all was sent; the page hears of it at once.
  for (let n = 0; n < 2; n++) await carrier.carry(() => undefined)
  await reads(deeds, /Text sent \d+:\d\d [AP]M/)
  expect(await brush.locator('main').textContent()).not.toMatch(/555/)
  await picture(brush, 'podium-text-sent')
  await isAccessible(brush)
  await brush.locator('.waiting-row', { hasText: 'Iker' }).click()
  await reads(deeds, /Pager called \d+:\d\d [AP]M/)

  for (const seat of ['3', '4', '5', '6', '7']) {
    const person = String(register.add({ name: `Guest ${seat}` }))
    await listed(person)
    room.wait(5)
    await room.does({ do: 'SeatPlayer', table: TABLE, seat, person }, BRUSH)
  }
  const later = await room.enter(`podium?list=${encodeURIComponent(LIST)}`, TABLET, 'Noor')
  await reads(later.locator('.list-title'), /Usual wait 5 min/)
  await picture(later, 'podium-usual-wait')
})

test('who dealt here: the floor sees the pushes of a table with the hits, the brush does not', async () => {
  await room.does({ do: 'JoinLineUp', dealer: '12' }, BRUSH)
  await room.does({ do: 'PushDealer', table: '1', dealer: '12' }, BRUSH)
  room.wait(2)
  const hit = await sevens(room)
  const floor = await room.desk('podium?tab=dealers', 'Ravi')
  const dealt = floor.locator('.pane', { hasText: 'Who dealt here' })
  await dealt.getByLabel('Table').selectOption('1')
  await reads(dealt.locator('tbody tr').first(), new RegExp(`Kofi[\\s\\S]*still\\s*${hit}`))
  await picture(floor, 'podium-who-dealt')
  await isAccessible(floor)
  const brush = await room.enter('podium?tab=dealers', TABLET, 'Noor')
  await brush.getByRole('heading', { name: 'Line-up and tablets' }).waitFor()
  expect(await brush.getByRole('heading', { name: 'Who dealt here' }).count()).toBe(0)
})
