/** Devices that are not heard now, and equipment that failed or was silent in the days that are looked at. */
import type { Overview } from '../../../views/overview/overview.ts'
import { view } from '../../stream/feed.ts'
import { Badge } from '../../ui/badge.tsx'
import { Says } from '../../ui/sentence.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { addressOf } from '../screens/address.ts'
import { OnWall } from '../screens/onwall.tsx'
import { Moment } from './moment.tsx'
import { exceptionsAt, firstDay, many, moment, numbersOf } from './told.ts'

export function SilentPage({ told }: { told: Overview }) {
  const say = words().manager
  const lost = (view('devices').value ?? []).filter(({ link }) => link === 'lost')
  const { silent } = told
  const wall = view('wall').value ?? []
  return (
    <>
      <section class="pane" aria-label={say.linkNow}>
        <h2>{say.linkNow}</h2>
        {lost.length === 0 && <p class="soft">{say.noSilence}</p>}
        <ul class="manager-lines">
          {lost.map(({ device, table, since, waiting }) => (
            <li key={device}>
              <span>
                {words().device(device)}
                {table !== undefined && `, ${say.table} ${table}`}
              </span>
              <Badge tone="due">{since === undefined ? say.silentNow : say.since(moment(since))}</Badge>
              {waiting > 0 && <span class="soft">{say.waitingEvents(waiting)}</span>}
            </li>
          ))}
        </ul>
      </section>
      {wall.length > 0 && (
        <section class="pane" aria-label={words().wall.title}>
          <h2>{words().wall.title}</h2>
          {wall.every(({ link }) => link === 'up') && <p class="soft">{words().wall.allSeen}</p>}
          <ul class="manager-lines">
            {wall.map((one) => (
              <li key={one.screen}>
                <a href={addressOf(one.screen)}>{one.name}</a>
                <OnWall of={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="pane" aria-label={say.pages.silent}>
        <header class="plot-head">
          <h2>{say.pages.silent}</h2>
          <a href={exceptionsAt(firstDay(told), told.day)}>{say.allExceptions}</a>
        </header>
        {silent.length === 0 && <p class="soft">{say.noSilence}</p>}
        {silent.length > 0 && (
          <Table
            file="silent"
            label={numbersOf(say.pages.silent)}
            columns={[
              say.table,
              say.device,
              say.why,
              { says: say.silentTimes, isMoney: true },
              { says: say.silentMinutes, isMoney: true },
              say.lastSilent,
              say.status,
            ]}
          >
            {silent.map(({ table, device, reason, times, minutes, last, isNow }) => (
              <tr key={`${table} ${device}`}>
                <th scope="row">{table}</th>
                <td>{say.devices[device] ?? device}</td>
                <td>
                  <Says of={reason} />
                </td>
                <td class="money">{many(times)}</td>
                <td class="money">{many(minutes)}</td>
                <td>
                  <Moment local={last} />
                </td>
                <td>
                  <Badge tone={isNow ? 'due' : 'good'}>{isNow ? say.silentNow : say.heardAgain}</Badge>
                </td>
              </tr>
            ))}
          </Table>
        )}
      </section>
    </>
  )
}
