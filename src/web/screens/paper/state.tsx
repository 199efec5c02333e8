/** The room on one page, as it stands: printed every hour, it is what people work from when the screens are dark. */

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { poolAccount } from '../../../ledger/name.ts'
import type { PrintedState } from '../../../views/paper/paper.ts'
import { poolsOf } from '../../../views/signs/pools.ts'
import { beat } from '../../stream/feed.ts'
import { gameName } from '../../stream/games.ts'
import { placeHeader } from '../../stream/session.ts'
import { useView } from '../../stream/viewreader.ts'
import { cardsText } from '../../ui/cards.tsx'
import { Check } from '../../ui/field.tsx'
import { nameOf } from '../../ui/names.ts'
import { PrintHead, useFresh } from '../../ui/paper/print.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { dateOf, houseMinute, when } from '../../ui/shell/clock.tsx'
import { Table } from '../../ui/table.tsx'
import { worded, words } from '../../words.ts'

const AUTO = 'gamekeeper.paper.hourly'
const STAY_MS = 5 * 60_000
const stay = () => fetch('/api/session/here', { method: 'POST', headers: placeHeader() }).catch(() => undefined)

const kept = (): boolean => {
  try {
    return localStorage.getItem(AUTO) === 'yes'
  } catch {
    return false
  }
}

export function State() {
  const say = words().paper
  const fresh = useFresh()
  const isHourly = useSignal(kept())
  const { view: state, reasons } = useView(`/api/views/printed?${fresh.query}`)
  // A page that prints by itself is touched by nobody: it stays signed in as long as a session may last.
  useEffect(() => {
    if (!isHourly.value) return
    const timer = setInterval(() => void stay(), STAY_MS)
    return () => clearInterval(timer)
  }, [isHourly.value])
  const hour = beat.value?.local.slice(0, 13)
  const printed = useSignal(hour)
  // A new hour: look again, and print what comes.
  useEffect(() => {
    if (isHourly.value && hour !== undefined && printed.value !== undefined && hour !== printed.value) fresh.again()
    if (printed.value === undefined) printed.value = hour
  }, [hour, isHourly.value])
  useEffect(() => {
    if (!isHourly.value || state === undefined || hour === undefined || printed.value === hour) return
    printed.value = hour
    print()
  }, [state])
  return (
    <main class="pane printed office room-state" aria-label={say.pages.state}>
      <PrintHead title={say.pages.state} at={state?.local} again={fresh.again}>
        <Check
          label={say.hourly}
          checked={isHourly.value}
          onChange={({ currentTarget }) => {
            isHourly.value = currentTarget.checked
            try {
              localStorage.setItem(AUTO, currentTarget.checked ? 'yes' : 'no')
            } catch {}
          }}
        />
      </PrintHead>
      <p class="soft no-print">{say.stateSays}</p>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {state !== undefined && <Sheet state={state} />}
    </main>
  )
}

function Sheet({ state }: { state: PrintedState }) {
  const say = words()
  const { meters, hits, claims, floor, tables, free, drawers, calls } = state
  return (
    <>
      <div class="state-columns">
        <section>
          <h2>{say.paper.meters}</h2>
          <Table>
            {meters.flatMap((sign) => {
              const { activity, name, status } = sign
              const pools = poolsOf(sign)
              return (pools.length === 0 ? [undefined] : pools).map((pool) => (
                <tr key={`${activity} ${pool?.pool}`}>
                  <td>
                    {name}
                    {pool !== undefined && pools.length > 1 && ` · ${say.account(poolAccount(pool.pool))}`}
                    {status !== 'running' && ` (${say.status[status] ?? status})`}
                  </td>
                  <td class="money">
                    {pool === undefined ? say.paper.fixed : pool.posted}
                    {pool?.isPending === true &&
                      ` ${pool.waiting === undefined ? say.paper.pending(pool.next) : say.paper.held(pool.waiting)}`}
                  </td>
                </tr>
              ))
            })}
          </Table>
        </section>
        <section>
          <h2>{say.paper.tables}</h2>
          <Table>
            {tables.map(({ table, game, limit, isOpen, round, broken }) => (
              <tr key={table}>
                <td>{table}</td>
                <td>{[gameName(game), limit].filter((part) => part !== '').join(' · ')}</td>
                <td>
                  {isOpen ? say.paper.round(round) : say.paper.closed}{' '}
                  {broken.map(({ device, why }) => `${say.table.device[device]}: ${worded(why)}`).join('; ')}
                </td>
              </tr>
            ))}
          </Table>
        </section>
      </div>
      <Listed title={say.paper.hits} none={say.paper.noHits}>
        {hits.map(({ hit, name, table, local, status, cards, lines }) => (
          <li key={hit}>
            <strong>{hit}</strong> {name}
            {table !== undefined && ` · ${say.table.title(table)}`} · {when(local)} · {say.status[status] ?? status} ·{' '}
            {cardsText(cards)}{' '}
            <span lang="en">
              {lines.map(({ to, line, amount }) => `${words().party(to)}: ${line}, ${amount}`).join('; ')}
            </span>
          </li>
        ))}
      </Listed>
      <Listed title={say.paper.claims} none={say.paper.noClaims}>
        {claims.map(({ claim, name, to, line, amount, idUntil, expires }) => (
          <li key={claim}>
            <strong>{`${claim} ${amount}`}</strong> {words().party(to)} · {name} · <Ruled text={line} />
            {idUntil !== undefined && ` · ${say.paper.idUntil(houseMinute(idUntil))}`}
            {expires !== undefined && ` · ${say.paper.expires(dateOf(expires))}`}
          </li>
        ))}
      </Listed>
      <Listed title={say.paper.boards} none={say.paper.noBoards}>
        {floor.periods.flatMap(({ activity, name, until, boards }) => [
          ...(until === undefined ? [] : [<li key={activity}>{say.paper.period(name, when(until))}</li>]),
          ...boards.map(({ until: end, hands }) => (
            <li key={`${activity} ${end}`}>
              {name} · {when(end)}:{' '}
              {hands.map(({ who, line, prize }) => `${words().party(who)}, ${line}, ${prize}`).join('; ')}
            </li>
          )),
        ])}
      </Listed>
      <Listed title={say.paper.ranks} none={say.paper.noRanks}>
        {floor.ranks.map(({ activity, name, setting, value }) => (
          <li key={`${activity} ${setting}`}>
            {name} · <span lang="en">{setting}</span>: <strong>{value}</strong>
          </li>
        ))}
      </Listed>
      <Listed title={say.paper.other} none={say.paper.noOther}>
        {[
          ...drawers.map(({ drawer, cashier, since }) => (
            <li key={`d ${drawer}`}>{say.paper.drawer(drawer, nameOf(cashier), when(since))}</li>
          )),
          ...calls.map(({ table, why, local }) => (
            <li key={`c ${table}`}>{say.paper.call(table, why, when(local))}</li>
          )),
          ...free.map(({ request, name, who, local }) => (
            <li key={request}>{say.paper.freeAsked(name, who, when(local))}</li>
          )),
        ]}
      </Listed>
      <p class="digest">
        {say.paper.line} {state.seq} {state.digest}
      </p>
    </>
  )
}

const Listed = ({ title, none, children }: { title: string; none: string; children: readonly unknown[] }) => (
  <section>
    <h2>{title}</h2>
    {children.length === 0 ? <p class="soft">{none}</p> : <ul>{children as never}</ul>}
  </section>
)
