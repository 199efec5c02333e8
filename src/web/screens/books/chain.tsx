/** The chain, and the anchors to hand over. */
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { Field, Select } from '../../ui/field.tsx'
import { PrintHead } from '../../ui/paper/print.tsx'
import { Signatures } from '../../ui/paper/signatures.tsx'
import { words } from '../../words.ts'

/** The digest of the last line, and those of the closed days; one of them as a sheet for the second custodian. */
export function Chain() {
  const say = words().books
  const chain = view('chain').value
  if (chain === undefined) return null
  const { anchors } = chain
  const chosen = anchors.find(({ day }) => day === query.value.get('anchor')) ?? anchors[0]
  return (
    <section class="pane printed" aria-label={say.chain}>
      <PrintHead title={say.chain} />
      <p class="no-print">
        {say.head} <strong>{chain.seq}</strong>
      </p>
      <p class="digest no-print">{inGroups(chain.digest)}</p>
      <h2>{say.anchors}</h2>
      {chosen === undefined && <p class="soft">{say.noAnchors}</p>}
      {chosen !== undefined && (
        <>
          <Field label={say.day} isInline class="no-print">
            <Select value={chosen.day} onChange={({ currentTarget: { value } }) => show({ anchor: value })}>
              {anchors.map(({ day }) => (
                <option key={day}>{day}</option>
              ))}
            </Select>
          </Field>
          <p>
            {chosen.day} · {say.line.toLowerCase()} {chosen.seq}
          </p>
          <p class="digest anchor-digest">{inGroups(chosen.digest)}</p>
          <p class="soft">{say.anchorSays}</p>
          <Signatures of={[say.handedOverBy, say.receivedBy, say.receivedOn]} />
        </>
      )}
    </section>
  )
}

/** Eight digits at a time can be read aloud and typed off paper. */
const inGroups = (digest: string): string => digest.match(/.{8}/g)?.join(' ') ?? digest
