/** One instruction to the dealer: the verb, what and for whom, and the clauses; in the language of the page. */
import type { Practice } from '../../../server/desks/practice.ts'
import { language } from '../../preferences.ts'
import { Said } from '../../ui/said.tsx'
import { words } from '../../words.ts'
import { Why } from './clauses.tsx'

type Told = { readonly does: string; readonly says: string; readonly by: string }

/** The verb stands in front already. */
const withoutVerb = (says: string): string =>
  says
    .replace(/: (?:collect|pay|return) (?=\$|nothing)/, ': ')
    .replace(/^everybody has decided: show (.*)$/, '$1: everybody has decided')
    .replace(/^the dealer has /, "the dealer's hand: ")
    .replace(/^shuffle /, '')
    .replace(/^reshuffle ?(.*)$/, '$1 again')
    .trim()

export function ToldLine({ told: { does, says, by }, clauses }: { told: Told; clauses: Practice['clauses'] }) {
  const verbs: Readonly<Record<string, string>> = words().practice.does
  const isLock = does === 'use' && says.startsWith('lock ')
  const text = isLock ? says.slice('lock '.length) : language.value === 'en' ? withoutVerb(says) : says
  return (
    <>
      <strong>{isLock ? verbs.lock : (verbs[does] ?? does)}</strong> <Said text={text} />{' '}
      <Why by={by} clauses={clauses} />
    </>
  )
}
