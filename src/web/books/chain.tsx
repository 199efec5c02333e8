import { useSignal } from '@preact/signals'
import { view } from '../live/feed.ts'
import { Refusal } from '../live/frame.tsx'
import { type Refused, send } from '../live/orders.ts'
import { words } from '../words/words.ts'

/** The business day, and closing the one that is over. */
export function Day() {
  const say = words().books
  const chain = view('chain').value
  const refused = useSignal<Refused | undefined>(undefined)
  const close = async (day: string) => {
    const answer = await send({ do: 'CloseDay', day })
    refused.value = answer.ok ? undefined : answer
  }
  if (chain === undefined) return null
  return (
    <section class="pane" aria-label={say.day}>
      <h2>{say.day}</h2>
      <p>
        {say.dayOpen(chain.day)} {chain.closedDay !== undefined && say.dayClosed(chain.closedDay)}
      </p>
      {chain.closable === undefined ? (
        <p class="soft">{say.nothingToClose}</p>
      ) : (
        <div class="actions">
          <button type="button" class="act plain" onClick={() => void close(chain.closable!)}>
            {say.closeDay(chain.closable)}
          </button>
          <span class="soft">{say.closeSays}</span>
        </div>
      )}
      <Refusal refused={refused.value} />
    </section>
  )
}

/** The digest of the last line, and those of the closed days. */
export function Chain() {
  const say = words().books
  const chain = view('chain').value
  if (chain === undefined) return null
  return (
    <section class="pane" aria-label={say.chain}>
      <h2>{say.chain}</h2>
      <p>
        {say.head} <strong>{chain.seq}</strong>
      </p>
      <p class="digest">{inGroups(chain.digest)}</p>
      <h2>{say.anchors}</h2>
      {chain.anchors.length === 0 && <p class="soft">{say.noAnchors}</p>}
      {chain.anchors.map(({ day, seq, digest }) => (
        <p key={day}>
          {day} · {say.line.toLowerCase()} {seq}
          <br />
          <span class="digest">{inGroups(digest)}</span>
        </p>
      ))}
    </section>
  )
}

/** Eight digits at a time can be read aloud and typed off paper. */
const inGroups = (digest: string): string => digest.match(/.{8}/g)?.join(' ') ?? digest
