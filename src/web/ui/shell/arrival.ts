/**
 * Whoever opens a row with Enter arrives at what stands beside the list, and does not pass every other row first; Escape
 * leads back to the row. The first stop of a desk leads to the same place. A finger or a mouse leaves the focus where it is.
 */

const OPENERS = '.list-open, .desk .rows .row'

/** The row that was pressed, until what it opens has come; and the one that Escape leads back to. */
let pressed: HTMLElement | undefined
let opener: HTMLElement | undefined

export function keepArrivals(page: HTMLElement): void {
  page.addEventListener('click', ({ target, detail }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>(OPENERS) : null
    // No finger and no mouse: a key.
    if (row === null || detail > 0) return
    pressed = row
    requestAnimationFrame(arrive)
  })
  new MutationObserver(arrive).observe(page, { childList: true, subtree: true, attributeFilter: ['aria-current'] })
  addEventListener('keydown', ({ key, defaultPrevented, target }) => {
    // A dialog is left first.
    if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]') !== null) return
    if (opener?.isConnected !== true || !(target instanceof Element) || target.closest('.shell-body') === null) return
    opener.focus()
    opener = undefined
  })
}

function arrive(): void {
  if (pressed === undefined) return
  if (document.activeElement !== pressed) pressed = undefined
  const place = pressed?.closest('[aria-current="true"]') == null ? undefined : beside(pressed)
  if (place === undefined) return
  opener = pressed
  pressed = undefined
  goTo(place)
}

/** Past all places and choices: to what is open beside the list, or else to the whole desk. */
export function skip(desk: Element): void {
  const row = desk.querySelector(`[aria-current="true"] :is(${OPENERS}), :is(${OPENERS})[aria-current="true"]`)
  const place = (row === null ? undefined : beside(row)) ?? desk.querySelector<HTMLElement>('.shell-body')
  if (place !== null) goTo(place)
}

/** The heading of what is open. */
function beside(row: Element): HTMLElement | undefined {
  const column = row.closest('.desk > *, .office-desk > *')
  const panes = column === null ? [row.closest('.shell-body')] : [...(column.parentElement?.children ?? [])].slice(1)
  const list = row.closest('.list') ?? row
  return panes
    .flatMap((pane) => [...(pane?.querySelectorAll<HTMLElement>('h2, h3') ?? [])])
    .find(
      (one) =>
        one.checkVisibility() &&
        one.closest('.list, dialog') === null &&
        (column !== null || (list.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0),
    )
}

/** It takes the focus, and is no stop of Tab. */
export function goTo(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus()
}
