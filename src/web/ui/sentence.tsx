/** Sentences that come from the house and from its rule files, in the language that they are really in. */
import { Fragment } from 'preact'
import type { Recorded } from '../../base/message.ts'
import { isMessage } from '../../base/message.ts'
import type { MeterSign } from '../../views/signs/meter.ts'
import { words } from '../words.ts'

/** A reason or an instruction of the house; of an old journal or in the words of a rule file, the sentence that it was. */
export function Says({ of }: { of: Recorded }) {
  const said = words().message(of)
  if (!isMessage(of) || of.id === 'as written') return <Ruled text={said} />
  return words().has(of.id) ? <Fragment>{said}</Fragment> : <span lang="en">{said}</span>
}

/**
 * Words of an accepted rule file: names of hands in the language of the page, the rest as it was accepted, in English.
 * Alone, as on a sign, a name begins with a capital letter.
 */
export function Ruled({ text, isAlone = false }: { text: string; isAlone?: boolean }) {
  return <Named name={words().line(text)} text={text} isAlone={isAlone} />
}

/** A line of a sign with what the house has posted in it. */
export function Signed({ hand: { line, name }, isAlone = false }: { hand: SignHand; isAlone?: boolean }) {
  return <Named name={words().signLine(name)} text={line} isAlone={isAlone} />
}
type SignHand = Pick<MeterSign['hands'][number], 'line' | 'name'>

function Named({ name, text, isAlone }: { name: string | undefined; text: string; isAlone: boolean }) {
  const shown = name ?? text
  const words = isAlone ? shown.charAt(0).toUpperCase() + shown.slice(1) : shown
  return name === undefined ? <span lang="en">{words}</span> : <Fragment>{words}</Fragment>
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
