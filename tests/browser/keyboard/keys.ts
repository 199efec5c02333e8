/**
 * What a person does with keys alone: Tab leads to a thing, Enter or Space presses it, a field is typed into. Nothing is
 * focused or filled in but by the keys themselves.
 */
import type { ElementHandle, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { isDrawn } from '../people.ts'

/** So many stops nobody passes: then Tab does not lead there. */
const STOPS_MOST = 400
const ARROWS_MOST = 120
/** More than this to get to one thing is a fault of the page. */
export const STOPS_BORNE = 40

/** Told of what a person with a keyboard would mind. */
export type Minds = (fault: string) => void

type Thing = ElementHandle<HTMLElement>
type Field = ElementHandle<HTMLInputElement>

/** The thing that takes keys: itself, what it is the name of, what stands around it or in it. */
function takes(one: Element): Element {
  const stops = 'a[href], button, input, select, textarea, summary, [tabindex]'
  if (one.matches(stops)) return one
  const label = one.closest('label')
  if (label?.control != null) return label.control
  const around = one.closest(stops)
  // A row is opened by what in it can be pressed; the whole desk around it only takes those who are lost.
  if (around !== null && !around.matches('.shell-body, .table-place')) return around
  return one.closest('.list-row')?.querySelector('.list-open') ?? one.querySelector(stops) ?? one
}

type Way = {
  readonly isThere: boolean
  /** How far it looks from here, forwards or backwards. */
  readonly steps: number
  /** The arrow that leads on from here, in a group that is one stop of Tab. */
  readonly arrow: string | undefined
}

/** In the page: the stops of Tab as far as they can be told beforehand; `from` where somebody was, or is. */
function wayTo(found: Element, from: Element | null): Way {
  const all = (
    document.querySelector('dialog[open]:not(:has(dialog[open]))') ?? document
  ).querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')
  const stops: readonly Element[] = [...all].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
  )
  const at = from ?? document.activeElement
  // Whose place is gone from the page is at the beginning of their desk.
  const now = at?.isConnected === true ? at : (document.querySelector('.shell-body') ?? document.body)
  // What is gone through by arrows has one stop for all.
  let group = stops.includes(found) ? null : found.parentElement
  while (group !== null && group.querySelector('[tabindex="0"]') === null) group = group.parentElement
  const isInGroup = now !== found && now.matches('[tabindex]') && group?.contains(now) === true
  const to = stops.indexOf(group?.querySelector('[tabindex="0"]') ?? found)
  const after = stops.findIndex((one) => (now.compareDocumentPosition(one) & 4) !== 0)
  const steps = stops.includes(now) ? to - stops.indexOf(now) : to - after + (to >= after ? 1 : 0)
  const [here, there] = [now.getBoundingClientRect(), found.getBoundingClientRect()]
  const across = there.x + there.width / 2 - here.x - here.width / 2
  const down = there.y + there.height / 2 - here.y - here.height / 2
  const isAcross = Math.abs(down) <= here.height / 2
  const arrow = isAcross ? (across > 0 ? 'ArrowRight' : 'ArrowLeft') : down > 0 ? 'ArrowDown' : 'ArrowUp'
  return { isThere: now === found, steps, arrow: isInGroup ? arrow : undefined }
}

const thingAt = async (where: Locator): Promise<Thing> =>
  (await where.evaluateHandle(takes)).asElement() as unknown as Thing

/** Tab and nothing else leads there, forwards or backwards; arrows lead on inside a deck, a list or a map. */
export async function tabTo(page: Page, where: Locator, minds: Minds = () => undefined): Promise<Thing> {
  await where.waitFor()
  if (await page.evaluate(isLost)) await begin(page, where, minds)
  noteUse(page)
  const from = await page.evaluateHandle(() => document.activeElement)
  for (let turn = 0, passed = 0, arrows = 0; passed < STOPS_MOST && arrows < ARROWS_MOST; turn++) {
    const thing = await thingAt(where)
    const { isThere, steps, arrow } = await thing.evaluate(wayTo, null)
    // Whoever stays where they are has seen it.
    if (isThere && turn === 0) return thing
    if (isThere) {
      // A page that changes on the way is none of its faults.
      const far = passed > STOPS_BORNE ? Math.abs((await thing.evaluate(wayTo, from)).steps) : 0
      if (far > STOPS_BORNE) minds(`${far} stops`)
      await isSeen(page, thing, minds)
      return thing
    }
    // Twice as far as it looks, then one by one.
    const many = turn < 2 ? Math.max(1, Math.abs(steps)) : 1
    if (arrow !== undefined) arrows++
    else passed += many
    await pressMany(page, arrow ?? (steps < 0 ? 'Shift+Tab' : 'Tab'), arrow === undefined ? many : 1)
  }
  throw new Error(`keys never come to ${where}`)
}

/** Nothing has the focus: whoever works by keys does not know where they are. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** At the top of a page that has just come, the first stop of a desk leads past its places. */
async function begin(page: Page, where: Locator, minds: Minds): Promise<void> {
  if (isUnderWay.has(page)) {
    if (await comesBack(page)) return
    minds('the focus was lost')
  }
  const { steps } = await (await thingAt(where)).evaluate(wayTo, null)
  if (steps <= SKIPPED || !(await where.evaluate(isWorkedAt))) return
  await page.keyboard.press('Tab')
  if ((await page.locator('.skip:focus').count()) > 0) await page.keyboard.press('Enter')
}

/** What is at work has the focus again once it is done. */
const comesBack = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: AT_WORK_MS })
    .then(() => true)
    .catch(() => false)
const AT_WORK_MS = 15_000

async function pressMany(page: Page, key: string, times: number): Promise<void> {
  const all = Array.from({ length: times }, () => page.keyboard.press(key))
  for (const pressed of all) await pressed
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

/** What has the focus shows it, and lies where it can be seen, by the time that the page has been drawn. */
async function isSeen(page: Page, thing: Thing, minds: Minds): Promise<void> {
  if ((await thing.evaluate(unseen)) === '') return
  await isDrawn(page)
  const fault = await thing.evaluate(unseen)
  if (fault !== '') minds(fault)
}

/** In the page: why it cannot be seen that this has the focus. */
function unseen(one: Element): string {
  // The calendar in a field of a date has a ring of its own.
  if (!one.matches(':focus')) return ''
  const { outlineStyle, outlineWidth, opacity } = getComputedStyle(one)
  if (outlineStyle === 'none' || outlineWidth === '0px' || opacity === '0') return 'the focus does not show'
  const { left, right, top, bottom } = one.getBoundingClientRect()
  if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return 'the focus is off the screen'
  const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
  const above = document.elementFromPoint(Math.min(Math.max(x, 0), innerWidth - 1), y)
  const isFree = above === null || one.contains(above) || above.contains(one) || above.closest('label')?.control === one
  return isFree ? '' : `the focus is covered by ${above.tagName} ${above.className}`
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
  const digit = await (await thingAt(where)).evaluate(digitOf)
  if (digit !== '') return page.keyboard.type(digit)
  const thing = await tabTo(page, where, minds)
  const kind = await thing.evaluate(kindOf)
  // A field is where somebody is by going there.
  if (kind === 'press') await page.keyboard.press('Enter')
  else if (kind === 'check' || kind === 'radio') await page.keyboard.press('Space')
}

/** Whoever is in a field and has keys types what a pad beside it has for fingers. */
const digitOf = (one: Element): string => {
  const [pad, field] = [one.closest('.pad'), document.activeElement]
  const isBeside = field?.matches('input') === true && field.closest('form') === pad?.closest('form')
  return isBeside && /^\d$/.test(one.textContent) ? one.textContent : ''
}

/** A button that cannot be pressed is no stop. */
async function isOpen(where: Locator): Promise<void> {
  const handle = await where.elementHandle()
  await handle!.waitForElementState('enabled').catch(() => undefined)
  await where.and(where.page().locator('[data-arming]')).waitFor({ state: 'detached' })
}

/** As many as there can be, and one more. */
const PIECES = 8

/** Goes there by Tab and types it in the place of what stood there. */
export async function typeAt(page: Page, where: Locator, text: string, minds?: Minds): Promise<void> {
  await isOpen(where)
  const thing = await tabTo(page, where, minds)
  const kind = await thing.evaluate(kindOf)
  if (kind === 'moment') return typeMoment(page, thing as unknown as Field, text)
  await page.keyboard.press('ControlOrMeta+A')
  if (text === '') await page.keyboard.press('Delete')
  // What is long comes from the clipboard.
  else if (text.length > 60) await page.keyboard.insertText(text)
  else await page.keyboard.type(text)
}

/**
 * Month, day, year, hour, minute, second and half of the day are pieces of one field; arrows go from one to the next. Whoever comes
 * from behind meets its calendar first.
 */
async function typeMoment(page: Page, field: Field, text: string): Promise<void> {
  if (!(await field.evaluate((one) => one.matches(':focus')))) await page.keyboard.press('Shift+Tab')
  await pressMany(page, 'ArrowLeft', PIECES)
  const [date, time] = text.includes('-') ? text.split('T') : [undefined, text]
  if (date !== undefined) {
    const [year, month, day] = date.split('-')
    await page.keyboard.type(`${month}${day}${year}`)
  }
  if (time === undefined) return
  const hasSeconds = await field.evaluate(({ step }) => step === '1')
  const [hour = '0', minute = '0', second = '0'] = time.split(':')
  // A year that may have more digits waits for them: back from the end.
  if (date !== undefined) {
    await pressMany(page, 'ArrowRight', PIECES)
    await pressMany(page, 'ArrowLeft', hasSeconds ? 3 : 2)
  }
  const of12 = String(Number(hour) % 12 === 0 ? 12 : Number(hour) % 12)
  const pieces = [of12, minute, ...(hasSeconds ? [second] : [])].map((piece) => piece.padStart(2, '0'))
  await page.keyboard.type(`${pieces.join('')}${Number(hour) < 12 ? 'A' : 'P'}`)
}

/** Arrows go through a list, once it has come, until what is wanted stands in it. */
export async function chooseAt(page: Page, where: Locator, wanted: string, minds?: Minds): Promise<void> {
  await isOpen(where)
  const list = (await tabTo(page, where, minds)) as unknown as ElementHandle<HTMLSelectElement>
  const wantedAt = () =>
    list.evaluate(
      ({ options }, wants) => [...options].findIndex(({ value, label }) => value === wants || label.trim() === wants),
      wanted,
    )
  await expect.poll(wantedAt).not.toBe(-1)
  const by = (await wantedAt()) - (await list.evaluate(({ selectedIndex }) => selectedIndex))
  await pressMany(page, by > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(by))
}
