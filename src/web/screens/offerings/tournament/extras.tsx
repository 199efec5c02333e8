/** What may go with a tournament: rebuys, add-ons, re-entries, a guarantee, a charity, bounties, house rules. */
import { mapIn, type Values } from '../../../../views/offerings/offeringtext.ts'
import type { TournamentForm } from '../../../../views/offerings/tournamentform.ts'
import { view } from '../../../stream/feed.ts'
import { words } from '../../../words.ts'
import { AmountIn, Checks, Choice, ClauseOf, LineIn, Pressed } from '../fields.tsx'
import { linesIn, type PutOne, textIn, textsIn } from '../values.ts'
import { LinesIn } from './lines.tsx'

type Of = { readonly form: TournamentForm; readonly chosen: Values; readonly put: PutOne }

/** Sold while it is played: price, chips, how often, until when. */
export function BoughtIn({ form, chosen, put, what }: Of & { readonly what: 'rebuys' | 'addOns' }) {
  const say = words().tournamentForm
  const terms = form[what]
  if (terms === undefined) return null
  const isOn = chosen[what] !== undefined
  const sold = mapIn(chosen[what])
  const putOne = (key: string, value: string) => put(what, { ...sold, [key]: value })
  const line = (key: 'chips' | 'times' | 'fromLevel' | 'untilLevel' | 'atMost', label: string) => (
    <LineIn
      name={`tournament.${what}.${key}`}
      label={label}
      value={textIn(sold[key])}
      inputMode="numeric"
      maxLength={9}
      onInput={(value) => putOne(key, value)}
    />
  )
  return (
    <fieldset>
      <legend>{say[what]}</legend>
      <Pressed isOn={isOn} label={say.with(say[what])} press={() => put(what, isOn ? undefined : { price: '' })} />
      {isOn && (
        <div class="field-grid">
          <AmountIn
            name={`tournament.${what}.price`}
            label={say.price}
            field={terms}
            value={textIn(sold.price)}
            onInput={(value) => putOne('price', value)}
          />
          {line('chips', say.chipsFor)}
          {line('times', what === 'rebuys' ? say.times(terms.times) : say.timesOnly(terms.times))}
          {what === 'addOns' && line('fromLevel', say.fromLevel)}
          {line('untilLevel', say.untilLevel)}
          {what === 'rebuys' && line('atMost', say.atMost)}
        </div>
      )}
    </fieldset>
  )
}

export function MoneyIn({ form, chosen, put }: Of) {
  const say = words().tournamentForm
  const charity = mapIn(chosen.charity)
  const again = mapIn(chosen.reEntries)
  return (
    <>
      <div class="field-grid">
        {form.guarantee !== undefined && (
          <AmountIn
            name="tournament.guarantee"
            label={say.guarantee}
            field={form.guarantee}
            value={textIn(chosen.guarantee)}
            onInput={(value) => put('guarantee', value)}
          />
        )}
        {form.added !== undefined && (
          <LineIn
            name="tournament.added"
            label={say.added}
            value={textIn(chosen.added)}
            maxLength={16}
            onInput={(value) => put('added', value)}
            term={form.added}
          />
        )}
        {form.late !== undefined && (
          <LineIn
            name="tournament.lateUntilLevel"
            label={say.late}
            value={textIn(chosen.lateUntilLevel)}
            inputMode="numeric"
            maxLength={3}
            onInput={(value) => put('lateUntilLevel', value)}
            term={form.late}
          />
        )}
        {form.reEntries !== undefined && (
          <LineIn
            name="tournament.reEntries.untilLevel"
            label={say.reEntries}
            value={textIn(again.untilLevel)}
            inputMode="numeric"
            maxLength={3}
            onInput={(value) => put('reEntries', value === '' ? undefined : { ...again, untilLevel: value })}
            term={form.reEntries}
          />
        )}
        {again.untilLevel !== undefined && (
          <LineIn
            name="tournament.reEntries.times"
            label={say.reEntryTimes}
            value={textIn(again.times)}
            inputMode="numeric"
            maxLength={3}
            onInput={(value) => put('reEntries', { ...again, times: value })}
          />
        )}
      </div>
      {form.won !== undefined && <WonIn term={form.won} chosen={chosen} put={put} />}
      {form.charity !== undefined && (
        <fieldset>
          <legend>{say.charity}</legend>
          <ClauseOf {...form.charity} />
          <Pressed
            isOn={chosen.charity !== undefined}
            label={say.with(say.charity)}
            press={() => put('charity', chosen.charity === undefined ? { name: '' } : undefined)}
          />
          {chosen.charity !== undefined && (
            <div class="field-grid">
              {(['name', 'share', 'recognised'] as const).map((key) => (
                <LineIn
                  key={key}
                  name={`tournament.charity.${key}`}
                  label={{ name: say.charityName, share: say.charityShare, recognised: say.charityRecognised }[key]}
                  value={textIn(charity[key])}
                  maxLength={80}
                  onInput={(value) => put('charity', { ...charity, [key]: value })}
                />
              ))}
            </div>
          )}
        </fieldset>
      )}
    </>
  )
}

/** Other tournaments of this house by their names; what is outside of it is typed. */
function WonIn({ term, chosen, put }: Omit<Of, 'form'> & { readonly term: NonNullable<TournamentForm['won']> }) {
  const say = words().tournamentForm
  const known = tournamentsHere()
  const all = textsIn(chosen.wonAt)
  const isKnown = (one: string) => known.some(([key]) => key === one)
  return (
    <>
      <Checks
        name="tournament.wonAt"
        label={say.wonAt}
        options={known}
        value={all.filter(isKnown)}
        onChange={(some) => put('wonAt', [...some, ...all.filter((one) => !isKnown(one))])}
      />
      <LinesIn
        name="tournament.wonAt"
        label={say.wonOutside}
        rows={1}
        start={all.filter((one) => !isKnown(one)).join('\n')}
        onInput={(text) => {
          put('wonAt', [...all.filter(isKnown), ...linesIn(text)])
        }}
      >
        <ClauseOf {...term} />
      </LinesIn>
    </>
  )
}

/** Key and name of each. */
export const tournamentsHere = (): (readonly [key: string, name: string])[] =>
  (view('offerings').value ?? []).flatMap(({ activity, name, runs }) =>
    runs === 'tournament' ? [[activity, name] as const] : [],
  )

export function BountiesIn({ form: { bounties }, chosen, put }: Of) {
  const say = words().tournamentForm
  if (bounties === undefined) return null
  const isOn = chosen.bounties !== undefined
  const posted = mapIn(chosen.bounties)
  const putOne = (key: string, value: string) => put('bounties', { ...posted, [key]: value })
  return (
    <fieldset>
      <legend>{say.bounties}</legend>
      <Pressed
        isOn={isOn}
        label={say.with(say.bounties)}
        press={() => put('bounties', isOn ? undefined : { targets: 'chosen' })}
      />
      {isOn && (
        <div class="field-grid">
          <AmountIn
            name="tournament.bounties.amount"
            label={say.bountyAmount}
            field={bounties}
            value={textIn(posted.amount)}
            onInput={(value) => putOne('amount', value)}
          />
          <Choice
            name="tournament.bounties.targets"
            label={say.targets}
            options={Object.entries(say.onWhom)}
            value={textIn(posted.targets)}
            onChoose={(value) => putOne('targets', value)}
          />
          <Choice
            name="tournament.bounties.from"
            label={say.from}
            options={bounties.from.map((one) => [one, say.paidBy[one]])}
            value={textIn(posted.from)}
            onChoose={(value) => putOne('from', value)}
          />
          <Choice
            name="tournament.bounties.paid"
            label={say.paid}
            options={bounties.paid.map((one) => [one, say.paidWhen[one]])}
            value={textIn(posted.paid)}
            onChoose={(value) => putOne('paid', value)}
          />
          {bounties.words !== undefined && <p class="soft">{say.bountyWords(bounties.words)}</p>}
        </div>
      )}
    </fieldset>
  )
}

export function HouseRulesIn({ form, chosen, put }: Of) {
  const say = words().tournamentForm
  if (form.houseRules === undefined) return null
  const rules = mapIn(chosen.houseRules)
  const line = (key: 'dated' | 'edition' | 'balance' | 'halt' | 'handMinutes') => (
    <LineIn
      name={`tournament.houseRules.${key}`}
      label={say[key]}
      value={textIn(rules[key])}
      maxLength={40}
      placeholder={{ dated: '2026-01-15', edition: 'TDA 2024', balance: '1', halt: '3', handMinutes: '2' }[key]}
      onInput={(value) => put('houseRules', { ...rules, [key]: value })}
    />
  )
  return (
    <fieldset>
      <legend>{say.houseRules}</legend>
      <p class="soft">{say.houseRulesSays}</p>
      <div class="field-grid">
        {line('dated')}
        {line('edition')}
        {line('balance')}
        {line('halt')}
        {line('handMinutes')}
        <LineIn
          name="tournament.houseRules.breaks"
          label={say.breaks}
          value={textsIn(rules.breaks).join(' ')}
          maxLength={400}
          onInput={(value) =>
            put('houseRules', { ...rules, breaks: value.split(/[\s,]+/).filter((one) => one !== '') })
          }
        />
      </div>
    </fieldset>
  )
}
