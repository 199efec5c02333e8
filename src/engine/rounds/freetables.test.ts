import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { dollars } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { freeList, freeViews } from '../../views/free.ts'
import { podiumView } from '../../views/podium/podium.ts'
import { sentence } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { type Command, type Event, initialState, type Order, type State } from '../mechanisms.ts'
import { ruleOf } from '../offerings/running.ts'

const BLAZING = 'bay-101/blazing-7s'
const RULES = readFileSync(`catalog/${BLAZING}.yaml`, 'utf8')

let state: State
const commandOf = (order: Order): Command =>
  ({ ...order, by: 'f1', key: 'k', at: { at: 1_000, local: '2026-03-03T19:00:00' } }) as Command
function give(order: Order, by = 'f1'): readonly Event[] {
  const decision = decide(state, { ...commandOf(order), by })
  if (isRefusal(decision)) throw new Error(sentence(decision))
  for (const event of decision) state = evolve(state, event)
  return decision
}
const refused = (order: Order): string => {
  const decision = decide(state, commandOf(order))
  return isRefusal(decision) ? sentence(decision) : 'done'
}
function room(rules = RULES): void {
  state = initialState()
  give({ do: 'OpenProperty', property: 'Test', zone: 'America/Los_Angeles', dayStart: '06:00', chip: dollars(1) })
  give({ do: 'SetTable', table: '1', game: 'no-bust-21', seats: 7, decks: 6 })
  give({ do: 'SetTable', table: '4', game: 'holdem', seats: 9, decks: 1 })
  for (const table of ['1', '4']) give({ do: 'OpenTable', table })
  give({ do: 'AcceptRules', text: rules, document: 'as approved', clauses: Object.keys(ruleOf(rules).clauses) })
  give({ do: 'DraftOffering', text: readFileSync('demo/offerings/blazing-7s.yaml', 'utf8') })
  give({ do: 'ApproveOffering', activity: BLAZING, version: 1 }, 'o2')
  give({ do: 'PostOffering', activity: BLAZING, places: ['door'] })
}
beforeEach(() => room())

const ASK: Order = { do: 'RequestFreeTable', activity: BLAZING, patron: 'a lady at the desk', table: '1' }

describe('a free table', () => {
  test('is logged when it is asked for and when it is offered, under the clause on free play', () => {
    const clause = ruleOf(RULES).free!.by
    expect(give(ASK)).toMatchObject([{ type: 'FreeTableRequested', request: 'F1', clause, by: 'f1' }])
    give({ do: 'RequestFreeTable', activity: BLAZING, person: 'P7' })
    expect(freeViews(state)).toMatchObject([
      { request: 'F1', who: 'a lady at the desk', table: '1', since: 1_000, clause },
      { request: 'F2', who: 'P7' },
    ])
    expect(freeViews(state)[0]!.says).toBe(ruleOf(RULES).clauses[clause]!.says)
    expect(give({ do: 'OfferFreeTable', request: 'F1', table: '1' })).toMatchObject([
      { type: 'FreeTableOffered', request: 'F1', activity: BLAZING, table: '1', clause },
    ])
    expect(freeViews(state).map(({ request }) => request)).toEqual(['F2'])
    expect(refused({ do: 'OfferFreeTable', request: 'F1', table: '1' })).toContain('no open request F1')
    expect(give(ASK)).toMatchObject([{ request: 'F3' }])
  })

  test('is offered at an open table of the activity without fees on it', () => {
    give(ASK)
    expect(refused({ do: 'OfferFreeTable', request: 'F1', table: '9' })).toContain('table 9 is not open')
    expect(refused({ do: 'OfferFreeTable', request: 'F1', table: '4' })).toContain('not offered at table 4 [N1]')
    give({ do: 'StartRound', table: '1', bets: [{ seat: '1', wagered: true, fees: [BLAZING] }] })
    expect(refused({ do: 'OfferFreeTable', request: 'F1', table: '1' })).toContain('takes none [N1]')
  })

  test('is never a tournament; one that is set as free comes before a live one in what can be offered', () => {
    const kinds = { 1: undefined, 2: 'live', 3: 'free', 5: 'tournament' } as const
    for (const [table, kind] of Object.entries(kinds)) {
      if (kind === undefined) continue
      give({ do: 'SetTable', table, game: 'no-bust-21', seats: 7, decks: 6, kind })
      give({ do: 'OpenTable', table })
    }
    const text = readFileSync('demo/offerings/blazing-7s.yaml', 'utf8').replace(/^tables:.*\n/m, '')
    give({ do: 'DraftOffering', text })
    give({ do: 'ApproveOffering', activity: BLAZING, version: 2 }, 'o2')
    give({ do: 'PostOffering', activity: BLAZING, places: ['door'] })
    give({ do: 'RequestFreeTable', activity: BLAZING, patron: 'a lady at the desk' })
    give({ do: 'RequestFreeTable', activity: BLAZING, person: '1204', table: '2' })
    give({ do: 'SeatPlayer', table: '4', seat: '3', person: '1204' })
    expect(freeList(state, 61_000)).toMatchObject({
      kind: 'free',
      waiting: [
        { request: 'F1', age: 60_000, tables: ['3', '1', '2'] },
        { request: 'F2', person: '1204', sits: { table: '4', seat: '3' }, tables: ['2'] },
      ],
    })
    // At the podium whoever is in the register has a name, and how long they wait is left to its clock.
    const podium = podiumView(state, 61_000, (person) => (person === '1204' ? 'Linh T.' : undefined))
    expect(podium.free.map(({ who, tables }) => [who, tables])).toEqual([
      ['a lady at the desk', ['3', '1', '2']],
      ['Linh T.', ['2']],
    ])
    expect(podiumView(state, 99_000, () => undefined).free.map(({ who }) => who)).toEqual([
      'a lady at the desk',
      '1204',
    ])
    expect(podium.free[0]).not.toHaveProperty('age')
    expect(refused({ do: 'OfferFreeTable', request: 'F1', table: '5' })).toContain('a tournament is played at table 5')
    expect(refused({ do: 'OfferFreeTable', request: 'F1', table: '5' })).toContain('[N1]')
    give({ do: 'OfferFreeTable', request: 'F1', table: '3' })
    give({ do: 'OfferFreeTable', request: 'F2', table: '2' })
    expect(freeList(state, 61_000).waiting).toEqual([])
  })

  test('says who asks, once', () => {
    expect(refused({ do: 'RequestFreeTable', activity: BLAZING })).toContain('say who is asking')
    expect(refused({ do: 'RequestFreeTable', activity: BLAZING, patron: 'x', person: 'P7' })).toContain('not both')
    expect(refused({ do: 'RequestFreeTable', activity: BLAZING, patron: 'x', table: '9' })).toContain('no table 9')
    give({ do: 'RequestFreeTable', activity: BLAZING, person: 'P7' })
    expect(refused({ do: 'RequestFreeTable', activity: BLAZING, person: 'P7' })).toContain(
      'already has an open request, F1',
    )
  })

  test('is refused where the rules have none, and while the activity is stopped', () => {
    expect(refused({ ...ASK, activity: 'bay-101/none' } as Order)).toContain('is not running')
    give({ do: 'StopOffering', activity: BLAZING, reason: 'by order' })
    expect(refused(ASK)).toContain('is stopped: by order')
    room(RULES.replace(/^free:.*$/m, '').replace(/(N1: .*kind: )runs/, '$1shown'))
    expect(refused(ASK)).toContain('have no free tables')
  })
})
