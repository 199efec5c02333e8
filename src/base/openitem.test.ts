import { expect, test } from 'vitest'
import { itemFrom, itemKey, type OpenItem } from './openitem.ts'

const ITEMS: readonly (readonly [string, OpenItem])[] = [
  ['hit H3', { kind: 'hit', hit: 'H3' }],
  ['claim C12', { kind: 'claim', claim: 'C12' }],
  [
    'period of bay-101/high-hand until 2026-03-02 19:00:00',
    { kind: 'period', activity: 'bay-101/high-hand', until: '2026-03-02T19:00:00' },
  ],
  ['request F1', { kind: 'request', request: 'F1' }],
  ['drawn K2', { kind: 'callup', callup: 'K2' }],
  ['draw 7', { kind: 'draw', draw: 7 }],
  ['stage of hawaiian-gardens/car-drawing', { kind: 'stage', activity: 'hawaiian-gardens/car-drawing' }],
  ['second count of table 4', { kind: 'count', table: '4' }],
  ['call from table 4', { kind: 'call', table: '4' }],
  ['sensor of table 4', { kind: 'device', device: 'sensor', table: '4' }],
  ['reader of table 4', { kind: 'device', device: 'reader', table: '4' }],
  ['drawer cage-1', { kind: 'drawer', drawer: 'cage-1' }],
  ['bay-101/blazing-7s paused', { kind: 'offering', activity: 'bay-101/blazing-7s', status: 'paused' }],
  ['the lamp over table 4', { kind: 'named', name: 'the lamp over table 4' }],
  ['we paused', { kind: 'named', name: 'we paused' }],
]

test.each(ITEMS)('%s', (text, item) => {
  expect(itemFrom(text)).toEqual(item)
  expect(itemKey(item)).toBe(text)
})
