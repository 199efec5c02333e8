/** The real server and a real browser, as a visitor meets them. */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { listen } from '../../src/server/net/listen.ts'
import { type Site, site } from '../../src/server/net/pages.ts'
import { CHROMIUM_FLAGS, chromiumOrInstall } from '../../tools/chromium.ts'
import { builtWeb } from '../../tools/web.ts'
import { teach } from './keyboard/toldbykeys.ts'

const root = resolve(import.meta.dirname, '..', '..')

/** The sizes that pages are looked at in. */
export const SIZES = {
  tablet: { width: 1280, height: 800 },
  desk: { width: 1440, height: 900 },
  tv: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const

/** For stories about what moves: elsewhere pages stand still, since half of what a moving wall costs is drawing it. */
export const MOVING = { reducedMotion: 'no-preference' } as const

/** What lies on a table. */
export const TABLET = { viewport: SIZES.tablet, hasTouch: true }

export type House = {
  address: string
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>
  /** Closes every page: those that nobody looks at any more only slow down the others. */
  leave: () => Promise<void>
  close: () => Promise<void>
}

/** Everything is waited for; only what never comes takes this long, however busy the machine is. */
const PATIENCE_MS = 180_000

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await chromiumOrInstall(), args: CHROMIUM_FLAGS, timeout: PATIENCE_MS })

/** Opened once and gone with the worker: a browser costs as much as two pages, and contexts share nothing. */
let running: Promise<Browser> | undefined
async function browserOfWorker(): Promise<Browser> {
  const browser = await running
  if (browser?.isConnected() === true) return browser
  running = launchBrowser()
  return running
}

export async function newContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: SIZES.tablet,
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  // A real dialog would wait for somebody.
  await context.addInitScript(() => {
    window.print = () => undefined
  })
  return context
}

/** A house with its doors open: every page has a browser profile of its own and fails on errors in the page. */
export async function openHouse(more: Pick<Site, 'api'> = {}): Promise<House> {
  const { port, stop } = await listen(site({ web: await builtWeb(), version: 'test', ...more }), 0, '127.0.0.1')
  const browser = await browserOfWorker()
  const contexts = new Set<BrowserContext>()
  const leave = async () => {
    await Promise.all([...contexts].map((context) => context.close()))
    contexts.clear()
  }
  const address = `http://127.0.0.1:${port}/`
  const faults = new Set<string>()
  return {
    address,
    async open(path, options = {}) {
      const context = await newContext(browser, options)
      contexts.add(context)
      const page = await context.newPage()
      teach(page)
      page.on('pageerror', (error) => faults.add(`${page.url()} ${error.stack ?? error.message}`))
      page.on('console', (message) => {
        const fault = `${message.text()} ${message.location().url}`
        if (message.type() === 'error' && !isRefusal(message.text()) && !isClosedTable(fault)) faults.add(fault)
      })
      await page.goto(`${address}${path}`)
      await page.waitForSelector('main')
      return page
    },
    leave,
    async close() {
      await leave()
      await stop()
      if (faults.size > 0) throw new Error(`the pages reported:\n${[...faults].join('\n')}`)
    },
  }
}

/** The browser reports every answer that is not a yes; a refusal with its reasons is a good answer. */
const isRefusal = (text: string) => /status of (?:401|403|409|429)/.test(text)
/** Nothing is dealt there, or nothing has that number: the page says so. */
const isClosedTable = (text: string) => /status of 404 .*\/views\/(?:tablegame|record)\?/.test(text)

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type AxeResults = { violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[] }

/** The accessibility checker finds nothing wrong with the page as it is, or as it is after a moment. */
export const isAccessible = (page: Page): Promise<void> => expect.poll(() => accessibilityFaults(page)).toEqual([])

/** What it finds wrong, one line each. */
async function accessibilityFaults(page: Page): Promise<string[]> {
  // Half-way through a change colours are neither the old ones nor the new ones.
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition))
  // The page's own policy forbids foreign scripts, so the checker comes in by the debugger's door; once, since reading it costs as much as a look.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(readFileSync(axePath, 'utf8'))
  // Without reading every style sheet again: only what plays by itself is asked about it, and no page has sound or film.
  const options = '{ resultTypes: ["violations"], preload: false }'
  const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as AxeResults
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`))
}

/**
 * A picture under test-results/, to be looked at, for whoever asks for pictures. Nothing is asserted by it: where the machine
 * is too busy to draw a frame, the picture is left out and the story goes on.
 */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.GAMEKEEPER_PICTURES === undefined) return
  const folder = join(root, 'test-results')
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), timeout: 60_000 }).catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error
  })
}
