/** How the pool is paid: the way, and what that way asks for. */
import { Fragment } from 'preact'
import { formatShare, parseShare, sumOfShares } from '../../../../base/share.ts'
import { mapIn, mapsIn, type Values } from '../../../../views/offerings/offeringtext.ts'
import type { TournamentForm } from '../../../../views/offerings/tournamentform.ts'
import { flatLines, flatTyped, rowLines, rowsTyped, sharesTyped } from '../../../../views/offerings/tournamentvalues.ts'
import { words } from '../../../words.ts'
import { Choice, ClauseOf, LineIn, TextIn } from '../fields.tsx'
import { type Change, changed, type PutOne, textIn, textsIn } from '../values.ts'
import { tournamentsHere } from './extras.tsx'
import { LinesIn } from './lines.tsx'

type Of = { readonly pays: Values; readonly put: PutOne; readonly things: readonly string[] }

export function PaysIn({ form, chosen, put }: { form: TournamentForm; chosen: Values; put: PutOne }) {
  const say = words().tournamentForm
  const pays = mapIn(chosen.pays)
  const rounding = mapIn(chosen.rounding)
  const ways = form.pays.oneOf.flatMap((way) =>
    way === 'percentages' ? ([way, 'percentages by entries'] as const) : [way],
  )
  const of: Of = { pays, put: (key, value) => put('pays', changed(pays, { [key]: value })), things: form.pays.things }
  return (
    <fieldset>
      <legend>{say.pays}</legend>
      <ClauseOf {...form.pays} />
      <Choice
        name="tournament.pays"
        label={say.way}
        options={ways.map((way) => [way, say.ways[way]])}
        value={textIn(pays.kind)}
        onChoose={(kind) => put('pays', { kind })}
      />
      <Way {...of} />
      {pays.kind !== 'double' && (
        <div class="field-grid">
          <TextIn
            name="tournament.rounding.to"
            label={say.unit}
            says="$1, $5"
            value={textIn(rounding.to)}
            onInput={(to) => put('rounding', { ...rounding, to })}
            isMoney
          />
          <LineIn
            name="tournament.rounding.rest"
            label={say.restTo}
            value={textIn(rounding.rest)}
            inputMode="numeric"
            maxLength={3}
            onInput={(rest) => put('rounding', { ...rounding, rest })}
          />
        </div>
      )}
    </fieldset>
  )
}

function Way(of: Of) {
  const say = words().tournamentForm
  const { pays, put } = of
  switch (pays.kind) {
    case 'percentages':
      return <SharesIn {...of} key="places" list="places" label={say.places} />
    case 'percentages by entries':
      return (
        <LinesIn
          key="rows"
          name="tournament.pays.rows"
          label={say.rows}
          start={rowLines(pays.rows)}
          onInput={(text) => put('rows', rowsTyped(text))}
        />
      )
    case 'flat':
      return (
        <>
          <LinesIn
            key="flat"
            name="tournament.pays.places"
            label={say.flat}
            start={flatLines(pays.places)}
            onInput={(text) => put('places', flatTyped(text, pays.places))}
          />
          <FlatThings {...of} />
        </>
      )
    case 'fixed and remainder':
      return (
        <div class="field-grid">
          <Money {...of} name="prize" label={say.prize} />
          <Thing {...of} />
        </div>
      )
    case 'entry first':
      return (
        <div class="field-grid">
          <Money {...of} name="entry" label={say.entryValue} />
          <Thing {...of} />
          <Money {...of} name="travel" label={say.travel} />
          <SharesIn {...of} key="rest" list="rest" label={say.rest} />
        </div>
      )
    default:
      return null
  }
}

function SharesIn({ pays, put, list, label }: Of & { readonly list: 'places' | 'rest'; readonly label: string }) {
  const say = words().tournamentForm
  const typed = textsIn(pays[list])
  const shares = typed.map(parseShare)
  const isSound = shares.length > 0 && shares.every((one) => one !== undefined)
  return (
    <LinesIn
      name={`tournament.pays.${list}`}
      label={label}
      rows={2}
      start={typed.join(' ')}
      onInput={(text) => put(list, sharesTyped(text))}
    >
      {isSound && (
        <span class="soft">
          {say.total(formatShare(sumOfShares(shares as NonNullable<(typeof shares)[number]>[])))}
        </span>
      )}
    </LinesIn>
  )
}

const Money = ({
  pays,
  put,
  name,
  label,
}: Of & { readonly name: 'prize' | 'entry' | 'travel'; readonly label: string }) => (
  <TextIn
    name={`tournament.pays.${name}`}
    label={label}
    says="$"
    value={textIn(pays[name])}
    onInput={(value) => put(name, value)}
    isMoney
  />
)

const ENTRY = 'tournament entry'
const orNothing = (chosen: string) => (chosen === '' ? undefined : chosen)

/** Of each place that has a thing: how it is handed over, and of an entry the tournament of the house that it is for. */
function FlatThings({ pays, put, things }: Of) {
  const say = words().tournamentForm
  const places = mapsIn(pays.places)
  const putAt = (nth: number, change: Change) =>
    put(
      'places',
      places.map((place, at) => (at === nth ? changed(place, change) : place)),
    )
  return (
    <div class="field-grid">
      {places.map((one, nth) =>
        textIn(one.item) === '' ? null : (
          <Fragment key={nth}>
            <Choice
              name={`tournament.pays.places.${nth}.form`}
              label={say.formOf(textIn(one.item))}
              options={things.map((thing) => [thing, thing])}
              value={textIn(one.form)}
              onChoose={(form) => putAt(nth, form === ENTRY ? { form } : { form: orNothing(form), into: undefined })}
            />
            {one.form === ENTRY && (
              <Choice
                name={`tournament.pays.places.${nth}.into`}
                label={say.intoOf(textIn(one.item))}
                options={tournamentsHere()}
                value={textIn(one.into)}
                onChoose={(into) => putAt(nth, { into: orNothing(into) })}
              />
            )}
          </Fragment>
        ),
      )}
    </div>
  )
}

/** A name, and the tournament that it is an entry for; without one, how it is handed over. */
function Thing({ pays, put, things }: Of) {
  const say = words().tournamentForm
  return (
    <>
      <LineIn
        name="tournament.pays.item"
        label={say.item}
        value={textIn(pays.item)}
        maxLength={80}
        onInput={(value) => put('item', value)}
      />
      <Choice
        name="tournament.pays.into"
        label={say.into}
        options={tournamentsHere()}
        value={textIn(pays.into)}
        onChoose={(into) => put('into', into)}
      />
      {pays.kind !== 'entry first' && (
        <Choice
          name="tournament.pays.form"
          label={say.form}
          options={things.map((one) => [one, one])}
          value={textIn(pays.form)}
          onChoose={(form) => put('form', form)}
        />
      )}
    </>
  )
}
