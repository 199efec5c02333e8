/** The board as a stage: what a crowd reads from ten metres, at every size a screen hangs in. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { formatMoney, fromWire } from '../../src/base/money.ts'
import { isRefusal } from '../../src/base/refusal.ts'
import { DEMO_MEMBERS } from '../../src/server/demo/clubmembers.ts'
import { meterSigns } from '../../src/views/signs/meter.ts'
import { centsIn } from '../../src/web/ui/stage/moving.ts'
import { isAccessible, MOVING, picture, SIZES } from './harness.ts'
import { press, reads, seen } from './people.ts'
import { openRoom, type Room, SEVENS, sevens, verify } from './room.ts'
import { clashing, cutShort, overflowing } from './walls.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())
afterEach(() => room.leave())

const WALL = { viewport: SIZES.tv, ...MOVING }

/** How much of the width of the screen the figure takes. */
const shareOf = (page: Page) =>
  page.locator('.sign-figure .figure').evaluate((figure) => figure.getBoundingClientRect().width / innerWidth)

const fits = async (page: Page) => {
  await page.locator('.stage-figure[data-fits]').first().waitFor()
  await expect.poll(() => overflowing(page)).toEqual([])
}

/** What the page hears in the place of the house: an amount or a name that no demo has. */
async function told(
  path: string,
  options: Parameters<Room['open']>[1],
  change: (sign: Record<string, unknown>) => void,
) {
  const page = await room.open('hands', options)
  await page.route('**/api/live*', async (route) => {
    const { premises } = room
    const answer = await premises.app.request('/live?views=meters,house,winners,screens,lists,contestsigns,squares')
    const reader = answer.body!.getReader()
    let text = ''
    while (!/event: meters[\s\S]*event: house|event: house[\s\S]*event: meters/.test(text))
      text += new TextDecoder().decode((await reader.read()).value)
    await reader.cancel()
    const blocks = text.split('\n\n').filter((block) => block.includes('event: '))
    const changed = blocks.map((block) => {
      if (!block.includes('event: meters')) return block
      const at = block.indexOf('data: ') + 6
      const signs = JSON.parse(block.slice(at)) as Record<string, unknown>[]
      for (const sign of signs) change(sign)
      return block.slice(0, at) + JSON.stringify(signs)
    })
    const beat = `event: beat\ndata: ${JSON.stringify({ seq: 1, at: Date.now(), local: '2026-03-10T20:00:00' })}`
    await route.fulfill({ contentType: 'text/event-stream', body: `${[...changed, beat].join('\n\n')}\n\n` })
  })
  await page.goto(`${room.address}${path}`)
  await page.locator('.story').waitFor()
  return page
}

/** Within the page, as the back key goes: a board that is loaded anew costs five times as much. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/${path}`)

test.each([
  ['wall', SIZES.tv, 'en-US'],
  ['wall, in Spanish', SIZES.tv, 'es-MX'],
  ['wall, in Vietnamese', SIZES.tv, 'vi-VN'],
  ['on its side', { width: 1080, height: 1920 }, 'en-US'],
  // Neither is a laptop or an older monitor.
  ['sixteen to ten', SIZES.desk, 'en-US'],
])('no words lie over others or are cut, whatever an activity has to say: %s', async (_, viewport, locale) => {
  const page = await room.open('board', { viewport, locale })
  await page.locator('.story').waitFor()
  for (const only of [
    'bay-101/no-limit-bad-beat',
    'hawaiian-gardens/ca-asian-bad-beat',
    'hawaiian-gardens/caribbean-stud-bonus-hands',
    'bay-101/bonus-hand-progressive-v1-1',
    'bay-101/poker-bonus-hand-progressive',
    'hawaiian-gardens/wheel-of-cards',
    'hawaiian-gardens/splash-pot',
    'hawaiian-gardens/lucky-table',
    'hawaiian-gardens/paid-collection',
    'hawaiian-gardens/high-hand',
    'bay-101/baccarat-bonus-hand',
  ]) {
    await goTo(page, `board?only=${only}`)
    await page.locator(`[data-activity="${only}"]`).waitFor()
    await expect.poll(async () => (await clashing(page)).map((one) => `${only}: ${one}`)).toEqual([])
    expect(await cutShort(page)).toEqual([])
  }
  // What the law wants said stands at the foot, and nowhere else.
  await goTo(page, 'board?only=hawaiian-gardens/march-madness')
  await page.locator('.contest-sign').waitFor()
  if (locale === 'en-US') expect(await page.getByText('No Purchase Necessary').count()).toBe(1)
  await goTo(page, 'board')
  await page.locator('.story').waitFor()
  for (const nth of [1, 2, 3]) {
    while ((await page.locator('.story').getAttribute('data-page')) !== `grid ${nth}`)
      await page.keyboard.press('ArrowRight')
    await page.locator('.stage-figure[data-fits]').first().waitFor()
    await expect.poll(async () => (await clashing(page)).map((one) => `grid ${nth}: ${one}`)).toEqual([])
    expect(await cutShort(page)).toEqual([])
  }
})

test.each([
  ['wall', SIZES.tv],
  ['on its side', { width: 1080, height: 1920 }],
])('tickets that are called are read to the last digit, one or several at once: %s', async (_, viewport) => {
  const activity = 'hawaiian-gardens/cash-drawing'
  const until = Date.now() + 100_000
  for (const calls of [1, 2, 4, 6]) {
    const page = await told(`board?only=${activity}`, { viewport }, (sign) => {
      if (sign.activity !== activity) return
      const drawing = sign.drawing as { calls: unknown; earlier: unknown; promotion: Record<string, unknown> }
      drawing.calls = Array.from({ length: calls }, (_one, n) => ({
        who: { kind: 'person', person: `10${n}` },
        ...(n === 0 ? { name: 'Minh-Anh N.' } : {}),
        ticket: `20471${n}`,
        drawn: '2026-03-10T19:58:00',
        until,
        isPlaying: false,
      }))
      drawing.earlier = [{ who: { kind: 'person', person: '1' }, ticket: '330915', became: 'passed over' }]
      drawing.promotion.prize = { is: 'amount', amount: '200000' }
    })
    await page
      .locator('.call')
      .nth(calls - 1)
      .waitFor()
    await expect.poll(() => clashing(page)).toEqual([])
    expect(await cutShort(page)).toEqual([])
    expect(await page.locator('.call-number').allTextContents()).toHaveLength(calls)
    if (calls === 1) await reads(page.locator('.call'), /204710[\s\S]*Report to the desk[\s\S]*\$2,000/)
    await page.context().close()
  }
})

test('what wins has as many rows as there is room for, drawn before it is said, and the rest is counted', async () => {
  const rows = async (viewport: { width: number; height: number }) => {
    const page = await room.open(`board?only=${SEVENS}`, { viewport })
    await fits(page)
    await expect.poll(() => clashing(page)).toEqual([])
    const shown = await page.locator('.sign-hands tr:not(.sign-shares)').count()
    expect(await page.locator('.sign-hands .mini-cards').count()).toBe(shown)
    const left = await page.locator('.sign-hands .sign-shares').allInnerTexts()
    await page.context().close()
    return { shown, left }
  }
  // Seven hands are on the chart.
  expect(await rows(SIZES.tv)).toEqual({ shown: 5, left: ['and 2 more; ask for the rule sheet'] })
  expect(await rows({ width: 1080, height: 1920 })).toEqual({ shown: 7, left: [] })
})

test('out of reach: since when stands on one line at the foot, and the page above it keeps its room', async () => {
  // The stream ends, and nothing more is heard.
  const page = await told('board?only=bay-101/bonus-hand-progressive-v1-1', { viewport: SIZES.tv }, () => undefined)
  await page.locator('.stale-band').waitFor()
  const { height } = (await page.locator('.board-foot').boundingBox())!
  expect(height).toBeLessThan(90)
  await expect.poll(() => clashing(page)).toEqual([])
  expect(await cutShort(page)).toEqual([])
})

test('parts of the meter are told in money: rounded down to the cent, as they are paid', async () => {
  const signs = () => meterSigns(room.kernel.state)
  const postedOf = (activity: string) => centsIn(signs().find((one) => one.activity === activity)!.pools[0]!.posted)
  const moneyOf = (cents: number) => formatMoney(fromWire(String(Math.floor(cents))))
  const page = await room.open('board?only=bay-101/no-limit-bad-beat', { viewport: SIZES.tv })
  const beaten = postedOf('bay-101/no-limit-bad-beat')
  for (const [who, part] of [
    ['losing hand', 50],
    ['winning hand', 25],
    ['table share', 25],
  ] as const)
    await reads(
      page.locator('.sign-hands tr', { hasText: new RegExp(who, 'i') }).locator('td'),
      `${part}% · ${moneyOf((beaten * part) / 100)}`,
    )
  await goTo(page, `board?only=${SEVENS}`)
  await reads(page.locator('.sign-hands'), new RegExp(`10% · \\${moneyOf(postedOf(SEVENS) / 10)}`))
})

describe('the figure', () => {
  test('takes nine tenths of the width, on a wall, on its side and in 4K, and always has its cents', async () => {
    for (const viewport of [SIZES.tv, { width: 1080, height: 1920 }, { width: 3840, height: 2160 }, SIZES.desk]) {
      const page = await room.open(`board?only=${SEVENS}`, { viewport })
      await fits(page)
      await expect.poll(() => shareOf(page)).toBeGreaterThan(0.9)
      expect(await shareOf(page)).toBeLessThan(0.96)
      expect(await seen(page.locator('.sign-figure'))).toMatch(/^\$10,\d{3}\.\d{2}$/)
      await picture(page, `stage-${viewport.width}`)
      if (viewport === SIZES.desk) {
        // A window that only loses height has less room as well.
        await page.setViewportSize({ width: 1440, height: 500 })
        const low = () =>
          page.locator('.sign-figure .figure').evaluate((figure) => figure.getBoundingClientRect().height)
        await expect.poll(low).toBeLessThan(240)
      }
      await page.context().close()
    }
  })

  test.each([
    ['wall', SIZES.tv],
    ['on its side', { width: 1080, height: 1920 }],
    ['4K', { width: 3840, height: 2160 }],
    ['phone', SIZES.phone],
  ])('thirteen digits and a long name have room: %s', async (_, viewport) => {
    const page = await told(`board?only=${SEVENS}`, { viewport }, (sign) => {
      if (sign.activity !== SEVENS) return
      sign.name = 'The Grand Golden Anniversary Blazing Sevens Progressive Super Jackpot of the Valley'
      for (const pool of sign.pools as { posted: string }[]) pool.posted = '$12,345,678,901.23'
    })
    await fits(page)
    expect(await seen(page.locator('.figure').first())).toBe('$12,345,678,901.23')
    await isAccessible(page)
  })

  test('rolls digit by digit to what is true and never above it; where nothing may move it is there at once', async () => {
    const [moving, still] = await Promise.all([
      room.open(`board?only=${SEVENS}`, WALL),
      room.open(`board?only=${SEVENS}`, { viewport: SIZES.tv }),
    ])
    await Promise.all([moving!, still!].map((page) => page.locator('.stage-figure[data-fits]').waitFor()))
    await moving!.evaluate(() => {
      const shown: string[] = []
      Object.assign(globalThis, { shown })
      const figure = document.querySelector('.sign-figure')!
      new MutationObserver(() => shown.push(figure.textContent ?? '')).observe(figure, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
    for (let round = 0; round < 3; round++) {
      const bets = ['1', '2', '3', '4', '5', '6'].map((seat) => ({ seat, wagered: true, fees: [SEVENS] }))
      await room.does({ do: 'StartRound', table: '1', bets, dealtIn: 6 })
      await room.does({ do: 'EndRound', table: '1' })
    }
    const truth = meterSigns(room.kernel.state).find(({ activity }) => activity === SEVENS)!.pools[0]!.posted
    await expect.poll(() => seen(still!.locator('.sign-figure'))).toBe(truth)
    await expect.poll(() => seen(moving!.locator('.sign-figure'))).toBe(truth)
    const shown = (await moving!.evaluate(() => (globalThis as unknown as { shown: string[] }).shown)).map(centsIn)
    expect(shown.toSorted((a, b) => a - b)).toEqual(shown)
    expect(shown.at(-1)).toBe(centsIn(truth))
    expect(await still!.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test('only transform and opacity move', async () => {
  const page = await room.open('board', WALL)
  await page.locator('.stage-figure[data-fits]').first().waitFor()
  const moved = new Set<string>()
  for (let turn = 0; turn < 4; turn++) {
    const properties = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame))),
    )
    for (const one of properties) moved.add(one)
    await page.keyboard.press('ArrowRight')
    await page.locator('.stage-figure[data-fits], .plain-page, .stage-page').first().waitFor()
  }
  expect(
    [...moved].filter(
      (one) => !['offset', 'easing', 'composite', 'computedOffset', 'transform', 'opacity'].includes(one),
    ),
  ).toEqual([])
})

test('the largest meters stand in the grid by size, each with its emblem and its number; every minute has it', async () => {
  const page = await room.open('board', WALL)
  for (let turn = 0; turn < 5 && (await page.locator('.grid-page').count()) === 0; turn++) {
    await page.keyboard.press('ArrowRight')
    await page.locator('.story').waitFor()
  }
  const amounts = await page
    .locator('.tile .figure')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const sizes = amounts.map((amount) => Number(amount?.replace(/\D/g, '')))
  expect(sizes).toHaveLength(6)
  expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes)
  expect(await page.locator('.tile .emblem').count()).toBe(6)
  await reads(page.locator('.tile').first(), /GEAR-\d{6}/)
  await fits(page)
  await isAccessible(page)
  await picture(page, 'stage-grid')
})

test('a win of $10,000 stays first among the winners whatever is won after it, WON has its cents, and a name only as allowed', async () => {
  const { person } = DEMO_MEMBERS[0]!
  const wall = await room.open(`board?only=${SEVENS}`, WALL)
  await wall.locator('.stage-figure[data-fits]').waitFor()
  // A board hangs there long before anything is won: it knows who has won so far.
  await wall.getByText('Nobody yet').waitFor()
  const hand = await room.open('board', { viewport: SIZES.phone })
  await hand.locator('.stage-figure[data-fits]').first().waitFor()
  const spanish = await room.open('board', { viewport: SIZES.tv, locale: 'es-MX' })
  await spanish.locator('.story').waitFor()
  const [claim] = await verify(room, await sevens(room))
  const won = wall.locator('[data-page="won"]')
  await won.waitFor()
  // Three fees have gone into it: the cents are there.
  expect(await seen(won.locator('.sign-figure'))).toMatch(/^\$10,00\d\.(?!00)\d\d$/)
  expect(await won.locator('.small-card').count()).toBe(3)
  // As the wall named it before it was won, with the suit that is posted.
  await reads(won, /Table 1 · seat 3[\s\S]*Three sevens of hearts[\s\S]*Largest win of the year/)
  await isAccessible(wall)
  // A longer word for it leaves room for where and what.
  await reads(spanish.locator('.won-who'), /Mesa 1 · asiento 3/)
  await fits(spanish)
  const cut = await spanish
    .locator('.won-who :is(strong, span, em), .won-foot span')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
  expect(cut).toEqual([])
  await spanish.context().close()
  // In a hand all of it is there at once, down to who has won.
  const who = await hand.locator('.won .won-who').boundingBox()
  expect(who!.y + who!.height).toBeLessThanOrEqual(SIZES.phone.height)
  await hand.context().close()
  await room.does({ do: 'EndRound', table: '1' })
  // The winner shows ID; the name comes when they allow it, and goes when they take it back.
  await room.does({ do: 'ShowId', claim: claim!, person }, '31')
  await room.does({ do: 'AllowName', person, isAllowed: true }, '31')
  await expect.poll(() => won.locator('.won-who strong').textContent()).toMatch(/^\S+ \S\.?$/)
  await room.does({ do: 'AllowName', person, isAllowed: false }, '31')
  await expect.poll(() => won.locator('.won-who strong').textContent()).toMatch(/Table 1/)
  await wall.context().close()
  // Six more, each about half of it, and all of them later.
  const hits: string[] = []
  const again = async (times: number) => {
    for (let nth = 0; nth < times; nth++) {
      const hit = await sevens(room)
      await verify(room, hit)
      await room.does({ do: 'EndRound', table: '1' })
      hits.push(hit)
    }
  }
  await again(4)
  // Two within a moment: each is told, one after the other, and what is taken back is told no longer.
  const both = await room.open('hands', { viewport: SIZES.tv })
  await both.clock.install()
  await both.goto(`${room.address}board?only=${SEVENS}`)
  await both.locator('.sign-winners li').nth(3).waitFor()
  await again(2)
  await both.locator(`.won[data-hit="${hits[4]}"]`).waitFor()
  await both.clock.runFor(21_000)
  await both.locator(`.won[data-hit="${hits[5]}"]`).waitFor()
  await room.does({ do: 'BackOutHit', hit: hits[5]!, second: '52', reason: 'wrong table', document: 'A1' }, '51')
  await expect.poll(() => both.locator('.won').count()).toBe(0)
  await both.context().close()
  const later = await room.open(`board?only=${SEVENS}`, WALL)
  const rows = later.locator('.sign-winners li')
  await rows.nth(3).waitFor()
  expect(await rows.first().locator('strong').textContent()).toMatch(/^\$10,00/)
  await reads(rows.first(), /A guest/)
  await picture(later, 'stage-winners')
})

describe('screens with a playlist', () => {
  test('marketing sets one up; its address shows that and nothing else, and changes show at once', async () => {
    const desk = await room.desk('screens')
    await desk.getByLabel('Name', { exact: true }).fill('Lobby')
    await desk.getByLabel('Address').fill('lobby')
    for (const part of [
      'Jackpots, one to a page',
      'The grid of the largest meters',
      'Drawings and wheels',
      'Fixed prizes and high hands',
    ])
      await desk.getByLabel(part).uncheck()
    await desk.getByLabel('Blazing 7s Progressive Jackpot').check()
    await press(desk, 'Set up the screen')
    await desk.locator('[data-row="lobby"]').waitFor()
    await isAccessible(desk)
    await picture(desk, 'screens-desk')
    const wall = await room.open('board/lobby', WALL)
    await wall.locator(`[data-page="${SEVENS}"]`).waitFor()
    expect(await wall.locator('.turning li').count()).toBe(0)
    // The screen has said that it is on.
    await desk.locator('[data-row="lobby"]').getByText('On', { exact: true }).waitFor()
    await desk.getByLabel('No Limit Bad Beat Progressive Jackpot').check()
    await press(desk, 'Save the playlist')
    await expect.poll(() => wall.locator('.turning li').count()).toBe(2)
    await press(desk, 'Take it down')
    await wall.getByText('No screen is called “lobby”').waitFor()
    await press(desk, 'Undo')
    await wall.locator('.story').waitFor()
  })

  test('an address that nobody set up says so, and what nobody offers is on no playlist', async () => {
    const wall = await room.open('board/nowhere', WALL)
    await wall.getByText('No screen is called “nowhere”').waitFor()
    const screen = { do: 'SetScreen', screen: 'x', name: 'X', seconds: 12, wins: 'all' } as const
    const refusal = await room.kernel.submit({ ...screen, shows: ['no-such/activity'] }, { by: '61' })
    expect(isRefusal(refusal)).toBe(true)
    expect(room.kernel.state.screens.has('x')).toBe(false)
  })
})

test('sound is allowed by a touch, and says so', async () => {
  const page = await room.open(`board?only=${SEVENS}`, { ...WALL, hasTouch: true })
  const sound = page.getByRole('button', { name: 'Sound when somebody wins' })
  await reads(sound, '')
  expect(await sound.getAttribute('aria-pressed')).toBe('false')
  await sound.tap()
  await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('true')
})

test('on a phone: the meters by size, nothing turns, nothing overflows', async () => {
  const page = await room.open('board', { viewport: SIZES.phone, hasTouch: true })
  await fits(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await page.locator('.turning').count()).toBe(0)
  expect(await page.locator('.tile, .phone-meter').count()).toBeGreaterThan(10)
  await isAccessible(page)
})

test('the code on the wall leads to the page for phones', async () => {
  const page = await room.open(`board?only=${SEVENS}`, WALL)
  await page.getByRole('img', { name: 'Code that opens the page for phones' }).waitFor()
  await reads(page.locator('.scan'), 'Does my hand win?')
})

test('two hundred tables: the page says which without losing its figure', async () => {
  const page = await told(`board?only=${SEVENS}`, WALL, (sign) => {
    if (sign.activity !== SEVENS) return
    sign.tables = Array.from({ length: 200 }, (_, n) => String(2 * n + 1))
    for (const pool of sign.pools as { posted: string }[]) pool.posted = '$48,213.76'
  })
  await fits(page)
  await reads(page.locator('.stage-where').first(), /200 tables/)
  // Its letters may come a moment later, and it is fitted again.
  await expect.poll(() => shareOf(page)).toBeGreaterThan(0.9)
  const figure = (await page.locator('.sign-figure .figure').boundingBox())!
  expect(figure.y + figure.height).toBeLessThan(1080 * 0.68)
})
