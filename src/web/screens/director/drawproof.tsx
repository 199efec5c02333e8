/** What proves a draw of seats: what was sealed before, the room's chance, what was shown after, and the order that follows from them. */
import { useSignal } from '@preact/signals'
import type { TournamentDesk } from '../../../views/tournaments/rows.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'

/** As the house publishes it at `/api/drawings/NUMBER`; of it what is shown here. */
type Published = {
  readonly opening: { readonly digest: string; readonly entriesDigest: string; readonly secretDigest: string }
  readonly contribution: { readonly text: string } | null
  readonly reveal: { readonly secret: string; readonly winners: readonly string[] } | null
}

export function DrawProof({ desk, draw }: { desk: TournamentDesk; draw: number }) {
  const say = words().tournaments.seats
  const found = useSignal<Published | undefined>(undefined)
  const read = async () => {
    if (found.value !== undefined) return
    const answer = await fetch(`/api/drawings/${draw}`)
    if (answer.ok) found.value = (await answer.json()) as Published
  }
  return (
    <details class="fold draw-proof" onToggle={({ currentTarget }) => void (currentTarget.open && read())}>
      <summary>{`◆ ${say.drawn(draw)} · ${say.proof.title}`}</summary>
      {found.value === undefined ? <Waiting /> : <Parts desk={desk} of={found.value} />}
      <p class="soft">{say.proof.redo}</p>
      <ButtonLink size="small" href={`/api/drawings/${draw}`} target="_blank" rel="noreferrer">
        {say.record}
      </ButtonLink>
    </details>
  )
}

function Parts({ desk, of: { opening, contribution, reveal } }: { desk: TournamentDesk; of: Published }) {
  const say = words().tournaments.seats
  const games = words().games
  const seatOf = (lot: string) => /^table (.+) seat (\d+)$/.exec(lot)?.slice(1)
  const sits = ([table, seat]: readonly string[]) =>
    desk.entries.find((one) => one.status === 'in' && one.table === table && one.seat === seat)?.name
  return (
    <>
      <dl class="digests">
        <dt>{games.proof}</dt>
        <dd>{opening.digest}</dd>
        <dt>{games.entriesDigest}</dt>
        <dd>{opening.entriesDigest}</dd>
        <dt>{games.secretDigest}</dt>
        <dd>{opening.secretDigest}</dd>
        <dt>{say.proof.room}</dt>
        <dd>{contribution?.text ?? ''}</dd>
        <dt>{say.proof.secret}</dt>
        <dd>{reveal?.secret ?? ''}</dd>
      </dl>
      <h3>{say.proof.order}</h3>
      <ol class="draw-order">
        {(reveal?.winners ?? []).map((lot) => {
          const at = seatOf(lot)
          return <li key={lot}>{at === undefined ? lot : `${say.at(at[0]!, at[1]!)} ${sits(at) ?? ''}`}</li>
        })}
      </ol>
    </>
  )
}
