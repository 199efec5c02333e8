/** All hits and claims: the latest, or those that fit what is looked for. */
import { query, show } from '../../stream/address.ts'
import { useView } from '../../stream/viewreader.ts'
import { Input } from '../../ui/field.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Found } from '../../ui/shell/found.tsx'
import { Desk } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { FoundClaims, FoundHits } from './foundlists.tsx'

export function Records() {
  const say = words().record
  const text = query.value.get('find') ?? ''
  const { view: read, reasons } = useView(`/api/views/find?${new URLSearchParams({ text, all: 'yes' })}`)
  return (
    <Desk screen="hit">
      <main class="record">
        <Input
          type="search"
          aria-label={say.find.label}
          placeholder={say.find.hint}
          value={text}
          onInput={({ currentTarget: { value } }) => show({ find: value === '' ? undefined : value })}
        />
        {reasons !== undefined && <Reasons reasons={reasons} />}
        {read !== undefined && (
          <section class="pane" aria-label={text === '' ? say.latest : say.find.results(read.hits.length)}>
            {text === '' && read.hits.length === 0 && <p class="soft">{say.nothingYet}</p>}
            <FoundHits hits={read.hits} title={text === '' ? say.latest : say.find.hits} />
            <FoundClaims claims={read.claims} title={say.find.claims} />
            <Found found={{ ...read, hits: [], claims: [] }} />
          </section>
        )}
      </main>
    </Desk>
  )
}
