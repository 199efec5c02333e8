/** Members of the demo's club, with a card, a PIN and credits: the kiosk shows them, and everybody may try. */
import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import type { DemoMember } from '../club/kioskroutes.ts'
import { membersOf } from '../club/members.ts'
import type { Register } from '../door/register.ts'
import type { House } from '../house/kernel.ts'
import { CHEAP } from './people.ts'
import { nameFor, PLAYERS } from './players.ts'

const TRACKING = 'hawaiian-gardens/player-tracking-rewards'
const FLOOR = '21'
const COMPLIANCE = '71'
const ACCOUNTING = '51'
const MARKETING = '61'
const CERTIFICATES = 'hawaiian-gardens/match-play-certificate'
const SERIES = 'SM25'
const PIN = '8305'
/** One has enough for most prizes, one for a small one, one for none yet. */
const CREDITS = [64, 13, 4]

export const DEMO_MEMBERS: readonly DemoMember[] = PLAYERS.slice(0, CREDITS.length).map((person) => ({
  person,
  pin: PIN,
}))

/** Form, card and PIN into the register, where they are not there yet. */
export async function registerDemoClub(register: Register): Promise<void> {
  const members = membersOf(register)
  for (const { person, pin } of DEMO_MEMBERS) {
    const number = Number(person)
    if (register.isErased(number)) continue
    if (register.read(number) === undefined) register.add({ name: nameFor(number) }, number)
    if (members.read(person)?.card !== undefined) continue
    members.write({ person, address: '12 Example Street', document: { kind: 'passport', number: `X${person}` } })
    await register.setSecret(number, 'club pin', pin, CHEAP)
    register.correct(number, { club: { ...register.read(number)?.club, issue: 0, hasPin: true } })
    members.newCard(person)
  }
}

/** Their forms are complete, and the promotion has begun for them; once. */
export async function openDemoClub(house: House): Promise<void> {
  const { offerings, creditLots, persons } = house.state
  const unknown = DEMO_MEMBERS.filter(({ person }) => persons.get(person)?.club === undefined)
  const isBegun = offerings.get(TRACKING)?.running === undefined || creditLots.has(TRACKING)
  // Sent together, so that one sync serves them all.
  await Promise.all([
    ...unknown.map(({ person }) => house.submit({ do: 'SetClubForm', person, club: 'complete' }, { by: FLOOR })),
    ...(isBegun ? [] : DEMO_MEMBERS).map(({ person }, nth) =>
      house.submit(
        {
          do: 'AdjustCredits',
          activity: TRACKING,
          person,
          credits: CREDITS[nth]!,
          reason: 'carried over from the old club',
          second: COMPLIANCE,
        },
        { by: FLOOR },
      ),
    ),
  ])
}

/** Certificates came out of the mailing for two of them; once. */
export async function giveDemoPieces(house: House): Promise<void> {
  const isPosted = house.state.offerings.get(CERTIFICATES)?.running !== undefined
  if (!isPosted || house.state.series.has(SERIES)) return
  const [first, second] = DEMO_MEMBERS
  const orders: readonly [Order, string][] = [
    [
      {
        do: 'ReceiveSeries',
        activity: CERTIFICATES,
        series: SERIES,
        pieces: 200,
        keeper: 'accounting',
        second: MARKETING,
      },
      ACCOUNTING,
    ],
    [{ do: 'IssuePieces', series: SERIES, pieces: 50, to: 'marketing', second: MARKETING }, ACCOUNTING],
    [
      {
        do: 'GivePieces',
        series: SERIES,
        from: 'marketing',
        way: 'mail',
        to: [
          { pieces: 2, person: first!.person },
          { pieces: 1, person: second!.person },
        ],
      },
      MARKETING,
    ],
  ]
  for (const [order, by] of orders) {
    const outcome = await house.submit(order, { by })
    if (isRefusal(outcome)) return
  }
}
