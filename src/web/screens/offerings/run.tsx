/** What runs and what waits: approve, post, pause, resume, stop, cancel, close. Each says what it does before it is pressed. */

import { useSignal } from '@preact/signals'
import type { OfferedView } from '../../../server/desks/catalogview.ts'
import type { OfferedRow } from '../../../views/offerings/offeringstatus.ts'
import { query } from '../../stream/address.ts'
import { beat, view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Field, Input, Select, TextArea } from '../../ui/field.tsx'
import { nameOf } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { Terms } from '../../ui/tournament/terms.tsx'
import { words } from '../../words.ts'
import { isWaiting } from '../report/undecided.ts'
import { Another } from './another.tsx'
import { Changes } from './approve/changes.tsx'
import { History, TwoPersons } from './approve/history.tsx'
import { firstValues } from './draft.tsx'

export function Run({ offered }: { offered: OfferedView }) {
  const say = words()
  const { activity, draft, running, versions } = offered
  const now = view('offerings').value?.find((one) => one.activity === activity)
  const status = now?.status ?? 'not running'
  const isAlive = status === 'running' || status === 'paused' || status === 'stopped'
  return (
    <>
      {/* What waits for somebody stands first. */}
      {draft !== undefined && (
        <section class="pane" aria-label={say.offerings.draft(draft.version)}>
          <header class="pane-head">
            <h2>{say.offerings.draft(draft.version)}</h2>
            <span class="soft">{say.offerings.draftedBy(nameOf(draft.by))}</span>
          </header>
          {running !== undefined && <Changes activity={activity} form={offered.form} running={running} draft={draft} />}
          {running === undefined && draft.structure !== undefined && <Terms structure={draft.structure} />}
          <details class="fold">
            <summary>{say.offerings.asText}</summary>
            <pre class="yaml" lang="en">
              {draft.text}
            </pre>
          </details>
          {draft.missing.length > 0 && (
            <Notice tone="due">
              <strong>{say.offerings.missing}</strong>
              <Reasons reasons={draft.missing} />
            </Notice>
          )}
          <TwoPersons draft={draft} version={versions.find((one) => one.version === draft.version)} />
          {!draft.isApproved && (
            <Deed
              act="ApproveOffering"
              order={{ do: 'ApproveOffering', activity, version: draft.version }}
              label={say.offerings.approve(draft.version)}
              says={say.offerings.approveSays}
            />
          )}
          {draft.isApproved && <Post offered={offered} />}
          {isAllowed('CancelOffering') && (
            <ForReason
              act="CancelOffering"
              activity={activity}
              label={say.offerings.cancelDraft}
              says={say.offerings.cancelSays}
            />
          )}
        </section>
      )}
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
            activity={activity}
            label={say.offerings.pause}
            says={say.offerings.pauseSays}
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
      <History versions={versions} />
    </>
  )
}

/** A meter without its seed is the accountant's to fill. */
function Seeds({ activity }: { activity: string }) {
  const say = words().offerings
  const empty = view('meters')
    .value?.find((one) => one.activity === activity)
    ?.pools.filter(({ posted }) => posted === '$0.00')
  if (empty === undefined || empty.length === 0) return null
  return (
    <Notice tone="due">
      {say.unseeded(empty.map(({ pool }) => pool).join(', '))}{' '}
      <a href={`/books?${new URLSearchParams({ activity })}`}>{say.seedInBooks}</a>
    </Notice>
  )
}

function ReasonIn({ value, onInput }: { value: string; onInput: (value: string) => void }) {
  return (
    <Field label={words().reason}>
      <TextArea rows={2} maxLength={1000} value={value} onInput={({ currentTarget }) => onInput(currentTarget.value)} />
    </Field>
  )
}

type Halting = 'PauseOffering' | 'StopOffering' | 'CancelOffering'

/** What is done for a reason, which is written down. */
function ForReason({ act, activity, label, says }: { act: Halting; activity: string; label: string; says: string }) {
  const reason = useSignal('')
  const written = reason.value.trim()
  return (
    <details class="fold">
      <summary>{label}</summary>
      <Deed
        act={act}
        order={written === '' ? undefined : { do: act, activity, reason: written }}
        label={label}
        says={says}
        look={act === 'PauseOffering' ? 'plain' : 'stop'}
      >
        <ReasonIn value={reason.value} onInput={(value) => (reason.value = value)} />
      </Deed>
    </details>
  )
}

/** What becomes of open hits is said with their number and sum. */
function Stop({ activity }: { activity: string }) {
  const say = words().offerings
  const open = (view('hits').value ?? []).filter((hit) => hit.activity === activity && isWaiting(hit))
  const says = say.stopSays(open.map(({ hit, total }) => `${hit} (${total})`).join(', '))
  return <ForReason act="StopOffering" activity={activity} label={say.stop} says={says} />
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

/** A notice is needed only where something posted changes; the house says when. */
function Post({ offered: { activity, draft, running, runs } }: { offered: OfferedView }) {
  const say = words().offerings
  const places = useSignal('board, tables')
  const notice = useSignal({ what: '', where: '', since: beat.value?.local.slice(0, 16) ?? '' })
  const isNoticed = notice.value.what.trim() !== '' || notice.value.where.trim() !== ''
  const named = places.value
    .split(',')
    .map((place) => place.trim())
    .filter((place) => place !== '')
  return (
    <Deed
      act="PostOffering"
      order={
        named.length === 0
          ? undefined
          : { do: 'PostOffering', activity, places: named, ...(isNoticed ? { notice: notice.value } : {}) }
      }
      since={String(draft?.version)}
      label={say.post}
      says={runs === 'tournament' ? say.postTournament : say.postSays}
    >
      <Field label={say.places}>
        <Input
          value={places.value}
          maxLength={400}
          onInput={({ currentTarget }) => (places.value = currentTarget.value)}
        />
      </Field>
      {running !== undefined && (
        <fieldset class="checks">
          <legend>{say.notice}</legend>
          <p class="soft">{say.noticeSays}</p>
          {(['what', 'where'] as const).map((key) => (
            <Field key={key} label={key === 'what' ? say.noticeWhat : say.noticeWhere}>
              <Input
                value={notice.value[key]}
                maxLength={400}
                onInput={({ currentTarget }) => (notice.value = { ...notice.value, [key]: currentTarget.value })}
              />
            </Field>
          ))}
          <Field label={say.noticeSince}>
            <Input
              type="datetime-local"
              value={notice.value.since}
              onInput={({ currentTarget }) => (notice.value = { ...notice.value, since: currentTarget.value })}
            />
          </Field>
        </fieldset>
      )}
    </Deed>
  )
}
