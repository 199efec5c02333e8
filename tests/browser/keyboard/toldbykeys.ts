/**
 * A story told by keys alone, though it is written as if by mouse: every press, every text and every choice of it goes by
 * Tab and the keyboard. Whole files say so with `toldByKeys()`, single stories with `storyByKeys()`, and fail at the first
 * thing that a person would mind. GAMEKEEPER_KEYBOARD=FILE tells every story so and lists in that file what they would mind.
 */
import { appendFileSync } from 'node:fs'
import type { JSHandle, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { chooseAt, type Minds, pressAt, tabTo, typeAt } from './keys.ts'

const LIST = process.env.GAMEKEEPER_KEYBOARD
let isTold = LIST !== undefined

export function toldByKeys(): void {
  beforeAll(() => {
    isTold = true
  })
  afterAll(() => {
    isTold = LIST !== undefined
  })
}

/** For one story of a file, as its first word. */
export function storyByKeys(): void {
  isTold = true
  onTestFinished(() => {
    isTold = LIST !== undefined
  })
}

let isTaught = false

/** From the first page on: every locator has the same hands. */
export function teach(page: Page): void {
  if (isTaught) return
  isTaught = true
  const locator = Object.getPrototypeOf(page.locator('html')) as Locator
  const mouse = {
    ...{
      click: locator.click,
      fill: locator.fill,
      check: locator.check,
      uncheck: locator.uncheck,
      selectOption: locator.selectOption,
      press: locator.press,
      focus: locator.focus,
    },
  }
  const hands: Partial<Record<keyof Locator, unknown>> = {
    async click(this: Locator, options?: Parameters<Locator['click']>[0]) {
      if (!isTold || options?.trial === true || options?.position !== undefined) return mouse.click.call(this, options)
      await pressAt(this.page(), this, mindsAt(this))
    },
    async fill(this: Locator, text: string) {
      if (!isTold) return mouse.fill.call(this, text)
      await typeAt(this.page(), this, text, mindsAt(this))
    },
    async check(this: Locator, options?: Parameters<Locator['check']>[0]) {
      if (!isTold) return mouse.check.call(this, options)
      if (!(await this.isChecked())) await pressAt(this.page(), this, mindsAt(this))
    },
    async uncheck(this: Locator, options?: Parameters<Locator['uncheck']>[0]) {
      if (!isTold) return mouse.uncheck.call(this, options)
      if (await this.isChecked()) await pressAt(this.page(), this, mindsAt(this))
    },
    async selectOption(this: Locator, wanted: Parameters<Locator['selectOption']>[0]) {
      if (!isTold) return mouse.selectOption.call(this, wanted)
      const one =
        typeof wanted === 'string'
          ? wanted
          : ((wanted as { label?: string; value?: string }).label ?? (wanted as { value?: string }).value ?? '')
      await chooseAt(this.page(), this, one, mindsAt(this))
      return [one]
    },
    async focus(this: Locator) {
      if (!isTold) return mouse.focus.call(this)
      await tabTo(this.page(), this, mindsAt(this))
    },
    async press(this: Locator, key: string) {
      if (!isTold) return mouse.press.call(this, key)
      await tabTo(this.page(), this, mindsAt(this))
      await this.page().keyboard.press(key)
    },
  }
  Object.assign(locator, hands)
  const whole = Object.getPrototypeOf(page) as Page
  const { emulateMedia } = whole
  // A page that is printed keeps its focus; one that is only looked at as if it were printed does not.
  whole.emulateMedia = async function (this: Page, options) {
    if (!isTold || options?.media === undefined) return emulateMedia.call(this, options)
    if (options.media === 'print') onPaper.set(this, await this.evaluateHandle(() => document.activeElement))
    await emulateMedia.call(this, options)
    if (options.media === 'screen') await onPaper.get(this)?.evaluate((had) => (had as HTMLElement | null)?.focus())
  }
}

/** What has the focus of a page that is looked at as it will be printed. */
const onPaper = new WeakMap<Page, JSHandle<Element | null>>()

const mindsAt =
  (where: Locator): Minds =>
  (fault) => {
    const said = `${fault} | ${new URL(where.page().url()).pathname}${new URL(where.page().url()).search} | ${where}`
    if (LIST !== undefined) appendFileSync(LIST, `${said}\n`)
    else throw new Error(said)
  }
