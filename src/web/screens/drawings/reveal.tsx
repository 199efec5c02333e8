/** A sealed draw: its digests, the room's chance, the reveal; or two persons give it up. */
import { useSignal } from '@preact/signals'
import type { Chance } from '../../../views/chance.ts'
import type { SealedView } from '../../../views/drawings/sealed.ts'
import { post, type Refused } from '../../stream/orders.ts'
import type { Proof } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ReasonByTwo, SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'
import { isEnough, RoomChance } from './chance.tsx'
import { OutsideState } from './outside.tsx'

export function Reveal({ draw }: { draw: SealedView }) {
  const say = words().games
  const chance = useSignal<Chance>([])
  const refused = useSignal<Refused | undefined>(undefined)
  const reveal = async (sent: HTMLFormElement) => {
    const second = secondIn(new FormData(sent))
    const contribution = draw.isContributed ? {} : { contribution: chance.value }
    const body = { ...contribution, ...(second === undefined ? {} : { second }) }
    const answer = await post(`/api/drawings/${draw.draw}/reveal`, body)
    refused.value = answer.ok ? undefined : answer
  }
  return (
    <section class="sealed">
      <p>
        <strong>{(draw.isSpin ? say.sealedSpots : say.sealed)(draw.draw, draw.entries)}</strong>{' '}
        <span class="soft">{draw.purpose}</span>
      </p>
      <dl class="digests">
        <dt>{say.proof}</dt>
        <dd>{draw.digest}</dd>
        <dt>{say.entriesDigest}</dt>
        <dd>{draw.entriesDigest}</dd>
        <dt>{say.secretDigest}</dt>
        <dd>{draw.secretDigest}</dd>
      </dl>
      <OutsideState draw={draw} />
      {!(draw.isContributed && draw.outside !== undefined) && (
        <Form onSend={reveal}>
          {!draw.isContributed && (
            <RoomChance
              chance={chance.value}
              waysMin={draw.waysMin}
              onChange={(entered) => {
                chance.value = entered
              }}
            />
          )}
          <div class="form">
            <SecondPerson act="RevealDrawing" />
          </div>
          <p class="acts">
            <Button
              type="submit"
              look="primary"
              size="next"
              disabled={!draw.isContributed && !isEnough(chance.value, draw.waysMin)}
            >
              {draw.outside !== undefined && draw.outside.kind !== 'line'
                ? say.contribute
                : draw.isSpin
                  ? say.spinNow
                  : say.reveal}
            </Button>
          </p>
          <Refusal refused={refused.value} />
        </Form>
      )}
      <Abandon draw={draw.draw} />
    </section>
  )
}

/** Two persons, a reason, and a mark that stays in the public record. */
function Abandon({ draw }: { draw: number }) {
  const say = words().games
  const refused = useSignal<Refused | undefined>(undefined)
  const abandon = async (reason: string, second: Proof | undefined) => {
    const proven = second === undefined ? {} : { second }
    const answer = await post(`/api/drawings/${draw}/abandon`, { reason, ...proven })
    refused.value = answer.ok ? undefined : answer
  }
  return (
    <details class="fold">
      <summary>{say.abandon}</summary>
      <p class="soft">{say.abandonSays}</p>
      <ReasonByTwo act="AbandonDrawing" label={say.abandonWhy} deed={say.abandonDo} most={400} onSend={abandon} />
      <Refusal refused={refused.value} />
    </details>
  )
}
