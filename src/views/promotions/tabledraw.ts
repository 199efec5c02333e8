/** Tables whose balls are drawn: which are in, what becomes of the one that was called, and what a person does next. */
import { formatMoney, fromWire } from '../../base/money.ts'
import { giftOf } from '../../engine/drawings/callups.ts'
import { asDrawn, heldAgainst } from '../../engine/drawings/eligibility.ts'
import type { CallUp } from '../../engine/drawings/vocabulary.ts'
import { prizeFor, prizeLineOf } from '../../engine/drawings/win.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { Running } from '../../engine/offerings/running.ts'
import { activitiesAt } from '../../engine/offerings/running.ts'
import { picksSeat } from '../../engine/pots/splash.ts'
import { keepsSeats, playersAt } from '../../engine/presence/status.ts'
import { type Calling, drawsOf } from '../../rulebook/calling.ts'
import { groundOf } from '../../rulebook/cited.ts'

/** What is done next with a table that was called. */
export type TableStep = 'splash' | 'pot won' | 'card picks seat' | 'each seat' | 'spread'
export type CalledTable = {
  readonly callup: string
  readonly table: string
  readonly seats: number
  /** Who sits there, where the house keeps it. */
  readonly players: readonly string[]
  readonly step: TableStep
  readonly prize: string
  readonly thing?: string
  /** Asked how many are dealt in, where nobody keeps the seats. */
  readonly isDealtInAsked: boolean
  /** Of cards that pick a seat, or are spread. */
  readonly cards?: number
  /** Asked of everybody there before they have it. */
  readonly asks: readonly { readonly clause: string; readonly says: string }[]
}
export type TableDrawView = {
  readonly tables: readonly string[]
  readonly heldOut: readonly string[]
  readonly events: readonly string[]
  readonly dealtIn?: number
  readonly called: readonly CalledTable[]
}

export function tableDrawOf(
  state: State,
  running: Running,
  calling: Calling,
  own: readonly CallUp[],
): TableDrawView | undefined {
  const terms = drawsOf(running)
  if (terms?.from !== 'tables') return undefined
  const { activity } = running.rule
  const isIn = (table: string) => activitiesAt(state, table).some((one) => one.rule.activity === activity)
  return {
    tables: [...state.tables.values()].flatMap(({ table, openedAt }) =>
      openedAt !== undefined && isIn(table) ? [table] : [],
    ),
    heldOut: state.heldOut.get(activity)?.tables ?? [],
    events: (running.offering.events ?? []).map(({ event }) => event),
    ...(terms.which.dealtIn === undefined ? {} : { dealtIn: terms.which.dealtIn }),
    called: own.flatMap((one) => calledTable(state, running, calling, one, terms.which.dealtIn !== undefined)),
  }
}

function calledTable(
  state: State,
  posted: Running,
  calling: Calling,
  one: CallUp,
  isCounted: boolean,
): readonly CalledTable[] {
  if (one.status !== 'called' || one.who.kind !== 'table') return []
  const running = asDrawn(posted, one.drawing)
  const { rule, offering } = running
  const { table } = one.who
  const splash = state.splashes.get(one.callup)
  const of = { activity: rule.activity, ...(one.drawing === undefined ? {} : { drawing: one.drawing }) }
  const line = prizeLineOf(running)
  const thing = splash?.thing ?? (line === undefined ? undefined : (offering.things?.[line.line] ?? line.form?.is))
  const isPicked = picksSeat(state, { running, table })
  const gift = giftOf(posted, calling, one.drawing)?.what
  const cards = isPicked ? rule.pot?.seat?.cards : rule.spread?.cards.max
  const step: TableStep =
    rule.spread !== undefined
      ? 'spread'
      : gift !== 'pot'
        ? 'each seat'
        : isPicked
          ? 'card picks seat'
          : splash === undefined
            ? 'splash'
            : 'pot won'
  return [
    {
      callup: one.callup,
      table,
      seats: state.tables.get(table)?.seats ?? 0,
      players: keepsSeats(state, table) ? playersAt(state, table) : [],
      step,
      prize: formatMoney(splash === undefined ? prizeFor(state, posted, of) : fromWire(splash.amount)),
      ...(thing === undefined ? {} : { thing }),
      isDealtInAsked: isCounted && !keepsSeats(state, table),
      ...(cards === undefined ? {} : { cards }),
      asks: step === 'each seat' ? asksOf(state, running, calling) : [],
    },
  ]
}

function asksOf(state: State, running: Running, { ready = [] }: Calling): CalledTable['asks'] {
  const { questions } = heldAgainst(state, running, undefined)
  return [
    ...questions.map(({ clause }) => ({ clause, says: groundOf(running.rule, clause) ?? clause })),
    ...ready.map(({ by, asks }) => ({ clause: by, says: asks })),
  ]
}
