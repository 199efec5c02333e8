/** What is wrong or missing in a draft, said at the field that it is about; what is about none is said below. */

import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { DraftComplaint } from '../../../server/desks/catalogview.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { isClause } from '../../ui/refusal.tsx'
import { Says } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'

export const Complaints = createContext<readonly DraftComplaint[]>([])
/** The fields of a form by their keys, with what each is called: every one puts itself in when it is drawn. */
export type FieldNames = Map<string, ComponentChildren>
export const Names = createContext<FieldNames>(new Map())

const idOf = (field: string): string => `says-${field.replace(/[^A-Za-z0-9]+/g, '-')}`

/** The field that says it: its own, or the list in which it stands. */
function placeOf(names: FieldNames, field = ''): string | undefined {
  for (let at = field; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) if (names.has(at)) return at
  return undefined
}

/** Which of a list it is, from 1 on. */
function nthOf(at: string, field = ''): number | undefined {
  const nth = /^\.(\d+)(?:\.|$)/.exec(field.slice(at.length))?.[1]
  return nth === undefined ? undefined : Number(nth) + 1
}

function useOwn(field: string): readonly DraftComplaint[] {
  const names = useContext(Names)
  return useContext(Complaints).filter((one) => placeOf(names, one.field) === field)
}

/** For the field itself: whether it is wrong, and where that is said. */
export function useComplaint(field: string): { 'aria-invalid'?: 'true'; 'aria-describedby'?: string } {
  const own = useOwn(field)
  if (own.length === 0) return {}
  const isWrong = own.some(({ is }) => is === 'wrong')
  return { ...(isWrong ? { 'aria-invalid': 'true' as const } : {}), 'aria-describedby': idOf(field) }
}

export function FieldSays({ field, name }: { field: string; name: ComponentChildren }) {
  const say = words().offerings
  useContext(Names).set(field, name)
  const own = useOwn(field)
  if (own.length === 0) return null
  return (
    <span id={idOf(field)} class="field-says" data-field={field}>
      {own.map((one, at) => (
        <span key={at} class="field-fault" data-tone={one.is === 'wrong' ? 'stop' : 'due'}>
          <strong>{say.complaint[one.is]}</strong> <Told of={one} at={field} />
        </span>
      ))}
    </span>
  )
}

/** Everything that is wrong in the form, each by the name of its field, which it leads to. */
export function AllWrong({ wrong }: { wrong: readonly DraftComplaint[] }) {
  const names = useContext(Names)
  if (wrong.length === 0) return null
  return (
    <Notice tone="due">
      <strong>{words().notAllowed}</strong>
      <ul class="reasons">
        {wrong.map((one, nth) => {
          const at = placeOf(names, one.field)
          return (
            <li key={nth}>
              {at !== undefined && (
                <>
                  <Button look="link" onClick={() => goTo(at)}>
                    {names.get(at)}
                  </Button>{' '}
                  ·{' '}
                </>
              )}
              {at === undefined && one.field !== undefined && <span lang="en">{one.field}: </span>}
              <Told of={one} at={at ?? ''} />
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}

function Told({ of: { is: _, clause, field, ...said }, at }: { of: DraftComplaint; at: string }) {
  const nth = nthOf(at, field)
  return (
    <>
      {isClause(clause) && <span class="clause">{clause}</span>} {nth !== undefined && words().offerings.nthOf(nth)}{' '}
      <Says of={said} />
    </>
  )
}

function goTo(field: string): void {
  const id = idOf(field)
  const said = document.getElementById(id)
  const input = document.querySelector<HTMLElement>(`[aria-describedby="${id}"]`)
  ;(input ?? said)?.scrollIntoView({ block: 'center' })
  input?.focus({ preventScroll: true })
}
