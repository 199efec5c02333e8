import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT, scenarioIn } from '../../../tools/scenarios.ts'
import { digestOf } from '../../base/digest.ts'
import type { DrawEvent } from '../../engine/drawings/draw/draw.ts'
import { publish } from '../../engine/drawings/draw/draw-record.ts'
import { entriesIn, seal } from '../../engine/drawings/draw/drum.ts'
import { redo } from '../../engine/drawings/draw/redo.ts'
import { select } from '../../engine/drawings/draw/selection.ts'
import type { Event } from '../../engine/mechanisms.ts'
import { placeOf, placesOf, spinTo } from '../../games/wheel/face.ts'
import { checkOffering } from '../../rulebook/checks/offeringcheck.ts'
import { offering } from '../../rulebook/offering.ts'
import { readYaml } from '../../rulebook/text/read.ts'
import { activities, catalogued, lookFirstIn, ownOfferings } from '../../server/house/catalogue.ts'
import { english } from '../../words/sentence.ts'
import { playScenario } from './play.ts'

const OWN = join(ROOT, 'examples', 'catalog')
const WEEK = join(OWN, 'lucky-lodge', 'player-of-the-week.yaml')
const NAMES = ['lodge-quads', 'player-of-the-week', 'lodge-wheel', 'lodge-credits', 'playoff-card']

beforeAll(() => {
  expect(lookFirstIn(OWN)).toBeUndefined()
})
afterAll(() => {
  lookFirstIn(undefined)
})

/** What is wrong with its rule file. */
function toldOf(activity: string): string[] {
  const found = catalogued(activity)
  return found !== undefined && 'faults' in found ? found.faults.map(english) : []
}

describe('a made-up house with rule files of its own', () => {
  test('its activities stand beside those that come with the program', () => {
    expect(activities()).toEqual(
      expect.arrayContaining([...NAMES.map((name) => `lucky-lodge/${name}`), 'bay-101/blazing-7s']),
    )
  })

  test.each(NAMES)('what it posts of %s is inside every range', (name) => {
    const { text } = ownOfferings().find(({ activity }) => activity === `lucky-lodge/${name}`)!
    const read = readYaml(text, offering)
    const found = catalogued(`lucky-lodge/${name}`)
    if (!read.ok || found === undefined || 'faults' in found) throw new Error(JSON.stringify([read, found]))
    expect(checkOffering(found.rule, read.value)).toEqual({ wrong: [], missing: [] })
  })

  test.each(NAMES)(
    'its night of %s goes as expected, and every clause that runs or is attested is exercised',
    (name) => {
      const nights = playScenario(scenarioIn(`examples/scenarios/${name}.yaml`))
      expect(nights.flatMap(({ checks }) => checks.filter(({ ok }) => !ok))).toEqual([])
      expect(nights.filter(({ checks }) => checks.length === 0)).toEqual([])
      const found = catalogued(`lucky-lodge/${name}`)
      if (found === undefined || 'faults' in found) throw new Error('it can be read')
      const used = new Set(
        nights.flatMap(({ records }) =>
          records.flatMap(({ clauses, refusals }) => [...clauses, ...refusals.flatMap((one) => one.clauses)]),
        ),
      )
      const demanded = Object.entries(found.rule.clauses).filter(
        ([, { kind }]) => kind === 'runs' || kind === 'attested',
      )
      expect(demanded.map(([clause]) => clause).filter((clause) => !used.has(clause))).toEqual([])
    },
  )
})

describe('a wheel on the screen', () => {
  const nights = () => playScenario(scenarioIn('examples/scenarios/lodge-wheel.yaml')).map(({ night }) => night)

  test('every spin is what its draw found, the draw can be redone, and the wheel comes to rest there', () => {
    const spins = nights().flatMap(({ accepted }) => {
      const events = accepted.flatMap((one) => one.events)
      return events.flatMap((spun) => {
        if (spun.type !== 'GameStepped' || spun.draw === undefined) return []
        const own = events.filter((event) => isOfDraw(event) && event.draw === spun.draw) as DrawEvent[]
        const opened = own.find((event) => event.type === 'DrawOpened')!
        return [{ spun, record: publish(own, entriesIn(opened.list)) }]
      })
    })
    // The spins of variants a to d, f and g: one, three, two, one, one and one.
    expect(spins).toHaveLength(9)
    for (const { spun, record } of spins) {
      expect(redo(record)).toMatchObject({ agrees: true, faults: [] })
      const spot = 'rests' in spun.action && typeof spun.action.rests === 'object' ? spun.action.rests.spot : ''
      expect(record.reveal?.winners).toEqual([spot])
      const places = placesOf(record.entries!.map(({ id, weight }) => ({ spot: id, times: Number(weight) })))
      const turn = spinTo(0, places.length, placeOf(places, String(spot), spun.draw)!)
      expect(places[Math.round((24 - (turn % 360) / 15) % 24)]?.spot).toBe(spot)
    }
  })

  test('a spot comes as often as it has places (99%)', () => {
    const entries = [
      ['double', 1],
      ['lodge jacket', 2],
      ['$20', 10],
      ['$50', 6],
      ['$100', 4],
      ['$500', 1],
    ].map(([id, places]) => ({ id: String(id), weight: BigInt(places!) }))
    const DRAWS = 4_800
    const digest = seal(entries)
    const how = { winners: 1, standby: 0, replacement: false }
    const counts = new Map<string, number>()
    for (let nth = 0; nth < DRAWS; nth++) {
      const [spot] = select(digestOf(`spin ${nth}`), 'digits 471108', nth + 1, digest, entries, how).winners
      counts.set(spot!, (counts.get(spot!) ?? 0) + 1)
    }
    const chiSquare = entries.reduce((sum, { id, weight }) => {
      const expected = (DRAWS * Number(weight)) / 24
      return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected
    }, 0)
    // Five degrees of freedom, one in a hundred.
    expect(chiSquare).toBeLessThan(15.086)
  })
})

const isOfDraw = (event: Event): event is Extract<Event, { type: DrawEvent['type'] }> => event.type.startsWith('Draw')

describe('a rule file that is wrong is refused with line and column', () => {
  /** Faults of the by-hand file after one change, with the place that the change should be found at. */
  function faultsAfter(from: string, to: string, marked = to) {
    const text = readFileSync(WEEK, 'utf8')
    expect(text.split(from)).toHaveLength(2)
    const changed = text.replace(from, to)
    const before = changed.slice(0, changed.indexOf(marked)).split('\n')
    const at = `${before.length}:${before.at(-1)!.length + 1}`
    return { at, faults: faultsOf(changed) }
  }

  function faultsOf(text: string): readonly string[] {
    const folder = mkdtempSync(join(tmpdir(), 'own-'))
    try {
      mkdirSync(join(folder, 'lucky-lodge'))
      writeFileSync(join(folder, 'lucky-lodge', 'player-of-the-week.yaml'), text)
      expect(lookFirstIn(folder)).toBeUndefined()
      return toldOf('lucky-lodge/player-of-the-week')
    } finally {
      lookFirstIn(OWN)
      rmSync(folder, { recursive: true })
    }
  }

  test('as it stands it has no fault', () => {
    expect(faultsOf(readFileSync(WEEK, 'utf8'))).toEqual([])
  })

  test.each([
    ['an unknown key', 'line: runner-up,', 'line: runner-up, bonus: $5,', 'bonus', 'unknown key "bonus"'],
    [
      'a range upside down',
      'range: $100..$500',
      'range: $500..$100',
      'range: $500..$100',
      '"$500..$100" is not a range of money',
    ],
    ['a range that is no money', 'range: $25..$50', 'range: lots', 'range: lots', '"lots" is not a range of money'],
    [
      'a clause that is not there',
      'by: W2, line',
      'by: W9, line',
      'by: W9',
      'a term names clause W9, which is not there',
    ],
    [
      'a term without its clause',
      '{ by: E2, need: employee',
      '{ need: employee',
      '{ need: employee',
      'by: this is missing',
    ],
    [
      'a need of cards',
      'need: employee, may: never',
      "need: dealt in, min: '5'",
      'need: dealt in',
      '"dealt in" cannot be held against an award',
    ],
    ['a hand', 'line: runner-up,', 'line: runner-up, outcome: quads,', 'outcome: quads', 'unknown key "outcome"'],
    [
      'a pool that is not there',
      'pool: season, share',
      'pool: saison, share',
      'pays: { kind: pool, pool: saison',
      'there is no pool saison',
    ],
    [
      'another way of running',
      'runs: by hand',
      'runs: by foot',
      'runs: by foot',
      '"by foot" is none of hand jackpot, bad beat, period jackpot, drawing, promotion, table game, coupons, credits, contest, squares, tournament, by hand',
    ],
    [
      'an entered amount where cards decide',
      'runs: by hand',
      'runs: hand jackpot',
      'kind: entered',
      '"entered" is none of pool, fixed',
    ],
  ])('%s', (_, from, to, marked, says) => {
    const { at, faults } = faultsAfter(from, to, marked)
    expect(faults.find((fault) => fault.includes(`player-of-the-week.yaml:${at}`))).toContain(says)
  })

  test('a clause that runs and that no term names', () => {
    expect(faultsOf(readFileSync(WEEK, 'utf8').replace('confirm:\n  - { by: E1,', 'confirm:\n  - { by: E2,'))).toEqual([
      expect.stringContaining('clause E1 is attested, but no term names it'),
    ])
  })
})

describe('the folder itself', () => {
  test.each([
    ['a name that the program brings', 'bay-101', 'blazing-7s', /an activity of this name comes with the program/],
    ['no folder', undefined, undefined, /is not a folder/],
  ])('%s is refused with a sentence', (_, house, name, says) => {
    const folder = mkdtempSync(join(tmpdir(), 'own-'))
    try {
      if (house !== undefined) {
        mkdirSync(join(folder, house))
        writeFileSync(join(folder, house, `${name}.yaml`), readFileSync(WEEK, 'utf8'))
      }
      expect(lookFirstIn(house === undefined ? join(folder, 'nowhere') : folder)).toMatch(says)
      if (house !== undefined) expect(toldOf(`${house}/${name}`)).toEqual([expect.stringMatching(says)])
    } finally {
      lookFirstIn(OWN)
      rmSync(folder, { recursive: true })
    }
  })

  test('a file under another name than its own activity', () => {
    const folder = mkdtempSync(join(tmpdir(), 'own-'))
    mkdirSync(join(folder, 'lucky-lodge'))
    writeFileSync(join(folder, 'lucky-lodge', 'player.yaml'), readFileSync(WEEK, 'utf8'))
    lookFirstIn(folder)
    expect(toldOf('lucky-lodge/player')).toEqual([
      expect.stringContaining('by folder and name it is lucky-lodge/player'),
    ])
    lookFirstIn(OWN)
    rmSync(folder, { recursive: true })
  })

  test('GAMEKEEPER_CATALOG names it where nobody else does', () => {
    lookFirstIn(undefined)
    const before = process.env.GAMEKEEPER_CATALOG
    process.env.GAMEKEEPER_CATALOG = OWN
    expect(activities()).toContain('lucky-lodge/player-of-the-week')
    if (before === undefined) delete process.env.GAMEKEEPER_CATALOG
    else process.env.GAMEKEEPER_CATALOG = before
    expect(activities()).not.toContain('lucky-lodge/player-of-the-week')
    lookFirstIn(OWN)
  })
})
