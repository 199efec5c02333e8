/** The number of a hit or a claim, which leads to its page for whoever may read that. */
import { session } from '../../stream/session.ts'

const NUMBER = /^[HC]\d+$/

export function RecordLink({ of }: { of: string }) {
  const isOpen = session.value?.places.includes('hit') === true && NUMBER.test(of)
  return isOpen ? <a href={`/${of.startsWith('C') ? 'claim' : 'hit'}/${of}`}>{of}</a> : of
}
