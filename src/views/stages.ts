/** What the host of a stage goes by: who has a pass, who owes identification, whose turn it is, and how it stands. */
import type { Moment } from '../base/moment.ts'
import type { Party } from '../base/party.ts'
import type { Card } from '../cards/card.ts'
import type { State } from '../engine/mechanisms.ts'
import type { Running } from '../engine/offerings/running.ts'
import { beginsAt } from '../engine/stages/passes.ts'
import type { Out, Stage } from '../engine/stages/vocabulary.ts'
import { type KeysGame, nextOf } from '../games/keys/game.ts'
import { dueAt, FINAL, type Placed, type PlayDown, placesAt, type Seated, seatsInTurn } from '../games/playdown/game.ts'
import { keysRules, type PlayDownTerms, playDownRules, type StageTerms } from '../rulebook/parts/stages.ts'

export type PassView = {
  readonly callup: string
  readonly who: Party
  readonly drawing?: string
  /** The clause by which identification may still follow. */
  readonly owes?: string
  readonly out?: Out
  readonly hit?: string
}
export type KeysView = {
  readonly phase: KeysGame['phase']
  /** So many cards from the ace up. */
  readonly cards: number
  readonly drawn: readonly { readonly who: string; readonly card: Card }[]
  readonly order: readonly string[]
  readonly next?: string
  readonly free: readonly number[]
  readonly chosen: KeysGame['chosen']
  readonly tried: KeysGame['tried']
}
export type PlayDownView = {
  readonly phase: PlayDown['phase']
  /** As everybody can be seated, where that is still to be done. */
  readonly seats: readonly Seated[]
  readonly tables: readonly {
    readonly table: string
    readonly hands: number
    /** Who is counted next, and whether these are equals who have played off. */
    readonly due: readonly string[]
    readonly isPlayedOff: boolean
    readonly places: readonly Placed[]
  }[]
}
export type StageView = {
  readonly day: string
  readonly status: Stage['status']
  /** The posted time, and whether it has come. */
  readonly begins?: string
  readonly isDue: boolean
  readonly passes: readonly PassView[]
  readonly is: StageTerms['is']
  readonly keys?: KeysView
  readonly playDown?: PlayDownView
}

/** The one that waits or runs; else the last one. */
export function stageOf(state: State, running: Running, now: Moment): StageView | undefined {
  const terms = running.rule.stage
  const own = [...state.stages.values()].filter(({ activity }) => activity === running.rule.activity)
  const stage = own.find(({ status }) => status !== 'over') ?? own.at(-1)
  if (terms === undefined || stage === undefined) return undefined
  const begins = beginsAt(state, running, stage.day)
  const { play } = stage
  return {
    day: stage.day,
    status: stage.status,
    ...(begins === undefined ? {} : { begins }),
    isDue: begins === undefined || now.local >= begins,
    passes: stage.passes.map(({ person: _person, ...pass }) => pass),
    is: terms.is,
    ...(play?.is === 'keys' && terms.is === 'keys' ? { keys: keysView(keysRules(terms).cards.number, play.game) } : {}),
    ...(play?.is === 'play-down' && terms.is === 'play-down' ? { playDown: playDownView(terms, play.game) } : {}),
  }
}

function keysView(cards: number, game: KeysGame): KeysView {
  const next = nextOf(game)
  const taken = new Set(game.chosen.map(({ envelope }) => envelope))
  return {
    phase: game.phase,
    cards,
    drawn: game.drawn,
    order: game.order,
    ...(next === undefined ? {} : { next }),
    free: Array.from({ length: game.envelopes }, (_, nth) => nth + 1).filter((one) => !taken.has(one)),
    chosen: game.chosen,
    tried: game.tried,
  }
}

function playDownView(terms: PlayDownTerms, game: PlayDown): PlayDownView {
  const rules = playDownRules(terms)
  return {
    phase: game.phase,
    seats: game.phase === 'to seat' ? seatsInTurn(rules, game.who) : game.seats,
    tables: game.tables.map((table) => ({
      table: table.table,
      hands: table.table === FINAL ? rules.final.hands : rules.tables.hands,
      due: dueAt(rules, table),
      isPlayedOff: table.counts.length > 0,
      places: table.counts.length === 0 ? [] : placesAt(table),
    })),
  }
}
