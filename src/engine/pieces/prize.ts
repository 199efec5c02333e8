/** A prize that is coupons or chips without cash value: the claim gives them, out of a series that the cage has. */

import type { Moment } from '../../base/moment.ts'
import { type Cents, fromWire, toWire } from '../../base/money.ts'
import { isRefusal, refuseOrder } from '../../base/refusal.ts'
import { PIECE_FORMS } from '../../rulebook/forms.ts'
import { DEPARTMENTS } from '../roles.ts'
import { givePieces } from './stock.ts'
import type { Decision, State } from './vocabulary.ts'

export type PiecePrize = {
  readonly claim: string
  readonly form: string
  readonly series: string
  readonly amount: Cents
  /** The winner, where the register knows who that is. */
  readonly person?: string | undefined
  readonly by: string
  readonly at: Moment
}

/** As many as their faces make up the prize, and no others. */
export function givePrize(state: State, { claim, form, series: code, amount, person, by, at }: PiecePrize): Decision {
  const series = state.series.get(code)
  if (series === undefined) return refuseOrder('series is not there', { series: code })
  const kinds = PIECE_FORMS[form]
  if (kinds === undefined || (kinds.length > 0 && !kinds.includes(series.kind)))
    return refuseOrder('series is no such prize', { series: code, form })
  const face = fromWire(series.face)
  if (amount % face !== 0n)
    return refuseOrder('pieces of another value', { series: code, face: series.face, amount: toWire(amount) })
  const given = givePieces(state, {
    do: 'GivePieces',
    key: claim,
    series: code,
    from: DEPARTMENTS.cage,
    way: 'promotion prize',
    to: [{ pieces: Number(amount / face), ...(person === undefined ? {} : { person }) }],
    by,
    at,
  })
  if (isRefusal(given)) return given
  return given.map((event) => (event.type === 'PiecesGiven' ? { ...event, claim } : event))
}
