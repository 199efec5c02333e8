/** A list of the staff screen with the form that adds to it: beside it, and on a phone behind a button. */
import type { ComponentChildren } from 'preact'
import { query, show } from '../../stream/address.ts'
import { OfficeDesk } from '../../ui/list/officedesk.tsx'

type AddingProps = {
  readonly label: string
  readonly says: string
  /** Whoever only looks has no form. */
  readonly isAllowed?: boolean
  readonly list: ComponentChildren
  readonly children: ComponentChildren
}

export const Adding = ({ label, says, isAllowed = true, list, children }: AddingProps) => (
  <OfficeDesk
    label={label}
    class="even"
    isOpened={query.value.get('add') !== null}
    back={label}
    onBack={() => show({ add: undefined })}
    adds={isAllowed ? { says, onAdd: () => show({ add: '1' }) } : undefined}
    list={list}
  >
    {children}
  </OfficeDesk>
)
