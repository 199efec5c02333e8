/** Tonight at a glance: four figures against last week, one meter, cover, fees and prizes, and what is out of the ordinary. */

import type { Overview } from '../../../views/overview/overview.ts'
import { Money } from '../../ui/money.tsx'
import { Spark } from '../../ui/plots/spark.tsx'
import { FigureTile, FigureTiles } from '../../ui/plots/tile.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { Cover } from './cover.tsx'
import { FeesAndPrizes } from './days.tsx'
import { Latest } from './latest.tsx'
import { OneMeter } from './onemeter.tsx'
import { cents, comparedTo, hitsAt, money, TABLES, weekday } from './told.ts'

export const HousePage = ({ told }: { told: Overview }) => (
  <>
    <Tiles told={told} />
    <div class="manager-columns">
      <div>
        <OneMeter told={told} />
        <FeesAndPrizes told={told} />
      </div>
      <div>
        <Cover told={told} />
        <Latest told={told} />
      </div>
    </div>
  </>
)

const SPARK_DAYS = 8

function Tiles({ told }: { told: Overview }) {
  const say = words().manager
  const { fees, prizes, drop, variance, waiting } = told.today
  const last = told.days.slice(-SPARK_DAYS)
  const { largest } = prizes
  return (
    <FigureTiles label={say.tiles}>
      <FigureTile
        name={say.feesToday}
        href={TABLES}
        figure={<Money amount={money(fees.now)} size={28} />}
        plot={<Spark values={last.map((day) => cents(day.fees))} look="fees" />}
        foot={comparedTo(fees, told)}
      />
      <FigureTile
        name={say.prizesToday}
        href={hitsAt(told.day)}
        figure={<Money amount={money(prizes.now)} size={28} />}
        plot={<Spark values={last.map((day) => cents(day.won))} />}
        foot={
          <>
            <b>{say.hits(prizes.hits)}</b>
            {largest !== undefined && `, ${say.largest(largest.hit)}`}. {comparedTo(prizes, told)}
          </>
        }
      />
      <FigureTile
        name={say.waiting}
        href="/books?page=cover"
        figure={<Money amount={money(waiting.amount)} size={28} />}
        plot={<Spark values={last.map((day) => cents(day.claims))} look="due" />}
        foot={
          waiting.claims === 0 ? (
            say.nothingWaits
          ) : (
            <>
              <b>{say.claims(waiting.claims)}</b>
              {waiting.since !== undefined && `, ${say.oldest(when(waiting.since))}`}
            </>
          )
        }
      />
      <FigureTile
        name={say.dropToday}
        href={TABLES}
        figure={<Money amount={money(drop.now)} size={28} />}
        plot={<Spark values={last.map((day) => cents(day.drop))} look="fees" />}
        foot={
          <>
            <b>{variance.now === '0' ? say.noVariance : say.varianceToday(money(variance.now))}</b>,{' '}
            {say.lastWeekDrop(money(drop.weekBeforeInAll), weekday(told.day))}
          </>
        }
      />
    </FigureTiles>
  )
}
