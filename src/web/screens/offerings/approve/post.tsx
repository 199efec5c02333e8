/** An approved draft is posted: where, and what patrons were told. */
import { useSignal } from '@preact/signals'
import type { OfferedView } from '../../../../server/desks/catalogview.ts'
import { beat } from '../../../stream/feed.ts'
import { Field, Input } from '../../../ui/field.tsx'
import { Deed } from '../../../ui/outcome.tsx'
import { words } from '../../../words.ts'

/** A notice is needed only where something posted changes; the house says when. */
export function Post({ offered: { activity, draft, running, runs } }: { offered: OfferedView }) {
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
