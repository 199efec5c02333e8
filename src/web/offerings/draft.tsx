/** A draft by form: everything the rule leaves to the house, with clause and range. The text it makes can be seen and edited. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { OfferedView } from '../../server/offered.ts'
import type { OfferingForm } from '../../views/offering.ts'
import { offeringText, type Value, type Values } from '../../views/offeringtext.ts'
import { nameOf, Reasons } from '../live/frame.tsx'
import { Deed } from '../live/outcome.tsx'
import { useView } from '../live/reading.ts'
import { words } from '../words/words.ts'
import { Fields } from './chosen.tsx'
import { Complaints } from './complaints.tsx'

export function Draft({ offered }: { offered: OfferedView }) {
  const say = words().offerings
  const { form, draft, running } = offered
  if (form === undefined) return <p class="notice">{say.acceptFirst}</p>
  return (
    <>
      {draft !== undefined && (
        <p class="notice" data-tone="due">
          {say.draftWaits(draft.version, nameOf(draft.by))}
        </p>
      )}
      <DraftForm form={form} start={draft?.values ?? running?.values ?? firstValues(form)} />
    </>
  )
}

/** What the rule itself decides is filled in. */
function firstValues({ activity, signs, pools }: OfferingForm): Values {
  return {
    activity,
    pools: Object.fromEntries(
      pools.map(({ pool, amounts }) => [
        pool,
        Object.fromEntries(Object.entries(amounts).flatMap(([key, field]) => (field.only ? [[key, field.only]] : []))),
      ]),
    ),
    advertisement: {
      ...(signs.id === undefined || signs.id.id === '' ? {} : { id: signs.id.id }),
      words: signs.words.map(({ text }) => text),
    },
    shown: signs.show.map(({ what }) => what),
  }
}

const WAIT_MS = 300

function DraftForm({ form, start }: { form: OfferingForm; start: Values }) {
  const say = words().offerings
  const values = useSignal<Values>(start)
  /** Edited by hand: then the text counts, not the form. */
  const typed = useSignal<string | undefined>(undefined)
  const settled = useSignal(offeringText(start))
  const text = typed.value ?? offeringText(values.value)
  useEffect(() => {
    const timer = setTimeout(() => (settled.value = text), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { view: checked } = useView(`/api/views/checked?${new URLSearchParams({ text: settled.value })}`)
  const missing = checked?.complaints.filter(({ is }) => is === 'missing') ?? []
  const put = (key: string, value: Value) => {
    values.value = { ...values.value, [key]: value }
  }
  return (
    <section class="pane" aria-label={say.parts.draft}>
      {typed.value === undefined && (
        <Complaints.Provider value={checked?.complaints ?? []}>
          <Fields form={form} values={values.value} put={put} />
        </Complaints.Provider>
      )}
      <details class="fold" open={typed.value !== undefined}>
        <summary>{say.asText}</summary>
        <div class="form wide">
          <label>
            <span>{say.textSays}</span>
            <textarea
              class="yaml"
              rows={16}
              spellcheck={false}
              lang="en"
              value={text}
              onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
            />
          </label>
        </div>
        {typed.value !== undefined && (
          <div class="actions">
            <button
              type="button"
              class="act plain"
              disabled={checked?.values === undefined || settled.value !== text}
              onClick={() => {
                if (checked?.values !== undefined) values.value = checked.values
                typed.value = undefined
              }}
            >
              {say.textToForm}
            </button>
            <button type="button" class="act plain" onClick={() => (typed.value = undefined)}>
              {say.textBack}
            </button>
          </div>
        )}
      </details>
      {missing.length > 0 && (
        <div class="notice" data-tone="due">
          <strong>{say.missing}</strong>
          <Reasons reasons={missing} />
        </div>
      )}
      <Deed
        act="DraftOffering"
        order={settled.value === text ? { do: 'DraftOffering', text } : undefined}
        label={say.draftNow}
        says={say.draftSays}
      />
    </section>
  )
}
