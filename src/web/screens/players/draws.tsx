/** Draws that anybody may check: the latest ones, and one of them done again from its record. */
import type { DrawsAnswer, RedoneAnswer } from '../../../server/players/routes.ts'
import { view } from '../../stream/feed.ts'
import { Notice } from '../../ui/notice.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { clockOf, dayOf } from '../../ui/shell/clock.tsx'
import { Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { useAsked } from './asking.ts'
import { Elsewhere } from './elsewhere.tsx'
import { Inside } from './inside.tsx'

const SHOWN = 6

export function Draws() {
  const say = words().players.draws
  const { answer, isNowhere } = useAsked<DrawsAnswer>('draws')
  const draws = (answer?.draws ?? []).slice(0, SHOWN)
  return (
    <section id="draws" class="players-list">
      <h2>{say.title}</h2>
      <p class="stage-soft">{say.says}</p>
      {isNowhere === true && <Elsewhere />}
      {answer !== undefined && draws.length === 0 && <p>{say.none}</p>}
      <ul class="players-rows">
        {draws.map(({ draw, purpose, stage, isKept }) => (
          <li key={draw}>
            <strong class="players-when">{say.draw(draw)}</strong>
            {isKept ? <Inside to={{ draw: String(draw) }}>{say.verify}</Inside> : <span />}
            <span class="stage-soft">
              {purposeWords(purpose)} · {say.stage[stage]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `bay-101/prize-wheel/2026-03-10/20:00`: the name of the activity and the time; a draw may also be for seats or digits. */
function purposeWords(purpose: string): string {
  const [house = '', of = '', date = '', clock = ''] = purpose.split('/')
  const activity = `${house}/${of}`
  const name =
    (view('meters').value ?? []).find((sign) => sign.activity === activity)?.name ?? of.replaceAll(/[-.]/g, ' ')
  const at = `${date}T${clock}:00`
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/.test(at) ? `${name}, ${dayOf(at)} ${clockOf(at)}` : name
}

export function DrawPage({ draw }: { draw: string }) {
  const say = words().players.draws
  const { answer, reasons, isNowhere } = useAsked<RedoneAnswer>(`draws/${encodeURIComponent(draw)}`)
  const purpose = purposeWords(answer?.redone.purpose ?? '')
  if (isNowhere === true) return <Elsewhere />
  if (reasons !== undefined) return <Reasons reasons={reasons} />
  if (answer === undefined) return <Waiting />
  const { redone } = answer
  return (
    <section class="players-part" data-draw={redone.draw}>
      <h2>{say.draw(redone.draw)}</h2>
      <p>{purpose}</p>
      {redone.agrees ? (
        <Notice tone="good">{redone.stage === 'opened' ? say.open : say.agrees}</Notice>
      ) : (
        <Notice tone="stop">
          {say.differs}
          <ul lang="en">
            {redone.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      )}
      <dl class="players-facts">
        {redone.winners.length > 0 && (
          <>
            <dt>{say.winners}</dt>
            <dd>
              <strong>{redone.winners.join(', ')}</strong> {say.drawnFrom(redone.entries)}
            </dd>
          </>
        )}
        {redone.contribution !== undefined && (
          <>
            <dt>{say.chance}</dt>
            <dd>
              <code>{redone.contribution}</code>
            </dd>
          </>
        )}
        <dt>{say.digest}</dt>
        <dd>
          <code class="digest">{redone.digest}</code>
        </dd>
      </dl>
      <p>
        <a href={`/api/public/draws/${redone.draw}?record`}>{say.record}</a>
      </p>
    </section>
  )
}
