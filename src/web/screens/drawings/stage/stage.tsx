/** The stage after the drawings, step by step: who has a pass and is there, then keys or a play-down. */

import { useSignal } from '@preact/signals'
import type { StageView } from '../../../../views/stages.ts'
import { type Refused, send } from '../../../stream/orders.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Check } from '../../../ui/field.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { when } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'
import type { Give, NameOf } from '../step.ts'
import { Keys } from './keys.tsx'
import { PlayDown } from './playdown.tsx'

export function Stage({ activity, stage }: { activity: string; stage: StageView }) {
  const say = words().games.stage
  const refused = useSignal<Refused | undefined>(undefined)
  const give: Give = async (what, second) => {
    const answer = await send(what, second)
    refused.value = answer.ok ? undefined : answer
    return answer.ok
  }
  const nameOf: NameOf = (callup) => {
    const pass = stage.passes.find((one) => one.callup === callup)
    return pass === undefined ? callup : `${words().party(pass.who)} (${callup})`
  }
  const { keys, playDown, status, begins } = stage
  const inPlay = stage.passes.flatMap(({ callup, out }) => (out === undefined ? [callup] : []))
  return (
    <article class="pane stage">
      <header class="pane-head">
        <h2>{say.title[stage.is]}</h2>
        <span class="soft">
          {say.passes(stage.passes.length)}
          {begins !== undefined && status === 'gathering' && ` · ${say.begins(when(begins))}`}
        </span>
      </header>
      {status === 'gathering' && <Gathering activity={activity} stage={stage} give={give} nameOf={nameOf} />}
      {keys !== undefined && <Keys activity={activity} keys={keys} who={inPlay} give={give} nameOf={nameOf} />}
      {playDown !== undefined && <PlayDown activity={activity} game={playDown} give={give} nameOf={nameOf} />}
      {status === 'over' && <p class="game-says">{say.over}</p>}
      {status === 'over' && stage.passes.every(({ hit }) => hit === undefined) && <p>{say.nobody}</p>}
      <Refusal refused={refused.value} />
      <Out stage={stage} nameOf={nameOf} />
    </article>
  )
}

function Gathering({
  activity,
  stage,
  give,
  nameOf,
}: {
  activity: string
  stage: StageView
  give: Give
  nameOf: NameOf
}) {
  const say = words().games.stage
  const here = useSignal<ReadonlySet<string>>(new Set())
  const present = stage.passes.filter(({ callup, owes }) => owes === undefined && here.value.has(callup))
  return (
    <>
      <ul class="stage-passes">
        {stage.passes.map(({ callup, owes }) => (
          <li key={callup}>
            {owes === undefined && !stage.isDue && <span>{nameOf(callup)}</span>}
            {owes === undefined && stage.isDue && (
              <Check
                label={`${nameOf(callup)} ${say.here}`}
                checked={here.value.has(callup)}
                onChange={(event) => {
                  const next = new Set(here.value)
                  if (event.currentTarget.checked) next.add(callup)
                  else next.delete(callup)
                  here.value = next
                }}
                class="tick"
              />
            )}
            {owes !== undefined && (
              <>
                <span>{nameOf(callup)}</span> <Badge tone="due">{say.owes}</Badge> <span class="clause">{owes}</span>
                <Button onClick={() => void give({ do: 'BringId', callup })}>{say.bringId}</Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {stage.isDue && (
        <>
          <p class="soft">{say.startSays}</p>
          <p class="acts">
            <Button
              look="primary"
              size="next"
              onClick={() => void give({ do: 'StartStage', activity, present: present.map(({ callup }) => callup) })}
            >
              {say.start(present.length)}
            </Button>
          </p>
        </>
      )}
    </>
  )
}

function Out({ stage, nameOf }: { stage: StageView; nameOf: NameOf }) {
  const say = words().games.stage
  const out = stage.passes.flatMap(({ callup, out: why }) => (why === undefined ? [] : [{ callup, why }]))
  if (out.length === 0) return null
  return (
    <ul class="out">
      {out.map(({ callup, why }) => (
        <li key={callup}>
          {nameOf(callup)} · {say.out[why]}
        </li>
      ))}
    </ul>
  )
}
