/** Coupons and vouchers as a file for a printer: the same as on the screen's sheet, two beside each other to be cut out. */

import type { PiecePaper, PiecePapers } from '../../views/paper/piecepaper.ts'
import { gamesIn, periodIn } from '../../views/paper/piecetext.ts'
import type { en } from '../../words/en/en.ts'
import type { Line, Paper } from './paper.ts'

type Said = { readonly words: typeof en; readonly language: string; readonly at: number }

export const piecesFile = (of: PiecePapers, { words, language, at }: Said): Paper => ({
  title: `${of.name} · ${of.sheet ?? of.series}`,
  language,
  at,
  blocks: [{ is: 'cut', each: of.pieces.map((piece) => linesOf(of, piece, words)) }],
})

function linesOf(of: PiecePapers, { serial, printed }: PiecePaper, words: typeof en): Line[] {
  const say = words.series
  const text = (says: string, look?: 'large' | 'strong'): Line => ({
    text: says,
    ...(look === undefined ? {} : { look }),
  })
  return [
    text(of.id === undefined ? of.name : `${of.name} ${of.id}`),
    text(of.face, 'large'),
    text(words.pieces.kinds[of.kind] ?? of.kind, 'strong'),
    text(say.forGames(gamesIn(words, of.games))),
    text(say.valid(periodIn(words, of))),
    ...(of.fee === undefined ? [] : [text(say.feeOn(of.fee))]),
    ...of.must.filter((what) => what === 'no cash value' || what === 'promotional').map((what) => text(say.what[what])),
    // The print that this file is has been counted already.
    ...(printed > 1 ? [text(words.cage.copyMark(printed - 1), 'strong')] : []),
    { barcode: serial },
  ]
}
