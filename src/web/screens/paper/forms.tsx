/** Blank forms, made of the rules in force: what is asked on paper is what the screen would have asked. */
import type { VNode } from 'preact'
import type { PaperForm } from '../../../views/paper/paper.ts'
import { query, show } from '../../stream/address.ts'
import { gameName } from '../../stream/games.ts'
import { useView } from '../../stream/viewreader.ts'
import { Select } from '../../ui/field.tsx'
import { Options } from '../../ui/options.tsx'
import { PrintHead } from '../../ui/paper/print.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'

const KINDS = ['hit', 'fees', 'payment', 'count', 'free'] as const
type Kind = (typeof KINDS)[number]

export function Forms() {
  const say = words().paper
  const { view: forms, reasons } = useView('/api/views/forms')
  const kind = KINDS.find((one) => one === query.value.get('form')) ?? 'hit'
  const wanted = query.value.get('activity') ?? ''
  const fitting = (forms ?? []).filter((form) => isFor(kind, form))
  const chosen = fitting.filter(({ activity }) => wanted === '' || activity === wanted)
  return (
    <main class="pane printed office blank-forms" aria-label={say.pages.forms}>
      <PrintHead title={say.form[kind]}>
        <Select
          aria-label={say.pages.forms}
          value={kind}
          onChange={({ currentTarget: { value } }) => show({ form: value })}
        >
          <Options of={KINDS.map((one) => [one, say.form[one]])} />
        </Select>
        <Select
          aria-label={words().books.activity}
          value={wanted}
          onChange={({ currentTarget: { value } }) => show({ activity: value === '' ? undefined : value })}
        >
          <option value="">{say.everyActivity}</option>
          <Options of={fitting.map(({ activity, name }) => [activity, name])} />
        </Select>
      </PrintHead>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {forms !== undefined && chosen.length === 0 && <p class="soft">{say.noForm}</p>}
      {kind === 'count' ? chosen.length > 0 && <CountForm forms={chosen} /> : chosen.map(FORM[kind])}
    </main>
  )
}

const isFor = (kind: Kind, { fee, free }: PaperForm): boolean =>
  kind === 'free' ? free !== undefined : kind === 'fees' || kind === 'count' ? fee !== undefined : true

/** A word and a line to write on. */
const Line = ({ says, wide = false }: { says: string; wide?: boolean }) => (
  <p class="blank" data-wide={wide}>
    <span>{says}</span>
    <span class="rule" />
  </p>
)
const Tick = ({ says, clause }: { says: string; clause?: string }) => (
  <li class="tick">
    <span class="tick-box" aria-hidden="true" />
    <span lang="en">{says}</span> {clause !== undefined && <span class="clause">{clause}</span>}
  </li>
)
const Head = ({ form: { name, id, games, tables }, title }: { form: PaperForm; title: string }) => (
  <header class="form-head">
    <h2>{`${title}: ${name}`}</h2>
    <p class="soft">
      {[id, games.map(gameName).join(', '), tables.length === 0 ? '' : words().offerings.atTables(tables.join(', '))]
        .filter((part) => part !== '')
        .join(' · ')}
    </p>
  </header>
)
const Lines = ({ names }: { names: readonly string[] }) => (
  <div class="blanks">
    {names.map((name) => (
      <Line key={name} says={name} />
    ))}
  </div>
)

const FORM: Readonly<Record<Exclude<Kind, 'count'>, (form: PaperForm) => VNode>> = {
  hit: (form) => {
    const say = words().paper
    return (
      <section key={form.activity} class="blank-form">
        <Head form={form} title={say.form.hit} />
        <Lines names={[say.date, say.time, say.table, say.dealtIn, say.dealer, say.floor]} />
        <h3>{say.cards}</h3>
        <Line says={say.commonCards} wide />
        {[1, 2, 3].map((row) => (
          <Line key={row} says={say.seatCards} wide />
        ))}
        <h3>{say.hand}</h3>
        <ul class="ticks">
          {form.hands.map((hand) => (
            <Tick key={hand} says={hand} />
          ))}
        </ul>
        <h3>{say.asked}</h3>
        <ul class="ticks wide">
          {form.asks.map(({ says, clause }) => (
            <Tick key={clause + says} says={says} clause={clause} />
          ))}
        </ul>
        <Lines names={[say.declaredBy, say.verifiedBy, say.surveillance]} />
      </section>
    )
  },
  fees: (form) => {
    const say = words().paper
    return (
      <section key={form.activity} class="blank-form">
        <Head form={form} title={say.form.fees} />
        {form.fee !== undefined && (
          <p>
            <strong>{form.fee.amount}</strong> <span class="clause">{form.fee.clause}</span>{' '}
            <span lang="en">{form.fee.says}</span>
          </p>
        )}
        <Lines names={[say.date, say.table, say.shift]} />
        <BlankTable heads={[say.time, say.handsDealt, say.feesTaken, say.sum, say.initials]} rows={16} />
      </section>
    )
  },
  payment: (form) => {
    const say = words().paper
    return (
      <section key={form.activity} class="blank-form">
        <Head form={form} title={say.form.payment} />
        <p>
          <span class="clause">{form.claim.clause}</span> <span lang="en">{form.claim.says}</span>
        </p>
        {form.claim.notes.map((note) => (
          <p key={note} lang="en">
            {note}
          </p>
        ))}
        <Lines
          names={[
            say.date,
            say.time,
            say.claimNumber,
            say.hitNumber,
            say.tableAndSeat,
            say.amount,
            say.paidAs,
            say.fromDrawer,
          ]}
        />
        <ul class="ticks">
          <Tick says={say.idChecked} />
          <Tick says={say.formFilled} />
        </ul>
        <p>{say.received}</p>
        <Lines names={[say.winnerName, say.winnerSignature, say.cashier, say.witness]} />
      </section>
    )
  },
  free: (form) => {
    const say = words().paper
    return (
      <section key={form.activity} class="blank-form">
        <Head form={form} title={say.form.free} />
        {form.free !== undefined && (
          <p>
            <span class="clause">{form.free.clause}</span> <span lang="en">{form.free.says}</span>
          </p>
        )}
        <BlankTable heads={[say.date, say.timeAsked, say.patron, say.table, say.timeOffered, say.floor]} rows={8} />
      </section>
    )
  },
}

/** One sheet for a box, with all activities that may lie in it; the second count is folded away from the first. */
function CountForm({ forms }: { forms: readonly PaperForm[] }) {
  const say = words().paper
  return (
    <>
      {[say.firstCount, say.secondCount].map((which) => (
        <section key={which} class="blank-form">
          <header class="form-head">
            <h2>{`${say.form.count}: ${which}`}</h2>
          </header>
          <Lines names={[say.date, say.time, say.table, say.shift, say.boxNumber]} />
          <Table class="ruled" columns={[words().books.activity, say.fee, say.amount]}>
            {forms.map(({ activity, name, fee }) => (
              <tr key={activity}>
                <td>{name}</td>
                <td>{fee?.amount}</td>
                <td class="to-fill" />
              </tr>
            ))}
          </Table>
          <Lines names={[say.counter, say.signature]} />
        </section>
      ))}
    </>
  )
}

const BlankTable = ({ heads, rows }: { heads: readonly string[]; rows: number }) => (
  <Table
    class="ruled"
    head={
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    }
  >
    {Array.from({ length: rows }, (_, row) => (
      <tr key={row}>
        {heads.map((head) => (
          <td key={head}>&nbsp;</td>
        ))}
      </tr>
    ))}
  </Table>
)
