import type { PieceComplaints } from '../../../../rulebook/checks/piecemessages.ts'
import type { Sentences } from '../../../language.ts'
import { money } from '../../../values.ts'
import { range } from '../rulebook.ts'

const PRINTED = {
  amount: 'the amount',
  games: 'the games',
  period: 'the period',
  fee: 'the fee',
  'no cash value': 'that they have no cash value',
  promotional: 'that they are promotional',
} as const

export const piecerules: Sentences<PieceComplaints> = {
  'series not chosen': 'no series is chosen: kind, face, number of pieces and period of use',
  'code of no series': ({ series }) =>
    `"${series}" is not a code: a capital letter, then up to nine letters and digits`,
  'no such kind of piece': ({ series, kind, kinds }) => `${series}: "${kind}" is not one of ${kinds.join(', ')}`,
  'face outside its range': ({ of, face, range: within }) => `${of}: ${money(face)} is outside ${range(within)}`,
  'series without pieces': ({ series, most }) => `${series} needs from 1 to ${most} pieces`,
  'ends before it begins': ({ of, from, to }) => `${of} ends at ${to}, which is not after ${from}`,
  'no redemption fee in the rules': ({ series }) => `${series}: no fee is taken for these pieces`,
  'not printed': ({ series, what }) => `${series}: the pieces must state ${PRINTED[what]}`,
  'packages not chosen': 'what is sold for how much is not chosen',
  'sale not chosen': 'the window and the hours of the sale are not chosen',
  'pieces are not sold': 'these pieces are given out, never sold',
  'no such series': ({ series }) => `there is no series ${series}`,
  'package of nothing': ({ package: name }) => `${name} holds no pieces`,
  'price not under the face': ({ package: name, price, face }) =>
    `${name}: ${money(price)} is not less than the face value of ${money(face)}`,
  'fee not in the advertisement': ({ fee }) => `every advertisement must state the redemption fee of ${money(fee)}`,
  'notices not chosen': 'the notices at the tables are not chosen: which kinds, with or without a live wager',
  'no notices in the rules': 'no table needs a notice for these pieces',
  'kind is not sold': ({ kind }) => `${kind} has a range for each purchase, but nothing is sold`,
}
