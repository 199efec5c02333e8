/** A table for tournaments at which none is played: it waits, and says for which. */
import './tablet.css'
import type { TournamentSign } from '../../../../views/tournaments/sign.ts'
import { view } from '../../../stream/feed.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { Button } from '../../../ui/button.tsx'
import { useSending } from '../../../ui/form.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { startText } from '../../../ui/tournament/starts.ts'
import { words } from '../../../words.ts'

export function TournamentWaits({ table }: { table: string }) {
  const say = words().tournamentTablet
  const { refused, order } = useSending()
  const next = nextOf(view('tournamentsigns').value ?? [])
  return (
    <div class="tour-tablet tour-waits">
      <section>
        <h2>{say.waits}</h2>
        {next === undefined ? (
          <p class="soft">{words().tournamentClock.none}</p>
        ) : (
          <p>
            <strong>{next.name}</strong>
            {' · '}
            {next.status === 'running'
              ? say.isPlayed
              : next.starts === undefined
                ? words().tournamentClock.soon
                : startText(next.starts)}
          </p>
        )}
        <p class="soft">{say.waitsSays}</p>
      </section>
      <footer class="tour-foot">
        {isAllowed('CallFloor') && (
          <Button size="touch" onClick={() => void order({ do: 'CallFloor', table, why: say.reason }, say.called)}>
            {say.callFloor}
          </Button>
        )}
        <Refusal refused={refused.value} />
      </footer>
    </div>
  )
}

/** What is played may need another table; then what people sign up for, then what is only posted: of each whatever starts first. */
const ORDER: readonly TournamentSign['status'][] = ['running', 'open', 'posted']

function nextOf(signs: readonly TournamentSign[]): TournamentSign | undefined {
  const rank = ({ status, starts }: TournamentSign) => `${ORDER.indexOf(status)}${starts ?? '9'}`
  return signs
    .filter(({ status }) => ORDER.includes(status))
    .toSorted((one, other) => rank(one).localeCompare(rank(other)))[0]
}
