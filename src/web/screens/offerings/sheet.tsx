/** What is printed of an offering: the sign as it must read, and the rule sheet with every clause. */

import { poolAccount } from '../../../ledger/name.ts'
import type { Chosen, OfferedView } from '../../../server/desks/catalogview.ts'
import { headingOf } from '../../../views/clausesheet/cite.ts'
import type { MeterSign } from '../../../views/signs/meter.ts'
import { poolsOf } from '../../../views/signs/pools.ts'
import { query, show } from '../../stream/address.ts'
import { Button } from '../../ui/button.tsx'
import { PrintHead } from '../../ui/paper/print.tsx'
import { Signed } from '../../ui/sentence.tsx'
import { clockOf, minuteOf } from '../../ui/shell/clock.tsx'
import { Table } from '../../ui/table.tsx'
import { Levels, Terms } from '../../ui/tournament/terms.tsx'
import { words } from '../../words.ts'
import { documentSaid } from './beside.tsx'
import { Sections } from './rules.tsx'

export function Sheet({ offered }: { offered: OfferedView }) {
  const say = words().offerings
  const { draft, running, beside, clauseList, name } = offered
  const isDraft = query.value.get('of') === 'draft' && draft !== undefined
  const chosen = isDraft ? draft : (running ?? draft)
  return (
    <article class="pane printed" aria-label={say.parts.sheet}>
      <PrintHead title={chosen === undefined ? name : say.sheetOf(chosen.sign?.name ?? name, chosen.version)}>
        {draft !== undefined && running !== undefined && (
          <Button onClick={() => show({ of: isDraft ? undefined : 'draft' })}>
            {isDraft ? say.sheetRunning : say.draft(draft.version)}
          </Button>
        )}
      </PrintHead>
      {chosen?.sign === undefined ? (
        <p class="soft">{say.noSign}</p>
      ) : chosen.structure === undefined ? (
        <Sign sign={chosen.sign} />
      ) : (
        <TournamentSheet sign={chosen.sign} structure={chosen.structure} />
      )}
      <h2>{say.ruleSheet}</h2>
      <p class="soft" lang="en">
        {[name, documentSaid(offered)].filter((word) => word !== '').join(' · ')}
      </p>
      <Sections beside={beside} />
      <h2>{say.clauses}</h2>
      <ul class="reasons" lang="en">
        {clauseList.map(({ clause, says, cite }) => (
          <li key={clause}>
            <span class="clause">{clause}</span> {says} <span class="soft">{headingOf(cite)}</span>
          </li>
        ))}
      </ul>
    </article>
  )
}

/** Of a tournament: everything that is on display and stands in every flyer. */
function TournamentSheet({ sign, structure }: { sign: MeterSign; structure: NonNullable<Chosen['structure']> }) {
  return (
    <section class="sign-sheet" aria-label={words().offerings.signText}>
      <h3>{sign.name}</h3>
      <p>
        {[sign.id, structure.starts === undefined ? '' : minuteOf(structure.starts)]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <Terms structure={structure} />
      <Levels structure={structure} />
    </section>
  )
}

function Sign({ sign }: { sign: MeterSign }) {
  const say = words()
  return (
    <section class="sign-sheet" aria-label={say.offerings.signText}>
      <h3>{sign.name}</h3>
      {sign.id !== '' && <p>{sign.id}</p>}
      {poolsOf(sign).map(({ pool, posted, cap, daily }) => (
        <p key={pool}>
          {say.account(poolAccount(pool))}: <strong>{posted}</strong>
          {daily !== undefined && ` · ${say.offerings.daily(daily.amount, clockOf(daily.at))}`}
          {cap !== undefined && ` · ${say.offerings.upTo(cap)}`}
        </p>
      ))}
      <Table caption={say.offerings.qualifying}>
        {sign.hands.map((hand) => (
          <tr key={`${hand.line} ${say.prize(hand.prize)}`}>
            <td>
              <Signed hand={hand} />
            </td>
            <td class="money">{say.prize(hand.prize)}</td>
          </tr>
        ))}
      </Table>
      {sign.shares !== undefined && <p>{say.offerings.shares(sign.shares)}</p>}
      <p>
        {sign.hours.length === 0
          ? say.offerings.allHours
          : sign.hours
              .map(({ days, from, to }) =>
                [days?.map((day) => say.offerings.days[day]).join(' ') ?? '', `${clockOf(from)}–${clockOf(to)}`]
                  .join(' ')
                  .trim(),
              )
              .join(', ')}
        {sign.tables.length > 0 && ` · ${say.offerings.atTables(sign.tables.join(', '))}`}
        {sign.fee !== '' && ` · ${say.offerings.feeOf(sign.fee)}`}
      </p>
      {sign.words.map((text) => (
        <p key={text} class="sign-words" lang="en">
          {text}
        </p>
      ))}
    </section>
  )
}
