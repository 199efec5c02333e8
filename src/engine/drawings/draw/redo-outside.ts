/** The parts from outside done over again, and the marks that a stranger reads first. */
import type { Message } from '../../../base/message.ts'
import { localAt, MINUTE } from '../../../base/moment.ts'
import type { DrawRecord } from './draw-record.ts'
import { markText } from './opening.ts'
import { broughtFaults, commitText, fingerprintOf, revealText } from './outside.ts'

/** Signatures are checked by whoever has the means for it; here nothing is imported. */
export type Proofs = {
  /** Ed25519, the key and the signature in hexadecimal digits. */
  isSigned(key: string, text: string, signature: string): boolean | undefined
  /** The beacon's own file, with the certificate by which it is signed. */
  isPulse(proof: string): boolean | undefined
}
export const unproven: Proofs = { isSigned: () => undefined, isPulse: () => undefined }

const EPOCH = { at: 0, local: '1970-01-01T00:00:00' }

type Again = { readonly faults: string[]; readonly notes: string[] }

export function outsideAgain(record: DrawRecord, voice: (told: Message) => string, proofs: Proofs): Again {
  const { format, opening, entries, contribution, reveal, abandoned, passed } = record
  const { outside, marks, leftOut } = opening
  const faults: string[] = []
  const notes: string[] = []
  const hold = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  if (format === 'gamekeeper draw 1') {
    const isBare = [outside, marks, leftOut, passed, reveal?.outside].every((part) => part === undefined)
    hold(isBare, 'the record says to be of before, and holds what was not there then')
    hold(entries?.every(({ source }) => source === undefined) ?? true, 'entries of before have no source')
    notes.push('it has no part from outside: whoever knew the secret and gave the contribution could choose')
    return { faults, notes }
  }
  if (outside === undefined) return { faults: ['the part from outside is missing'], notes }
  if (leftOut !== undefined && leftOut.length > 0)
    notes.push(
      `with a card and not in the list: ${leftOut.map(({ clause, count }) => `${count} by ${clause}`).join(', ')}`,
    )
  hold(reveal === null || reveal.outside !== undefined, 'it was revealed without the part from outside')
  if (reveal?.outside !== undefined) faults.push(...broughtFaults(outside, reveal.outside, reveal.at).map(voice))
  const told = (isProven: boolean | undefined, fault: string, unknown: string) => {
    if (isProven === false) faults.push(fault)
    if (isProven === undefined) notes.push(unknown)
  }
  if (outside.kind === 'witness') {
    told(
      proofs.isSigned(outside.key, commitText(opening, outside.commit), outside.signature),
      'the witness has not signed for this draw',
      'the signatures of the witness were not checked',
    )
    notes.push(`the witness has the fingerprint ${fingerprintOf(outside)}`)
    if (reveal?.outside !== undefined && contribution !== null) {
      const { value, proof } = reveal.outside
      const text = revealText(opening.digest, contribution.text, value)
      hold(
        proofs.isSigned(outside.key, text, proof) !== false,
        'the witness has not revealed its value for this contribution',
      )
    }
  } else {
    hold(outside.at > opening.at, 'the beacon had spoken when the draw was opened')
    hold(contribution === null || contribution.at < outside.at, 'the beacon had spoken when the room contributed')
    if (reveal?.outside !== undefined)
      told(
        proofs.isPulse(reveal.outside.proof),
        'the pulse is not signed by the beacon',
        'the signature of the beacon was not checked',
      )
    notes.push(`its part is the pulse of ${localAt(EPOCH, outside.at)}Z of the beacon ${outside.certificate}`)
  }
  if (abandoned !== null && contribution !== null)
    hold(
      abandoned.at >= contribution.at + outside.minutes * MINUTE,
      `it was called off before the posted ${outside.minutes} minutes were over`,
    )
  hold(abandoned === null || abandoned.second !== undefined, 'one person alone abandoned it')
  return { faults, notes }
}

/** In the order in which it happened: the list, the winner, the end. */
export function outsideMarks({ opening, contribution, abandoned, passed = [] }: DrawRecord): string[] {
  const by = (one: { readonly by: string; readonly second?: string; readonly local: string }) =>
    `${one.local} by ${one.by}${one.second === undefined ? '' : ` with ${one.second}`}`
  const lacking = contribution !== null && opening.outside?.kind === 'witness' ? ', without its witness' : ''
  return [
    ...(opening.marks ?? []).map(markText),
    ...passed.map((one) =>
      one.second === undefined
        ? `passed over: ${one.id}, ${one.reason}`
        : `passed over before the clock ended: ${one.id}, ${by(one)}: ${one.reason}`,
    ),
    ...(abandoned === null ? [] : [`abandoned${lacking}: ${by(abandoned)}: ${abandoned.reason}`]),
  ]
}
