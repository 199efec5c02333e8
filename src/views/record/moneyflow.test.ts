import { expect, test } from 'vitest'
import type { AccountName } from '../../ledger/name.ts'
import { type FlowChain, moneyFlow } from './moneyflow.ts'
import type { MoneyRow } from './record.ts'

const row = (
  seq: number,
  from: string,
  to: string,
  amount: string,
  book: MoneyRow['book'] = 'entitlement',
): MoneyRow => ({
  seq,
  local: `2026-03-10T20:00:0${seq}`,
  book,
  activity: 'bay-101/blazing-7s',
  from: from as AccountName,
  to: to as AccountName,
  amount,
  clause: 'Q2',
  says: '',
})
const told = (chain: FlowChain) => chain.map((stops) => stops.map(({ key, amount }) => `${key} ${amount}`))

const HIT = [
  row(1, 'reserve', 'pending:H31', '$2.00'),
  row(1, 'pool:main', 'pending:H31', '$10,023.98'),
  row(1, 'reserve', 'reseed:H31', '$120.02'),
  row(1, 'promised', 'reseed:H31', '$4,879.98'),
  row(2, 'pending:H31', 'claim:C44', '$10,023.98'),
  row(2, 'pending:H31', 'claim:C45', '$2.00'),
  row(2, 'reseed:H31', 'pool:main', '$5,000.00'),
  row(3, 'claim:C44', 'patrons', '$10,023.98'),
  row(3, 'drawer:1', 'patron', '$10,023.98', 'custody'),
]

test('from its funds through what was held and claimed to the winner, the largest first', () => {
  const { prize } = moneyFlow(HIT)
  expect(told(prize)).toEqual([
    ['pool:main $10,023.98', 'reserve $2.00'],
    ['pending:H31 $10,025.98'],
    ['claim:C44 $10,023.98', 'claim:C45 $2.00'],
    ['claim:C44 patrons $10,023.98'],
  ])
  expect(prize[3]![0]).toMatchObject({ claim: 'claim:C44', place: 'drawer:1' })
  expect(prize[1]![0]).toMatchObject({ since: '2026-03-10T20:00:01', until: '2026-03-10T20:00:02' })
})

test('what the meter began again with: the reserve, and the house’s word as such', () => {
  const { again } = moneyFlow(HIT)
  expect(told(again)).toEqual([['promised $4,879.98', 'reserve $120.02'], ['pool:main $5,000.00']])
  expect(again[0]![0]?.isPromised).toBe(true)
})

test('while the floor has not decided nothing began again', () => {
  expect(moneyFlow(HIT.slice(0, 4)).again).toEqual([])
})

test('what was declined went back to its fund', () => {
  const back = [row(1, 'pool:main', 'pending:H9', '$50.00'), row(2, 'pending:H9', 'pool:main', '$50.00')]
  expect(told(moneyFlow(back).prize).at(-1)).toEqual(['pool:main $50.00'])
  // Its own money is nothing that it began again with.
  expect(moneyFlow(back).again).toEqual([])
})

test('a table of nine shares: the largest stand by themselves, the others together', () => {
  const nine = Array.from({ length: 9 }, (_, n) => row(1, 'pool:main', `claim:C${n}`, `$${900 - n}.00`))
  expect(told(moneyFlow(nine).prize).at(-1)).toEqual([
    'claim:C0 $900.00',
    'claim:C1 $899.00',
    'claim:C2 $898.00',
    'others $5,367.00',
  ])
})
