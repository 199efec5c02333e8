/** The house profile: what law and the house ask beyond every approved document, as dated text; set by two persons. */

import { useSignal } from '@preact/signals'
import { isAllowed } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Field, TextArea } from '../../ui/field.tsx'
import { List } from '../../ui/list/list.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { dateOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

const EXAMPLE = `forms:
  - { kind: W-2G, from: 2026-01-01, amount: "$2,000", times: 300, prizes: of a wager, by: 26 USC 3402(q) }
  - { kind: CTR, from: 2026-01-01, over: "$10,000", sum: business day, in: [cash], by: 31 CFR 1021.311 }
named:
  - { from: 2026-01-01, amount: "$3,000", by: our own log of payments }
factor:
  - { from: 2026-01-01, amount: "$5,000", by: our rule for large payments }
promises:
  - { from: 2026-01-01, days: 7, play: stops, by: our rule 4 }
keep:
  - { from: 2026-01-01, class: journal, years: 7, by: our state's rule on records }
`

export function HouseProfile() {
  const say = words().staff
  const times = useSignal(0)
  const { view, reasons } = useView(`/api/views/profile?at=${times.value}`)
  const written = useSignal<string | undefined>(undefined)
  if (reasons !== undefined) return <Reasons reasons={reasons} />
  if (view === undefined) return null
  const text = written.value ?? view.text
  return (
    <div class="desk even staff-profile">
      <section aria-labelledby="profile-title">
        <h2 id="profile-title">{say.profile}</h2>
        <p class="soft">{say.profileSays}</p>
        {view.text === '' ? <p>{say.noProfile}</p> : <Text text={view.text} />}
        {view.digest !== undefined && <p class="soft profile-digest">{view.digest}</p>}
        <List
          name="records-kept"
          title={say.keepTitle}
          hasHeading
          isWhole
          keepsHeads
          quietUpTo={12}
          rows={view.keep}
          keyOf={({ class: of }) => of}
          columns={[
            { key: 'class', says: say.keepClass, value: ({ class: of }) => say.records[of] },
            {
              key: 'years',
              says: say.keepYears,
              value: ({ rule }) => (rule === undefined ? say.keepNoRule : say.years(rule.years)),
            },
            {
              key: 'by',
              says: say.keepBy,
              value: ({ rule }) => rule?.by,
              cell: ({ rule }) => <span lang="en">{rule?.by}</span>,
            },
            { key: 'from', says: say.keepFrom, value: ({ rule }) => rule?.from, kind: 'time' },
            {
              key: 'oldest',
              says: say.keepOldest,
              value: ({ oldest, until }) =>
                [oldest ?? say.keepNoDay, ...(until === undefined ? [] : [say.keptUntil(until)])].join(' '),
              cell: ({ oldest, until }) => (
                <>
                  {oldest === undefined ? say.keepNoDay : dateOf(oldest)}{' '}
                  {until !== undefined && <span class="soft">{say.keptUntil(dateOf(until))}</span>}
                </>
              ),
            },
          ]}
        />
        <p class="soft">{say.keepSays}</p>
        <h2>{say.profileExample}</h2>
        <Text text={EXAMPLE} />
      </section>
      <section>
        {isAllowed('SetProfile') && (
          <Deed
            act="SetProfile"
            order={text.trim() === '' || text === view.text ? undefined : { do: 'SetProfile', text }}
            since={view.digest ?? ''}
            label={say.setProfile}
            onDone={() => {
              written.value = undefined
              times.value += 1
            }}
          >
            <Field label={say.profileText}>
              <TextArea
                rows={18}
                spellcheck={false}
                maxLength={20_000}
                value={text}
                onInput={(event) => (written.value = event.currentTarget.value)}
              />
            </Field>
          </Deed>
        )}
      </section>
    </div>
  )
}

const Text = ({ text }: { text: string }) => (
  <pre class="profile-text" lang="en">
    {text}
  </pre>
)
