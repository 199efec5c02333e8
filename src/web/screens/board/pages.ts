/** Which pages a screen has, which of them are about to happen, and which interrupt all others. */
import { partsOf, roundsOf } from '../../../games/contest/bracket.ts'
import type { ContestSign } from '../../../views/contests/sign.ts'
import type { DrawnSign } from '../../../views/signs/drawnsign.ts'
import { isAnyTime } from '../../../views/signs/drawntimes.ts'
import type { MeterSign, PoolSign } from '../../../views/signs/meter.ts'
import type { PromotionSign } from '../../../views/signs/promotionsign.ts'
import type { WaitingSign } from '../../../views/signs/waitingsign.ts'
import type { SquaresView } from '../../../views/squares/squares.ts'
import { centsIn } from '../../ui/stage/moving.ts'
import { isFresh } from './lists.tsx'
import { type Playlist, showsActivity, showsPart } from './playlist.ts'
import { secondsTo } from './times.ts'

/** Of each of several on a page. */
export const PRIZES_SHOWN = 4
/** Its name, where and when it is on, and what keeps it apart take as much room as so many prizes. */
const HEAD_LINES = 4
const LINES_A_PAGE = 21
const LISTS_A_PAGE = 4
/** Rank is size: one, two and three to a row; those after them are all of a size. */
const LARGEST_METERS = 6
const METERS_A_GRID = 12
/** A drawing or a lock within this time is about to happen. */
const SOON_SECONDS = 1_800

/** A meter in the grid: the largest of its activity. */
export type GridMeter = { readonly sign: MeterSign; readonly pool: PoolSign }

export type StoryPage = { readonly key: string } & (
  | { readonly kind: 'meter'; readonly sign: MeterSign }
  | { readonly kind: 'grid'; readonly meters: readonly GridMeter[]; readonly isLargest: boolean }
  | { readonly kind: 'high'; readonly sign: MeterSign; readonly high: NonNullable<MeterSign['high']> }
  | {
      readonly kind: 'promotion'
      readonly sign: MeterSign
      readonly drawing: DrawnSign
      readonly promotion: PromotionSign
    }
  | { readonly kind: 'squares'; readonly squares: SquaresView }
  | { readonly kind: 'promotions'; readonly signs: readonly MeterSign[] }
  | { readonly kind: 'fixed'; readonly sign: MeterSign }
  | { readonly kind: 'contest'; readonly contest: ContestSign }
  /** Of a bracket the part that ends in a game, without the rounds that are over. */
  | { readonly kind: 'games'; readonly contest: ContestSign; readonly root?: number; readonly from: number }
  | { readonly kind: 'lists'; readonly lists: readonly WaitingSign[] }
)
type ListPage = Extract<StoryPage, { kind: 'lists' }>

export type Told = {
  readonly meters: readonly MeterSign[]
  readonly lists: readonly WaitingSign[]
  readonly contests: readonly ContestSign[]
  readonly squares: readonly SquaresView[]
}

export type Stories = {
  readonly pages: readonly StoryPage[]
  readonly grids: readonly StoryPage[]
  /** Keys of pages that are about to happen, the nearest first. */
  readonly soon: ReadonlySet<string>
  /** Keys that do not wait for their turn when they come. */
  readonly urgent: readonly string[]
}

export function storiesOf(told: Told, playlist: Playlist, local: string, now: number): Stories {
  if (playlist.isOfLists) return { pages: calledFirst(listPages(told.lists), now), grids: [], soon: NONE, urgent: [] }
  const shown = told.meters.filter(({ activity }) => showsActivity(playlist, activity))
  // Whoever is called has minutes to come, and a sealed draw is there to be noted: nothing else is shown meanwhile.
  const drawn = pagesNow(shown, now)
  if (drawn.length > 0) return { pages: drawn, grids: [], soon: NONE, urgent: [] }
  const withMeter = bySize(shown.filter(({ pools }) => pools.length > 0))
  const pages = [
    ...withMeter.filter((sign) => showsPart(playlist, 'jackpots', sign.activity)).map(pageOf),
    ...shown
      .filter((sign) => sign.pools.length === 0 && isPromotion(sign) && showsPart(playlist, 'drawings', sign.activity))
      .map(pageOf),
    ...shown.flatMap((sign) =>
      sign.high === undefined || !showsPart(playlist, 'prizes', sign.activity) ? [] : [highPage(sign, sign.high)],
    ),
    ...told.contests.filter((one) => showsPart(playlist, 'contests', one.activity)).flatMap(contestPages),
    ...told.squares
      .filter((one) => one.spaces !== undefined && showsPart(playlist, 'squares', one.activity))
      .map((one): StoryPage => ({ key: `squares ${one.activity}`, kind: 'squares', squares: one })),
    ...(showsPart(playlist, 'lists') ? listPages(told.lists) : []),
    ...fixedPages(
      shown.filter((sign) => showsPart(playlist, 'prizes', sign.activity)),
      told,
    ),
  ]
  const pending = pages.filter(isPending).map(({ key }) => key)
  const near = pages
    .flatMap((page) => {
      const seconds = secondsTill(page, local)
      return seconds === undefined || seconds > SOON_SECONDS ? [] : [{ key: page.key, seconds }]
    })
    .toSorted((a, b) => a.seconds - b.seconds)
  const soon = new Set([...pending, ...near.map(({ key }) => key)])
  const first = [...soon].map((key) => pages.find((page) => page.key === key)!)
  return {
    pages: [...first, ...pages.filter(({ key }) => !soon.has(key))],
    grids: showsPart(playlist, 'grid') && withMeter.length > 1 ? gridPages(withMeter) : [],
    soon,
    urgent: pending,
  }
}

const NONE: ReadonlySet<string> = new Set()

const largestOf = ({ pools }: MeterSign): PoolSign =>
  pools.reduce((most, pool) => (sizeOf(pool) > sizeOf(most) ? pool : most))
const sizeOf = ({ multiplied, posted }: PoolSign): number => centsIn(multiplied?.prize ?? posted)
const bySize = (signs: readonly MeterSign[]): MeterSign[] =>
  signs.toSorted((a, b) => sizeOf(largestOf(b)) - sizeOf(largestOf(a)))

export function gridPages(withMeter: readonly MeterSign[]): StoryPage[] {
  const meters = bySize(withMeter).map((sign): GridMeter => ({ sign, pool: largestOf(sign) }))
  const rest = meters.slice(LARGEST_METERS)
  // As many on one page as on the other.
  const pages = Math.ceil(rest.length / METERS_A_GRID)
  const each = Math.ceil(rest.length / Math.max(1, pages))
  const parts = Array.from({ length: pages }, (_, n) => rest.slice(n * each, (n + 1) * each))
  return [meters.slice(0, LARGEST_METERS), ...parts].map((some, n) => ({
    key: `grid ${n + 1}`,
    kind: 'grid',
    meters: some,
    isLargest: n === 0,
  }))
}

const isPending = (page: StoryPage): boolean =>
  page.kind === 'meter' && page.sign.pools.some(({ isPending: waits }) => waits)

/** Until it is drawn, locked or closed; nothing where no time is posted. */
function secondsTill(page: StoryPage, local: string): number | undefined {
  if (local === '') return undefined
  switch (page.kind) {
    case 'meter':
    case 'promotion': {
      const { drawing } = page.sign
      // While hours of drawings run one may come at any minute; a time that is posted goes before it. Around the clock is no time.
      if (drawing?.held !== undefined && !isAnyTime(drawing)) return SOON_SECONDS
      return drawing?.next === undefined ? undefined : secondsTo(drawing.next, local)
    }
    case 'high':
      return secondsTo(page.high.until, local)
    case 'contest':
      return page.contest.digest === undefined ? secondsTo(page.contest.locks, local) : undefined
    case 'grid':
    case 'squares':
    case 'promotions':
    case 'fixed':
    case 'games':
    case 'lists':
      return undefined
  }
}

const highPage = (sign: MeterSign, high: NonNullable<MeterSign['high']>): StoryPage => ({
  key: `high ${sign.activity}`,
  kind: 'high',
  sign,
  high,
})

/** Those with fixed prizes only, several on a page. One alone has the page for itself, and so has a jackpot that players pay for. */
function fixedPages(shown: readonly MeterSign[], { contests, squares }: Told): StoryPage[] {
  const isTold = ({ activity }: MeterSign) => [...contests, ...squares].some((one) => one.activity === activity)
  const fixed = shown.filter((sign) => sign.pools.length === 0 && !isPromotion(sign) && !isTold(sign))
  const isAlone = (sign: MeterSign) => sign.funds !== undefined || fixed.length === 1
  return [
    ...fixed.filter(isAlone).map((sign): StoryPage => ({ key: sign.activity, kind: 'fixed', sign })),
    ...roomFor(fixed.filter((sign) => !isAlone(sign))).map(
      (signs, n): StoryPage => ({ key: `promotions ${n + 1}`, kind: 'promotions', signs }),
    ),
  ]
}

/** Two stand beside each other; a row is as high as its longer one. */
function roomFor(signs: readonly MeterSign[]): MeterSign[][] {
  const pages: MeterSign[][] = []
  let left = 0
  for (let at = 0; at < signs.length; at += 2) {
    const row = signs.slice(at, at + 2)
    const lines = Math.max(...row.map(({ hands }) => HEAD_LINES + Math.min(hands.length, PRIZES_SHOWN)))
    if (lines > left) {
      pages.push([])
      left = LINES_A_PAGE
    }
    pages.at(-1)!.push(...row)
    left -= lines
  }
  return pages
}

/** As many games of one round as a page has room for. */
const GAMES_A_PAGE = 8

function contestPages(contest: ContestSign): StoryPage[] {
  const { activity, slate, results } = contest
  const first: StoryPage = { key: activity, kind: 'contest', contest }
  if (slate.kind === 'card') return [first, { key: `games ${activity}`, kind: 'games', contest, from: 0 }]
  const over = new Set(results.map(({ game }) => game))
  const rounds = roundsOf(slate)
  const open = rounds.findIndex((games) => games.some((game) => !over.has(slate.games[game]!.id)))
  // The round before the one that is played tells where everybody comes from.
  const from = Math.max(0, (open < 0 ? rounds.length : open) - 1)
  const roots = partsOf(slate, GAMES_A_PAGE * 2 ** from)
  return [
    first,
    ...roots.map((root): StoryPage => ({ key: `games ${activity} ${root}`, kind: 'games', contest, root, from })),
  ]
}

const isPromotion = ({ drawing }: MeterSign): boolean => drawing?.promotion !== undefined

/** A wheel turns, and what it came to is read. */
const SPUN_MS = 30_000

export const isJustSpun = ({ wheel }: PromotionSign, now: number): boolean => now - (wheel?.spun?.at ?? 0) < SPUN_MS

/** Pages of what happens now. */
export const pagesNow = (signs: readonly MeterSign[], now: number): StoryPage[] =>
  signs.filter((sign) => isDrawn(sign, now)).map(pageOf)

const isDrawn = ({ drawing }: MeterSign, now: number): boolean =>
  drawing?.sealed !== undefined || (drawing?.calls.length ?? 0) > 0 || isRunning(drawing?.promotion, now)

/** Chips lie in a pot, a wheel turns, or people draw cards and try keys. */
const isRunning = (promotion: PromotionSign | undefined, now: number): boolean =>
  promotion !== undefined &&
  (promotion.pots.length > 0 ||
    isJustSpun(promotion, now) ||
    (promotion.stage !== undefined && !['gathering', 'over'].includes(promotion.stage.phase)))

function pageOf(sign: MeterSign): StoryPage {
  const { activity: key, drawing } = sign
  return drawing?.promotion === undefined
    ? { key, kind: 'meter', sign }
    : { key, kind: 'promotion', sign, drawing, promotion: drawing.promotion }
}

const listPages = (lists: readonly WaitingSign[]): ListPage[] =>
  Array.from({ length: Math.ceil(lists.length / LISTS_A_PAGE) }, (_, n) => ({
    key: `lists ${n + 1}`,
    kind: 'lists',
    lists: lists.slice(n * LISTS_A_PAGE, (n + 1) * LISTS_A_PAGE),
  }))

/** Whoever was called a moment ago looks up now: their page does not wait for its turn. */
function calledFirst(pages: readonly ListPage[], now: number): ListPage[] {
  const called = pages.filter(({ lists }) => lists.some(({ waiting }) => waiting.some((one) => isFresh(one, now))))
  return called.length > 0 ? called : [...pages]
}

/** The nearest drawing of all that is shown here. */
export function nextDrawn(signs: readonly MeterSign[]): { readonly name: string; readonly at: string } | undefined {
  const all = signs.flatMap(({ name, drawing }) => (drawing?.next === undefined ? [] : [{ name, at: drawing.next }]))
  return all.toSorted((a, b) => (a.at < b.at ? -1 : 1))[0]
}
