/** The fields of a draft, made from what the rule leaves to the house: what, how much, where, when, and what signs say. */
import { MOTIFS, PAIRS } from '../../../base/emblem.ts'
import { mapIn, mapsIn, type Value } from '../../../views/offerings/offeringtext.ts'
import { view } from '../../stream/feed.ts'
import { gameName } from '../../stream/games.ts'
import { words } from '../../words.ts'
import { Credits } from './credits.tsx'
import { Drawings } from './drawings.tsx'
import { AmountIn, Checks, Choice, ClauseOf, LineIn } from './fields.tsx'
import { Pieces } from './pieces.tsx'
import { Pools } from './pools.tsx'
import { Prizes, Things } from './prizes.tsx'
import { Promotion } from './promotion.tsx'
import { Squares } from './squares.tsx'
import { Windows } from './times.tsx'
import { LinesIn } from './tournament/lines.tsx'
import { TournamentIn } from './tournament/tournament.tsx'
import { type Chosen, linesIn, textIn, textsIn } from './values.ts'

export function Fields({ form, values, put }: Omit<Chosen, 'putIn'>) {
  const say = words().offerings
  const putIn = (key: string, name: string, value: Value) => put(key, { ...mapIn(values[key]), [name]: value })
  const chosen: Chosen = { form, values, put, putIn }
  return (
    <div class="draft-fields">
      <h2>{say.what}</h2>
      <What {...chosen} />
      <Prizes {...chosen} />
      <Things {...chosen} />
      <Pools {...chosen} />
      <Limits {...chosen} />
      <Promotion {...chosen} />
      <Credits {...chosen} />
      <Squares {...chosen} />
      <TournamentIn {...chosen} />
      <Pieces {...chosen} />
      <h2>{say.whereAndWhen}</h2>
      <Where {...chosen} />
      <When {...chosen} />
      <h2>{say.signs}</h2>
      <Signs {...chosen} />
      {form.absent.length > 0 && <h2>{say.supplied}</h2>}
      {form.absent.map(({ what, says }) => (
        <LineIn
          key={what}
          name={`supplied.${what}`}
          label={<span lang="en">{what}</span>}
          value={textIn(mapIn(values.supplied)[what])}
          maxLength={300}
          onInput={(value) => putIn('supplied', what, value)}
        >
          <span class="soft" lang="en">
            {says}
          </span>
        </LineIn>
      ))}
    </div>
  )
}

function What(chosen: Chosen) {
  const { form, values, put, putIn } = chosen
  const say = words().offerings
  const settings = mapIn(values.settings)
  return (
    <div class="field-grid">
      <LineIn
        name="name"
        label={say.name}
        value={textIn(values.name)}
        placeholder={form.name}
        maxLength={80}
        onInput={(value) => put('name', value)}
      />
      <Charts {...chosen} />
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
  )
}

/** One chart for all, or where the rules say so one for each game. */
function Charts({ form, values, put, putIn }: Chosen) {
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

function Limits({ form, values, put }: Chosen) {
  const say = words().offerings
  return (
    <>
      {form.limits !== undefined && (
        <div class="field-grid">
          <LineIn
            name="limits"
            label={say.limits}
            value={textIn(values.limits)}
            placeholder="$5..$200"
            onInput={(value) => put('limits', value)}
            term={form.limits}
          />
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
    </>
  )
}

function Where({ form, values, put }: Chosen) {
  const say = words().offerings
  const tables = (view('tables').value ?? []).filter(({ game }) => form.games.includes(game))
  return (
    <>
      {form.games.length > 1 && (
        <Checks
          name="games"
          label={say.games}
          options={form.games.map((game) => [game, gameName(game)])}
          // Of a tournament the games are chosen; elsewhere it is offered in all of them until some are.
          value={values.games === undefined && form.tournament === undefined ? form.games : textsIn(values.games)}
          onChange={(games) => put('games', games)}
        />
      )}
      <Checks
        name="tables"
        label={say.tables}
        options={tables.map(({ table, game }) => [table, `${table} ${gameName(game)}`])}
        value={textsIn(values.tables)}
        onChange={(some) => put('tables', some)}
      />
    </>
  )
}

function When({ form, values, put, putIn }: Chosen) {
  const say = words().offerings
  const multiplier = mapIn(values.multiplier)
  return (
    <>
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
          <LineIn
            name="multiplier.times"
            label={say.times}
            value={textIn(multiplier.times)}
            inputMode="numeric"
            maxLength={3}
            onInput={(times) => put('multiplier', times === '' ? {} : { ...multiplier, times })}
            term={form.multiplier}
          >
            <span class="soft">{say.allowed(form.multiplier.range)}</span>
          </LineIn>
          <Windows
            name="multiplier.windows"
            label={say.multiplierWhen}
            value={mapsIn(multiplier.windows)}
            onChange={(windows) => putIn('multiplier', 'windows', windows)}
          />
        </fieldset>
      )}
    </>
  )
}

function Signs({ form: { signs, tournament }, values, put, putIn }: Chosen) {
  const say = words().offerings
  const advertisement = mapIn(values.advertisement)
  const emblem = mapIn(values.emblem)
  return (
    <>
      <div class="field-grid">
        <Choice
          name="emblem.motif"
          label={say.motif}
          options={MOTIFS.map((motif) => [motif, say.motifs[motif]])}
          value={textIn(emblem.motif)}
          onChoose={(motif) => put('emblem', motif === '' ? '' : { ...emblem, motif })}
        >
          <span class="soft">{say.motifSays}</span>
        </Choice>
        {textIn(emblem.motif) !== '' && (
          <Choice
            name="emblem.pair"
            label={say.pair}
            options={PAIRS.map((pair) => [pair, say.pairs[pair]])}
            value={textIn(emblem.pair)}
            onChoose={(pair) => putIn('emblem', 'pair', pair)}
          />
        )}
      </div>
      {signs.id !== undefined && (
        <LineIn
          name="advertisement.id"
          label={say.adId}
          value={textIn(advertisement.id)}
          maxLength={40}
          onInput={(value) => putIn('advertisement', 'id', value)}
          term={signs.id}
        />
      )}
      {signs.words.length > 0 && (
        <Checks
          name="advertisement.words"
          label={say.adWords}
          options={signs.words.map(({ text, clause }) => [text, `${text} (${clause})`])}
          value={textsIn(advertisement.words)}
          onChange={(some) => putIn('advertisement', 'words', some)}
        />
      )}
      {tournament !== undefined && (
        <LinesIn
          name="advertisement.words"
          label={say.adLines}
          rows={2}
          start={textsIn(advertisement.words).join('\n')}
          onInput={(text) => putIn('advertisement', 'words', linesIn(text))}
        />
      )}
      <Checks
        name="shown"
        label={say.shown}
        options={signs.show.map(({ what, clause }) => [what, `${what} (${clause})`])}
        value={textsIn(values.shown)}
        onChange={(some) => put('shown', some)}
      />
    </>
  )
}
