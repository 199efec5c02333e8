import './start.css'
import { view } from '../../stream/feed.ts'
import { Figure } from '../../ui/meter.tsx'
import { LanguageChoice, ThemeChoice } from '../../ui/shell/display.tsx'
import { Mark } from '../../ui/shell/icons.tsx'
import { openScreen, Stale, Waiting } from '../../ui/shell.tsx'
import { SCREEN_NAMES, words } from '../../words.ts'

/** The rest is a list. */
const LARGE_SHOWN = 6
const centsOf = (amount: string): number => Number(amount.replace(/\D/g, ''))

function StartPage() {
  const say = words()
  const meters = view('meters').value
  const room = view('house').value
  const all = (meters ?? [])
    .flatMap((sign) => sign.pools.map((pool) => ({ sign, pool })))
    .sort((a, b) => centsOf(b.pool.posted) - centsOf(a.pool.posted))
  const largest = all.slice(0, LARGE_SHOWN)
  const others = all.slice(LARGE_SHOWN)
  const fixed = (meters ?? []).filter(({ pools }) => pools.length === 0)
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
        {room?.isDemo === true && (
          <p class="demo-says">
            <span class="demo-mark">{say.demo}</span> {say.demoLong}
          </p>
        )}
        <section aria-label={say.meters} class="start-meters">
          {meters === undefined && <Waiting />}
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
        <p class="start-says">{say.startSays}</p>
        <section aria-labelledby="screens-title">
          <h2 id="screens-title" class="unseen">
            {say.screensTitle}
          </h2>
          <ul class="start-screens">
            {SCREEN_NAMES.filter((name) => name !== 'start').map((name) => (
              <li key={name}>
                <a href={`/${name}`}>
                  <strong>{say.screens[name]}</strong>
                  <span>{say.screenSays[name as Exclude<typeof name, 'start'>]}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
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
      </main>
    </>
  )
}

export const open = (page: HTMLElement): void => openScreen({ screen: 'start', views: ['meters'] }, page, <StartPage />)
