/** The posted wheel as its attendant needs it: spots in their order with what each is worth, and what is asked of a spin. */
import { formatMoney } from '../base/money.ts'
import type { Running } from '../engine/offerings/running.ts'
import { timesOf } from '../games/wheel/rules.ts'
import { postedWheel } from '../rulebook/parts/wheel.ts'

export type WheelView = {
  readonly spots: readonly { readonly spot: string; readonly times: number; readonly prize: string }[]
  /** Complete turns that a spin takes; nothing where the rules ask for none. */
  readonly turns?: number
  readonly isTouchAsked: boolean
  readonly isStopAsked: boolean
  readonly astray: 'peg' | 'between'
  readonly mayGiveUp: boolean
}
export type CardWheelView = {
  readonly awards: readonly { readonly award: string; readonly times: number }[]
  readonly chart: readonly { readonly hand: string; readonly amount: string }[]
}

export function wheelOf({ rule, offering }: Running): { wheel?: WheelView; cardWheel?: CardWheelView } {
  return {
    ...(rule.wheel === undefined || offering.wheel === undefined
      ? {}
      : { wheel: prizeWheel(rule.wheel, offering.wheel) }),
    ...(rule.cardWheel === undefined || offering.cardWheel === undefined
      ? {}
      : {
          cardWheel: {
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
  return {
    spots: postedWheel(terms, posted).spots.map((spot) => ({
      spot: spot.spot,
      times: timesOf(spot),
      prize: spot.double === true ? '×2' : (spot.thing ?? formatMoney(spot.value)),
    })),
    ...(turns === undefined ? {} : { turns: turns.least }),
    isTouchAsked: untouched !== undefined,
    isStopAsked: still?.moving === 'spin again',
    astray: astray.at,
    mayGiveUp: giveUp !== undefined,
  }
}
