/** What runs and what waits: approve, post, pause, resume, stop, cancel, close. Each says what it does before it is pressed. */

import { useSignal } from '@preact/signals'
import type { OfferedView } from '../../../server/desks/catalogview.ts'
import type { OfferedRow } from '../../../views/offerings/offeringstatus.ts'
import { poolsOf } from '../../../views/signs/pools.ts'
import { query } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Field, Select } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { isWaiting } from '../report/undecided.ts'
import { Another } from './another.tsx'
import { ForReason, ReasonIn } from './approve/forreason.tsx'
import { WaitingDraft } from './approve/waitingdraft.tsx'
import { firstValues } from './draft.tsx'

export function Run({ offered }: { offered: OfferedView }) {
  const say = words()
  const { activity, draft, running } = offered
  const now = view('offerings').value?.find((one) => one.activity === activity)
  const status = now?.status ?? 'not running'
  const isAlive = status === 'running' || status === 'paused' || status === 'stopped'
  return (
    <>
      {/* What waits for somebody stands first. */}
      {draft !== undefined && <WaitingDraft offered={offered} />}
      <section class="pane" aria-label={say.offerings.now}>
        <h2>{say.offerings.now}</h2>
        {running === undefined && (
          <p class="soft">
            {say.offerings.neverRan} {draft === undefined && say.offerings.draftFirst}
          </p>
        )}
        {running !== undefined && (
          <p>
            <strong>{say.offerings.status[status] ?? status}</strong>{' '}
            {isAlive && say.offerings.runsSince(running.version, when(running.since))}
            {now?.why !== undefined && <> · {now.why}</>}
            {now?.closedInto !== undefined && <> · {say.offerings.wentTo(now.closedInto)}</>}
          </p>
        )}
        {isAlive && <Seeds activity={activity} />}
        {status === 'running' && isAllowed('PauseOffering') && (
          <ForReason
            act="PauseOffering"
            order={(reason) => ({ do: 'PauseOffering', activity, reason })}
            label={say.offerings.pause}
            says={say.offerings.pauseSays}
            look="plain"
          />
        )}
        {(status === 'paused' || status === 'stopped') && (
          <Deed
            act="ResumeOffering"
            order={{ do: 'ResumeOffering', activity }}
            label={say.offerings.resume}
            says={say.offerings.resumeSays}
            look="plain"
          />
        )}
        {(status === 'running' || status === 'paused') && isAllowed('StopOffering') && <Stop activity={activity} />}
        {isAlive && isAllowed('CloseOffering') && <Close activity={activity} named={now?.closesTo} />}
        {offered.form?.occasions === true && isAllowed('DraftOffering') && (
          <Another form={offered.form} start={running?.values ?? draft?.values ?? firstValues(offered.form)} />
        )}
      </section>
    </>
  )
}

/** A meter without its seed is the accountant's to fill. */
function Seeds({ activity }: { activity: string }) {
  const say = words().offerings
  const sign = view('meters').value?.find((one) => one.activity === activity)
  const empty = poolsOf(sign).filter(({ posted }) => posted === '$0.00')
  if (empty.length === 0) return null
  return (
    <Notice tone="due">
      {say.unseeded(empty.map(({ pool }) => pool).join(', '))}{' '}
      <a href={`/books?${new URLSearchParams({ activity })}`}>{say.seedInBooks}</a>
    </Notice>
  )
}

/** What becomes of open hits is said with their number and sum. */
function Stop({ activity }: { activity: string }) {
  const say = words().offerings
  const open = (view('hits').value ?? []).filter((hit) => hit.activity === activity && isWaiting(hit))
  const says = say.stopSays(open.map(({ hit, total }) => `${hit} (${total})`).join(', '))
  return (
    <ForReason
      act="StopOffering"
      order={(reason) => ({ do: 'StopOffering', activity, reason })}
      label={say.stop}
      says={says}
      look="stop"
    />
  )
}

/** Where a clause names who takes over the money there is nothing else to choose. */
function Close({ activity, named }: { activity: string; named: OfferedRow['closesTo'] }) {
  const say = words().offerings
  const reason = useSignal('')
  const to = useSignal('')
  const isThere = (one: string) => named === undefined || named.to === one
  const others = (view('offerings').value ?? []).filter(
    (one) => one.activity !== activity && (one.status === 'running' || one.status === 'paused'),
  )
  return (
    <details class="fold" open={query.value.get('do') === 'close'}>
      <summary>{say.close}</summary>
      <Deed
        act="CloseOffering"
        order={
          reason.value.trim() === '' || to.value === ''
            ? undefined
            : { do: 'CloseOffering', activity, reason: reason.value.trim(), to: to.value }
        }
        label={say.close}
        says={say.closeSays}
        look="stop"
      >
        <Field
          label={say.closeTo}
          hint={
            named !== undefined && (
              <>
                {say.closeNamed} <span class="clause">{named.by}</span>
              </>
            )
          }
        >
          <Select value={to.value} onChange={({ currentTarget }) => (to.value = currentTarget.value)}>
            <option value="">{words().choose}</option>
            {isThere('house') && named !== undefined && <option value="house">{say.closeToHouse}</option>}
            {others
              .filter((one) => isThere(one.activity))
              .map((one) => (
                <option key={one.activity} value={one.activity}>
                  {one.name}
                </option>
              ))}
          </Select>
        </Field>
        <ReasonIn value={reason.value} onInput={(value) => (reason.value = value)} />
      </Deed>
    </details>
  )
}
