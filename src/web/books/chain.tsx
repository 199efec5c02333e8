/** The business day and what is still open of it; closing it; the chain and the anchors to hand over. */
import { query, show } from '../live/address.ts'
import { view } from '../live/feed.ts'
import { Deed } from '../live/outcome.tsx'
import { PrintHead, Signatures } from '../live/print.tsx'
import { words } from '../words/words.ts'

export function Day() {
  const say = words().books
  const chain = view('chain').value
  if (chain === undefined) return null
  return (
    <section class="pane no-print" aria-label={say.day}>
      <h2>{say.day}</h2>
      <p>
        {say.dayOpen(chain.day)} {chain.closedDay !== undefined && say.dayClosed(chain.closedDay)}
      </p>
      <OpenItems />
      {chain.closable === undefined ? (
        <p class="soft">{say.nothingToClose}</p>
      ) : (
        <Deed
          act="CloseDay"
          order={{ do: 'CloseDay', day: chain.closable }}
          since={String(chain.anchors[0]?.seq ?? '')}
          label={say.closeDay(chain.closable)}
          says={say.closeSays}
        />
      )}
    </section>
  )
}

/** What would better be done before; the house itself says what must be. */
function OpenItems() {
  const say = words().books
  const funds = view('funds').value ?? []
  const places = funds.flatMap((fund) => fund.places)
  const hits = (view('hits').value ?? []).filter(({ status }) => status === 'declared' || status === 'disputed')
  const claims = (view('claims').value ?? []).filter(({ status }) => status === 'open')
  const items = [
    { count: hits.length, says: say.openHits, href: '/floor' },
    { count: claims.length, says: say.openClaims, href: '/cage' },
    { count: places.filter(({ place }) => place.startsWith('box:')).length, says: say.openBoxes, href: '/count' },
    { count: places.filter(({ place }) => /^(drawer|tray):/.test(place)).length, says: say.openDrawers, href: '/cage' },
    {
      count: funds.filter(({ promised }) => promised !== '$0.00').length,
      says: say.openPromises,
      href: '?only=promised',
    },
    { count: funds.filter(({ agrees }) => !agrees).length, says: say.openDiffer, href: '?only=differs' },
  ].filter(({ count }) => count > 0)
  if (items.length === 0) return <p>{say.nothingOpen}</p>
  return (
    <ul class="open-items">
      {items.map(({ count, says, href }) => (
        <li key={href + says(count)}>
          <a href={href}>{says(count)}</a>
        </li>
      ))}
    </ul>
  )
}

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
          <label class="inline no-print">
            <span>{say.day}</span>
            <select value={chosen.day} onChange={({ currentTarget: { value } }) => show({ anchor: value })}>
              {anchors.map(({ day }) => (
                <option key={day}>{day}</option>
              ))}
            </select>
          </label>
          <p>
            {chosen.day} · {say.line.toLowerCase()} {chosen.seq}
          </p>
          <p class="digest anchor-digest">{inGroups(chosen.digest)}</p>
          <p class="soft">{say.anchorSays}</p>
          <Signatures names={[say.handedOverBy, say.receivedBy, say.receivedOn]} />
        </>
      )}
    </section>
  )
}

/** Eight digits at a time can be read aloud and typed off paper. */
const inGroups = (digest: string): string => digest.match(/.{8}/g)?.join(' ') ?? digest
