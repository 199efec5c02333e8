/** What is wrong with the pieces of an offering, or missing in them. */

import type { WireRange } from '../messages.ts'
import type { Printed } from '../parts/pieces.ts'

export type PieceComplaints = {
  'series not chosen': undefined
  'code of no series': { series: string }
  'no such kind of piece': { series: string; kind: string; kinds: readonly string[] }
  'face outside its range': { of: string; face: string; range: WireRange }
  'series without pieces': { series: string; most: number }
  'ends before it begins': { of: string; from: string; to: string }
  'no redemption fee in the rules': { series: string }
  'not printed': { series: string; what: Printed }
  'packages not chosen': undefined
  'sale not chosen': undefined
  'pieces are not sold': undefined
  'no such series': { series: string }
  'package of nothing': { package: string }
  'price not under the face': { package: string; price: string; face: string }
  'fee not in the advertisement': { fee: string }
  'notices not chosen': undefined
  'no notices in the rules': undefined
  'kind is not sold': { kind: string }
}

declare module '../../base/message.ts' {
  interface Messages extends PieceComplaints {}
}
