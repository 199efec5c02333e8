/**
 * What a person does with keys alone: Tab leads to a thing, Enter or Space presses it, a field is typed into. Nothing is
 * focused or filled in but by the keys themselves.
 */
import type { ElementHandle, Locator, Page } from 'playwright-core'

/** So many stops nobody passes: then Tab does not lead there. */
const STOPS_MOST = 400
/** More than this to get to one thing is a fault of the page. */
export const STOPS_BORNE = 40

/** Told of what a person with a keyboard would mind. */
export type Minds = (fault: string) => void

type Thing = ElementHandle<HTMLElement>

/** The thing that takes keys: itself, what it is the name of, what stands around it or in it. */
function takes(one: Element): Element {
  const stops = 'a[href], button, input, select, textarea, summary, [tabindex]'
  if (one.matches(stops)) return one
  const label = one.closest('label')
  if (label?.control != null) return label.control
  return one.closest(stops) ?? one.querySelector('.list-open') ?? one.querySelector(stops) ?? one
}

type Way = {
  readonly isThere: boolean
  /** Nothing has the focus: whoever works by keys does not know where they are. */
  readonly isLost: boolean
  /** How far it looks from here, forwards or backwards. */
  readonly steps: number
  /** Reached by arrows, from the one stop of its group. */
  readonly isInGroup: boolean
}

/** In the page: the stops of Tab as far as they can be told beforehand. */
function wayTo(found: Element): Way {
  const all = (document.querySelector('dialog[open]:not(:has(dialog[open]))') ?? document).querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  )
  const stops = [...all].filter(
    (one) =>
      (one as HTMLElement).tabIndex >= 0 &&
      !one.matches(':disabled') &&
      one.checkVisibility({ visibilityProperty: true }),
  )
  const now = document.activeElement
  const at = stops.indexOf(found)
  const from = now === null ? -1 : stops.indexOf(now)
  const after = now === null ? -1 : stops.findIndex((one) => (now.compareDocumentPosition(one) & 4) !== 0)
  const steps = from >= 0 ? at - from : at - after + (at >= after ? 1 : 0)
  const isLost = now === null || now === document.body
  return { isThere: now === found, isLost, steps: isLost ? at + 1 : steps, isInGroup: at < 0 }
}

const thingAt = async (where: Locator): Promise<Thing> =>
  (await where.evaluateHandle(takes)).asElement() as unknown as Thing

/** Tab and nothing else leads there, forwards or backwards; inside a deck the arrows do. */
export async function tabTo(page: Page, where: Locator, minds: Minds = () => undefined): Promise<Thing> {
  await where.waitFor()
  for (let turn = 0, passed = 0; passed < STOPS_MOST; turn++) {
    const thing = await thingAt(where)
    const way = await thing.evaluate(wayTo)
    if (way.isThere) {
      if (passed > STOPS_BORNE) minds(`${passed} stops`)
      await isSeen(thing, minds)
      return thing
    }
    if (turn === 0 && way.isLost && isUnderWay.has(page)) minds('the focus was lost')
    if (turn === 0 && way.isLost && way.steps > SKIPPED && (await thing.evaluate(isWorkedAt))) {
      // The first stop of every desk leads past its places.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    }
    noteUse(page)
    if (turn === 0 && way.isLost) continue
    if (way.isInGroup && (await byArrows(page, thing))) continue
    // The first time as far as it looks, then one by one.
    const many = turn < 2 ? Math.max(1, Math.abs(way.steps)) : 1
    passed += many
    for (const pressed of Array.from({ length: many }, () => page.keyboard.press(way.steps < 0 ? 'Shift+Tab' : 'Tab')))
      await pressed
  }
  throw new Error(`Tab never comes to ${where}`)
}

/** Further than this nobody goes through the places of a desk. */
const SKIPPED = 20
const isWorkedAt = (one: Element): boolean =>
  one.closest('.shell-body') !== null && document.querySelector('.skip') !== null

/** Pages on which somebody has pressed a key: there something has the focus from then on, until another page is loaded. */
const isUnderWay = new WeakSet<Page>()
const isNoted = new WeakSet<Page>()
function noteUse(page: Page): void {
  isUnderWay.add(page)
  if (isNoted.has(page)) return
  isNoted.add(page)
  page.on('load', () => isUnderWay.delete(page))
}

/** One stop of Tab and arrows from there: towards it, as it lies on the page. */
async function byArrows(page: Page, thing: Thing): Promise<boolean> {
  for (let turn = 0; turn < 60; turn++) {
    const key = await thing.evaluate((one) => {
      let group = one.parentElement
      while (group !== null && group.querySelector('[tabindex="0"]') === null) group = group.parentElement
      const now = document.activeElement
      if (one === now) return ''
      if (now === null || group?.contains(now) !== true || !now.matches('[tabindex]')) return 'Tab'
      const [from, to] = [now.getBoundingClientRect(), one.getBoundingClientRect()]
      const [across, down] = [
        to.x + to.width / 2 - from.x - from.width / 2,
        to.y + to.height / 2 - from.y - from.height / 2,
      ]
      if (Math.abs(down) > from.height / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp'
      return across > 0 ? 'ArrowRight' : 'ArrowLeft'
    })
    if (key === '') return true
    await page.keyboard.press(key)
  }
  return false
}

/** What has the focus shows it, and lies where it can be seen. */
async function isSeen(thing: Thing, minds: Minds): Promise<void> {
  const fault = await thing.evaluate((one) => {
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(one)
    if (outlineStyle === 'none' || outlineWidth === '0px' || opacity === '0') return 'the focus does not show'
    const { left, right, top, bottom } = one.getBoundingClientRect()
    if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return 'the focus is off the screen'
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
    const above = document.elementFromPoint(Math.min(Math.max(x, 0), innerWidth - 1), y)
    const isFree =
      above === null || one.contains(above) || above.contains(one) || above.closest('label')?.control === one
    return isFree ? '' : `the focus is covered by ${above.tagName} ${above.className}`
  })
  if (fault !== '') minds(fault)
}

const kindOf = (one: Element): 'press' | 'check' | 'radio' | 'moment' | 'select' | 'text' => {
  if (one instanceof HTMLSelectElement) return 'select'
  if (one instanceof HTMLTextAreaElement) return 'text'
  if (!(one instanceof HTMLInputElement)) return 'press'
  if (one.type === 'checkbox') return 'check'
  if (one.type === 'radio') return 'radio'
  return ['date', 'time', 'datetime-local'].includes(one.type) ? 'moment' : 'text'
}

/** Goes there by Tab and presses it, once it can be pressed. */
export async function pressAt(page: Page, where: Locator, minds?: Minds): Promise<void> {
  await isOpen(where)
  const thing = await tabTo(page, where, minds)
  const kind = await thing.evaluate(kindOf)
  // A field is where somebody is by going there.
  if (kind === 'press') await page.keyboard.press('Enter')
  else if (kind === 'check' || kind === 'radio') await page.keyboard.press('Space')
}

/** A button that cannot be pressed is no stop. */
async function isOpen(where: Locator): Promise<void> {
  const handle = await where.elementHandle()
  await handle!.waitForElementState('enabled').catch(() => undefined)
  await where.and(where.page().locator('[data-arming]')).waitFor({ state: 'detached' })
}

/** Goes there by Tab and types it in the place of what stood there. */
export async function typeAt(page: Page, where: Locator, text: string, minds?: Minds): Promise<void> {
  await isOpen(where)
  const thing = await tabTo(page, where, minds)
  const kind = await thing.evaluate(kindOf)
  if (kind === 'moment') return typeMoment(page, text)
  await page.keyboard.press('ControlOrMeta+A')
  if (text === '') await page.keyboard.press('Delete')
  // What is long comes from the clipboard.
  else if (text.length > 60) await page.keyboard.insertText(text)
  else await page.keyboard.type(text)
}

/** Month, day, year, hour and minute are pieces of one field; each goes on to the next by itself or by an arrow. */
async function typeMoment(page: Page, text: string): Promise<void> {
  const [date, time] = text.includes(':') && !text.includes('-') ? [undefined, text] : text.split('T')
  if (date !== undefined) {
    const [year, month, day] = date.split('-')
    await page.keyboard.type(`${month}${day}${year}`)
    if (time !== undefined) await page.keyboard.press('ArrowRight')
  }
  if (time === undefined) return
  const [hour = '0', minute = '0'] = time.split(':')
  const of12 = Number(hour) % 12 === 0 ? 12 : Number(hour) % 12
  await page.keyboard.type(`${String(of12).padStart(2, '0')}${minute}${Number(hour) < 12 ? 'A' : 'P'}`)
}

/** Arrows go through a list until what is wanted stands in it. */
export async function chooseAt(page: Page, where: Locator, wanted: string, minds?: Minds): Promise<void> {
  await isOpen(where)
  const thing = (await tabTo(page, where, minds)) as unknown as ElementHandle<HTMLSelectElement>
  const by = await thing.evaluate((list, wants) => {
    const at = [...list.options].findIndex(({ value, label }) => value === wants || label.trim() === wants)
    return at < 0 ? undefined : at - list.selectedIndex
  }, wanted)
  if (by === undefined) throw new Error(`${wanted} is not in ${where}`)
  for (let nth = 0; nth < Math.abs(by); nth++) await page.keyboard.press(by > 0 ? 'ArrowDown' : 'ArrowUp')
}
