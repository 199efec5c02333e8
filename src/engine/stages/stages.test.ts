/** Stages in the engine itself: whatever is tried, every pass is somewhere, nobody wins twice, and money holds together. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollars, fromWire } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { cardOf } from '../../cards/card.ts'
import { coverOf } from '../../ledger/balances.ts'
import { sentence, spoken } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { type Event, initialState, MECHANISMS, type Order, type State } from '../mechanisms.ts'

const CAR = 'hawaiian-gardens/car-drawing'
/** With a fund of its own, so that nothing else has to run. */
const RULE = readFileSync(resolve(import.meta.dirname, '..', '..', '..', 'catalog', `${CAR}.yaml`), 'utf8').replace(
  /^ {2}of: .*\n/m,
  '',
)
const clausesOf = (text: string) => [...text.matchAll(/^ {2}([A-Z]\d+):/gm)].map((match) => match[1]!)
/** The same promotion, with two tables and a final in place of the keys. */
const AS_PLAY_DOWN = RULE.replace(
  /^stage:\n(?: {2}.*\n)+/m,
  `stage:
  is: play-down
  by: R4
  begins: { by: R10, at: '22:00' }
  pass: { by: R11 R13 }
  noId: { by: R9 }
  tables: { by: reading R99, number: 2, seats: 8, hands: 24 }
  goOn: { by: reading R99, places: 4 }
  final: { by: reading R99, hands: 16 }
  out: { by: B1 reading R8, line: out }
  others: { by: B1 reading R8, line: final }
  first: { by: R12, line: car }
  ties: { by: reading R14 }
  fewer: { by: reading R13 }
`,
)
  .replace(
    /^absent: /m,
    "  - { id: R99, on: R12, favours: neither, says: 'Two tables of 8 play 24 hands, 4 of each the final of 16.' }\nabsent: ",
  )
  .replace(
    /( {6}- \{ by: B1 R11 R12 reading R8, line: car.*\n)/,
    (car) => `${car}      - { by: B1 reading R8, line: out, pays: { kind: fixed, range: $200, from: reserve } }
      - { by: B1 reading R8, line: final, pays: { kind: fixed, range: $300, from: reserve } }
`,
  )
const OFFERING = `activity: ${CAR}
settings: { version: A }
from: '2026-03-02'
to: '2026-03-29'
drawings: [${Array.from({ length: 10 }, (_, n) => `{ dates: ['2026-03-29'], from: '${12 + n}:00', to: '${13 + n}:00' }`).join(', ')}]
prizes: { car: '$24,000' }
things: { car: a new car }
shown: [car, 'first and last day, day of the giveaway, and version']
`

function openHouse(rule = RULE) {
  let state: State = initialState()
  let now = { at: Date.parse('2026-03-29T11:00:00Z'), local: '2026-03-29T11:00:00' }
  let keys = 0
  const ask = (order: Order, by = 'host') => {
    keys += 1
    return decide(state, { ...order, key: `k${keys}`, at: now, by })
  }
  const add = (events: readonly Event[]) => {
    for (const event of events) state = evolve(state, event)
    for (const { held, owing } of coverOf(state.balances)) expect(held).toBe(owing)
  }
  const does = (order: Order, by = 'host'): readonly Event[] => {
    const decision = ask(order, by)
    if (isRefusal(decision)) throw new Error(sentence(decision))
    add(decision)
    return decision
  }
  does({ do: 'OpenProperty', property: 'Test', zone: 'UTC', dayStart: '06:00', chip: dollars(1) })
  does({ do: 'AcceptRules', text: rule, document: 'S1', clauses: clausesOf(rule) }, 'compliance')
  does({ do: 'DraftOffering', text: OFFERING }, 'marketing')
  does({ do: 'ApproveOffering', activity: CAR, version: 1 }, 'approver')
  does({ do: 'PostOffering', activity: CAR, places: ['room'] }, 'marketing')
  return {
    get state() {
      return state
    },
    get stage() {
      return [...state.stages.values()][0]
    },
    ask,
    add,
    does,
    why: (order: Order, by = 'host') => {
      const decision = ask(order, by)
      return isRefusal(decision) ? spoken(decision.reasons[0]!) : { clause: 'done', says: 'done' }
    },
    moveTo(local: string) {
      now = { at: Date.parse(`${local}Z`), local }
    },
    /** Drawn, called and reported: the pass alone matters here. */
    pass(person: string | undefined, owes?: string) {
      const callup = `U${state.callupsSoFar + 1}`
      const who = person === undefined ? { kind: 'named' as const, name: callup } : { kind: 'person' as const, person }
      const known = person === undefined ? {} : { person }
      const { at, local } = now
      const clause = 'R3'
      add([
        {
          type: 'CalledUp',
          v: MECHANISMS.drawings.events.CalledUp.v,
          callup,
          activity: CAR,
          who,
          ...known,
          at,
          local,
          day: local.slice(0, 10),
          clause,
          posts: [],
        },
        {
          type: 'ReportedIn',
          v: 1,
          callup,
          activity: CAR,
          ...known,
          at,
          by: 'host',
          clause,
          gives: 'pass',
          ...(owes === undefined ? {} : { owes }),
        },
      ] as Event[])
      return callup
    },
  }
}

describe('passes', () => {
  test('a stranger is named by the identification that follows, and held against the rule', () => {
    const house = openHouse()
    const callup = house.pass(undefined, 'R8')
    house.does({ do: 'EnrolPerson', person: '7', duty: 'none', proposition: false, age: 20, second: 'other' }, 'floor')
    expect(house.why({ do: 'BringId', callup, person: '7' }).clause).toBe('B3')
    house.does({ do: 'BringId', callup, person: '8' })
    expect(house.stage?.passes).toEqual([{ callup, who: { kind: 'named', name: callup }, person: '8' }])
  })
  test('nothing of it happens while the regulator has stopped it', () => {
    const house = openHouse()
    const callup = house.pass('1', 'R8')
    house.does({ do: 'StopOffering', activity: CAR, reason: 'by order' }, 'regulator')
    house.moveTo('2026-03-29T22:00:00')
    expect(house.why({ do: 'BringId', callup }).says).toMatch(/stopped: by order/)
    expect(house.why({ do: 'StartStage', activity: CAR, present: [] }).says).toMatch(/stopped: by order/)
  })
  test('a pass of nobody, and a pass of another activity, start nothing', () => {
    const house = openHouse()
    expect(house.why({ do: 'StartStage', activity: CAR, present: [] }).says).toMatch(/nobody has a pass/)
    house.pass('1')
    house.moveTo('2026-03-29T22:00:00')
    expect(house.why({ do: 'StartStage', activity: CAR, present: ['U9'] }).says).toBe('U9 has given no pass')
    expect(house.why({ do: 'StepStage', activity: CAR, action: { do: 'try', who: 'U1', starts: true } }).says).toMatch(
      /has not begun yet/,
    )
  })
  test('eleven passes are too many for ten cards', () => {
    const house = openHouse()
    const present = Array.from({ length: 11 }, (_, n) => house.pass(String(n + 1)))
    house.moveTo('2026-03-29T22:00:00')
    expect(house.why({ do: 'StartStage', activity: CAR, present }).clause).toBe('R11')
  })
})

const who = fc.integer({ min: 1, max: 10 }).map((n) => `U${n}`)
const attempt = fc.oneof(
  fc.record({
    do: fc.constant('draw card' as const),
    who,
    card: fc.integer({ min: 0, max: 9 }).map((n) => cardOf(n === 0 ? 12 : n - 1, 3)),
  }),
  fc.record({ do: fc.constant('choose' as const), who, envelope: fc.integer({ min: 0, max: 11 }) }),
  fc.record({ do: fc.constant('try' as const), who, starts: fc.boolean() }),
)
/** What happens to each of the passes before 22:00: nothing, identification is owed, and it comes or not; there or not. */
const mostly = fc.integer({ min: 0, max: 9 }).map((n) => n > 0)
const holder = fc.record({ owes: fc.boolean(), brings: mostly, isThere: mostly })

function gathered(rule: string | undefined, holders: readonly { owes: boolean; brings: boolean; isThere: boolean }[]) {
  const house = openHouse(rule)
  for (const [n, { owes }] of holders.entries()) house.pass(String(n + 1), owes ? 'R8' : undefined)
  for (const [n, { owes, brings }] of holders.entries())
    if (owes && brings) house.does({ do: 'BringId', callup: `U${n + 1}` })
  house.moveTo('2026-03-29T22:00:00')
  const present = holders.flatMap(({ isThere }, n) => (isThere ? [`U${n + 1}`] : []))
  house.does({ do: 'StartStage', activity: CAR, present })
  const inPlay = holders.flatMap(({ owes, brings, isThere }, n) => (isThere && (!owes || brings) ? [`U${n + 1}`] : []))
  expect(house.stage!.passes.flatMap(({ callup, out }) => (out === undefined ? [callup] : []))).toEqual(inPlay)
  return { house, inPlay }
}

test('keys: whatever is tried, at most one car is won, by somebody in play whose key was the last one tried', () => {
  fc.assert(
    fc.property(
      fc.array(holder, { minLength: 1, maxLength: 10 }),
      fc.array(attempt, { maxLength: 80 }),
      (holders, attempts) => {
        const { house, inPlay } = gathered(undefined, holders)
        for (const action of attempts) {
          const before = house.state
          const decision = house.ask({ do: 'StepStage', activity: CAR, action })
          if (isRefusal(decision)) expect(house.state).toBe(before)
          else house.add(decision)
        }
        const hits = [...house.state.hits.values()]
        expect(hits.length).toBeLessThanOrEqual(1)
        const [hit] = hits
        const play = house.stage?.play
        if (hit === undefined || play?.is !== 'keys') return
        expect(hit.source).toEqual({ kind: 'drawing', callup: play.game.tried.at(-1)!.who })
        expect(inPlay).toContain(play.game.tried.at(-1)!.who)
        expect(house.stage?.status).toBe('over')
        expect(hit.awards.map(({ amount, thing }) => [fromWire(amount), thing])).toEqual([
          [dollars(24_000), 'a new car'],
        ])
      },
    ),
    { numRuns: 60 },
  )
})

test('play-down: everybody in play has one hit, one of them the car, and nobody else has any', () => {
  fc.assert(
    fc.property(
      fc.array(holder, { minLength: 1, maxLength: 16 }),
      fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 }),
      (holders, few) => {
        const { house, inPlay } = gathered(AS_PLAY_DOWN, holders)
        let n = 0
        for (let play = house.stage?.play; house.stage?.status === 'running'; play = house.stage?.play) {
          if (play?.is !== 'play-down') throw new Error('it is a play-down')
          if (play.game.phase === 'to seat') {
            const seats = play.game.who.map((one, at) => ({
              who: one,
              table: String(1 + (at % 2)),
              seat: 1 + (at >> 1),
            }))
            house.does({ do: 'StepStage', activity: CAR, action: { do: 'seat', seats } })
            continue
          }
          // Few different chips at first, so that equals are common.
          const chips = (of: readonly string[]) =>
            of.map((one) => {
              n += 1
              return { who: one, chips: few[n - 1] ?? n }
            })
          const counted = play.game.tables.some(({ table, who: at }) => {
            const decision = house.ask({ do: 'CountChips', activity: CAR, table, chips: chips(at), second: 'other' })
            if (isRefusal(decision)) return false
            house.add(decision)
            return true
          })
          if (counted) continue
          // Equals play off: every group of equals is tried until one is taken.
          const groups = play.game.tables.flatMap(({ table, counts }) => {
            const last = counts.at(-1) ?? []
            return [...Map.groupBy(last, (one) => one.chips).values()].map((equals) => ({
              table,
              equals: equals.map((one) => one.who),
            }))
          })
          const isTaken = groups.some(({ table, equals }) => {
            const decision = house.ask({
              do: 'CountChips',
              activity: CAR,
              table,
              chips: chips(equals),
              second: 'other',
            })
            if (isRefusal(decision)) return false
            house.add(decision)
            return true
          })
          expect(isTaken).toBe(true)
        }
        const hits = [...house.state.hits.values()]
        const winners = hits.map(({ source }) => (source.kind === 'drawing' ? source.callup : ''))
        expect(winners.toSorted()).toEqual([...inPlay].toSorted())
        const lines = hits.flatMap(({ awards }) => awards.map(({ line }) => line))
        const outs = Math.max(0, inPlay.length - 8)
        expect(lines.toSorted()).toEqual(
          [
            ...Array.from({ length: Math.min(1, inPlay.length) }, () => 'car'),
            ...Array.from({ length: Math.max(0, Math.min(8, inPlay.length) - 1) }, () => 'final'),
            ...Array.from({ length: outs }, () => 'out'),
          ].toSorted(),
        )
      },
    ),
    { numRuns: 40 },
  )
})
