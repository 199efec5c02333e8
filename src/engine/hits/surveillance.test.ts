import { beforeEach, expect, test } from 'vitest'
import { message } from '../../base/message.ts'
import { isRefusal } from '../../base/refusal.ts'
import { sentence } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { type Command, initialState, type Order, type State } from '../mechanisms.ts'

let state: State
beforeEach(() => {
  state = initialState()
  evolve(state, {
    type: 'HitDeclared',
    v: 3,
    hit: 'H1',
    activity: 'test/one',
    digest: 'd',
    source: { kind: 'table', table: '1' },
    at: 1,
    local: '2026-03-02T19:00:00',
    declaredBy: 'dealer',
    cards: {},
    awards: [],
    denied: [],
    questions: [
      {
        id: 'E1 the hand',
        clause: 'E1',
        who: { kind: 'round' },
        asks: message('as written', { text: 'Was the hand free of a misdeal?' }),
      },
      {
        id: 'B2 the hand',
        clause: 'B2',
        who: { kind: 'round' },
        asks: message('as written', { text: 'Confirmed?' }),
        of: 'surveillance',
      },
    ],
    total: '0',
    posts: {},
  })
})

function give(order: Order, by: string): string {
  const decision = decide(state, { ...order, by, key: 'k', at: { at: 2, local: '2026-03-02T19:01:00' } } as Command)
  if (isRefusal(decision)) return sentence(decision)
  for (const event of decision) state = evolve(state, event)
  return 'done'
}
const attest = (answers: Record<string, boolean>): Order => ({ do: 'AttestHit', hit: 'H1', answers })
const CONFIRM: Order = { do: 'ConfirmSurveillance', hit: 'H1' }

test('the floor cannot answer for surveillance, and nothing of such an answer is kept', () => {
  expect(give(attest({ 'E1 the hand': true, 'B2 the hand': true }), 'floor')).toBe(
    'hit H1: surveillance answers that, not the floor [B2]',
  )
  expect(state.hits.get('H1')?.answers).toEqual({})
})

test('without surveillance the hit is not verified', () => {
  give(attest({ 'E1 the hand': true }), 'floor')
  expect(give({ do: 'VerifyHit', hit: 'H1' }, 'manager')).toContain('(not answered) [B2]')
})

test('surveillance answers its own questions alone, yes or no', () => {
  expect(give(CONFIRM, 'eye')).toBe('done')
  expect(state.hits.get('H1')?.answers).toEqual({ 'B2 the hand': true })
  give({ ...CONFIRM, yes: false } as Order, 'eye')
  expect(state.hits.get('H1')?.answers).toEqual({ 'B2 the hand': false })
  give(attest({ 'E1 the hand': true }), 'floor')
  expect(give({ do: 'VerifyHit', hit: 'H1' }, 'manager')).toContain('Confirmed? answered no')
})

test('whoever declared the hit cannot confirm it', () => {
  expect(give(CONFIRM, 'dealer')).toContain('may not confirm it for surveillance')
})

test('where the rules ask nothing of surveillance there is nothing to confirm', () => {
  evolve(state, { ...declared(), hit: 'H2', questions: [] })
  expect(give({ do: 'ConfirmSurveillance', hit: 'H2' }, 'eye')).toContain('do not ask surveillance')
  expect(give({ do: 'ConfirmSurveillance', hit: 'H9' }, 'eye')).toContain('there is no open hit H9')
})

function declared() {
  const { answers: _answers, status: _status, claims: _claims, ...hit } = state.hits.get('H1')!
  return { type: 'HitDeclared', v: 2, ...hit, denied: [], total: '0' } as const
}
