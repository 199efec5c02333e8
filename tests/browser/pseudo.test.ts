/** Every screen in the language in disguise: what is shown without an accent did not come from the words. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedRule, runningOf } from '../../src/engine/offerings/running.ts'
import type { SlateGame } from '../../src/games/contest/slate.ts'
import { GAMES } from '../../src/games/games.ts'
import type { KioskDoor } from '../../src/server/club/kioskroutes.ts'
import { DEMO_MEMBERS } from '../../src/server/demo/clubmembers.ts'
import { DEMO_STAFF } from '../../src/server/demo/people.ts'
import { nameFor, PLAYERS } from '../../src/server/demo/players.ts'
import { shortName } from '../../src/server/door/players.ts'
import { openRoom, type Room, sevens, verify } from './room.ts'

let room: Room
let names: Names
beforeAll(async () => {
  room = await openRoom()
  names = namesIn(room)
  // One hit is payable, another one waits; seat 3 has its fee down and wins, seat 2 has not.
  await verify(room, await sevens(room, '2', ['3', '2']))
  await sevens(room, '1', ['3', '2'])
})
afterAll(() => room.close())

/** Names are the same in every language: ours, of people and games, and of whatever the rules and offerings of the house name. */
function namesIn({ kernel: { state } }: Room): Names {
  const keys = new Set([...state.rules.keys(), ...state.offerings.keys()])
  const rules = [...keys].flatMap((activity) => acceptedRule(state, activity) ?? [])
  const offerings = rules.flatMap(({ activity }) => runningOf(state, activity)?.offering ?? [])
  const said = [
    ...['Gamekeeper', 'Language / Idioma / Ngôn ngữ', 'CSV', 'PDF', 'JSON', state.property?.property ?? ''],
    ...state.devices.keys(),
    ...[...DEMO_MEMBERS.map(({ person }) => person), ...PLAYERS].flatMap((person) => [
      nameFor(Number(person)),
      shortName(nameFor(Number(person))),
    ]),
    ...DEMO_STAFF.flatMap(({ name }) => [name, name.toLowerCase()]),
    ...rules.flatMap(({ name, id = '', activity }) => [name, id, activity]),
    ...offerings.flatMap(({ name = '', series = {} }) => [name, ...Object.keys(series)]),
    ...[...state.contests.values()].flatMap(({ slate }) => slate?.games ?? []).flatMap(namesOfGame),
    ...Object.values(GAMES).flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled]),
  ]
  return {
    inTexts: said.filter((name) => name.length > 2).sort((a, b) => b.length - a.length),
    // Of a member: where they live, and why somebody gave them credits; of the house: the first letters of its name, on their card.
    alone: new Set([
      ...[...rules, ...offerings].flatMap(textsIn),
      '12 Example Street',
      'DC',
      'carried over from the old club',
    ]),
  }
}
/** Names that stand in sentences too, the longest first, and those that stand alone. */
type Names = { readonly inTexts: readonly string[]; readonly alone: ReadonlySet<string> }

const namesOfGame = ({ sides, region = '' }: SlateGame): string[] => [
  region,
  ...sides.flatMap((side) => ('team' in side ? [side.team] : [])),
]

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one)])
}

/** Cards and digests. */
const SIGNS = /\b(?:10|[2-9TJQKA])[cdhs]\b|\bXx\b|\b[0-9a-f]{64}\b/g

function isName(text: string): boolean {
  const rest = names.inTexts.reduce((so, name) => so.replaceAll(name, ''), text)
  return [text, rest].some((one) => one.split(/ ?· |, |: | – /).every((part) => isAlone(part.trim())))
}
/** A count sheet shortens the name of an activity to its first words. */
const isAlone = (text: string): boolean =>
  !/[a-z]{2}/i.test(text.replace(SIGNS, '')) ||
  names.alone.has(text) ||
  names.inTexts.some((name) => text.length > 5 && name.startsWith(`${text} `))

/** Texts and names of parts, as people see and hear them; not what says itself that it is English, or code. */
function shown(): string[] {
  const found: string[] = []
  const isOurs = (part: Element | null) =>
    part !== null &&
    part.closest('[lang="en"], [lang="es"], [lang="vi"], script, style, code, time, .plot-when, .digest') === null
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
    if (isOurs(node.parentElement)) found.push(node.textContent ?? '')
  for (const part of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    if (isOurs(part))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(part.getAttribute(name) ?? '')
  return [...new Set(found.map((text) => text.trim()))]
}

/** A date or a clock as files keep them: `2026-03-10`, `19:42`. */
const KEPT = /\b\d{4}-\d\d-\d\d\b|(?<![\d:])(?:[01]\d|2[0-3]):[0-5]\d(?!\d|:\d|\s?[ÁƤ]Ṁ)/
/** Times are written in one way; text of rule files and of the journal is shown as it is. */
function keptTimes(): string[] {
  const found: string[] = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
    if (node.parentElement?.closest('script, style, code, pre, textarea, option, [role="timer"]') === null)
      found.push(node.textContent ?? '')
  return found
}

async function escapedOn(page: Page): Promise<string[]> {
  await page.locator('html[lang="qps"] h1, html[lang="qps"] h2').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
  return [
    ...(await page.evaluate(shown)).filter((text) => !isName(text)),
    ...(await page.evaluate(keptTimes)).filter((text) => KEPT.test(text)),
  ]
}

/** Every desk with its pages, and what a list opens. */
test.each<[string, ...string[]]>([
  ['start', ''],
  ['tonight'],
  ['table?table=1'],
  ['table?table=27'],
  ['floor', 'floor?hit=H1', 'floor?hit=H2', 'floor?report=1', 'floor?tab=rulings', 'floor?answer=why&table=1'],
  ['podium', 'podium?table=4&seat=1', 'podium?table=4&seat=2'],
  ['games'],
  [
    'contests',
    'contests?contest=hawaiian-gardens/march-madness&part=slate',
    'contests?contest=hawaiian-gardens/march-madness&part=forms&find=3100',
    'contests?contest=hawaiian-gardens/march-madness&paper=blank',
  ],
  ['director', 'director?part=players', 'director?part=seats', 'director?part=structure', 'director?page=plan'],
  ['cage', 'cage?claim=C1', 'cage?part=tournaments'],
  ['count', 'count?table=1', 'count?paper=sheet'],
  ['books', 'books?page=funds&activity=bay-101/blazing-7s'],
  ['manager', 'manager?days=7', 'manager?days=365'],
  ['offerings', 'offerings?activity=bay-101/blazing-7s', 'offerings?activity=hawaiian-gardens/cash-in-a-flash'],
  ['series', 'series?series=MP10', 'series?series=MP10&part=give', 'series?series=MP10&part=destroy'],
  ['screens', 'screens?screen=new'],
  ['paper'],
  ['staff', 'staff?person=21'],
  ['club'],
  ['kiosk'],
  ['board'],
  ['practice'],
  ['hands'],
])('nothing but names escapes the words: %s', async (first, ...more) => {
  const page = await room.enter(first === 'start' ? '' : first)
  await page.evaluate(() => localStorage.setItem('gamekeeper.preferences', '{"language":"qps"}'))
  await page.reload()
  const tabs = await page.locator('.tabs nav a').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  const escaped = new Map((await escapedOn(page)).map((text) => [text, first]))
  for (const url of [...tabs, ...more.map((one) => `${room.address}${one}`)]) {
    await page.goto(url)
    for (const text of await escapedOn(page)) escaped.set(text, url.replace(room.address, ''))
  }
  expect([...escaped]).toEqual([])
})

test('nothing but names escapes the words: a member at the club desk, and at the kiosk', async () => {
  const { card, pin } = ((await (await fetch(`${room.address}api/kiosk`)).json()) as KioskDoor).demo[0]!
  const desk = await room.enter('club')
  await desk.evaluate(() => localStorage.setItem('gamekeeper.preferences', '{"language":"qps"}'))
  await desk.reload()
  await desk.locator('input[name=clue]').fill(card)
  await desk.locator('input[name=clue]').press('Enter')
  await desk.locator('.club-card').waitFor()
  expect(await escapedOn(desk)).toEqual([])
  const kiosk = await desk.context().newPage()
  await kiosk.goto(`${room.address}kiosk`)
  await kiosk.locator('.kiosk-door input').first().fill(card)
  await kiosk.locator('.kiosk-door input').nth(1).fill(pin)
  await kiosk.locator('.kiosk-door [type=submit]').click()
  await kiosk.locator('.kiosk-credits').first().waitFor()
  expect(await escapedOn(kiosk)).toEqual([])
})

test('a planted word is found', async () => {
  const page = await room.open('practice')
  await page.evaluate(() => localStorage.setItem('gamekeeper.preferences', '{"language":"qps"}'))
  await page.reload()
  await page.locator('html[lang="qps"] h1').waitFor()
  await page.evaluate(() => document.querySelector('h1')!.append('Escaped', document.createComment(''), '2026-03-10'))
  expect(await escapedOn(page)).toEqual(['Escaped', '2026-03-10'])
})
