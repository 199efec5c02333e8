import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { dollars } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { freeViews } from '../../views/free.ts'
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
