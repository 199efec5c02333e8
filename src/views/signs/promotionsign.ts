/** What a sign tells of a promotion besides its call: what it gives, the drum, the wheel, the pots, the standing, the stage. */
import { type Cents, formatMoney, fromWire, toWire } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import type { Card } from '../../cards/card.ts'
import { giftOf } from '../../engine/drawings/callups.ts'
import { asDrawn } from '../../engine/drawings/eligibility.ts'
import { standingNow } from '../../engine/drawings/standings.ts'
import type { CallUp } from '../../engine/drawings/vocabulary.ts'
import { prizeFor, prizeLineOf } from '../../engine/drawings/win.ts'
import { countOf, liesIn } from '../../engine/entries/spans.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { Running } from '../../engine/offerings/running.ts'
import type { Pass } from '../../engine/stages/vocabulary.ts'
import type { Shows } from '../../games/cardwheel/game.ts'
import { type KeysGame, nextOf } from '../../games/keys/game.ts'
import type { PlayDown } from '../../games/playdown/game.ts'
import type { Calling } from '../../rulebook/calling.ts'
import type { Gift, Urn } from '../../rulebook/parts/calling.ts'
import type { SignPrize } from '../../words/signprize.ts'
import { type CardWheelView, type SpunView, type WheelView, wheelOf } from '../drawings/wheel.ts'

/** How many of a standing have a line on the wall. */
const LEADERS = 20

export type StagePlayer = {
  readonly who: Party
  /** By the card that was drawn: 1 for the ace. */
  readonly place?: number
  readonly envelope?: number
  readonly key?: 'starts' | 'does not start'
  readonly chips?: number
  readonly isNext: boolean
}

export type PromotionSign = {
  readonly from: Urn
  /** Minutes from the call to the desk, where the rules give them. */
  readonly minutes?: number
  /** What the drawing that is held, or the next one, gives. */
  readonly gives?: Gift
  readonly prize?: SignPrize
  /** What nobody came for before, and is in the prize now. */
  readonly carried?: string
  /** How many lie in the drum. */
  readonly tickets?: number
  readonly wheel?: Pick<WheelView, 'spots'> & {
    /** Where the pointer rests after the last spin of whoever plays. */
    readonly rests?: string
    readonly isDouble: boolean
    /** Of a wheel on the screen: the last spin, also once it has given its prize. */
    readonly spun?: Pick<SpunView, 'who' | 'draw' | 'at' | 'spot' | 'was'>
  }
  /** The wheel of cards; and of whoever spins it, the hand so far, what is kept, and what the pointer shows. */
  readonly cardWheel?: CardWheelView & {
    readonly hand: readonly Card[]
    readonly kept: readonly string[]
    readonly shows?: Shows
  }
  /** Prizes that lie in pots, and tables that were drawn for one. */
  readonly pots: readonly { readonly table: string; readonly prize: SignPrize; readonly isIn: boolean }[]
  /** The most points first, by number and never by name. */
  readonly standing: readonly {
    readonly person: string
    readonly place: number
    readonly points: number
    readonly prize: string
  }[]
  readonly stage?: {
    readonly phase: 'gathering' | KeysGame['phase'] | PlayDown['phase']
    readonly players: readonly StagePlayer[]
  }
}

export function promotionSign(
  state: State,
  running: Running,
  calling: Calling | undefined,
  drawing: string | undefined,
): PromotionSign | undefined {
  const { rule } = running
  if (rule.runs !== 'promotion') return undefined
  const { activity } = rule
  const own = [...state.callups.values()].filter((one) => one.activity === activity)
  const gives = calling === undefined ? undefined : giftOf(running, calling, drawing)?.what
  const carried = fromWire(state.carried.get(activity) ?? '0')
  return {
    from: calling?.from ?? 'ticket drum',
    ...(calling?.report.minutes === undefined ? {} : { minutes: calling.report.minutes }),
    ...(gives === undefined ? {} : { gives }),
    ...(gives === 'prize' || gives === 'pot'
      ? prizeSign(
          running,
          drawing,
          prizeFor(state, running, { activity, ...(drawing === undefined ? {} : { drawing }) }),
        )
      : {}),
    ...(carried > 0n ? { carried: formatMoney(carried) } : {}),
    ...(calling?.from === 'ticket drum'
      ? { tickets: countOf(state.tickets.filter((one) => one.activity === activity && liesIn(one))) }
      : {}),
    ...wheelSign(asDrawn(running, drawing), own),
    ...cardWheelSign(asDrawn(running, drawing), own),
    pots: potsOf(state, running, calling, own),
    standing: standingNow(state, running)
      .slice(0, LEADERS)
      .map(({ who: person, place, score: points, prize }) => ({ person, place, points, prize: formatMoney(prize) })),
    ...stageSign(state, activity),
  }
}

function prizeSign(running: Running, drawing: string | undefined, amount: Cents): { prize?: SignPrize } {
  const { offering, ...drawn } = asDrawn(running, drawing)
  const line = prizeLineOf({ offering, ...drawn })
  if (line === undefined) return {}
  const thing = offering.things?.[line.line]
  const wire = toWire(amount)
  return { prize: thing === undefined ? { is: 'amount', amount: wire } : { is: 'thing', thing, amount: wire } }
}

function wheelSign(running: Running, own: readonly CallUp[]): Pick<PromotionSign, 'wheel'> {
  const { wheel } = wheelOf(running, own)
  if (wheel === undefined) return {}
  const play = own.find(({ status }) => status === 'playing')?.play
  const spins = play !== undefined && 'spins' in play ? play.spins : []
  const last = spins.at(-1)
  const rests = last !== undefined && 'rests' in last && typeof last.rests === 'object' ? last.rests.spot : undefined
  return {
    wheel: {
      spots: wheel.spots,
      ...(rests === undefined ? {} : { rests: spotNamed(wheel.spots, rests) }),
      isDouble: play !== undefined && 'phase' in play && play.phase === 'to spin for double',
      ...(wheel.spun === undefined ? {} : { spun: wheel.spun }),
    },
  }
}

/** The last hand stays until somebody else is called. */
function cardWheelSign(running: Running, own: readonly CallUp[]): Pick<PromotionSign, 'cardWheel'> {
  const { cardWheel } = wheelOf(running, own)
  if (cardWheel === undefined) return {}
  const play = (own.find(({ status }) => status === 'playing') ?? own.at(-1))?.play
  const { hand, spins } = play !== undefined && 'hand' in play ? play : { hand: [], spins: [] }
  const last = spins.at(-1)
  return {
    cardWheel: {
      ...cardWheel,
      hand,
      kept: spins.flatMap(({ shows }) => ('award' in shows ? [shows.award] : [])),
      ...(last === undefined ? {} : { shows: last.shows }),
    },
  }
}

/** By its name, also where the attendant told its number on the wheel. */
function spotNamed(spots: WheelView['spots'], at: number | string): string {
  if (typeof at === 'string') return at
  const all = spots.flatMap(({ spot, times }) => Array.from({ length: times }, () => spot))
  return all[at - 1] ?? ''
}

function potsOf(
  state: State,
  running: Running,
  calling: Calling | undefined,
  own: readonly CallUp[],
): PromotionSign['pots'] {
  const { rule } = running
  if (rule.pot === undefined) return []
  return own.flatMap((one): PromotionSign['pots'] => {
    const splash = state.splashes.get(one.callup)
    if (splash !== undefined && splash.hit === undefined) {
      const { table, amount, thing } = splash
      const prize: SignPrize = thing === undefined ? { is: 'amount', amount } : { is: 'thing', thing, amount }
      return [{ table, prize, isIn: true }]
    }
    if (one.status !== 'called' || one.who.kind !== 'table') return []
    // One drawing may be for a pot and another for everybody who sits there.
    if (calling !== undefined && giftOf(running, calling, one.drawing)?.what !== 'pot') return []
    const of = { activity: rule.activity, ...(one.drawing === undefined ? {} : { drawing: one.drawing }) }
    const { prize } = prizeSign(running, one.drawing, prizeFor(state, running, of))
    return prize === undefined ? [] : [{ table: one.who.table, prize, isIn: false }]
  })
}

function stageSign(state: State, activity: string): Pick<PromotionSign, 'stage'> {
  const own = [...state.stages.values()].filter((one) => one.activity === activity)
  const stage = own.find(({ status }) => status !== 'over') ?? own.at(-1)
  if (stage === undefined) return {}
  const { play } = stage
  const there = stage.passes.filter(({ out }) => out === undefined)
  if (play === undefined)
    return stage.status === 'over'
      ? {}
      : { stage: { phase: 'gathering', players: there.map(({ who }) => ({ who, isNext: false })) } }
  const { phase } = play.game
  const players = there.map((pass) => (play.is === 'keys' ? withKey(play.game, pass) : withChips(play.game, pass)))
  const inOrder = players.toSorted((a, b) => (a.place ?? 99) - (b.place ?? 99) || (b.chips ?? 0) - (a.chips ?? 0))
  return { stage: { phase, players: inOrder } }
}

function withKey(game: KeysGame, { callup, who }: Pass): StagePlayer {
  const place = game.order.indexOf(callup)
  const chosen = game.chosen.findLast((one) => one.who === callup)
  const tried = game.tried.findLast((one) => one.who === callup)
  return {
    who,
    ...(place < 0 ? {} : { place: place + 1 }),
    ...(chosen === undefined ? {} : { envelope: chosen.envelope }),
    ...(tried === undefined ? {} : { key: tried.starts ? ('starts' as const) : ('does not start' as const) }),
    isNext: nextOf(game) === callup,
  }
}

function withChips(game: PlayDown, { callup, who }: Pass): StagePlayer {
  const counts = game.tables.flatMap(({ counts: all }) => all.flat())
  const chips = counts.findLast((one) => one.who === callup)?.chips
  return { who, ...(chips === undefined ? {} : { chips }), isNext: false }
}
