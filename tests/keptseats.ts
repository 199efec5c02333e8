/** Rounds of worked nights once more, with their seats kept: what they would have written then. */
import { isRefusal } from '../src/base/refusal.ts'
import { decide } from '../src/engine/decide.ts'
import { evolve } from '../src/engine/evolve.ts'
import { type Command, type Event, initialState, type State } from '../src/engine/mechanisms.ts'
import type { Seated } from '../src/engine/presence/vocabulary.ts'
import { GAMES, isGame } from '../src/games/games.ts'
import { canonical } from '../src/journal/canonical.ts'
import { inEnglish } from '../src/words/recorded.ts'
import { sentence } from '../src/words/sentence.ts'

export const ROUND_ORDERS = ['StartRound', 'BetLate', 'EndRound', 'VoidRound', 'ReportHit', 'PlayTable'] as const
type RoundOrder = (typeof ROUND_ORDERS)[number]
export type RoundCommand = Extract<Command, { do: RoundOrder }>

/** Nothing but that somebody sits there; or who it is, by a number of the register. */
export const WHO = ['strangers', 'persons'] as const
export type Who = (typeof WHO)[number]

export type KeptRound = {
  readonly command: RoundCommand
  readonly game: string
  readonly family: string
  /** What the order brought about. */
  readonly kind: string
  /** In which it was given, and the same with seats; both only until the next one is asked for. */
  readonly state: State
  readonly kept: (who: Who) => State
}

export type Accepted = { readonly command: Command; readonly events: readonly Event[] }

/** Every order of a round in a night where nobody keeps seats at its table. */
export function* roundsOf(night: readonly Accepted[]): Generator<KeptRound> {
  let state: State = initialState()
  for (const { command, events } of night) {
    if (isOfRound(command) && !state.seated.has(command.table)) {
      const { game } = state.tables.get(command.table)!
      const live = state
      yield {
        command,
        game,
        family: isGame(game) ? GAMES[game].family : game,
        kind: `${command.do}: ${events.map(({ type }) => type).join(' + ')}`,
        state,
        kept: (who) => withSeats(live, command, who),
      }
    }
    for (const event of events) state = evolve(state, event)
  }
}

const isOfRound = (command: Command): command is RoundCommand =>
  (ROUND_ORDERS as readonly string[]).includes(command.do) && command.paper === undefined

/** The events of the journal line, as they are written; the rest of a line is the same however it was decided. */
export function writtenIn(state: State, command: RoundCommand): string {
  const decision = inEnglish(decide(state, command))
  if (isRefusal(decision)) throw new Error(`${command.do} at table ${command.table}: ${sentence(decision)}`)
  return canonical(decision)
}

/** Those who are told to play sit there since long ago, and as many others as were dealt in. */
function withSeats(state: State, command: RoundCommand, who: Who): State {
  const { seats } = state.tables.get(command.table)!
  const since = command.at.at - 3_600_000
  const told = toldIn(state, command)
  const all = Array.from({ length: seats }, (_, n) => String(n + 1))
  const dealtIn = 'facts' in command ? command.facts.dealtIn : undefined
  const others = all.filter((seat) => !told.has(seat)).slice(0, Math.max(0, (dealtIn ?? 0) - told.size))
  const seated = new Map<string, Seated>()
  for (const seat of [...told.keys(), ...others]) {
    const person = told.get(seat) ?? (who === 'persons' ? String(70_000 + Number(seat)) : undefined)
    seated.set(seat, { ...(person === undefined ? {} : { person }), since, last: since, session: Number(seat) })
  }
  const sits = new Map(state.sits)
  for (const [seat, { person }] of seated) if (person !== undefined) sits.set(person, { table: command.table, seat })
  return { ...state, seated: new Map([...state.seated, [command.table, seated]]), sits }
}

/** By numbered seat, the person where the order names one. */
function toldIn(state: State, command: RoundCommand): Map<string, string | undefined> {
  const told = new Map<string, string | undefined>()
  const open = state.rounds.get(command.table)?.open
  const hear = (seat: string, person?: string) => {
    if (/^\d+$/.test(seat)) told.set(seat, person ?? told.get(seat))
  }
  for (const seat of open?.players ?? []) hear(seat)
  for (const spots of Object.values(open?.fees ?? {})) for (const spot of spots) hear(/^\d+/.exec(spot)?.[0] ?? '')
  for (const [spot, person] of Object.entries(open?.persons ?? {})) if (/^\d+$/.test(spot)) hear(spot, person)
  if (command.do === 'StartRound')
    for (const { seat, backline, person } of command.bets) hear(seat, backline === undefined ? person : undefined)
  if (command.do === 'ReportHit')
    for (const { seat, dealt, bettors } of command.hands)
      if (dealt !== false) hear(seat, bettors.find(({ place }) => place === 'seated')?.person)
  return told
}
