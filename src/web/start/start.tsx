import './start.css'
import { view } from '../live/feed.ts'
import { LanguageChoice, openScreen, Stale, Waiting } from '../live/frame.tsx'
import { Figure } from '../live/meter.tsx'
import { SCREEN_NAMES, words } from '../live/words.ts'

function StartPage() {
  const say = words()
  const meters = view('meters').value
  const room = view('room').value
  return (
    <>
      <header class="start-head">
        <p class="brand">Gamekeeper</p>
        <LanguageChoice />
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
          {meters?.map(({ activity, name, id, pools, words: signs }) =>
            pools.map(({ pool, posted, isPending }) => (
              <article key={`${activity} ${pool}`} class="start-meter" data-activity={activity}>
                <h2>{name}</h2>
                <p class="start-figure">
                  <Figure amount={posted} />
                  {isPending && <span class="pending-mark">{say.board.pending}</span>}
                </p>
                <p class="soft">
                  {[id, ...signs.map((sign) => (sign === 'No Purchase Necessary' ? say.noPurchase : sign))].join(' · ')}
                </p>
              </article>
            )),
          )}
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
      </main>
    </>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'start', look: 'floor', views: ['meters'] }, page, <StartPage />)
