/** The fields of a draft, made from what the rule leaves to the house: what, how much, where, when, and what signs say. */
import type { LineField, OfferingForm } from '../../views/offering.ts'
import type { Value, Values } from '../../views/offeringtext.ts'
import { view } from '../live/feed.ts'
import { gameName } from '../live/games.ts'
import { Ruled } from '../live/said.tsx'
import { words } from '../words/words.ts'
import { FieldSays } from './complaints.tsx'
import { Drawings } from './drawings.tsx'
import { AmountIn, Checks, Choice, ClauseOf, mapsIn, TextIn, textsIn, Windows } from './fields.tsx'

type Put = (key: string, value: Value) => void
const textIn = (value: Value | undefined): string => (typeof value === 'string' ? value : '')
const mapIn = (value: Value | undefined): Values =>
  typeof value === 'object' && !Array.isArray(value) ? (value as Values) : {}

export function Fields({ form, values, put }: { form: OfferingForm; values: Values; put: Put }) {
  const say = words().offerings
  const tables = (view('tables').value ?? []).filter(({ game }) => form.games.includes(game))
  const putIn = (key: string, name: string, value: Value) => put(key, { ...mapIn(values[key]), [name]: value })
  const settings = mapIn(values.settings)
  const advertisement = mapIn(values.advertisement)
  return (
    <div class="draft-fields">
      <h2>{say.what}</h2>
      <div class="field-grid">
        <label class="field">
          <span>{say.name}</span>
          <input
            value={textIn(values.name)}
            placeholder={form.name}
            maxLength={80}
            onInput={({ currentTarget }) => put('name', currentTarget.value)}
          />
        </label>
        <Charts form={form} values={values} put={put} putIn={putIn} />
        {form.structures !== undefined && (
          <Choice
            name="structure"
            label={say.structure}
            options={Object.entries(form.structures.options).map(([name, means]) => [name, `${name}: ${means}`])}
            value={textIn(values.structure)}
            onChoose={(value) => put('structure', value)}
          >
            <ClauseOf {...form.structures} />
          </Choice>
        )}
        {form.settings.map((setting) => (
          <Choice
            key={setting.name}
            name={`settings.${setting.name}`}
            label={setting.isDrawn ? say.drawn(setting.name) : setting.name}
            options={setting.oneOf.map((one) => [one, one])}
            value={textIn(settings[setting.name])}
            onChoose={(value) => putIn('settings', setting.name, value)}
          >
            <ClauseOf {...setting} />
          </Choice>
        ))}
      </div>
      <Prizes form={form} values={values} putIn={putIn} />
      {form.things !== undefined && <Things things={form.things} values={values} putIn={putIn} />}
      {form.pools.map(({ pool, amounts, at, rate }) => (
        <fieldset key={pool}>
          <legend>{say.pool(pool)}</legend>
          <div class="field-grid">
            {(Object.entries(amounts) as [keyof typeof amounts, NonNullable<(typeof amounts)['seed']>][]).map(
              ([key, field]) => (
                <AmountIn
                  key={key}
                  name={`pools.${pool}.${key}`}
                  label={say.amounts[key]}
                  field={field}
                  value={textIn(mapIn(mapIn(values.pools)[pool])[key])}
                  onInput={(value) => putIn('pools', pool, { ...mapIn(mapIn(values.pools)[pool]), [key]: value })}
                />
              ),
            )}
            {at !== undefined && (
              <label class="field">
                <span>{say.at}</span>
                <input
                  type="time"
                  value={textIn(mapIn(mapIn(values.pools)[pool]).at)}
                  onInput={({ currentTarget }) =>
                    putIn('pools', pool, { ...mapIn(mapIn(values.pools)[pool]), at: currentTarget.value })
                  }
                />
                <FieldSays field={`pools.${pool}.at`} />
                <ClauseOf {...at} />
              </label>
            )}
            {rate !== undefined && (
              <label class="field">
                <span>{say.rate}</span>
                <input
                  inputMode="decimal"
                  placeholder="25%"
                  value={textIn(mapIn(mapIn(values.pools)[pool]).rate)}
                  onInput={({ currentTarget }) =>
                    putIn('pools', pool, { ...mapIn(mapIn(values.pools)[pool]), rate: currentTarget.value })
                  }
                />
                <FieldSays field={`pools.${pool}.rate`} />
                <ClauseOf {...rate} />
              </label>
            )}
          </div>
        </fieldset>
      ))}
      {form.limits !== undefined && (
        <div class="field-grid">
          <label class="field">
            <span>{say.limits}</span>
            <input
              placeholder="$5..$200"
              value={textIn(values.limits)}
              onInput={({ currentTarget }) => put('limits', currentTarget.value)}
            />
            <FieldSays field="limits" />
            <ClauseOf {...form.limits} />
          </label>
        </div>
      )}
      {form.admin !== undefined && (
        <div class="field-grid">
          <AmountIn
            name="admin"
            label={say.admin}
            field={form.admin}
            value={textIn(values.admin)}
            onInput={(value) => put('admin', value)}
          />
        </div>
      )}
      <h2>{say.whereAndWhen}</h2>
      {form.games.length > 1 && (
        <Checks
          name="games"
          label={say.games}
          options={form.games.map((game) => [game, gameName(game)])}
          value={values.games === undefined ? form.games : textsIn(values.games)}
          onChange={(games) => put('games', games)}
        />
      )}
      <Checks
        name="tables"
        label={say.tables}
        options={tables.map(({ table, game }) => [table, `${table} ${gameName(game)}`])}
        value={textsIn(values.tables)}
        onChange={(chosen) => put('tables', chosen)}
      />
      {form.hours !== undefined && (
        <Windows name="hours" label={say.hours} value={mapsIn(values.hours)} onChange={(hours) => put('hours', hours)}>
          <ClauseOf {...form.hours} />
        </Windows>
      )}
      {form.periods !== undefined && (
        <Windows
          name="periods"
          label={say.periods}
          value={mapsIn(values.periods)}
          onChange={(periods) => put('periods', periods)}
        >
          <ClauseOf {...form.periods} />
        </Windows>
      )}
      <Drawings form={form} value={mapsIn(values.drawings)} onChange={(all) => put('drawings', all)} />
      {form.multiplier !== undefined && (
        <fieldset>
          <legend>{say.multiplier}</legend>
          <label class="field">
            <span>{say.times}</span>
            <input
              inputMode="numeric"
              maxLength={3}
              value={textIn(mapIn(values.multiplier).times)}
              onInput={({ currentTarget: { value } }) =>
                put('multiplier', value === '' ? {} : { ...mapIn(values.multiplier), times: value })
              }
            />
            <span class="soft">{say.allowed(form.multiplier.range)}</span>
            <FieldSays field="multiplier.times" />
            <ClauseOf {...form.multiplier} />
          </label>
          <Windows
            name="multiplier.windows"
            label={say.multiplierWhen}
            value={mapsIn(mapIn(values.multiplier).windows)}
            onChange={(windows) => putIn('multiplier', 'windows', windows)}
          />
        </fieldset>
      )}
      <h2>{say.signs}</h2>
      {form.signs.id !== undefined && (
        <label class="field">
          <span>{say.adId}</span>
          <input
            value={textIn(advertisement.id)}
            maxLength={40}
            onInput={({ currentTarget }) => putIn('advertisement', 'id', currentTarget.value)}
          />
          <FieldSays field="advertisement.id" />
          <ClauseOf {...form.signs.id} />
        </label>
      )}
      {form.signs.words.length > 0 && (
        <Checks
          name="advertisement.words"
          label={say.adWords}
          options={form.signs.words.map(({ text, clause }) => [text, `${text} (${clause})`])}
          value={textsIn(advertisement.words)}
          onChange={(chosen) => putIn('advertisement', 'words', chosen)}
        />
      )}
      <Checks
        name="shown"
        label={say.shown}
        options={form.signs.show.map(({ what, clause }) => [what, `${what} (${clause})`])}
        value={textsIn(values.shown)}
        onChange={(chosen) => put('shown', chosen)}
      />
      {form.absent.length > 0 && <h2>{say.supplied}</h2>}
      {form.absent.map(({ what, says }) => (
        <label key={what} class="field">
          <span lang="en">{what}</span>
          <input
            value={textIn(mapIn(values.supplied)[what])}
            maxLength={300}
            onInput={({ currentTarget }) => putIn('supplied', what, currentTarget.value)}
          />
          <FieldSays field={`supplied.${what}`} />
          <span class="soft" lang="en">
            {says}
          </span>
        </label>
      ))}
    </div>
  )
}

type PutIn = (key: string, name: string, value: Value) => void

/** One chart for all, or where the rules say so one for each game. */
function Charts({ form, values, put, putIn }: { form: OfferingForm; values: Values; put: Put; putIn: PutIn }) {
  const say = words().offerings
  const options = Object.keys(form.charts.options).map((name): [string, string] => [name, name])
  if (options.length < 2) return null
  if (!form.charts.each)
    return (
      <Choice
        name="chart"
        label={say.chart}
        options={options}
        value={textIn(values.chart)}
        onChoose={(value) => put('chart', value)}
      >
        <ClauseOf {...form.charts} />
      </Choice>
    )
  return (
    <>
      {form.games.map((game) => (
        <Choice
          key={game}
          name="chart"
          label={`${say.chart}: ${gameName(game)}`}
          options={options}
          value={textIn(mapIn(values.charts)[game]) || textIn(values.chart)}
          onChoose={(value) => putIn('charts', game, value)}
        >
          <ClauseOf {...form.charts} />
        </Choice>
      ))}
    </>
  )
}

/** The hands of what was chosen: a field where the house posts the amount, and what is paid where it does not. */
function Prizes({ form, values, putIn }: { form: OfferingForm; values: Values; putIn: PutIn }) {
  const say = words().offerings
  const lines = linesOf(form, values)
  if (lines.length === 0) return null
  return (
    <fieldset>
      <legend>{say.prizes}</legend>
      {form.charts.some && <p class="soft">{say.someHands}</p>}
      <div class="field-grid">
        {lines.map((line) => {
          const key = line.pays === 'entered' ? 'ranges' : 'prizes'
          if (line.amount === undefined)
            return (
              <div key={line.line} class="field">
                <span lang="en">{line.line}</span>
                <strong lang="en">{line.paid ?? ''}</strong>
                <ClauseOf {...line} />
              </div>
            )
          return (
            <AmountIn
              key={line.line}
              name={`${key}.${line.line}`}
              label={line.line}
              field={line.amount}
              value={textIn(mapIn(values[key])[line.line])}
              onInput={(value) => putIn(key, line.line, value)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

/** Things instead of money: what each step is, and where money has no amount of its own, what it is worth. */
function Things({
  things,
  values,
  putIn,
}: {
  things: NonNullable<OfferingForm['things']>
  values: Values
  putIn: PutIn
}) {
  const say = words().offerings
  const text = (key: 'things' | 'prizes', line: string) => (
    <TextIn
      key={`${key} ${line}`}
      name={`${key}.${line}`}
      label={<Ruled text={line} />}
      says={key === 'things' ? say.thing : say.thingValue}
      value={textIn(mapIn(values[key])[line])}
      isMoney={key === 'prizes'}
      onInput={(value) => putIn(key, line, value)}
    />
  )
  return (
    <fieldset>
      <legend>{say.things}</legend>
      <ClauseOf {...things} />
      <div class="field-grid">
        {things.lines.map((line) => text('things', line))}
        {things.valued.map((line) => text('prizes', line))}
      </div>
    </fieldset>
  )
}

function linesOf({ charts, games }: OfferingForm, values: Values): LineField[] {
  const names = Object.keys(charts.options)
  const chosen = charts.each
    ? games.map((game) => textIn(mapIn(values.charts)[game]) || textIn(values.chart))
    : [textIn(values.chart)]
  const used = names.length === 1 ? names : names.filter((name) => chosen.includes(name))
  const lines = used.flatMap((name) => charts.options[name] ?? [])
  return [...new Map(lines.map((line) => [line.line, line])).values()]
}
