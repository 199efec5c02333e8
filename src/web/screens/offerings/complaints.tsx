/** What is wrong or missing in a draft, said at the field that it is about; what is about none is said below. */

import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { DraftComplaint } from '../../../server/desks/catalogview.ts'
import { isClause } from '../../ui/refusal.tsx'
import { Says } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'

export const Complaints = createContext<readonly DraftComplaint[]>([])

const idOf = (field: string): string => `says-${field.replace(/[^A-Za-z0-9]+/g, '-')}`

/** For the field itself: whether it is wrong, and where that is said. */
export function useComplaint(field: string): { 'aria-invalid'?: 'true'; 'aria-describedby'?: string } {
  const own = useContext(Complaints).filter((one) => one.field === field)
  if (own.length === 0) return {}
  const isWrong = own.some(({ is }) => is === 'wrong')
  return { ...(isWrong ? { 'aria-invalid': 'true' as const } : {}), 'aria-describedby': idOf(field) }
}

export function FieldSays({ field }: { field: string }) {
  const say = words().offerings
  const own = useContext(Complaints).filter((one) => one.field === field)
  if (own.length === 0) return null
  return (
    <span id={idOf(field)} class="field-says" data-field={field}>
      {own.map(({ is, clause, ...said }, at) => (
        <span key={at} class="field-fault" data-tone={is === 'wrong' ? 'stop' : 'due'}>
          <strong>{say.complaint[is]}</strong> {isClause(clause) && <span class="clause">{clause}</span>}{' '}
          <Says of={said} />
        </span>
      ))}
    </span>
  )
}
