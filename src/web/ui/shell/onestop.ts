/**
 * The rows of a list, its headings and the tables on a map are one stop of Tab each: arrows go on inside, and Tab goes past
 * them however many there are. The stop is what has the focus, or what is open, or where somebody was before.
 */

/** What stands together, and what in it is gone through. */
const GROUPS = [
  ['.list-table thead', '.list-sort'],
  // What is done with a row, at its end, is met by Tab.
  ['.list-table tbody', '.list-open, .list-cell :is(a, button)'],
  ['.desk .rows', '.row'],
  ['.map-tables', '.map-table'],
  ['.podium-tables', '.podium-table'],
  // More than a dozen to tick, as the tables of a draft.
  ['.checks:has(> :nth-child(14))', 'input[type="checkbox"]'],
] as const

const WAYS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function keepStops(page: HTMLElement): void {
  const stop = () => {
    for (const [place, one] of GROUPS)
      for (const group of page.querySelectorAll(place)) stopOnce([...group.querySelectorAll<HTMLElement>(one)])
  }
  page.addEventListener('focusin', ({ target }) => {
    const group = groupOf(target)
    if (group !== undefined) stopOnce(group)
  })
  page.addEventListener('keydown', (event) => {
    const next = nextOf(event)
    if (next === undefined) return
    next.focus()
    event.preventDefault()
  })
  new MutationObserver(stop).observe(page, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-current', 'disabled'],
  })
  stop()
}

function stopOnce(all: readonly HTMLElement[]): void {
  const held =
    all.find((one) => one === document.activeElement) ??
    all.find((one) => one.closest('[aria-current="true"]') !== null && canTake(one)) ??
    all.find((one) => one.getAttribute('tabindex') === '0' && canTake(one)) ??
    all.find(canTake)
  for (const one of all) one.tabIndex = one === held ? 0 : -1
}

function groupOf(target: EventTarget | null): readonly HTMLElement[] | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  for (const [place, one] of GROUPS) {
    const group = target.matches(one) ? target.closest(place) : null
    if (group !== null) return [...group.querySelectorAll<HTMLElement>(one)].filter(canTake)
  }
  return undefined
}

const canTake = (one: HTMLElement): boolean => !one.matches(':disabled') && one.checkVisibility()

/** The nearest that way, as they lie on the page. */
function nextOf({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): HTMLElement | undefined {
  const group = ctrlKey || altKey || metaKey ? undefined : groupOf(target)
  if (group === undefined) return undefined
  if (key === 'Home') return group[0]
  if (key === 'End') return group.at(-1)
  const way = WAYS[key]
  if (way === undefined) return undefined
  const from = (target as HTMLElement).getBoundingClientRect()
  let [nearest, least]: [HTMLElement | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const one of group) {
    const far = farFrom(from, one.getBoundingClientRect(), way)
    if (far < least) [nearest, least] = [one, far]
  }
  return nearest
}

/** Sideways within the row; up and down to the next row, as straight as can be. Those of a row are not quite in line. */
function farFrom(from: DOMRect, to: DOMRect, [across, down]: readonly [number, number]): number {
  const right = (to.left + to.right - from.left - from.right) / 2
  const below = (to.top + to.bottom - from.top - from.bottom) / 2
  const isInRow = Math.abs(below) <= from.height / 2
  const ahead = right * across + below * down
  if (isInRow !== (down === 0) || ahead < 1) return Number.POSITIVE_INFINITY
  return down === 0 ? ahead : ahead + Math.abs(right) / 2
}
