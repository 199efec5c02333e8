/** What is done beside the house, in a thread of its own: plain data in, plain data out, and nothing of the house is touched. */
import { type Found, lookAt, type NewText } from '../../rulebook/newtext.ts'
import type { MeterChance } from '../overview/meterodds.ts'
import type { Paper } from '../paper/paper.ts'
import type { OddsView } from '../players/odds.ts'

export type Jobs = {
  /** A text that somebody hands in is read and held against its schema. */
  text: { asks: { readonly is: NewText; readonly text: string }; answers: Found }
  /** A paper as a PDF file. */
  pdf: { asks: Paper; answers: Uint8Array<ArrayBuffer> }
  /** The exact chances of what a meter pays, from a rule file and what the house has posted of it. */
  meterodds: { asks: { readonly rule: string; readonly offering: string }; answers: readonly MeterChance[] }
  /** Exact odds of what is posted; no rows where the program has not counted it. */
  odds: { asks: { readonly rule: string; readonly text: string; readonly activity: string }; answers: OddsView }
}
export type JobName = keyof Jobs

export const JOBS: {
  readonly [Name in JobName]: (asked: Jobs[Name]['asks']) => Jobs[Name]['answers'] | Promise<Jobs[Name]['answers']>
} = {
  text: ({ is, text }) => lookAt(is, text),
  meterodds: async (texts) => (await import('../overview/meterodds.ts')).meterOdds(texts),
  // Fonts and drawing are loaded by whoever asks for the first file.
  pdf: async (paper) => (await import('../paper/pdf.ts')).pdfOf(paper),
  odds: async (posted) => (await import('../players/odds.ts')).postedOdds(posted),
}
