/** What hangs on the wall: one story a page, turned by themselves; what happens now, and a win, interrupt. */
import './board.css'
import { useComputed } from '@preact/signals'
import { query } from '../../stream/address.ts'
import { beat, houseNow, staleSince, view } from '../../stream/feed.ts'
import { openScreen, Stale, Waiting } from '../../ui/shell.tsx'
import { shape } from '../../ui/stage/shape.ts'
import { words } from '../../words.ts'
import { Foot } from './foot.tsx'
import { storiesOf } from './pages.ts'
import { PhoneBoard } from './phone.tsx'
import { type Playlist, playlistOf } from './playlist.ts'
import { useSeen } from './seen.ts'
import { Story } from './story.tsx'
import { told } from './told.ts'
import { useTurning } from './turning.ts'
import { useWin, Won } from './winner.tsx'

/** `screen`: of the address, where it has a playlist of its own. */
function BoardPage({ screen }: { screen: string }) {
  const say = words()
  const screens = view('screens').value
  const known = screens?.find((one) => one.screen === screen)
  const isThere = view('meters').value !== undefined && (screen === '' || screens !== undefined)
  useSeen(screen, isThere && known !== undefined)
  const playlist = playlistOf(known, query.value.get('only'))
  return (
    <main
      class="board stage-root"
      data-shape={shape.value}
      data-stale={staleSince.value !== undefined}
      data-local={beat.value?.local}
      data-screen-name={screen}
    >
      <h1 class="unseen">{known?.name ?? say.screens.board}</h1>
      {!isThere ? (
        <Waiting />
      ) : screen !== '' && known === undefined ? (
        <p class="waiting-feed">{say.board.noScreen(screen)}</p>
      ) : shape.value === 'phone' && !playlist.isOfLists ? (
        <PhoneBoard playlist={playlist} />
      ) : (
        <Stories playlist={playlist} />
      )}
      {shape.value === 'phone' && <Stale />}
    </main>
  )
}

function Stories({ playlist }: { playlist: Playlist }) {
  // The clock of the house ticks four times a second; pages come and go by the second at most.
  const second = useComputed(() => Math.floor(houseNow.value / 1_000))
  const minute = useComputed(() => beat.value?.local.slice(0, 16) ?? '')
  const stories = storiesOf(told(), playlist, minute.value, second.value * 1_000)
  const { page, at, of, seconds } = useTurning(stories, playlist.seconds)
  const won = useWin(playlist)
  // Without the house the pages and since when say more than a win that may have been taken back.
  if (won !== undefined && staleSince.value === undefined)
    return (
      <div class="story" data-page="won" role="status">
        <Won awards={won} />
      </div>
    )
  return (
    <>
      {page === undefined ? (
        <p class="waiting-feed">{playlist.isOfLists ? words().lists.none : words().board.nothing}</p>
      ) : (
        <div class="story" key={page.key} data-page={page.key}>
          <Story page={page} />
        </div>
      )}
      <Foot page={page} at={at} of={of} seconds={seconds} playlist={playlist} />
    </>
  )
}

export const open = (page: HTMLElement, rest: string): void =>
  openScreen(
    { screen: 'board', isStage: true, views: ['winners', 'meters', 'lists', 'contestsigns', 'squares', 'screens'] },
    page,
    <BoardPage screen={rest} />,
  )
