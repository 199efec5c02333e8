/** Which stories the board tells, and which of them now. */
import { useEffect, useState } from 'preact/hooks'
import { isUnder } from '../../../base/occasion.ts'
import type { DrawnSign } from '../../../views/signs/drawnsign.ts'
import type { MeterSign } from '../../../views/signs/meter.ts'
import type { PromotionSign } from '../../../views/signs/promotionsign.ts'
import type { WaitingSign } from '../../../views/signs/waitingsign.ts'
import { isFresh } from './lists.tsx'

/** Long enough to read a page from the far end of the room; the progress line in the style sheet runs as long. */
const TURN_MS = 9_000
const PROMOTIONS_A_PAGE = 6
const LISTS_A_PAGE = 4
/** In the address of a board that hangs beside the podium. */
export const ONLY_LISTS = 'lists'

export type StoryPage =
  | { readonly key: string; readonly kind: 'meter'; readonly sign: MeterSign }
  | {
      readonly key: string
      readonly kind: 'high'
      readonly sign: MeterSign
      readonly high: NonNullable<MeterSign['high']>
    }
  | {
      readonly key: string
      readonly kind: 'promotion'
      readonly sign: MeterSign
      readonly drawing: DrawnSign
      readonly promotion: PromotionSign
    }
  | { readonly key: string; readonly kind: 'promotions'; readonly signs: readonly MeterSign[] }
  | { readonly key: string; readonly kind: 'lists'; readonly lists: readonly WaitingSign[] }

type ListPage = Extract<StoryPage, { kind: 'lists' }>

/** A page for each activity with a meter, then those with fixed prizes together; what is pending comes alone. */
export function pagesOf(
  meters: readonly MeterSign[],
  lists: readonly WaitingSign[],
  only: string | null,
  now: number,
): StoryPage[] {
  if (only === ONLY_LISTS) return calledFirst(listPages(lists), now)
  const shown = only === null ? meters : meters.filter(({ activity }) => isUnder(activity, only))
  // Whoever is called has minutes to come, and a sealed draw is there to be noted: neither waits for its turn.
  const isDrawn = ({ drawing }: MeterSign) =>
    drawing?.sealed !== undefined || (drawing?.calls.length ?? 0) > 0 || isRunning(drawing?.promotion, now)
  const withMeter = shown.filter((sign) => sign.pools.length > 0 || isDrawn(sign) || isPromotion(sign))
  const pending = withMeter.filter((sign) => sign.pools.some(({ isPending }) => isPending) || isDrawn(sign))
  const pages = (pending.length > 0 ? pending : withMeter).map((sign): StoryPage => pageOf(sign))
  if (pending.length > 0) return pages
  for (const sign of shown)
    if (sign.high !== undefined) pages.push({ key: `high ${sign.activity}`, kind: 'high', sign, high: sign.high })
  if (only === null) pages.push(...listPages(lists))
  const fixed = shown.filter((sign) => sign.pools.length === 0 && !isPromotion(sign))
  for (let from = 0; from < fixed.length; from += PROMOTIONS_A_PAGE)
    pages.push({
      key: `promotions ${from / PROMOTIONS_A_PAGE + 1}`,
      kind: 'promotions',
      signs: fixed.slice(from, from + PROMOTIONS_A_PAGE),
    })
  return pages
}

const isPromotion = ({ drawing }: MeterSign): boolean => drawing?.promotion !== undefined

/** A wheel turns, and what it came to is read. */
const SPUN_MS = 30_000

export const isJustSpun = ({ wheel }: PromotionSign, now: number): boolean => now - (wheel?.spun?.at ?? 0) < SPUN_MS

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

/** The page now: the next one after its time, or at an arrow key. Pages may come and go meanwhile. */
export function useTurning(pages: readonly StoryPage[]): { page: StoryPage | undefined; at: number } {
  const [key, turnTo] = useState('')
  const at = Math.max(
    0,
    pages.findIndex((page) => page.key === key),
  )
  const page = pages[at]
  const keys = pages.map((one) => one.key).join('\n')
  // A new amount on a page does not hold up its turning.
  useEffect(() => {
    const by = (step: number) => turnTo(pages[(at + step + pages.length) % pages.length]?.key ?? '')
    const timer = pages.length > 1 ? setTimeout(() => by(1), TURN_MS) : undefined
    const onKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'ArrowRight') by(1)
      if (pressed === 'ArrowLeft') by(-1)
    }
    addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', onKey)
    }
  }, [page?.key, keys])
  return { page, at }
}
