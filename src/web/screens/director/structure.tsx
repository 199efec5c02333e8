/** The structure as posted, and what the house settles where no document speaks; opening, starting and calling off. */
import type { TournamentDesk } from '../../../views/tournaments/rows.ts'
import { isAllowed, isSeen } from '../../stream/permission.ts'
import { useSending } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ReasonByTwo } from '../../ui/secondperson.tsx'
import { Levels, Terms } from '../../ui/tournament/terms.tsx'
import { words } from '../../words.ts'
import { Life, PapersButton } from './players.tsx'

export function Structure({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments
  const canCallOff = (desk.status === 'open' || desk.status === 'running') && isAllowed('CallOffTournament')
  return (
    <>
      <Life desk={desk} />
      <div class="director-prizes">
        <article class="pane">
          <h2>{words().tournamentStructure.posted}</h2>
          {desk.status !== 'posted' && <p class="soft">{words().tournamentStructure.frozen}</p>}
          <Levels structure={desk.structure} />
        </article>
        <div>
          <article class="pane">
            <Terms structure={desk.structure} />
            <div class="actions">
              <PapersButton activity={desk.activity} paper="structure" says={say.papers.structure} />
              <PapersButton activity={desk.activity} paper="signin" says={say.papers.signIn} />
              <PapersButton activity={desk.activity} paper="seats" says={say.papers.seatCards} />
            </div>
            <p>
              {isSeen('offered') && (
                <>
                  <a href={`/offerings?${new URLSearchParams({ activity: desk.activity, part: 'sheet' })}`}>
                    {words().tournamentStructure.rules}
                  </a>{' '}
                  ·{' '}
                </>
              )}
              <a href="/director?page=plan">{words().tournamentPlan.title}</a>
            </p>
          </article>
          {canCallOff && <CallOff activity={desk.activity} />}
        </div>
      </div>
    </>
  )
}

function CallOff({ activity }: { activity: string }) {
  const say = words().tournaments.life
  const { refused, order } = useSending()
  return (
    <article class="pane">
      <details class="fold">
        <summary>{say.callOff}</summary>
        <p class="soft">{say.callOffSays}</p>
        <ReasonByTwo
          act="CallOffTournament"
          label={say.reason}
          deed={say.callOff}
          onSend={(reason, second) => order({ do: 'CallOffTournament', activity, reason }, say.calledOff, second)}
        />
        <Refusal refused={refused.value} />
      </details>
    </article>
  )
}
