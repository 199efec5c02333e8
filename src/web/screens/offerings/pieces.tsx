/** What the house chooses of coupons and chips without cash value: series, packages, the sale, notices at tables. */
import { mapIn, mapsIn, type Values } from '../../../views/offerings/offeringtext.ts'
import type { PieceForm } from '../../../views/offerings/pieceform.ts'
import { view } from '../../stream/feed.ts'
import { gameName } from '../../stream/games.ts'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import { Checks, Choice, ClauseOf, LineIn, TextIn } from './fields.tsx'
import { type Chosen, changed, textIn, textsIn } from './values.ts'

export function Pieces(chosen: Chosen) {
  const { pieces } = chosen.form
  if (pieces === undefined) return null
  return (
    <>
      <h2>{words().offerings.pieces.heading}</h2>
      <Series {...chosen} pieces={pieces} />
      <Packages {...chosen} pieces={pieces} />
      <Sale {...chosen} pieces={pieces} />
      <Notices {...chosen} pieces={pieces} />
    </>
  )
}

type Choosing = Chosen & { readonly pieces: PieceForm }
type Row = readonly [name: string, row: Values]

/** Rows under names, which may be changed as well. */
function rowsOf({ values, put }: Chosen, key: string) {
  const rows = Object.entries(mapIn(values[key])).map(([name, row]): Row => [name, mapIn(row)])
  const putRows = (all: readonly Row[]) => put(key, Object.fromEntries(all))
  return {
    rows,
    add: (name: string, row: Values) => putRows([...rows, [name, row]]),
    drop: (nth: number) => putRows(rows.filter((_, at) => at !== nth)),
    putRow: (nth: number, name: string, row: Values) =>
      putRows(rows.map((one, at) => (at === nth ? [name, row] : one))),
  }
}

function Series(chosen: Choosing) {
  const say = words().offerings.pieces
  const { series, fee, printed } = chosen.pieces
  const { rows, add, drop, putRow } = rowsOf(chosen, 'series')
  return (
    <fieldset>
      <legend>{say.series}</legend>
      <ClauseOf {...series} />
      {rows.map(([code, row], nth) => {
        const field = (key: string) => `series.${code}.${key}`
        const line = (key: 'pieces' | 'from' | 'to') => ({
          name: field(key),
          label: say[key],
          value: textIn(row[key]),
          onInput: (value: string) => putRow(nth, code, { ...row, [key]: value }),
        })
        const kind = series.kinds.find((one) => one.kind === row.kind)
        return (
          <div class="field-grid" key={nth}>
            <LineIn
              name={`series.${code}`}
              label={say.code}
              value={code}
              maxLength={8}
              onInput={(value) => putRow(nth, value, row)}
            />
            <Choice
              name={field('kind')}
              label={say.kind}
              options={series.kinds.map((one) => [one.kind, one.kind])}
              value={textIn(row.kind)}
              onChoose={(value) => putRow(nth, code, { ...row, kind: value })}
            />
            <TextIn
              name={field('face')}
              label={say.face}
              says={kind === undefined ? '' : say.range[kind.of](kind.face)}
              value={textIn(row.face)}
              onInput={(value) => putRow(nth, code, { ...row, face: value })}
              isMoney
            />
            <LineIn {...line('pieces')} inputMode="numeric" maxLength={9} />
            <LineIn {...line('from')} placeholder="2026-03-02" maxLength={16} />
            <LineIn {...line('to')} placeholder="2026-03-31" maxLength={16} />
            {fee !== undefined && (
              <TextIn
                name={field('fee')}
                label={say.fee}
                says={fee.clause}
                value={textIn(row.fee)}
                onInput={(value) => putRow(nth, code, changed(row, { fee: value === '' ? undefined : value }))}
                isMoney
              />
            )}
            {printed !== undefined && (
              <Checks
                name={field('printed')}
                label={say.printed}
                options={printed.what.map((what) => [what, what])}
                value={textsIn(row.printed)}
                onChange={(all) => putRow(nth, code, { ...row, printed: all })}
              />
            )}
            <Button onClick={() => drop(nth)}>{say.remove}</Button>
          </div>
        )
      })}
      <Button onClick={() => add('', { kind: series.kinds[0]?.kind ?? '', face: '', pieces: '', from: '', to: '' })}>
        {say.addSeries}
      </Button>
    </fieldset>
  )
}

/** A price, and how many pieces of each series are in it. */
function Packages(chosen: Choosing) {
  const say = words().offerings.pieces
  const { packages } = chosen.pieces
  const { rows, add, drop, putRow } = rowsOf(chosen, 'packages')
  if (packages === undefined) return null
  return (
    <fieldset>
      <legend>{say.packages}</legend>
      <ClauseOf {...packages} />
      {rows.map(([name, row], nth) => (
        <div class="field-grid" key={nth}>
          <LineIn
            name={`packages.${name}`}
            label={say.package}
            value={name}
            maxLength={40}
            onInput={(value) => putRow(nth, value, row)}
          />
          <TextIn
            name={`packages.${name}.price`}
            label={say.price}
            says={packages.clause}
            value={textIn(row.price)}
            onInput={(value) => putRow(nth, name, { ...row, price: value })}
            isMoney
          />
          {Object.keys(mapIn(chosen.values.series)).map((code) => (
            <LineIn
              key={code}
              name={`packages.${name}.pieces`}
              label={say.ofSeries(code)}
              value={textIn(mapIn(row.pieces)[code])}
              inputMode="numeric"
              maxLength={6}
              onInput={(value) => {
                const number = value === '' ? undefined : value
                putRow(nth, name, { ...row, pieces: changed(mapIn(row.pieces), { [code]: number }) })
              }}
            />
          ))}
          <Button onClick={() => drop(nth)}>{say.remove}</Button>
        </div>
      ))}
      <Button onClick={() => add('', { price: '', pieces: {} })}>{say.addPackage}</Button>
    </fieldset>
  )
}

function Sale({ pieces, values, put }: Choosing) {
  const say = words().offerings.pieces
  const { sale } = pieces
  if (sale === undefined) return null
  const row = mapIn(values.sale)
  const hours = mapsIn(row.hours)
  const putSale = (change: Parameters<typeof changed>[1]) => put('sale', changed(row, change))
  const putHours = (nth: number, key: string, value: string) =>
    putSale({ hours: hours.map((one, at) => (at === nth ? { ...one, [key]: value } : one)) })
  return (
    <fieldset>
      <legend>{say.sale}</legend>
      <div class="field-grid">
        <LineIn
          name="sale"
          label={say.window}
          value={textIn(row.window)}
          maxLength={40}
          onInput={(value) => putSale({ window: value })}
          term={sale}
        />
        <LineIn
          name="sale.limit"
          label={say.limit}
          value={textIn(row.limit)}
          inputMode="numeric"
          maxLength={7}
          onInput={(value) => putSale({ limit: value === '' ? undefined : value })}
          term={sale.limit}
        />
      </div>
      <ClauseOf {...sale.hours} />
      {hours.map((span, nth) => (
        <div class="field-grid" key={nth}>
          {(['from', 'to'] as const).map((key) => (
            <LineIn
              key={key}
              name={`sale.hours.${nth}`}
              label={say[key]}
              value={textIn(span[key])}
              placeholder="2026-03-02T19:00"
              maxLength={16}
              onInput={(value) => putHours(nth, key, value)}
            />
          ))}
          <Button onClick={() => putSale({ hours: hours.filter((_, at) => at !== nth) })}>{say.remove}</Button>
        </div>
      ))}
      <Button onClick={() => putSale({ hours: [...hours, { from: '', to: '' }] })}>{say.addHours}</Button>
    </fieldset>
  )
}

/** Which kinds are played at each table, and whether beside a live wager. */
function Notices(chosen: Choosing) {
  const say = words().offerings.pieces
  const { notices, series } = chosen.pieces
  const { rows, add, drop, putRow } = rowsOf(chosen, 'notices')
  const tables = (view('tables').value ?? []).filter(({ game }) => chosen.form.games.includes(game))
  const left = tables.filter(({ table }) => !rows.some(([of]) => of === table))
  if (notices === undefined) return null
  return (
    <fieldset>
      <legend>{say.notices}</legend>
      <ClauseOf {...notices} />
      {rows.map(([table, row], nth) => (
        <div class="field-grid" key={nth}>
          <Choice
            name={`notices.${table}`}
            label={say.table}
            options={tables
              .filter((one) => one.table === table || left.includes(one))
              .map((one) => [one.table, `${one.table} ${gameName(one.game)}`])}
            value={table}
            onChoose={(value) => putRow(nth, value, row)}
          />
          <Checks
            name={`notices.${table}.kinds`}
            label={say.kinds}
            options={series.kinds.map(({ kind }) => [kind, kind])}
            value={textsIn(row.kinds)}
            onChange={(kinds) => putRow(nth, table, { ...row, kinds })}
          />
          <Choice
            name={`notices.${table}.wager`}
            label={say.wager}
            options={(['live', 'none'] as const).map((one) => [one, say.wagers[one]])}
            value={textIn(row.wager)}
            onChoose={(wager) => putRow(nth, table, { ...row, wager })}
          />
          <Button onClick={() => drop(nth)}>{say.remove}</Button>
        </div>
      ))}
      {left[0] !== undefined && (
        <Button onClick={() => add(left[0]!.table, { kinds: series.kinds.map(({ kind }) => kind), wager: 'live' })}>
          {say.addTable}
        </Button>
      )}
    </fieldset>
  )
}
