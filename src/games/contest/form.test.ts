import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Pick } from './bracket.ts'
import { shapeOf } from './bracket.ts'
import {
  changed,
  emptyPicks,
  type Form,
  formFaults,
  formNaming,
  type Picks,
  teamsIn,
  totalOf,
  winnersOf,
} from './form.ts'
import { packed, unpacked } from './packed.ts'
import { anyForm, bracketSlate, chanceOf, weekSlate } from './season.ts'
import type { Slate } from './slate.ts'

const BRACKET = bracketSlate('2026-03-19', chanceOf('form'))
const WEEK = weekSlate('2026-11-17', chanceOf('form'))
const bits = (count: number) => fc.array(fc.constantFrom<Pick>(0, 1), { minLength: count, maxLength: count })
const bracketForm: fc.Arbitrary<Form> = bits(63).map((picks) => ({ picks }))
const score = fc.integer({ min: 0, max: 999 })

describe('picks follow from those before', () => {
  test('the winners of two games meet in the next', () => {
    const picks = emptyPicks(BRACKET)
    expect(changed(BRACKET, picks, '33', 0)).toEqual({ id: 'pick before its teams', with: { game: '33', of: '1' } })
    const one = changed(BRACKET, picks, '1', 1) as { picks: Picks }
    expect(teamsIn(BRACKET, one.picks, 32)).toEqual(['East 16 play-in', undefined])
    expect(changed(BRACKET, one.picks, '33', 0)).toMatchObject({ cleared: [] })
    expect(changed(BRACKET, one.picks, '99', 0)).toEqual({ id: 'pick in no such game', with: { game: '99' } })
  })
  test('a change clears what hung on it, up to where another was to win', () => {
    // The first side of every game wins: the first team of game 1 wins all six of its games.
    const picks = BRACKET.games.map(() => 0 as const)
    const { cleared, picks: after } = changed(BRACKET, picks, '1', 1) as { picks: Picks; cleared: string[] }
    expect(cleared).toEqual(['33', '49', '57', '61', '63'])
    expect(after.filter((pick) => pick === undefined)).toHaveLength(5)
    const stops = changed(BRACKET, picks.with(48, 1 as 0), '1', 1)
    expect(stops).toMatchObject({ cleared: ['33'] })
    expect(changed(BRACKET, picks, '1', 0)).toEqual({ picks, cleared: [] })
    expect(changed(BRACKET, picks, '61', undefined)).toMatchObject({ cleared: ['63'] })
  })
  test('after any change, every pick that is left has a team', () => {
    fc.assert(
      fc.property(bracketForm, fc.nat({ max: 62 }), fc.constantFrom(0, 1, undefined), ({ picks }, at, pick) => {
        const game = BRACKET.games[at]!.id
        const before = winnersOf(BRACKET, picks)
        const after = changed(BRACKET, picks, game, pick)
        if ('id' in after) throw new Error('a complete form can be changed anywhere')
        const winners = winnersOf(BRACKET, after.picks)
        const now = after.picks
        expect(winners.map((team) => team === undefined)).toEqual(now.map((one) => one === undefined))
        for (const [nth, team] of winners.entries())
          if (nth !== at && team !== undefined) expect(team).toBe(before[nth])
        expect(after.cleared).toEqual(
          BRACKET.games.filter((_, nth) => nth !== at && now[nth] === undefined).map(({ id }) => id),
        )
      }),
    )
  })
})

describe('a form of paper names its winners', () => {
  const named = (slate: Slate, { picks }: Form) =>
    Object.fromEntries(winnersOf(slate, picks).map((team, nth) => [slate.games[nth]!.id, team!]))
  test('and is the same form', () => {
    fc.assert(
      fc.property(bracketForm, (form) => {
        expect(formNaming(BRACKET, named(BRACKET, form))).toEqual(form)
      }),
    )
  })
  const all = named(BRACKET, { picks: BRACKET.games.map(() => 0) })
  const finalist = winnersOf(
    BRACKET,
    BRACKET.games.map(() => 1 as const),
  )[62]!
  test.each([
    [
      'a team that is out',
      { ...all, 63: finalist },
      [{ id: 'team cannot be there', with: { game: '63', team: finalist } }],
    ],
    ['a team of nowhere', { ...all, 1: 'Nobody' }, 'team cannot be there'],
    ['a game of nowhere', { ...all, 64: 'Nobody' }, [{ id: 'pick in no such game', with: { game: '64' } }]],
    ['no pick for the final', { ...all, 63: '' }, [{ id: 'pick missing', with: { game: '63', missing: 1 } }]],
  ])('%s is refused', (_, winners, faults) => {
    const found = formNaming(BRACKET, winners)
    expect(typeof faults === 'string' ? (found as { id: string }[])[0]!.id : found).toEqual(faults)
  })
})

describe('the guess', () => {
  const { picks } = anyForm(WEEK, chanceOf('guess'))
  const first = picks.with(12, 0)
  const team = (WEEK.games[12]!.sides[0] as { team: string }).team
  test.each<[string, Slate, Parameters<typeof formFaults>[1], string[]]>([
    ['a total', WEEK, { picks, guess: { total: 0 } }, []],
    ['both scores', WEEK, { picks: first, guess: { score: [27, 20] } }, []],
    ['a draw, whoever is picked', WEEK, { picks: first, guess: { score: [20, 20] } }, []],
    ['none', WEEK, { picks }, ['guess missing']],
    ['a negative one', WEEK, { picks, guess: { total: -1 } }, ['guess is not a score']],
    ['half a point', WEEK, { picks, guess: { total: 44.5 } }, ['guess is not a score']],
    ['the highest', WEEK, { picks, guess: { total: 1998 } }, []],
    ['one more', WEEK, { picks, guess: { total: 1999 } }, ['guess is not a score']],
    ['a score over the highest', WEEK, { picks, guess: { score: [1000, 0] } }, ['guess is not a score']],
    ['scores of the other team', WEEK, { picks: first, guess: { score: [20, 27] } }, ['guess against the pick']],
    ['one that nobody asked', BRACKET, { picks: BRACKET.games.map(() => 0), guess: { total: 4 } }, ['guess not asked']],
    [
      'on a form with a pick missing',
      WEEK,
      { picks: picks.with(3, undefined as never) },
      ['pick missing', 'guess missing'],
    ],
  ])('%s', (_, slate, form, faults) => {
    expect(formFaults(slate, form).map(({ id }) => id)).toEqual(faults)
  })
  test('names what it speaks of', () => {
    expect(formFaults(WEEK, { picks: first, guess: { score: [20, 27] } })).toEqual([
      { id: 'guess against the pick', with: { game: 'M1', team } },
    ])
  })
  test('both scores are a total', () =>
    expect([totalOf({ score: [27, 20] }), totalOf({ total: 47 })]).toEqual([47, 47]))
})

describe('packed picks', () => {
  test('every form comes back, in forty bytes at most', () => {
    const weekForm = fc
      .record({ picks: bits(13), one: score, more: fc.nat({ max: 40 }), isTotal: fc.boolean() })
      .map(({ picks, one, more, isTotal }): Form => {
        const most = Math.min(999, one + more)
        const both: [number, number] = picks[12] === 0 ? [most, one] : [one, most]
        return { picks, guess: isTotal ? { total: one + more } : { score: both } }
      })
    fc.assert(
      fc.property(bracketForm, weekForm, (bracket, week) => {
        const text = packed(BRACKET, bracket)
        expect(text).toMatch(/^[\w-]{11}$/)
        expect(unpacked(BRACKET, text)).toEqual(bracket)
        expect(packed(WEEK, week).length).toBeLessThanOrEqual(8)
        expect(unpacked(WEEK, packed(WEEK, week))).toEqual(week)
      }),
    )
  })
  test('by hand', () => {
    expect(packed(BRACKET, { picks: BRACKET.games.map(() => 0) })).toBe('AAAAAAAAAAA')
    // 63 ones are seven bytes of 255 and one of 127.
    expect(packed(BRACKET, { picks: BRACKET.games.map(() => 1) })).toBe(
      Buffer.from('ffffffffffffff7f', 'hex').toString('base64url'),
    )
    expect(packed(WEEK, { picks: WEEK.games.map((_, nth) => (nth === 0 ? 1 : 0)), guess: { total: 300 } })).toBe(
      Buffer.from([1, 0, 1, 44]).toString('base64url'),
    )
  })
  test.each([
    ['empty', ''],
    ['too short', 'AAAAAAAAAA'],
    ['too long', 'AAAAAAAAAAAA'],
    ['a sign of another alphabet', 'AAAAAAAAAA+'],
    ['a bit beyond the last game', Buffer.from('ffffffffffffffff', 'hex').toString('base64url')],
    ['bits beyond the last byte', 'AAAAAAAAAAB'],
    ['a guess that nobody asked', 'AAAAAAAAAAAAAA'],
    ['very long', 'A'.repeat(1_000_000)],
  ])('%s is refused', (_, text) => {
    expect(unpacked(BRACKET, text)).toHaveProperty('id')
  })
  test('a card without its guess is refused', () => {
    expect(unpacked(WEEK, 'AAA')).toEqual({ id: 'guess missing', with: { game: 'M1' } })
  })
  test('the shape of a slate is made once', () => expect(shapeOf(WEEK)).toBe(shapeOf(WEEK)))
})
