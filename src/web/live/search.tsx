/** A search field and a choice above a list, both kept in the address. */
import { words } from '../words/words.ts'
import { query, show } from './address.ts'

export function ListSearch({ label, kinds }: { label: string; kinds: readonly (readonly [string, string])[] }) {
  const say = words().books
  return (
    <div class="list-search">
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={query.value.get('find') ?? ''}
        onInput={({ currentTarget: { value } }) => show({ find: value === '' ? undefined : value })}
      />
      <select
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
      </select>
    </div>
  )
}
