/**
 * Whoever works by keys is never thrown out of the page. When what they are at goes, because it was pressed or because the
 * house has news, they are where it was: at the same thing if it came again, at what came in its place otherwise. A button is
 * never handed to them: whoever presses twice presses nothing else. A finger or a mouse leaves the focus where it is.
 */
import { goTo } from './arrival.ts'
import { leaveBy } from './away.ts'

/** What has the focus, or gets it back; once it is gone, where it was. */
type Kept = { readonly at: HTMLElement; gone?: Gone; readonly before?: Kept | undefined }
type Gone = { readonly parent: Element; readonly spot: Element | undefined; readonly hasCome: boolean }

let kept: Kept | undefined
/** What is waited for behind dialogs. */
const away: Kept[] = []
/** Stands in for what was kept. */
let landing: Element | undefined
let isByKey = false

export function keepPlace(page: HTMLElement): void {
  const capture = { capture: true }
  leaveBy(goAway)
  if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body)
    kept = { at: document.activeElement }
  addEventListener('pointerdown', () => (isByKey = false), capture)
  addEventListener(
    'keydown',
    (event) => {
      isByKey = true
      // A key that is held down presses once.
      if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
        event.preventDefault()
    },
    capture,
  )
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    // What is said in passing goes by itself: then one is back where one was.
    const before = target.closest('.toasts') === null ? undefined : (kept?.before ?? kept)
    if (target !== landing) kept = { at: target, before }
    if (isByKey) requestAnimationFrame(() => uncover(target))
  })
  addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!(target instanceof HTMLElement)) return
    // What is hidden or greyed loses the focus some time later.
    if (!canTake(target)) soon(settle)
    // Whoever goes on to the bars of the browser has left by themselves, and is not called back by the next news.
    else if (relatedTarget === null)
      queueMicrotask(() => {
        // What is being taken away is gone by then.
        if (kept?.at === target && canTake(target) && document.activeElement === document.body) kept = undefined
      })
  })
  new MutationObserver((changes) => {
    const came = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]))
    for (const one of [kept, kept?.before, ...away].filter((one) => one !== undefined))
      for (const change of changes) if (isTaken(change, one)) one.gone = goneBy(change, came)
    settle()
    if (changes.some(({ type }) => type === 'attributes')) soon(settle)
  }).observe(page, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'open'] })
}

/** Bars that stay at an edge lie over what is behind them, and the browser holds that to be in sight. */
function uncover(at: HTMLElement): void {
  const { left, top, width, height } = at.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  const isFree = above === null || at.contains(above) || above.contains(at) || above.closest('label')?.control === at
  if (!isFree && document.activeElement === at) at.scrollIntoView({ block: 'center' })
}

/** Something lies over the page; answers with how to come back to where one was. */
function goAway(): () => void {
  const opener = document.activeElement
  const left: Kept | undefined =
    opener instanceof HTMLElement ? (kept?.at === opener ? kept : { at: opener }) : undefined
  if (left !== undefined) away.push(left)
  return () => {
    if (left === undefined) return
    away.splice(away.indexOf(left), 1)
    kept = left
    left.at.focus()
  }
}

const soon = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

const isTaken = ({ removedNodes }: MutationRecord, { at, gone }: Kept): boolean =>
  !at.isConnected && [...removedNodes].some((node) => node.contains(gone?.parent ?? at) && !node.isConnected)

function goneBy({ target, previousSibling }: MutationRecord, came: ReadonlySet<Node>): Gone {
  let spot = previousSibling ?? undefined
  const hasCome = spot !== undefined && came.has(spot)
  if (hasCome) while (spot?.previousSibling != null && came.has(spot.previousSibling)) spot = spot.previousSibling
  const from = hasCome ? spot : spot?.isConnected === true ? spot.nextSibling : target.firstChild
  return {
    parent: target as Element,
    spot: elementFrom(from ?? null),
    hasCome: hasCome || (from != null && came.has(from)),
  }
}

function elementFrom(node: Node | null): Element | undefined {
  let one = node
  while (one !== null && !(one instanceof Element)) one = one.nextSibling
  return one ?? undefined
}

function settle(): void {
  if (!isByKey || kept === undefined) return
  const now = document.activeElement
  if (kept.before !== undefined && !kept.at.isConnected) kept = kept.before
  const { at, gone } = kept
  if (now !== null && now !== document.body && now !== landing) return
  if (at.isConnected) {
    if (canTake(at)) at.focus()
    // What is under way is itself again once it is done.
    else if (now !== landing && !at.matches('[aria-busy]')) land(at.parentElement)
  } else if (gone !== undefined) land(...placeOf(at, gone))
}

function placeOf(at: HTMLElement, { parent, spot, hasCome }: Gone): readonly [Element, HTMLElement | undefined] {
  const place = spot?.isConnected === true ? spot : parent
  const all = [place, ...place.querySelectorAll('a, button, input, select, textarea, summary')]
  const same = hasCome
    ? all.find((one) => one.tagName === at.tagName && nameOf(one) === nameOf(at) && canTake(one))
    : undefined
  const field = place.matches('form, .field, input, select, textarea')
    ? all.find((one) => one.matches('input, select, textarea') && canTake(one))
    : undefined
  return [place, (same ?? field) as HTMLElement | undefined]
}

const nameOf = (one: Element): string =>
  one.getAttribute('aria-label') ?? (one.textContent || (one.getAttribute('name') ?? ''))

/** Screens that lead on by themselves say so. */
const LEADS = '[data-leads]'
const PRESSED = 'a, button, input, select, textarea, summary, label, svg *'

function land(place: Element | null, thing?: HTMLElement): void {
  if (place?.closest(LEADS) != null) return
  if (thing !== undefined) {
    thing.focus()
    return
  }
  // Another page altogether begins where people work.
  let spot = place?.querySelector('.shell-body') ?? place
  while (spot !== null && (spot.matches(PRESSED) || !isShown(spot))) spot = spot.parentElement
  if (!(spot instanceof HTMLElement) || spot === document.body) return
  landing = spot
  if (kept?.at.isConnected !== true) kept = { at: spot }
  goTo(spot)
}

const isShown = (one: Element): boolean => one.checkVisibility() && one.getClientRects().length > 0
const canTake = (one: Element): boolean =>
  one.isConnected && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true })
