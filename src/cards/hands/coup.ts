/** Whether two baccarat hands can have come about, and if not, which drawing rule they break. */
import { type Message, message } from '../../base/message.ts'
import type { Card } from '../card.ts'
import { baccaratTotal, baccaratValue, bankerDraws, isNaturalPair, playerDraws } from './baccarat.ts'

type Side = 'player' | 'banker'
/** The first rule that is broken, in the order in which cards are drawn. */
export type CoupFault =
  /** A third card where one of the two hands has eight or nine at once. */
  | { readonly rule: 'natural'; readonly side: Side; readonly natural: Side; readonly total: number }
  /** A third card where the side stands, or none where it draws; `third` is what Player's third card counts. */
  | { readonly rule: 'stands' | 'draws'; readonly side: Side; readonly total: number; readonly third?: number }

/** Of two hands of two or three cards each, in the order dealt. */
export function coupFault(player: readonly Card[], banker: readonly Card[]): CoupFault | undefined {
  const [first, second] = [player.slice(0, 2), banker.slice(0, 2)]
  const natural = isNaturalPair(first) ? 'player' : isNaturalPair(second) ? 'banker' : undefined
  if (natural !== undefined) {
    const side = player.length > 2 ? 'player' : banker.length > 2 ? 'banker' : undefined
    const total = baccaratTotal(natural === 'player' ? first : second)
    return side === undefined ? undefined : { rule: 'natural', side, natural, total }
  }
  const isDrawn = player.length > 2
  if (isDrawn !== playerDraws(first, second))
    return { rule: isDrawn ? 'stands' : 'draws', side: 'player', total: baccaratTotal(first) }
  const isDrawnToo = banker.length > 2
  if (isDrawnToo === bankerDraws(player, second)) return undefined
  const third = player[2] === undefined ? {} : { third: baccaratValue(player[2]) }
  return { rule: isDrawnToo ? 'stands' : 'draws', side: 'banker', total: baccaratTotal(second), ...third }
}

/** Could these finished hands have come about? Third cards are there where the drawing rules have them, and only there. */
export const isLawfulCoup = (player: readonly Card[], banker: readonly Card[]): boolean =>
  [player, banker].every(({ length }) => length === 2 || length === 3) && coupFault(player, banker) === undefined

export function coupMessage(fault: CoupFault): Message {
  if (fault.rule === 'natural') {
    const { side, natural, total } = fault
    return message('third card after a natural', { side, natural, total })
  }
  const { rule, ...where } = fault
  return message(rule === 'stands' ? 'third card where it stands' : 'third card not told', where)
}
