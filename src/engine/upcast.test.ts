import { describe, expect, test } from 'vitest'
import type { Old } from './mechanism.ts'
import { upcast } from './upcast.ts'

describe('events of other versions', () => {
  test('one of today is itself', () => {
    const event = { type: 'RoundEnded', v: 1, table: '1', round: 1 }
    expect(upcast(event)).toBe(event)
  })

  test('an old one goes through every step up to today, and only then is it one', () => {
    const from = {
      1: (event: Old) => ({ ...event, v: 2, round: 7 }),
      2: (event: Old) => ({ ...event, v: 3, table: '2' }),
    }
    const old = { type: 'RoundEnded', v: 1 }
    expect(upcast(old, undefined, { RoundEnded: { v: 3, from } })).toEqual({
      type: 'RoundEnded',
      v: 3,
      round: 7,
      table: '2',
    })
    expect(() => upcast(old, undefined, { RoundEnded: { v: 3 } })).toThrow('nothing turns RoundEnded of version 1')
  })

  test.each([
    ['a newer version', 'RoundEnded', 2],
    ['an unknown event', 'MoonLanded', 1],
    ['a name that every object has', 'constructor', 1],
  ])('%s is refused with its name', (_, type, v) => {
    expect(() => upcast({ type, v })).toThrow(`does not know events ${type} of version ${v}`)
  })
})

describe('texts of version 1 become parties', () => {
  const old = (type: string, body: object) => upcast({ type, v: 1, ...body })
  const seat = { kind: 'seat', table: '1', seat: '3' }

  test('a declared hit: who is paid, asked, denied, on the board, and has a ticket', () => {
    const event = old('HitDeclared', {
      activity: 'a/b',
      table: '1',
      round: 7,
      hands: 'seat 3 hole 9s 9h | board 9d 9c 4s Kd 2h',
      awards: [{ to: 'table 1 seat 3', person: '17', amount: '5' }],
      denied: [
        { who: 'table 1 seat 4 backline 2', reasons: [] },
        { who: 'table 1 player-dealer', reasons: [] },
      ],
      questions: [
        { id: 'E1 the hand', who: 'the hand' },
        { id: 'E2 table 1 seat 3', who: 'table 1 seat 3' },
      ],
      board: [{ to: 'table 1 seat 3', hands: 'seat 3 hole 9s 9h' }],
      tickets: [{ to: 'table 1 seat 3', tickets: 1 }],
      evidence: 'camera 3',
    })
    const cards = { hands: [{ seat: '3', role: 'player', zones: { hole: '9s 9h' } }] }
    expect(event).toEqual({
      type: 'HitDeclared',
      v: 3,
      evidence: { says: 'camera 3' },
      activity: 'a/b',
      source: { kind: 'table', table: '1', round: 7 },
      cards: { common: { board: '9d 9c 4s Kd 2h' }, ...cards },
      awards: [{ to: seat, person: '17', amount: '5' }],
      denied: [
        { who: { kind: 'backline', table: '1', seat: '4', nth: 2 }, reasons: [] },
        { who: { kind: 'player-dealer', table: '1' }, reasons: [] },
      ],
      questions: [
        { id: 'E1 the hand', who: { kind: 'round' } },
        { id: 'E2 table 1 seat 3', who: seat },
      ],
      board: [{ to: seat, cards }],
      tickets: [{ to: seat, tickets: 1 }],
    })
  })

  test('whoever was drawn is a person; whom somebody typed in keeps the text', () => {
    const award = { to: '17', person: '17' }
    const drawn = old('HitDeclared', {
      activity: 'a/b',
      table: '',
      hands: '',
      awards: [award],
      denied: [],
      callup: 'U1',
    })
    expect(drawn).toMatchObject({
      source: { kind: 'drawing', callup: 'U1' },
      awards: [{ to: { kind: 'person', person: '17' } }],
    })
    const typed = old('HitDeclared', { activity: 'a/b', table: '', hands: '', awards: [award], denied: [] })
    expect(typed).toMatchObject({ source: { kind: 'house' }, awards: [{ to: { kind: 'named', name: '17' } }] })
    expect(old('CalledUp', { who: '17', person: '17' })).toMatchObject({ who: { kind: 'person', person: '17' } })
    expect(old('CalledUp', { who: 'table 1 seat 3', ticket: 'T1' })).toMatchObject({ who: seat })
  })

  test('a device that was not heard, and one that a person said has failed', () => {
    const lost = old('EquipmentFailed', {
      table: '1',
      device: 'sensor',
      reason: 'no link to the house',
      by: 'device:t1',
    })
    expect(lost).toMatchObject({ reason: { id: 'no link to the house', says: 'no link to the house' } })
    const said = old('EquipmentFailed', { table: '1', device: 'sensor', reason: 'stays dark', by: '21' })
    expect(said).toMatchObject({ reason: { says: 'stays dark' } })
    expect(said).not.toHaveProperty('reason.id')
  })

  test('an activity that was halted, a fee that went back, a shift that was handed over, a closed period', () => {
    const halted = old('HandJudged', { activity: 'a/b', hands: '', denied: [{ who: 'a/b', reasons: [] }] })
    expect(halted).toMatchObject({ denied: [{ who: { kind: 'activity', activity: 'a/b' } }], cards: {} })
    expect(old('RoundStarted', { round: 1 })).toEqual({ type: 'RoundStarted', v: 2, round: 1 })
    const reasons = [{ clause: 'B4', says: 'a sensor is dark; the fee is returned' }]
    expect(old('RoundStarted', { returned: [{ who: 'table 1 seat 3', reasons }] })).toMatchObject({
      returned: [{ who: seat, reasons: [{ clause: 'B4', says: 'a sensor is dark' }] }],
    })
    const handed = old('ShiftHandedOver', { open: ['hit H3', 'the lamp'] })
    expect(handed).toMatchObject({
      v: 2,
      open: [
        { kind: 'hit', hit: 'H3' },
        { kind: 'named', name: 'the lamp' },
      ],
    })
    const aside = old('MessageSetAside', { reasons: ['no round is open'] })
    expect(aside).toMatchObject({ v: 2, reasons: [{ says: 'no round is open' }] })
    const passed = old('PassedOver', { reason: 'banned' })
    expect(passed).toMatchObject({ v: 2, reason: { says: 'banned' } })
    const closed = old('PeriodClosed', { awards: [{ to: 'table 1 seat 3' }], denied: [{ who: 'table 1 seat 3' }] })
    expect(closed).toMatchObject({ v: 2, awards: [{ to: seat }], denied: [{ who: seat }] })
  })
})
