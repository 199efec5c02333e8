import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Written } from '../offering.ts'
import type { RuleFile } from '../rule.ts'
import { ruleFile } from '../rulefile.ts'
import { readYaml } from '../text/read.ts'
import { checkPromotion } from './promotioncheck.ts'

const CATALOG = join(import.meta.dirname, '../../../catalog')
function ruleOf(path: string): RuleFile {
  const read = readYaml(readFileSync(join(CATALOG, path), 'utf8'), ruleFile)
  if (!read.ok) throw new Error(`${path} cannot be read`)
  return read.value
}

const wheel = ruleOf('bay-101/prize-wheel.yaml')
const car = ruleOf('hawaiian-gardens/car-giveaway.yaml')

const POSTED = {
  activity: 'bay-101/prize-wheel',
  chart: 'A',
  tickets: 3,
  emptied: { days: 30 },
  drawings: [{ from: '20:00', to: '21:00' }],
  wheel: { spots: [{ spot: '$50', times: 20 }] },
} satisfies Written

const told = (rule: RuleFile, offering: Written): { wrong: string[]; missing: string[] } => {
  const { wrong, missing } = checkPromotion(rule, offering)
  const inWords = ({ clause, id, field }: (typeof wrong)[number]) => `${field}: ${id} [${clause}]`
  return { wrong: wrong.map(inWords), missing: missing.map(inWords) }
}
const wrongIn = (rule: RuleFile, more: Partial<Written>): string[] => told(rule, { ...POSTED, ...more }).wrong
const missingIn = (rule: RuleFile, ...without: (keyof typeof POSTED)[]): string[] =>
  told(rule, Object.fromEntries(Object.entries(POSTED).filter(([key]) => !without.includes(key as never))) as never)
    .missing

test('what is posted as the rules let it be is neither wrong nor incomplete', () => {
  expect(told(wheel, POSTED)).toEqual({ wrong: [], missing: [] })
})

test.each([
  [0, ['tickets: tickets outside their range [Q1 T1 T2 E11]']],
  [1, []],
  [10, []],
  [11, ['tickets: tickets outside their range [Q1 T1 T2 E11]']],
])('[GEAR-001220 T1] %i tickets for every hand', (tickets, wrong) => {
  expect(wrongIn(wheel, { tickets })).toEqual(wrong)
})

test('[GEAR-001220 T1] tickets by line: each has its range, none is left open, and strange lines are told', () => {
  const { wrong, missing } = told(wheel, { ...POSTED, tickets: { 'suited natural': 11, royal: 1, 'suited war': 2 } })
  expect(wrong).toEqual([
    'tickets.royal: line brings no tickets [T1 H1]',
    'tickets.suited natural: tickets outside their range [Q1 T1 T2 E11]',
  ])
  expect(missing).toHaveLength(8)
  expect(missing[0]).toBe('tickets.Dragon 7: tickets not chosen [Q2 T1 T2 E11]')
})

test.each([
  ['tickets', ['tickets: tickets not chosen [Q1 T1 T2 E11]']],
  ['emptied', ['emptied: emptying not chosen [T6]']],
  ['drawings', ['drawings: drawings not chosen [T7]']],
  ['wheel', ['wheel: wheel not chosen [W1]']],
] as const)('%s has to be posted', (key, missing) => {
  expect(missingIn(wheel, key)).toEqual(missing)
})

test.each<[Written['emptied'], string[]]>([
  [{ days: 0 }, ['emptied: emptied after other days [T6]']],
  [{ days: 1 }, []],
  [{ days: 90 }, []],
  [{ days: 91 }, ['emptied: emptied after other days [T6]']],
  [{ after: ['the end'] }, ['emptied: drum emptied otherwise [T6]']],
])('[GEAR-001220 T6] emptied %j', (emptied, wrong) => {
  expect(wrongIn(wheel, { emptied })).toEqual(wrong)
})

test('[GEGA-004088 T10] the drum of another promotion is emptied after drawings or at the end, and not after days', () => {
  const posted = { activity: 'hawaiian-gardens/car-giveaway', chart: '1', drawings: POSTED.drawings }
  expect(told(car, { ...posted, emptied: { days: 30 } }).wrong).toEqual(['emptied: drum emptied otherwise [T10]'])
  expect(told(car, { ...posted, emptied: { after: ['each drawing', 'the end'] } })).toEqual({ wrong: [], missing: [] })
  const { drum: _, ...without } = car
  expect(told(without as RuleFile, { ...posted, emptied: { after: ['the end'] } }).wrong).toEqual([
    'emptied: no emptying in the rules [H1 H2 E2 E6]',
  ])
})

const lasting = { ...wheel, lasts: { by: 'L1', weeks: [4, 6] } } as RuleFile
test.each([
  ['2026-03-01', '2026-03-27', ['to: promotion of another length [L1]']],
  ['2026-03-01', '2026-03-28', []],
  ['2026-03-01', '2026-03-29', ['to: promotion of another length [L1]']],
  ['2026-03-01', '2026-04-11', []],
  ['2026-03-01', '2026-04-12', ['to: promotion of another length [L1]']],
  ['2026-03-28', '2026-03-01', ['to: promotion ends before it begins [L1]']],
])('a promotion of four or six weeks from %s to %s', (from, to, wrong) => {
  expect(wrongIn(lasting, { from, to })).toEqual(wrong)
})
test('dates have to be posted where the rules say how long it runs, and only there', () => {
  expect(told(lasting, POSTED).missing).toEqual(['to: dates not chosen [L1]'])
  expect(told(lasting, { ...POSTED, to: '2026-03-28' }).missing).toEqual(['from: dates not chosen [L1]'])
  expect(wrongIn(wheel, { from: '2026-03-01', to: '2026-03-02' })).toEqual([])
})

const seated = (every?: object): RuleFile =>
  ({ ...wheel, entries: [{ by: 'S1', for: 'seated', ...(every === undefined ? {} : { every }) }] }) as RuleFile
test('times at which seats bring tickets are posted where the rules know seats and leave the times open', () => {
  expect(wrongIn(wheel, { handOut: ['14:00'] })).toEqual(['handOut: no tickets for a seat [T1 H1]'])
  expect(told(seated(), POSTED).missing).toEqual(['handOut: times of tickets not chosen [S1]'])
  expect(told(seated(), { ...POSTED, handOut: ['14:20'] })).toEqual({ wrong: [], missing: [] })
  const threes = seated({ by: 'S2', hours: 3, from: '00:00' })
  expect(told(threes, POSTED).missing).toEqual([])
  expect(wrongIn(threes, { handOut: ['03:00', '21:00'] })).toEqual([])
  expect(wrongIn(threes, { handOut: ['03:00', '04:00'] })).toEqual(['handOut: tickets at other times [S2]'])
})

const drawing = (more: object): RuleFile => ({ ...wheel, draws: [{ ...wheel.draws![0]!, ...more }] }) as RuleFile
test('what happens when nobody comes is among what the rules know, and chosen where they leave it open', () => {
  expect(wrongIn(wheel, { missed: 'no winner' })).toEqual(['missed: missed otherwise [E10]'])
  const open = drawing({ missed: { by: 'C1', next: ['another is drawn', 'prize carries over'] } })
  expect(told(open, POSTED).missing).toEqual(['missed: missed not chosen [C1]'])
  expect(told(open, { ...POSTED, missed: 'prize carries over' })).toEqual({ wrong: [], missing: [] })
})

test('each drawing gives what the rules know, and says it where there is a choice', () => {
  const giving = (gives?: 'prize' | 'spin') => ({
    drawings: [{ from: '20:00', to: '21:00', ...(gives === undefined ? {} : { gives }) }],
  })
  expect(wrongIn(wheel, giving('prize'))).toEqual(['drawings.0.gives: gift not in the rules [W1 T7]'])
  expect(wrongIn(wheel, giving('spin'))).toEqual([])
  const two = drawing({ gives: [{ by: 'W1', what: 'spin' }, { by: 'C2', what: 'prize' }] }) // biome-ignore format: one line
  expect(told(two, { ...POSTED, ...giving() }).missing).toEqual(['drawings.0.gives: gift not chosen [W1]'])
  expect(told(two, { ...POSTED, ...giving('prize') })).toEqual({ wrong: [], missing: [] })
})

test('a wheel is posted where a drawing gives it, and only there', () => {
  const two = drawing({ gives: [{ by: 'W1', what: 'spin' }, { by: 'C2', what: 'prize' }] }) // biome-ignore format: one line
  const posted = (gives: 'prize' | 'spin') => {
    const { wheel: _, ...rest } = POSTED
    return told(two, { ...rest, drawings: [{ from: '20:00', to: '21:00', gives }] }).missing
  }
  expect(posted('spin')).toEqual(['wheel: wheel not chosen [W1]'])
  expect(posted('prize')).toEqual([])
  const { wheel: _, ...without } = wheel
  expect(told(without as RuleFile, POSTED).wrong).toEqual(['wheel: no wheel in the rules [T1 H1]'])
  const spots = [{ spot: '$50', times: 65 }]
  expect(wrongIn(wheel, { wheel: { spots } })).toEqual(['wheel: too many spots [W2]'])
})

test('where the rules say how many win, no other number is posted', () => {
  const ten = drawing({ winners: { by: 'N1', number: 10 } })
  const posted = (winners: number) => wrongIn(ten, { drawings: [{ from: '20:00', to: '21:00', winners }] })
  expect(posted(9)).toEqual(['drawings.0.winners: winners in the rules [N1]'])
  expect(posted(10)).toEqual([])
})

test('[GEAR-001220 H2] a game of the chart is not left out', () => {
  const games = wheel.games.map(({ game }) => game)
  expect(wrongIn(wheel, { games })).toEqual([])
  expect(wrongIn(wheel, { games: games.filter((game) => game !== 'casino-war') })).toEqual([
    'games: game of the chart left out [H2]',
  ])
})

test('nothing is asked of what is no promotion', () => {
  expect(told({ ...wheel, runs: 'drawing' } as RuleFile, { activity: 'x' })).toEqual({ wrong: [], missing: [] })
})
