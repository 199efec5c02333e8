/** The posted wheel as its attendant needs it: spots in their order with what each is worth, and what is asked of a spin. */
import { formatMoney, larger, ZERO } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import type { CallUp } from '../../engine/drawings/vocabulary.ts'
import type { Running } from '../../engine/offerings/running.ts'
import type { Spin } from '../../games/wheel/game.ts'
import { timesOf } from '../../games/wheel/rules.ts'
import { postedWheel } from '../../rulebook/parts/wheel.ts'

export type WheelView = {
  readonly spots: readonly {
    readonly spot: string
    readonly times: number
    readonly prize: string
    /** Worth more than every other. */
    readonly isTop?: true
  }[]
  /** Complete turns that a spin takes; nothing where the rules ask for none. */
  readonly turns?: number
  readonly isTouchAsked: boolean
  readonly isStopAsked: boolean
  /** Where the pointer of a real wheel shows nothing. */
  readonly astray?: 'peg' | 'between'
  readonly mayGiveUp: boolean
  /** A wheel on the screen: the program draws its spot. */
  readonly isDrawn: boolean
  readonly spun?: SpunView
}
/** The last spin of a wheel on the screen, for whoever was called last; screens turn to it from `at` on. */
export type SpunView = {
  readonly callup: string
  readonly who: Party
  readonly draw: number
  readonly at: number
  readonly spot: string
  readonly was: Spin['was']
}
export type CardWheelView = {
  /** A section for each of so many cards. */
  readonly cards: number
  /** It is spun until so many different ones are there. */
  readonly different: number
  readonly awards: readonly { readonly award: string; readonly times: number }[]
  readonly chart: readonly { readonly hand: string; readonly amount: string }[]
}

/** `own`: everybody who was called for it. */
export function wheelOf(
  { rule, offering }: Running,
  own: readonly CallUp[],
): { wheel?: WheelView; cardWheel?: CardWheelView } {
  const spun = spunBy(own.at(-1))
  return {
    ...(rule.wheel === undefined || offering.wheel === undefined
      ? {}
      : { wheel: { ...prizeWheel(rule.wheel, offering.wheel), ...(spun === undefined ? {} : { spun }) } }),
    ...(rule.cardWheel === undefined || offering.cardWheel === undefined
      ? {}
      : {
          cardWheel: {
            cards: rule.cardWheel.sections.cards,
            different: rule.cardWheel.record.different,
            awards: offering.cardWheel.awards.map(({ award, times = 1 }) => ({ award, times })),
            chart: offering.cardWheel.chart.map(({ hand, amount }) => ({ hand, amount: formatMoney(amount) })),
          },
        }),
  }
}

function prizeWheel(
  terms: NonNullable<Running['rule']['wheel']>,
  posted: NonNullable<Running['offering']['wheel']>,
): WheelView {
  const { turns, untouched, still, astray, giveUp } = terms
  const { spots } = postedWheel(terms, posted)
  const most = spots.reduce((top, spot) => (spot.double === true ? top : larger(top, spot.value)), ZERO)
  return {
    spots: spots.map((spot) => ({
      spot: spot.spot,
      times: timesOf(spot),
      prize: spot.double === true ? '×2' : (spot.thing ?? formatMoney(spot.value)),
      ...(spot.double !== true && spot.value === most ? { isTop: true as const } : {}),
    })),
    ...(turns === undefined ? {} : { turns: turns.least }),
    isTouchAsked: untouched !== undefined,
    isStopAsked: still?.moving === 'spin again',
    ...(astray === undefined ? {} : { astray: astray.at }),
    mayGiveUp: giveUp !== undefined,
    isDrawn: terms.with !== undefined,
  }
}

function spunBy(last: CallUp | undefined): SpunView | undefined {
  if (last?.spun === undefined || last.play === undefined || !('spins' in last.play)) return undefined
  const spin = last.play.spins.at(-1)
  if (spin === undefined || 'shows' in spin || typeof spin.rests !== 'object') return undefined
  return { callup: last.callup, who: last.who, ...last.spun, spot: String(spin.rests.spot), was: spin.was }
}
