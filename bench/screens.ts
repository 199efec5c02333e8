/**
 * What each screen costs the line, packed as it is sent (brotli), in each language; and the start page of the demo as somebody
 * meets it: when it can be used, and how far what stands on it moves (Chromium's own layout shift).
 *   npm run bench -- screens
 */
import { chromium, type Page } from 'playwright-core'
import { openDemoHouse } from '../src/server/demo/setup.ts'
import { openPremises } from '../src/server/house/building.ts'
import { listen } from '../src/server/net/listen.ts'
import { site } from '../src/server/net/pages.ts'
import { CHROMIUM_FLAGS, chromiumOrInstall } from '../tools/chromium.ts'
import { builtWeb } from '../tools/web.ts'
import { LIMIT, weights } from '../tools/weights.ts'
import { median } from './rounds.ts'

const TIMES = 7
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const kilo = (bytes: number): string => `${Math.round(bytes / 1000)} kB`
const all = await weights()
for (const screen of new Set(all.map((one) => one.screen))) {
  const sizes = all.filter((one) => one.screen === screen)
  console.log(`${screen.padEnd(12)} ${sizes.map(({ language, bytes }) => `${language} ${kilo(bytes)}`).join('  ')}`)
}
console.log(`${all.filter(({ bytes }) => bytes >= LIMIT).length} of these are over ${kilo(LIMIT)}`)

const house = await openDemoHouse({ memory: true })
const premises = await openPremises({ house, isDemo: true })
const served = site({ web: await builtWeb(), version: 'bench', api: premises.app })
const { port, stop } = await listen(served, 0, '127.0.0.1')
const browser = await chromium.launch({ executablePath: await chromiumOrInstall(), args: CHROMIUM_FLAGS })

/** Until every meter and screen stands there, from the first byte on; and what has moved a second later. */
async function met(page: Page): Promise<{ usable: number; shift: number }> {
  await page.goto(`http://127.0.0.1:${port}/`)
  const usable = await page.evaluate(async () => {
    const stands = () => document.querySelector('.start-figure') !== null && document.links.length > 20
    while (!stands()) await new Promise(requestAnimationFrame)
    return performance.now()
  })
  await page.waitForTimeout(1_000)
  return { usable, shift: await page.evaluate(() => Reflect.get(window, 'shifted') as number) }
}

try {
  for (const [name, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({ viewport })
    await context.addInitScript(() => {
      Reflect.set(window, 'shifted', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'shifted', (Reflect.get(window, 'shifted') as number) + Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const page = await context.newPage()
    const first = await met(page)
    const again: Awaited<ReturnType<typeof met>>[] = []
    for (let time = 0; time < TIMES; time++) again.push(await met(page))
    console.log(
      `start page, ${name}: usable after ${first.usable.toFixed(0)} ms the first time, ${median(again.map(({ usable }) => usable)).toFixed(0)} ms after that; layout shift ${Math.max(first.shift, ...again.map(({ shift }) => shift)).toFixed(3)}`,
    )
    await context.close()
  }
} finally {
  await browser.close()
  await stop()
  premises.live.close()
  premises.close()
  await house.close()
}
