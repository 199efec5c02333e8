/** The foot of every page: what the law wants said, the number of the activity, which page of the minute this is, and the sound. */
import { view } from '../../stream/feed.ts'
import { Toggle } from '../../ui/button.tsx'
import { HouseClock } from '../../ui/shell/clock.tsx'
import { Stale } from '../../ui/shell.tsx'
import { allowSound, isSoundOn } from '../../ui/stage/sound.ts'
import { words } from '../../words.ts'
import type { StoryPage } from './pages.ts'
import type { Playlist } from './playlist.ts'
import { moneyTerms } from './sign.tsx'

export function Foot({
  page,
  at,
  of,
  seconds,
  playlist,
}: {
  page: StoryPage | undefined
  at: number
  of: number
  seconds: number
  playlist: Playlist
}) {
  const say = words()
  const room = view('house').value
  const sign = page !== undefined && 'sign' in page ? page.sign : undefined
  return (
    <footer class="board-foot stage-foot">
      <strong>{playlist.isOfLists ? room?.property : say.noPurchase}</strong>
      {playlist.isOfLists && <HouseClock />}
      {room?.isDemo === true && <span class="demo-mark">{say.demo}</span>}
      {sign !== undefined && sign.id !== '' && <span class="foot-id">{sign.id}</span>}
      {sign !== undefined && <span class="stage-soft foot-terms">{moneyTerms(sign).join(' · ')}</span>}
      <Stale />
      <span class="foot-end">
        {of > 1 && (
          <ol class="turning" aria-hidden="true" data-at={at} data-of={of}>
            {Array.from({ length: of }, (_, nth) => (
              <li key={nth} data-turned={nth < at} data-turns={nth === at}>
                {nth === at && <i key={page?.key} style={{ '--stands': `${seconds}s` }} />}
              </li>
            ))}
          </ol>
        )}
        {playlist.wins !== 'none' && <Sound />}
      </span>
    </footer>
  )
}

/** A browser is silent until somebody has touched the page: whoever hangs the screen up does it once. */
const Sound = () => (
  <Toggle
    class="foot-sound"
    isOn={isSoundOn.value}
    aria-label={words().board.sound}
    title={words().board.sound}
    onClick={() => void allowSound(!isSoundOn.value)}
  >
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M4 12H10L18 5V27L10 20H4Z" fill="currentColor" />
      <path
        d={
          isSoundOn.value
            ? 'M22 11C24.5 14 24.5 18 22 21M25.5 7.5C30 12.5 30 19.5 25.5 24.5'
            : 'M22 12L30 20M30 12L22 20'
        }
        fill="none"
        stroke="currentColor"
        stroke-width="2.4"
      />
    </svg>
  </Toggle>
)
