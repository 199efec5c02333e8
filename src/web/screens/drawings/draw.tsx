/** Who can be drawn, and the pick with its proof; or the ticket that was drawn by hand. */

import { useSignal } from '@preact/signals'
import { partyKey } from '../../../base/party.ts'
import type { Chance } from '../../../views/chance.ts'
import type { DrawingDesk, DrawnFor } from '../../../views/drawing.ts'
import { post, type Refused } from '../../stream/orders.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Reasons, Refusal } from '../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'
import { secondsTo } from '../floor/clock.ts'
import { isEnough, RoomChance } from './chance.tsx'
import { Drum } from './drum.tsx'
import { type Chosen, firstChoice, OutsideChoice, OutsideState } from './outside.tsx'
import { TableDraw } from './tables.tsx'
import { timeOf } from './time.ts'

export function Draw({ desk }: { desk: DrawingDesk }) {
  const say = words().games
  const { drawing } = desk
  const isOpen = drawing !== undefined && !drawing.isWon && desk.status === 'running'
  return (
    <article class="pane">
      <header class="pane-head">
        <h2>{desk.name}</h2>
        <span class="soft">
          {timeOf(desk)} · {say.from[desk.from]}
        </span>
      </header>
      {drawing?.isWon === true && <Notice tone="good">{say.won}</Notice>}
      {desk.gives !== undefined && <p class="given">{say.gives[desk.gives](desk.prize)}</p>}
      {desk.isByProgram && <Pick desk={desk} isOpen={isOpen} />}
      {desk.tableDraw !== undefined && <TableDraw desk={desk} view={desk.tableDraw} isOpen={isOpen} />}
      {desk.from === 'ticket drum' && <Drum desk={desk} isOpen={isOpen} />}
    </article>
  )
}

function Pick({ desk, isOpen }: { desk: DrawingDesk; isOpen: boolean }) {
  const say = words().games
  const refused = useSignal<Refused | undefined>(undefined)
  const chosen = useSignal<string | undefined>(undefined)
  const part = useSignal<Chosen | undefined>(undefined)
  const witness = chosen.value ?? firstChoice(desk.witnesses)
  const isOnLine = desk.witnesses.find(({ fingerprint }) => fingerprint === witness)?.kind === 'line'
  const outside = part.value ?? (isOnLine ? ({ kind: 'line' } as const) : undefined)
  const seal = async ({ from, again }: DrawnFor) => {
    const why = again === undefined ? {} : { again: say.again[again] }
    const answer = await post('/api/drawings/seal', { activity: desk.activity, drawing: from, outside, ...why })
    refused.value = answer.ok ? undefined : answer
  }
  const isSealed = desk.draw !== undefined
  const cannotSeal = desk.eligible.length === 0 || outside === undefined
  const toSeal = desk.drawing?.from ?? desk.missed[0]?.from ?? ''
  const late = isSealed || desk.status !== 'running' ? [] : desk.missed
  return (
    <>
      <h3>
        {say.eligible} · {desk.eligible.length}
      </h3>
      {desk.eligible.length === 0 ? (
        <p class="soft">{say.nobody}</p>
      ) : (
        <ul class="numbers">
          {desk.eligible.map((person) => (
            <li key={person}>{person}</li>
          ))}
        </ul>
      )}
      {!isSealed && (isOpen || late.length > 0) && desk.witnesses.length > 0 && (
        <OutsideChoice
          desk={desk}
          drawing={toSeal}
          chosen={witness}
          onChoose={(fingerprint, one) => {
            chosen.value = fingerprint
            part.value = one
          }}
        />
      )}
      {late.map((one) => (
        <Notice key={one.from} tone="due">
          {say.missed(one.from.slice(11, 16), one.to.slice(11, 16))}{' '}
          <Button look="primary" disabled={cannotSeal} onClick={() => void seal(one)}>
            {say.sealMissed(one.from.slice(11, 16), one.to.slice(11, 16))}
          </Button>
        </Notice>
      ))}
      {isOpen && !isSealed && desk.drawing !== undefined && (
        <>
          <p class="soft">{say.sealSays}</p>
          {lastMinutes(desk) && <p class="soft">{say.closing(desk.drawing.to.slice(11, 16), desk.minutes ?? 0)}</p>}
          <Button look="primary" size="next" disabled={cannotSeal} onClick={() => void seal(desk.drawing!)}>
            {desk.drawing.again === undefined ? say.seal : say.sealAgain}
          </Button>
        </>
      )}
      {desk.draw !== undefined && <Reveal draw={desk.draw} />}
      <Refusal refused={refused.value} />
      {desk.out.length > 0 && (
        <details>
          <summary>
            {say.out} · {desk.out.length}
          </summary>
          <ul class="out">
            {desk.out.map(({ who, reasons }) => (
              <li key={partyKey(who)}>
                <strong>{words().party(who)}</strong>
                <Reasons reasons={reasons} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** Who does not come would be missed only after the hour. */
const lastMinutes = ({ drawing, minutes }: DrawingDesk): boolean => {
  const left = drawing === undefined ? undefined : secondsTo(drawing.to)
  return left !== undefined && minutes !== undefined && left <= minutes * 60
}

function Reveal({ draw }: { draw: NonNullable<DrawingDesk['draw']> }) {
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
        <strong>{say.sealed(draw.draw, draw.entries)}</strong> <span class="soft">{draw.purpose}</span>
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
              {draw.outside === undefined || draw.outside.kind === 'line' ? say.reveal : say.contribute}
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
  const why = useSignal('')
  const refused = useSignal<Refused | undefined>(undefined)
  const abandon = async (sent: HTMLFormElement) => {
    const second = secondIn(new FormData(sent))
    const answer = await post(`/api/drawings/${draw}/abandon`, {
      reason: why.value,
      ...(second === undefined ? {} : { second }),
    })
    refused.value = answer.ok ? undefined : answer
  }
  return (
    <details class="fold">
      <summary>{say.abandon}</summary>
      <p class="soft">{say.abandonSays}</p>
      <Form onSend={abandon}>
        <Field label={say.abandonWhy}>
          <Input
            name="why"
            required
            maxLength={400}
            value={why.value}
            onInput={(event) => {
              why.value = event.currentTarget.value
            }}
          />
        </Field>
        <SecondPerson act="AbandonDrawing" />
        <p class="acts">
          <Button type="submit" look="stop">
            {say.abandonDo}
          </Button>
        </p>
        <Refusal refused={refused.value} />
      </Form>
    </details>
  )
}
