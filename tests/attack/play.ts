/** What people of the house do all night: a round at table 1, two sevens, a hit that is verified, a prize that is paid. */
import { type Answer, type Desk, newKey, type Running } from './target.ts'

export const SEVENS = 'bay-101/blazing-7s'
export const DEALER = '11'
export const FLOOR = '21'
/** Nobody guesses the PIN of this one: in the end somebody must be able to sign in. */
export const OTHER_FLOOR = '22'
export const CAGE = '31'
export const OTHER_CAGE = '32'
export const COMPLIANCE = '71'
export const ADMINISTRATOR = '91'
const DRAWER = '1'

type Event = { readonly type: string; readonly hit?: string; readonly claims?: readonly { readonly claim: string }[] }

/** What happened, or the answer as a complaint. */
export function eventsOf({ status, body }: Answer): readonly Event[] {
  if (status !== 200) throw new Error(`an honest order was refused: ${status} ${JSON.stringify(body).slice(0, 400)}`)
  return body.events as readonly Event[]
}
export const hitOf = (answer: Answer): string => eventsOf(answer).find(({ hit }) => hit !== undefined)?.hit ?? ''
export const firstClaim = (answer: Answer): string =>
  eventsOf(answer).flatMap(({ claims = [] }) => claims)[0]?.claim ?? ''

/** Three sevens of hearts with the player-dealer's card: the whole meter. */
export const SEVENS_AT_1 = {
  do: 'ReportHit',
  table: '1',
  facts: { dealtIn: 3, tournament: false },
  common: { dealerUp: '7h' },
  hands: [
    {
      seat: '1',
      role: 'player',
      cards: { hand: '7h 7h' },
      bettors: [{ place: 'seated', duty: 'none', proposition: false }],
    },
  ],
}

export const round = (table = '1') => ({
  do: 'StartRound',
  table,
  bets: [{ seat: '3', wagered: true, fees: [SEVENS] }],
})
export const twoSevens = (table = '1') => ({
  do: 'ReportHit',
  table,
  facts: { dealtIn: 3, tournament: false },
  common: { dealerUp: '2c' },
  hands: [
    {
      seat: '3',
      role: 'player',
      cards: { hand: '7s 7d' },
      bettors: [{ place: 'seated', duty: 'none', proposition: false }],
    },
  ],
})
export const pay = (claim: string, drawer = DRAWER) => ({ do: 'PayClaim', claim, form: 'chips', drawer })
/** An order that anybody on the floor may give at any time, and that changes little. */
export const newTable = (table: string) => ({ do: 'SetTable', table, game: 'holdem', seats: 9, decks: 1 })

export type People = { readonly dealer: Desk; readonly floor: Desk; readonly cage: Desk }
export const peopleOf = async (running: Running): Promise<People> => ({
  dealer: await running.at('table', DEALER),
  floor: await running.at('floor', FLOOR),
  cage: await running.at('cage', CAGE),
})

/** From the lock to a claim that waits for its money. The keys make each step count once. */
export async function claimOf({ dealer, floor }: People, key: () => string = newKey): Promise<string> {
  eventsOf(await dealer.order(round(), { key: key() }))
  const hit = hitOf(await dealer.order(twoSevens(), { key: key() }))
  const claim = firstClaim(await floor.order({ do: 'VerifyHit', hit }, { key: key() }))
  eventsOf(await dealer.order({ do: 'EndRound', table: '1' }, { key: key() }))
  return claim
}

export async function paidRound(people: People): Promise<string> {
  const claim = await claimOf(people)
  eventsOf(await people.cage.order(pay(claim)))
  return claim
}

/** What the board shows to everybody. */
export async function metersOf({ address }: Running): Promise<string> {
  const answer = await fetch(new URL('api/views/meters', address))
  return JSON.stringify(((await answer.json()) as { view?: unknown }).view)
}
