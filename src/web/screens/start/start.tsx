import './start.css'
import type { MeterSign } from '../../../views/signs/meter.ts'
import { staleSince, view } from '../../stream/feed.ts'
import { Button } from '../../ui/button.tsx'
import { Figure } from '../../ui/meter.tsx'
import { LanguageChoice, ThemeChoice } from '../../ui/shell/display.tsx'
import { Mark } from '../../ui/shell/icons.tsx'
import { openScreen, Stale, Waiting } from '../../ui/shell.tsx'
import { SCREEN_NAMES, type ScreenName, withWords, words } from '../../words.ts'

/** Whose screens they are. */
const GROUPS = ['guests', 'floor', 'money', 'office'] as const
const GROUP_OF: { readonly [Name in Exclude<ScreenName, 'start'>]: (typeof GROUPS)[number] } = {
  board: 'guests',
  players: 'guests',
  hands: 'guests',
  practice: 'guests',
  kiosk: 'guests',
  lists: 'guests',
  clock: 'guests',
  tournament: 'guests',
  tonight: 'floor',
  table: 'floor',
  floor: 'floor',
  podium: 'floor',
  games: 'floor',
  director: 'floor',
  cage: 'money',
  count: 'money',
  club: 'money',
  manager: 'office',
  books: 'office',
  hit: 'office',
  offerings: 'office',
  contests: 'office',
  series: 'office',
  screens: 'office',
  paper: 'office',
  staff: 'office',
}
const isListed = (name: ScreenName): name is Exclude<ScreenName, 'start'> => name !== 'start'

/** The rest is a list. */
const LARGE_SHOWN = 6
const centsOf = (amount: string): number => Number(amount.replace(/\D/g, ''))

function StartPage() {
  const say = words()
  const meters = view('meters').value
  const room = view('house').value
  // All at once, so that nothing moves under a finger; without a house the screens can still be looked up.
  const isHere = (meters !== undefined && room !== undefined) || staleSince.value !== undefined
  return (
    <>
      <header class="start-head">
        <p class="brand">
          <Mark /> Gamekeeper
        </p>
        <span class="top-display">
          <ThemeChoice />
          <LanguageChoice />
        </span>
      </header>
      <Stale />
      <main class="start">
        <h1>{say.startTitle}</h1>
        {isHere ? <Room meters={meters ?? []} isDemo={room?.isDemo === true} /> : <Waiting />}
      </main>
    </>
  )
}

function Room({ meters, isDemo }: { meters: readonly MeterSign[]; isDemo: boolean }) {
  const say = words()
  const all = meters
    .flatMap((sign) => sign.pools.map((pool) => ({ sign, pool })))
    .sort((a, b) => centsOf(b.pool.posted) - centsOf(a.pool.posted))
  const largest = all.slice(0, LARGE_SHOWN)
  const others = all.slice(LARGE_SHOWN)
  const fixed = meters.filter(({ pools }) => pools.length === 0)
  return (
    <>
      {isDemo && (
        <p class="demo-says">
          <span class="demo-mark">{say.demo}</span> {say.demoLong}
        </p>
      )}
      {isDemo && (
        <section class="start-tour" aria-labelledby="tour-title">
          <h2 id="tour-title">{say.tour.title}</h2>
          <p>{say.tour.says}</p>
          <Button
            look="primary"
            size="next"
            onClick={() => void withWords(import('./tour.tsx')).then((tour) => tour.beginTour())}
          >
            {say.tour.begin}
          </Button>
        </section>
      )}
      <section aria-label={say.meters} class="start-meters">
        {largest.map(({ sign: { activity, name, id, pools, words: signs }, pool: { pool, posted, isPending } }) => (
          <article key={`${activity} ${pool}`} class="start-meter" data-activity={activity}>
            <h2>
              {name}
              {pools.length > 1 && <span class="soft"> · {say.board.poolName(pool)}</span>}
            </h2>
            <p class="start-figure">
              <Figure amount={posted} />
              {isPending && <span class="pending-mark">{say.board.pending}</span>}
            </p>
            <p class="soft">
              {[id, ...signs.map((sign) => (sign === 'No Purchase Necessary' ? say.noPurchase : sign))]
                .filter((part) => part !== '')
                .join(' · ')}
            </p>
          </article>
        ))}
      </section>
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`screens-${group}`} class="start-group">
          <h2 id={`screens-${group}`}>{say.screenGroups[group].title}</h2>
          <p class="soft">{say.screenGroups[group].says}</p>
          <ul class="start-screens">
            {SCREEN_NAMES.filter(isListed)
              .filter((name) => GROUP_OF[name] === group)
              .map((name) => (
                <li key={name}>
                  <a href={`/${name}`}>
                    <strong>{say.screens[name]}</strong>
                    <span>{say.screenSays[name]}</span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <section class="start-more" aria-label={say.moreMeters}>
        <div>
          <h2>{say.moreMeters}</h2>
          <ul>
            {others.map(({ sign, pool: { pool, posted, isPending } }) => (
              <li key={`${sign.activity} ${pool}`} data-activity={sign.activity}>
                <a href={`/board?only=${sign.activity}`}>
                  {sign.pools.length > 1 ? `${sign.name} · ${say.board.poolName(pool)}` : sign.name}
                </a>
                {isPending && <span class="pending-mark">{say.board.pending}</span>}
                <span class="start-amount">{posted}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{say.fixedPrizes}</h2>
          <ul>
            {fixed.map(({ activity, name, tables }) => (
              <li key={activity} data-activity={activity}>
                <a href={`/board?only=${activity}`}>{name}</a>
                <span class="soft">{tables.length === 0 ? '' : say.board.tables(tables.join(', '))}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}

export const open = (page: HTMLElement): void => openScreen({ screen: 'start', views: ['meters'] }, page, <StartPage />)
