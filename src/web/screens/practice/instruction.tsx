/** One instruction to the dealer: the verb, what and for whom, and the clauses; in the language of the page. */
import type { Message, Recorded } from '../../../base/message.ts'
import type { Practice } from '../../../server/desks/practice.ts'
import { Ruled } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { Why } from './clauses.tsx'

type Told = { readonly does: string; readonly by: string } & Recorded

/** The verb stands in front; of an old journal, whatever was said then. */
export function ToldLine({ told, clauses }: { told: Told; clauses: Practice['clauses'] }) {
  const { does, by, id } = told
  const verbs: Readonly<Record<string, string>> = words().practice.does
  return (
    <>
      <strong>{id === 'lock wager' ? verbs.lock : (verbs[does] ?? does)}</strong>{' '}
      {id === undefined ? <Ruled text={words().message(told)} /> : words().instruction(told as Message)}{' '}
      <Why by={by} clauses={clauses} />
    </>
  )
}
