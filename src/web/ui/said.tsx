/** Sentences that come from the house and from its rule files, in the language that they are really in. */
import { Fragment } from 'preact'
import type { Message } from '../../base/message.ts'
import { isMessage } from '../../words/sentence.ts'
import { words } from '../words.ts'

/** What the house says: in the language of the page where that has the sentence, marked as English where not. */
export function Said({ text }: { text: string }) {
  const said = words().said(text)
  return said === undefined ? <Ruled text={text} /> : <Fragment>{said}</Fragment>
}

/** A reason or an instruction of the house; of an old journal or in the words of a rule file, the sentence that it was. */
export function Says({ of }: { of: Partial<Message> & { readonly says?: string | undefined } }) {
  if (!isMessage(of)) return <Said text={of.says ?? ''} />
  const said = words().message(of)
  return of.id === 'as written' ? <Said text={said} /> : <Fragment>{said}</Fragment>
}

/** Words of an accepted rule file: names of hands in the language of the page, the rest as it was accepted, in English. */
export function Ruled({ text }: { text: string }) {
  const named = words().line(text)
  return named === undefined ? <span lang="en">{text}</span> : <Fragment>{named}</Fragment>
}

/** The number of a clause, and its words where they are told. */
export const Clause = ({ clause, says = '' }: { clause: string; says?: string }) => (
  <>
    <span class="clause">{clause}</span>
    {says !== '' && ' '}
    {says !== '' && (
      <span class="soft">
        <Ruled text={says} />
      </span>
    )}
  </>
)
