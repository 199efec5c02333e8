/** The board in a hand: nothing turns. The largest meter, the others below it, what is drawn tonight, who won. */
import './phone.css'
import { useComputed } from '@preact/signals'
import { partyKey } from '../../../base/party.ts'
import { drawnTimes } from '../../../views/signs/drawntimes.ts'
import { beat, houseNow, staleSince, view } from '../../stream/feed.ts'
import { clockOf, dayOf, HouseClock } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { GridTile } from './grid.tsx'
import { gridPages, pagesNow, storiesOf } from './pages.ts'
import { PhoneMeter } from './phonemeter.tsx'
import { type Playlist, showsActivity } from './playlist.ts'
import { Story } from './story.tsx'
import { told } from './told.ts'
import { useWin, Won } from './winner.tsx'
import { largestFirst } from './winners.tsx'

const WINNERS_SHOWN = 6

export function PhoneBoard({ playlist }: { playlist: Playlist }) {
  const say = words()
  const room = view('house').value
  const heard = useWin(playlist)
  // As on the wall: without the house it may have been taken back meanwhile.
  const won = staleSince.value === undefined ? heard : undefined
  const signs = (view('meters').value ?? []).filter(({ activity }) => showsActivity(playlist, activity))
  const meters = gridPages(signs.filter(({ pools }) => pools.length > 0)).flatMap((page) =>
    page.kind === 'grid' ? page.meters : [],
  )
  const drawn = drawnTimes(signs)
  const second = useComputed(() => Math.floor(houseNow.value / 1_000) * 1_000)
  // One activity alone is told by its own pages, all of them below each other; of the whole house, or of all meters, what happens now.
  const hasOwnPages = playlist.isOfOne && playlist.shows?.[0] !== 'grid'
  const pages = hasOwnPages
    ? storiesOf(told(), playlist, beat.value?.local ?? '', second.value).pages
    : pagesNow(signs, second.value)
  const winners = largestFirst(view('winners').value ?? []).slice(0, WINNERS_SHOWN)
  return (
    <div class="story phone-board" data-page={won === undefined ? 'phone' : 'won'}>
      {won !== undefined && (
        <div role="status">
          <Won awards={won} />
        </div>
      )}
      <header class="phone-head">
        <h2>{room?.property}</h2>
        <HouseClock />
        {room?.isDemo === true && <span class="demo-mark">{say.demo}</span>}
      </header>
      {pages.map((page) => (
        <div key={page.key} class="phone-story" data-page={page.key}>
          <Story page={page} />
        </div>
      ))}
      {(hasOwnPages ? [] : meters).map((meter, at) =>
        at === 0 ? (
          <GridTile key={meter.sign.activity} meter={meter} rank="phone" />
        ) : (
          <PhoneMeter key={meter.sign.activity} meter={meter} />
        ),
      )}
      {meters.length + pages.length === 0 && <p class="waiting-feed">{say.board.nothing}</p>}
      {drawn.length > 0 && !hasOwnPages && (
        <section class="phone-list">
          <h2>{say.board.drawnNext}</h2>
          <ul>
            {drawn.map(({ sign, at, until }) => (
              <li key={`${sign.activity} ${at}`}>
                <strong>{clockOf(at)}</strong>
                <span>{sign.name}</span>
                <time class="stage-soft">
                  {until === undefined ? dayOf(at) : say.board.drawingNow(clockOf(at), clockOf(until))}
                </time>
              </li>
            ))}
          </ul>
        </section>
      )}
      {winners.length > 0 && !hasOwnPages && (
        <section class="phone-list sign-winners">
          <h2>{say.board.largestWins}</h2>
          <ul>
            {winners.map(({ hit, to, line, amount, name, who, local }) => (
              <li key={`${hit} ${partyKey(to)} ${line}`}>
                <strong class="phone-won">{amount}</strong>
                <span>{who ?? say.board.guest}</span>
                <span class="stage-soft">
                  {name} · <time>{dayOf(local)}</time>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p class="phone-law">{say.noPurchase}</p>
    </div>
  )
}
