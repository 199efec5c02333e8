/** What the house chooses of a tournament: its day, what it costs, how it pays, what goes with it, levels and chips. */
import { useSignal } from '@preact/signals'
import { mapIn } from '../../../../views/offerings/offeringtext.ts'
import { words } from '../../../words.ts'
import { AmountIn, ClauseOf, LineIn } from '../fields.tsx'
import { type Chosen, changed, type PutOne, textIn } from '../values.ts'
import { BeginWith } from './beginwith.tsx'
import { BoughtIn, BountiesIn, HouseRulesIn, MoneyIn } from './extras.tsx'
import { LevelsIn } from './levels.tsx'
import { PaysIn } from './pays.tsx'

export function TournamentIn({ form: { tournament: form }, values, put }: Chosen) {
  const say = words().tournamentForm
  /** Counts structures that were filled in: with each of them the lists that are typed begin anew. */
  const fills = useSignal(0)
  if (form === undefined) return null
  const chosen = mapIn(values.tournament)
  const putOne: PutOne = (key, value) => put('tournament', changed(chosen, { [key]: value }))
  const of = { form, chosen, put: putOne }
  const line = (
    key: 'date' | 'begins' | 'chips' | 'seats' | 'most' | 'field',
    label: string,
    { placeholder = '', type }: { placeholder?: string; type?: 'date' | 'time' } = {},
  ) => (
    <LineIn
      name={`tournament.${key}`}
      label={label}
      value={textIn(chosen[key])}
      placeholder={placeholder}
      maxLength={10}
      {...(type === undefined ? { inputMode: 'numeric' } : { type })}
      onInput={(value) => putOne(key, value === '' ? undefined : value)}
      {...(key === 'field' && form.field !== undefined ? { term: form.field } : {})}
    />
  )
  return (
    <>
      <h2>{say.title}</h2>
      <p class="soft">{say.frozen}</p>
      <ClauseOf {...form.structure} />
      <BeginWith
        form={form}
        own={values}
        onFill={(next) => {
          put('tournament', next)
          fills.value += 1
        }}
      />
      <div class="field-grid">
        {form.dated && line('date', say.date, { type: 'date' })}
        {form.dated && line('begins', say.begins, { type: 'time' })}
        {(['buyIn', 'fee'] as const).map((key) => (
          <AmountIn
            key={key}
            name={`tournament.${key}`}
            label={say[key]}
            field={form[key]}
            value={textIn(chosen[key])}
            onInput={(value) => putOne(key, value)}
          />
        ))}
        {line('chips', say.chips, { placeholder: '10000' })}
        {line('seats', say.seats, { placeholder: '9' })}
        {form.field === undefined ? line('most', say.most) : line('field', say.field, { placeholder: '10' })}
      </div>
      <PaysIn key={`pays ${fills.value}`} {...of} />
      <BoughtIn {...of} what="rebuys" />
      <BoughtIn {...of} what="addOns" />
      <MoneyIn key={`money ${fills.value}`} {...of} />
      <BountiesIn {...of} />
      <LevelsIn key={`levels ${fills.value}`} chosen={chosen} put={putOne} isHalf={form.field !== undefined} />
      <HouseRulesIn {...of} />
    </>
  )
}
