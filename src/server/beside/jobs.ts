/** What is done beside the house, in a thread of its own: plain data in, plain data out, and nothing of the house is touched. */
import { type Found, lookAt, type NewText } from '../../rulebook/newtext.ts'

export type Jobs = {
  /** A text that somebody hands in is read and held against its schema. */
  text: { asks: { readonly is: NewText; readonly text: string }; answers: Found }
}
export type JobName = keyof Jobs

export const JOBS: { readonly [Name in JobName]: (asked: Jobs[Name]['asks']) => Jobs[Name]['answers'] } = {
  text: ({ is, text }) => lookAt(is, text),
}
