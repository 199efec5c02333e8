/** The list of a draw stands in its event alone: where the order brought one of its own, the journal keeps its digest there. */
import type { KeptOrder, OrderOf } from '../mechanism.ts'
import type { DrawOpened } from './draw/draw.ts'
import { entriesIn } from './draw/drum.ts'
import type { Drawings } from './vocabulary.ts'

type Opening = OrderOf<Drawings, 'OpenDraw'>

export const withoutList = ({ own, ...order }: Opening, { entriesDigest }: DrawOpened): KeptOrder =>
  own === undefined ? order : { ...order, own: entriesDigest }

export const withList = ({ own, ...order }: KeptOrder, { list }: DrawOpened): KeptOrder =>
  typeof own === 'string' ? { ...order, own: entriesIn(list) } : { ...order, ...(own === undefined ? {} : { own }) }
