/** Searching a list: what is looked for is kept in the address. */
import './search.css'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { query, show } from '../stream/address.ts'
import { words } from '../words.ts'
import { Input, Select } from './field.tsx'

/** Fields of a search behind a word: open while something is looked for, and as long as somebody wants it open. */
export function SearchFold({ says, isUsed, children }: { says: string; isUsed: boolean; children: ComponentChildren }) {
  const isOpen = useSignal(isUsed)
  return (
    <details
      class="fold search"
      open={isOpen.value || isUsed}
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary>{says}</summary>
      {children}
    </details>
  )
}

/** A search field and a choice above a list. */
export function ListSearch({ label, kinds }: { label: string; kinds: readonly (readonly [string, string])[] }) {
  const say = words().books
  return (
    <div class="list-search">
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={query.value.get('find') ?? ''}
        onInput={({ currentTarget: { value } }) => show({ find: value === '' ? undefined : value })}
      />
      <Select
        aria-label={say.filter}
        value={query.value.get('only') ?? ''}
        onChange={({ currentTarget: { value } }) => show({ only: value === '' ? undefined : value })}
      >
        <option value="">{say.all}</option>
        {kinds.map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
