/**
 * What the board takes of a core at 1080p while meters move: script, style and layout, as Chromium itself counts them. Pixels are drawn in
 * software here and are not counted.
 */
import { chromium, type Page } from 'playwright-core'
import { openDemoHouse } from '../src/server/demo/setup.ts'
import { openPremises } from '../src/server/house/building.ts'
import { listen } from '../src/server/net/listen.ts'
import { site } from '../src/server/net/pages.ts'
import { CHROMIUM_FLAGS, chromiumOrInstall } from '../tools/chromium.ts'
import { builtWeb } from '../tools/web.ts'

const SEVENS = 'bay-101/blazing-7s'
const SECONDS = 60
/** A busy room: a round with six fees, every so often. */
const ROUND_MS = 400
const COUNTED = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const

const kernel = await openDemoHouse({ memory: true })
const premises = await openPremises({ house: kernel, isDemo: true })
const { port, stop } = await listen(
  site({ web: await builtWeb(), version: 'bench', api: premises.app }),
  0,
  '127.0.0.1',
)
const browser = await chromium.launch({ executablePath: await chromiumOrInstall(), args: CHROMIUM_FLAGS })

const bets = ['1', '2', '3', '4', '5', '6'].map((seat) => ({ seat, wagered: true, fees: [SEVENS] }))
const rounds = setInterval(() => {
  void kernel
    .submit({ do: 'StartRound', table: '1', bets, dealtIn: 6 }, { by: '11' })
    .then(() => kernel.submit({ do: 'EndRound', table: '1' }, { by: '11' }))
}, ROUND_MS)

async function took(page: Page): Promise<Record<(typeof COUNTED)[number], number>> {
  const session = await page.context().newCDPSession(page)
  // The time of the thread itself, so that whatever else runs on the machine is not in it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  }
  const before = await read()
  await page.waitForTimeout(SECONDS * 1_000)
  const after = await read()
  return Object.fromEntries(COUNTED.map((name) => [name, (after[name]! - before[name]!) / SECONDS])) as never
}

const shown = (part: number): string => `${(part * 100).toFixed(2)} %`

try {
  for (const [name, path] of [
    ['everything, page after page', 'board'],
    ['one jackpot', `board?only=${SEVENS}`],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
    await page.goto(`http://127.0.0.1:${port}/${path}`)
    await page.locator('.stage-figure[data-fits]').first().waitFor()
    await page.waitForTimeout(3_000)
    const parts = await took(page)
    const sum = COUNTED.reduce((all, one) => all + parts[one], 0)
    console.log(
      `board at 1080p, ${name}, ${SECONDS} s: ${shown(sum)} of a core (script ${shown(parts.ScriptDuration)}, style ${shown(parts.RecalcStyleDuration)}, layout ${shown(parts.LayoutDuration)}); a tenth is the bound`,
    )
    await page.close()
  }
} finally {
  clearInterval(rounds)
  await browser.close()
  premises.live.close()
  await stop()
  premises.close()
  await kernel.close()
}
