/** A draft by form: everything the rule leaves to the house, with clause and range. The text it makes can be seen and edited. */
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { occasionIn, occasionKey, rulesBehind } from '../../../base/occasion.ts'
import type { OfferedView } from '../../../server/desks/catalogview.ts'
import type { OfferingForm } from '../../../views/offerings/offering.ts'
import { offeringText, type Value, type Values } from '../../../views/offerings/offeringtext.ts'
import { show } from '../../stream/address.ts'
import { useView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { nameOf } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import { AllWrong, Complaints, type FieldNames, Names } from './complaints.tsx'
import { Fields } from './draftfields.tsx'
import { withPlanned } from './tournament/planned.ts'
import { textIn } from './values.ts'

export function Draft({ offered }: { offered: OfferedView }) {
  const say = words().offerings
  const { form, draft, running } = offered
  if (form === undefined) return <Notice>{say.acceptFirst}</Notice>
  return (
    <>
      {draft !== undefined && draft.returned === undefined && (
        <Notice tone="due">{say.draftWaits(draft.version, nameOf(draft.by))}</Notice>
      )}
      {draft?.returned !== undefined && (
        <Notice tone="due">
          <strong>{say.sentBackDraft(draft.version, nameOf(draft.returned.by))}</strong> {draft.returned.reason}
          <p class="soft">{say.sentBackNext}</p>
        </Notice>
      )}
      <DraftForm
        form={form}
        start={withPlanned(form.activity, draft?.values ?? running?.values ?? firstValues(form))}
      />
    </>
  )
}

/** What the rule itself decides is filled in. */
export function firstValues({ activity, signs, pools }: OfferingForm): Values {
  return {
    activity: rulesBehind(activity),
    occasion: occasionIn(activity) ?? '',
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
  const { view: checked, reasons: unchecked } = useView(
    `/api/views/checked?${new URLSearchParams({ text: settled.value })}`,
  )
  const names = useMemo<FieldNames>(() => new Map(), [])
  const missing = checked?.complaints.filter(({ is }) => is === 'missing') ?? []
  // Of a form the fields are named; of a text that was edited by hand the house says line and column.
  const wrong = typed.value === undefined ? (checked?.complaints.filter(({ is }) => is === 'wrong') ?? []) : []
  const isAsked =
    settled.value === text && (typed.value !== undefined || (checked ?? unchecked) !== undefined) && wrong.length === 0
  const put = (key: string, value: Value) => {
    values.value = { ...values.value, [key]: value }
  }
  return (
    <section class="pane" aria-label={say.parts.draft}>
      {typed.value === undefined && (
        <Names.Provider value={names}>
          <Complaints.Provider value={checked?.complaints ?? []}>
            <Fields form={form} values={values.value} put={put} />
          </Complaints.Provider>
        </Names.Provider>
      )}
      <details class="fold" open={typed.value !== undefined}>
        <summary>{say.asText}</summary>
        <div class="form wide">
          <Field label={say.textSays}>
            <TextArea
              class="yaml"
              rows={16}
              spellcheck={false}
              lang="en"
              value={text}
              onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
            />
          </Field>
        </div>
        {typed.value !== undefined && (
          <div class="actions">
            <Button
              disabled={checked?.values === undefined || settled.value !== text}
              onClick={() => {
                if (checked?.values !== undefined) values.value = checked.values
                typed.value = undefined
              }}
            >
              {say.textToForm}
            </Button>
            <Button onClick={() => (typed.value = undefined)}>{say.textBack}</Button>
          </div>
        )}
      </details>
      {missing.length > 0 && (
        <Notice tone="due">
          <strong>{say.missing}</strong>
          <Reasons reasons={missing} />
        </Notice>
      )}
      <Names.Provider value={names}>
        <AllWrong wrong={wrong} />
      </Names.Provider>
      <Deed
        act="DraftOffering"
        order={isAsked ? { do: 'DraftOffering', text } : undefined}
        label={say.draftNow}
        says={say.draftSays}
        onDone={() => {
          // A draft under a name of its own has a page of its own.
          const drafted = occasionKey(rulesBehind(form.activity), textIn(values.value.occasion) || undefined)
          if (typed.value === undefined && drafted !== form.activity) show({ activity: drafted, part: 'run' })
        }}
      />
    </section>
  )
}
