/** Every meter: what it stands at, how it grows, when it would be at its cap, how often it was won; one of them drawn above. */
import type { MeterFigures, Overview } from '../../../views/overview/overview.ts'
import { show } from '../../stream/address.ts'
import { Button } from '../../ui/button.tsx'
import { Spark } from '../../ui/plots/spark.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { meterName, OneMeter } from './onemeter.tsx'
import { cents, many, meterAt, money, numbersOf, recordsAt } from './told.ts'

export function MetersPage({ told }: { told: Overview }) {
  const say = words().manager
  return (
    <>
      <OneMeter told={told} />
      {told.meters.length > 0 && (
        <section class="pane" aria-label={say.pages.meters}>
          <Table
            label={numbersOf(say.pages.meters)}
            columns={[
              say.meter,
              { says: words().manager.today, isMoney: true },
              '',
              { says: say.perDay, isMoney: true },
              { says: say.cap, isMoney: true },
              say.daysToCap,
              { says: say.timesWon, isMoney: true },
              { says: say.wonAmount, isMoney: true },
            ]}
          >
            {told.meters.map((one) => (
              <MeterRow key={`${one.activity} ${one.pool}`} one={one} />
            ))}
          </Table>
        </section>
      )}
    </>
  )
}

function MeterRow({ one }: { one: MeterFigures }) {
  const say = words().manager
  const { activity, pool, now, cap, levels, hits, won, forecast } = one
  return (
    <tr>
      <th scope="row">
        <Button look="link" onClick={() => show({ meter: `${activity} ${pool}` })}>
          {meterName(one)}
        </Button>
      </th>
      <td class="money">
        <a href={meterAt(activity, pool)}>{money(now)}</a>
      </td>
      <td>
        <Spark kind="line" values={levels.map(cents)} />
      </td>
      <td class="money">{forecast.days === 0 ? '–' : money(forecast.perDay)}</td>
      <td class="money">{cap === undefined ? say.noCap : money(cap)}</td>
      <td>{untilCap(one)}</td>
      <td class="money">{hits === 0 ? '–' : <a href={recordsAt(one.name)}>{many(hits)}</a>}</td>
      <td class="money">{money(won)}</td>
    </tr>
  )
}

/** At the pace of the last weeks, if nobody wins it. */
function untilCap({ cap, forecast: { days, perDay, daysToCap } }: MeterFigures): string {
  const say = words().manager
  if (cap === undefined) return '–'
  if (daysToCap !== undefined) return say.aboutDays(daysToCap)
  if (days === 0) return say.notKnownYet
  return cents(perDay) <= 0 ? say.notGrowing : say.farOff
}
