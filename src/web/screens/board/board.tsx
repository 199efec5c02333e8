/** What hangs on the wall: one story a page, turned by themselves; a pending prize interrupts. */
import './board.css'
import type { MeterSign } from '../../../views/signs/meter.ts'
import { query } from '../../stream/address.ts'
import { beat, houseNow, staleSince, view } from '../../stream/feed.ts'
import { HouseClock } from '../../ui/shell/clock.tsx'
import { openScreen, Stale, Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { HighHand } from './highhand.tsx'
import { Lists } from './lists.tsx'
import { ONLY_LISTS, pagesOf, useTurning } from './pages.ts'
import { PromotionPage } from './promotion.tsx'
import { Promotions } from './promotions.tsx'
import { Sign } from './sign.tsx'
import { useWin, Won } from './winner.tsx'

function BoardPage() {
  const meters = view('meters').value
  const room = view('house').value
  const say = words()
  const isOfLists = query.value.get('only') === ONLY_LISTS
  return (
    <main class="board" data-stale={staleSince.value !== undefined} data-local={beat.value?.local}>
      <h1 class="unseen">{say.screens.board}</h1>
      {meters === undefined ? <Waiting /> : <Stories meters={meters} only={query.value.get('only')} />}
      <footer class="board-foot">
        <strong>{isOfLists ? room?.property : say.noPurchase}</strong>
        {isOfLists && <HouseClock />}
        {room?.isDemo === true && <span class="demo-mark">{say.demo}</span>}
        <Stale />
      </footer>
    </main>
  )
}

function Stories({ meters, only }: { meters: readonly MeterSign[]; only: string | null }) {
  const pages = pagesOf(meters, view('lists').value ?? [], only, houseNow.value)
  const { page, at } = useTurning(pages)
  const won = useWin(only)
  if (won !== undefined)
    return (
      <div class="story" data-page="won" role="status">
        <Won awards={won} />
      </div>
    )
  if (page === undefined)
    return <p class="waiting-feed">{only === ONLY_LISTS ? words().lists.none : words().board.nothing}</p>
  return (
    <>
      <ol class="turning" aria-hidden="true" data-at={at} data-of={pages.length}>
        {pages.map(({ key }, index) => (
          <li key={key} data-turned={index < at} data-turns={index === at && pages.length > 1} />
        ))}
      </ol>
      <div class="story" key={page.key} data-page={page.key}>
        {page.kind === 'meter' && <Sign sign={page.sign} />}
        {page.kind === 'high' && <HighHand sign={page.sign} high={page.high} />}
        {page.kind === 'lists' && <Lists signs={page.lists} />}
        {page.kind === 'promotion' && (
          <PromotionPage sign={page.sign} drawing={page.drawing} promotion={page.promotion} />
        )}
        {page.kind === 'promotions' && <Promotions signs={page.signs} />}
      </div>
    </>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'board', isStage: true, views: ['winners', 'meters', 'lists'] }, page, <BoardPage />)
