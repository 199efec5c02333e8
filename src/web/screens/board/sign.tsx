/** One activity with its meter: the figure on the light, on the floor what wins it and who has won it. */
import './sign.css'
import { useRef } from 'preact/hooks'
import { largestPrizes } from '../../../views/signs/largest.ts'
import type { MeterSign, PoolSign } from '../../../views/signs/meter.ts'
import { gameName } from '../../stream/games.ts'
import { Signed } from '../../ui/sentence.tsx'
import { StageFigure } from '../../ui/stage/figure.tsx'
import { StageHead } from '../../ui/stage/head.tsx'
import { Horizon, Light } from '../../ui/stage/light.tsx'
import { cardsIn, MiniCards } from '../../ui/stage/mini.tsx'
import { centsIn } from '../../ui/stage/moving.ts'
import { shape } from '../../ui/stage/shape.ts'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { DrawingNow, timesOf } from './drawings/drawing.tsx'
import { NextUp } from './next.tsx'
import { useRoom } from './room.ts'
import { Scan } from './scan.tsx'
import { tablesWords, timeWords, windowWords } from './times.ts'
import { Winners } from './winners.tsx'

export function Sign({ sign }: { sign: MeterSign }) {
  const say = words()
  const { pools, emblem, drawing } = sign
  return (
    <section
      class="sign stage-page"
      aria-label={sign.name}
      data-activity={sign.activity}
      data-pair={emblem.pair}
      data-pools={pools.length}
    >
      <Light of={emblem} />
      <div class="stage-floor-ground" />
      <Horizon />
      <div class="sign-top">
        <StageHead motif={emblem.motif} name={sign.name} where={whereOf(sign).join(' · ')} next={<NextUp />} />
        <div class="sign-meters">
          {pools
            .toSorted((a, b) => centsIn(b.posted) - centsIn(a.posted))
            .map((pool) => (
              <Meter key={pool.pool} sign={sign} pool={pool} />
            ))}
        </div>
        {sign.status !== 'running' && <strong class="pending-mark">{say.status[sign.status] ?? sign.status}</strong>}
        {drawing !== undefined && <DrawingNow drawing={drawing} />}
      </div>
      <Floor sign={sign} />
    </section>
  )
}

/** What wins it, who has won it, and the way to one's own phone. */
export const Floor = ({ sign }: { sign: MeterSign }) => (
  <div class="sign-floor">
    <Prizes sign={sign} />
    <Winners activity={sign.activity} />
    <Scan />
  </div>
)

/** Alone, alone with something said below it, side by side, or in two rows. */
const MOST = {
  wall: { one: 490, said: 452, two: 300, more: 142 },
  upright: { one: 330, said: 330, two: 300, more: 116 },
} as const

function Meter({ sign, pool }: { sign: MeterSign; pool: PoolSign }) {
  const say = words().board
  const isUpright = shape.value === 'upright'
  const most = MOST[isUpright ? 'upright' : 'wall']
  const isAlone = sign.pools.length === 1
  const today = isAlone ? todayOf(pool) : undefined
  const isSaid =
    pool.isPending || pool.multiplied !== undefined || pool.daily !== undefined || (isUpright && today !== undefined)
  return (
    <div class="sign-meter" data-pending={pool.isPending}>
      {!isAlone && <p class="sign-pool">{say.poolName(pool.pool)}</p>}
      <p class="sign-figure" data-pending={pool.isPending}>
        <StageFigure
          amount={pool.multiplied?.prize ?? pool.posted}
          of={`${sign.activity} ${pool.pool}`}
          most={
            isAlone
              ? isSaid || sign.drawing !== undefined
                ? most.said
                : most.one
              : sign.pools.length === 2
                ? most.two
                : most.more
          }
          share={isAlone ? 0.97 : 0.94}
          under={isUpright ? undefined : today}
        />
      </p>
      {isSaid && (
        <p class="sign-state">
          {isUpright && today !== undefined && <span class="sign-today">{today}</span>}
          {pool.isPending && <strong class="pending-mark">{say.pending}</strong>}
          {pool.isPending && (
            <span>{pool.waiting === undefined ? say.next(pool.next) : say.waiting(pool.waiting)}</span>
          )}
          {pool.multiplied !== undefined && (
            <strong class="pending-mark">{say.multiplied(pool.multiplied.times)}</strong>
          )}
          {!pool.isPending && pool.daily !== undefined && (
            <span>{say.daily(pool.daily.amount, timeWords(pool.daily.at))}</span>
          )}
        </p>
      )}
    </div>
  )
}

/** Figures longer than seven digits, with their cents, leave no room for it. */
const TODAY_BELOW = 10_000_000

/** What it has grown today; not of a figure that is multiplied for an hour. */
const todayOf = ({ today, multiplied, posted }: PoolSign): string | undefined =>
  today === undefined || multiplied !== undefined || centsIn(posted) >= TODAY_BELOW
    ? undefined
    : words().board.today(today)

/** Lines longer than this are set smaller, so that each stays one line. */
const LONG = 26
/** As it is read here: what is one line in English may be two in Spanish. */
const lineOf = ({ line, name }: MeterSign['hands'][number]): string => words().signLine(name) ?? line

/** All rows leave room for the cards of the one that has most of them; not for the cards of a few. */
const drawnAtMost = (hands: MeterSign['hands']): number =>
  hands.filter(({ cards }) => cards !== undefined).length * 2 > hands.length
    ? Math.max(3, ...hands.map(({ cards = '' }) => cardsIn(cards).length))
    : 0

export function Prizes({ sign }: { sign: MeterSign }) {
  const say = words().board
  const { shares } = sign
  const first = useRef<HTMLTableRowElement>(null)
  // What does not fit is counted, and the count needs a row itself.
  // The largest are never those that are left out.
  const hands = largestPrizes(sign).slice(0, useRoom(first, sign.hands.length, sign.hands.map(lineOf).join()))
  const left = sign.hands.length - hands.length
  // Where one hand wins there is room to say what each of those at the table would get.
  const parts = shares !== undefined && sign.hands.length === 1 ? partsOf(sign, shares) : []
  return (
    <Table
      isBare
      class="sign-hands"
      caption={say.wins}
      data-drawn={drawnAtMost(hands) > 0}
      data-few={parts.length > 0}
      data-long={hands.some((hand) => lineOf(hand).length > LONG)}
      style={{ '--drawn': drawnAtMost(hands) }}
    >
      {hands.map((hand, at) => (
        <tr ref={at === 0 ? first : null} key={`${hand.line} ${hand.games?.join() ?? ''}`} data-top={isWhole(hand)}>
          <th scope="row">
            <span class="sign-hand">
              {hand.cards !== undefined && <MiniCards cards={cardsIn(hand.cards)} />}
              <span>
                <Signed hand={hand} isAlone />
              </span>
            </span>
          </th>
          <td>{isWhole(hand) ? say.wholeMeter : prizeWords(sign, hand.prize)}</td>
        </tr>
      ))}
      {left > 0 && (
        <tr class="sign-shares">
          <td colSpan={2}>{say.moreHands(left)}</td>
        </tr>
      )}
      {parts.map(({ who, share }) => (
        <tr key={who}>
          <th scope="row">{words().shareOf[who]}</th>
          <td>{prizeWords(sign, { is: 'share', share })}</td>
        </tr>
      ))}
      {shares !== undefined && parts.length === 0 && (
        <tr class="sign-shares">
          <td colSpan={2}>{say.shares(shares.loser, shares.winner, shares.table)}</td>
        </tr>
      )}
    </Table>
  )
}

const partsOf = ({ pools }: MeterSign, shares: NonNullable<MeterSign['shares']>) =>
  pools.length === 1 ? (['loser', 'winner', 'table'] as const).map((who) => ({ who, share: shares[who] })) : []

/** A part of the meter, and how much that is now: rounded down to the cent, as it is paid. */
function prizeWords({ pools }: Pick<MeterSign, 'pools'>, prize: MeterSign['hands'][number]['prize']): string {
  if (prize.is !== 'share') return words().prize(prize)
  const pool = pools.length === 1 ? pools[0] : pools.find(({ pool }) => pool === prize.pool)
  const percent = /^(\d+)%$/.exec(prize.share)?.[1]
  if (percent === undefined || pool === undefined || pool.isPending || pool.multiplied !== undefined)
    return words().prize(prize)
  const cents = Math.floor((centsIn(pool.posted) * Number(percent)) / 100)
  return `${percent}% · ${words().prize({ is: 'amount', amount: String(cents) })}`
}

const isWhole = ({ prize }: MeterSign['hands'][number]): boolean => prize.is === 'share' && prize.share === '100%'

const GAMES_SHOWN = 2

/** Games, tables and hours: where and when it can be won. */
export function whereOf({ games, hours, tables, drawing }: MeterSign): string[] {
  const say = words().board
  const posted = hours.map((window) => windowWords(window)).join(', ')
  // Where no hours are posted none are asked for; drawings have times of their own.
  const open = posted === '' && drawing === undefined ? say.allDay : posted
  const drawn = drawing === undefined ? '' : timesOf(drawing)
  // Said once is enough.
  const isSaid = open === say.allDay && drawn.startsWith(say.allDay)
  return [
    ...(games.length === 0 || games.length > GAMES_SHOWN ? [] : [games.map(gameName).join(', ')]),
    ...(tables.length === 0 ? [] : [tablesWords(tables)]),
    ...(open === '' || isSaid ? [] : [open === say.allDay ? open : say.hours(open)]),
    ...(drawn === '' ? [] : [say.drawings(drawn)]),
  ]
}

/** Fee and cap, for the line at the foot. */
export function moneyTerms({ fee, pools }: MeterSign): string[] {
  const say = words().board
  const cap = pools[0]?.cap
  return [
    ...(fee === '' || pools[0]?.daily !== undefined ? [] : [say.fee(fee)]),
    ...(cap === undefined ? [] : [say.cap(cap)]),
  ]
}

export const terms = (sign: MeterSign): string[] => [...whereOf(sign), ...moneyTerms(sign)]
