/** A draft that waits: what it changes, and beside it who wrote it, who decides, and what they can do about it. */
import './approval.css'
import type { OfferedView } from '../../../../server/desks/catalogview.ts'
import { show } from '../../../stream/address.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { Button } from '../../../ui/button.tsx'
import { nameOf } from '../../../ui/names.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Deed } from '../../../ui/outcome.tsx'
import { Reasons } from '../../../ui/refusal.tsx'
import { minuteOf } from '../../../ui/shell/clock.tsx'
import { Levels, Terms } from '../../../ui/tournament/terms.tsx'
import { words } from '../../../words.ts'
import { Changes } from './changes.tsx'
import { ForReason } from './forreason.tsx'
import { TwoPersons } from './history.tsx'
import { Post } from './post.tsx'

export function WaitingDraft({ offered }: { offered: OfferedView }) {
  const say = words().offerings
  const { activity, draft, running, versions } = offered
  if (draft === undefined) return null
  const { version, returned, isApproved } = draft
  return (
    <section class="approval" aria-label={say.draft(version)}>
      <div class="approval-columns">
        <div class="pane">
          <header class="pane-head">
            <h2>{say.draft(version)}</h2>
            <span class="soft">{say.draftedBy(nameOf(draft.by))}</span>
          </header>
          {running !== undefined && <Changes activity={activity} form={offered.form} running={running} draft={draft} />}
          {running === undefined && draft.structure !== undefined && <Structure structure={draft.structure} />}
          <details class="fold">
            <summary>{say.asText}</summary>
            <pre class="yaml" lang="en">
              {draft.text}
            </pre>
          </details>
          {draft.missing.length > 0 && (
            <Notice tone="due">
              <strong>{say.missing}</strong>
              <Reasons reasons={draft.missing} />
            </Notice>
          )}
        </div>
        <div class="pane approval-side">
          <h2>{say.twoPersons}</h2>
          <TwoPersons draft={draft} version={versions.find((one) => one.version === version)} />
          {returned === undefined && !isApproved && (
            <>
              <Deed
                act="ApproveOffering"
                order={{ do: 'ApproveOffering', activity, version }}
                label={say.approve(version)}
                says={say.approveSays}
              />
              {isAllowed('ReturnOffering') && (
                <ForReason
                  act="ReturnOffering"
                  order={(reason) => ({ do: 'ReturnOffering', activity, version, reason })}
                  label={say.sendBack}
                  says={say.sendBackSays(nameOf(draft.by))}
                  look="plain"
                />
              )}
            </>
          )}
          {returned !== undefined && isAllowed('DraftOffering') && (
            <div class="actions">
              <Button look="primary" onClick={() => show({ activity, part: 'draft' })}>
                {say.changeDraft}
              </Button>
            </div>
          )}
          {isApproved && <Post offered={offered} />}
          {isAllowed('CancelOffering') && (
            <ForReason
              act="CancelOffering"
              order={(reason) => ({ do: 'CancelOffering', activity, reason })}
              label={say.cancelDraft}
              says={say.cancelSays}
              look="stop"
            />
          )}
        </div>
      </div>
    </section>
  )
}

/** Of a tournament: the day, all terms and every level, as everybody will read them. */
function Structure({ structure }: { structure: NonNullable<NonNullable<OfferedView['draft']>['structure']> }) {
  return (
    <>
      {structure.starts !== undefined && <p>{minuteOf(structure.starts)}</p>}
      <Terms structure={structure} />
      <Levels structure={structure} />
    </>
  )
}
