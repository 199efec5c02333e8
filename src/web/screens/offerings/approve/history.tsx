/** Who drafted, approved and posted each version and when; what it changed opens with its row. And the two that a draft still needs. */
import type { OfferedView, VersionView } from '../../../../server/desks/catalogview.ts'
import { view } from '../../../stream/feed.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { acting } from '../../../stream/session.ts'
import { Badge } from '../../../ui/badge.tsx'
import { List } from '../../../ui/list/list.tsx'
import { nameOf } from '../../../ui/names.ts'
import type { Tone } from '../../../ui/notice.tsx'
import { when } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'
import { howOf, inCents } from './changed.ts'
import { Term } from './term.tsx'

const ACTS = ['posted', 'approved', 'returned', 'drafted'] as const
type Act = {
  readonly version: VersionView
  readonly act: (typeof ACTS)[number]
  readonly by: string
  readonly at: string
}

const TONES: Readonly<Record<string, Tone>> = {
  running: 'good',
  draft: 'due',
  returned: 'due',
  approved: 'due',
  paused: 'due',
  stopped: 'stop',
  cancelled: 'stop',
}

export function History({ versions }: { versions: readonly VersionView[] }) {
  const say = words()
  const { act: acts, status, ...offerings } = say.offerings
  return (
    <section class="pane" aria-label={offerings.versions}>
      <List
        name="versions"
        title={offerings.versions}
        hasHeading
        keepsHeads
        quietUpTo={12}
        rows={versions.flatMap(actsOf)}
        keyOf={({ version, act }) => `${version.version} ${act}`}
        empty={offerings.noVersions}
        columns={[
          {
            key: 'version',
            says: offerings.version,
            value: ({ version }) => `${offerings.version} ${version.version}`,
          },
          { key: 'act', says: offerings.done, value: ({ act }) => acts[act], isUnlabelled: true },
          { key: 'who', says: offerings.who, value: ({ by }) => nameOf(by), isUnlabelled: true },
          { key: 'at', says: offerings.when, value: ({ at }) => at, kind: 'time', isUnlabelled: true },
          {
            key: 'status',
            says: say.listed.state,
            value: ({ version, act }) => (isLast(version, act) ? (status[version.status] ?? version.status) : ''),
            cell: ({ version, act }) =>
              isLast(version, act) && (
                <Badge tone={TONES[version.status]}>{status[version.status] ?? version.status}</Badge>
              ),
            isUnlabelled: true,
          },
          {
            key: 'where',
            says: say.record.where,
            value: ({ version, act }) => (act === 'posted' ? version.places : undefined),
            isDetail: true,
          },
          { key: 'reason', says: say.reason, value: ({ version }) => version.reason, isDetail: true },
        ]}
        details={({ version }) => <Difference version={version} />}
      />
    </section>
  )
}

/** The last thing that was done with a version says where it stands. */
const isLast = (version: VersionView, act: Act['act']): boolean => actsOf(version)[0]?.act === act

function actsOf(version: VersionView): Act[] {
  const { draftedBy, drafted, approvedBy, approved, returnedBy, returned, postedBy, posted } = version
  const did = {
    drafted: [draftedBy, drafted],
    returned: [returnedBy, returned],
    approved: [approvedBy, approved],
    posted: [postedBy, posted],
  } as const
  return ACTS.flatMap((act) => {
    const [by, at] = did[act]
    return by === undefined || at === undefined ? [] : [{ version, act, by, at }]
  })
}

function Difference({ version: { against, changed } }: { version: VersionView }) {
  const say = words().offerings
  if (against === undefined || changed === undefined) return <p class="soft">{say.firstVersion}</p>
  return (
    <>
      <h3>{say.changedIn(changed.length, against)}</h3>
      <dl class="version-terms">
        {changed.map((one) => (
          <div key={one.path.join(' ')}>
            <dt>
              <Term path={one.path} /> <span class="soft">{howOf(one)}</span>
            </dt>
            <dd lang="en">
              {inCents(one.before)} → <strong>{inCents(one.after)}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** In which role, and when. */
function Whose({ person, at }: { person: string; at: string | undefined }) {
  const roles = view('room').value?.staff.find(({ id }) => id === person)?.roles ?? []
  const said = [...roles.map((role) => words().roles[role]), ...(at === undefined ? [] : [when(at)])]
  return said.length === 0 ? null : <span class="soft">{said.join(' · ')}</span>
}

/** Whoever drafted cannot approve: who did what so far, and what is still to come. */
export function TwoPersons({
  draft,
  version,
}: {
  draft: NonNullable<OfferedView['draft']>
  version: VersionView | undefined
}) {
  const say = words().offerings
  const { approvedBy, approved, drafted, returned } = version ?? {}
  const isMine = isAllowed('ApproveOffering') && acting.value !== draft.by
  return (
    <ol class="two-persons" aria-label={say.twoPersons}>
      <li data-state="done">
        <strong>{say.drafted(nameOf(draft.by))}</strong>
        <Whose person={draft.by} at={drafted} />
      </li>
      {draft.returned === undefined ? (
        <li data-state={draft.isApproved ? 'done' : 'now'}>
          <strong>
            {approvedBy !== undefined ? say.approved(nameOf(approvedBy)) : isMine ? say.youApprove : say.approves}
          </strong>
          {approvedBy !== undefined ? (
            <Whose person={approvedBy} at={approved} />
          ) : (
            isMine && <span class="soft">{say.youAre(nameOf(acting.value))}</span>
          )}
        </li>
      ) : (
        <li data-state="back">
          <strong>{say.sentBack(nameOf(draft.returned.by))}</strong>
          <Whose person={draft.returned.by} at={returned} />
          <q>{draft.returned.reason}</q>
        </li>
      )}
      <li data-state={draft.isApproved ? 'now' : 'later'}>
        <strong>{say.postsIt}</strong>
      </li>
    </ol>
  )
}
