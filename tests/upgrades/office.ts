/** Orders that no scenario can write: staff, devices, sealed counts, prints, a draw that is given up. */

import { digestOf } from '../../src/base/digest.ts'
import { message } from '../../src/base/message.ts'
import { dollars } from '../../src/base/money.ts'
import { isRefusal } from '../../src/base/refusal.ts'
import type { Order } from '../../src/engine/mechanisms.ts'
import { moveBy, type Night, order } from '../../src/sim/scenario/night.ts'
import { openHouse } from '../../src/sim/scenario/setup.ts'
import { sentence } from '../../src/words/sentence.ts'
import { SEVENS } from '../house.ts'

const TWO = { count: '20', again: '21' }
const sealed = (table: string): Order => ({
  do: 'SealCount',
  table,
  shift: 'day',
  sealed: digestOf(`count of ${table}`),
})

const ORDERS: readonly [by: string, order: Order][] = [
  [
    '1',
    {
      do: 'FoundStaff',
      founders: [
        { person: '1', roles: ['administrator'] },
        { person: '2', roles: ['compliance'] },
      ],
      station: 'office',
    },
  ],
  ['1', { do: 'EnrolStaff', person: '20', roles: ['count'], second: '2' }],
  ['1', { do: 'EnrolStaff', person: '21', roles: ['count', 'cage'], second: '2' }],
  ['1', { do: 'EnrolStaff', person: '22', roles: ['dealer'], second: '2' }],
  ['1', { do: 'ResetStaff', person: '22', what: ['start code', 'badge'], second: '2' }],
  ['22', { do: 'SetSecret', what: 'pin' }],
  ['1', { do: 'SetSecret', what: 'second factor' }],
  ['1', { do: 'DisableStaff', person: '22' }],
  ['house', { do: 'OpenStation', station: 'office' }],
  ['1', { do: 'EnrolStation', station: 'cage 1', places: ['cage'], second: '2' }],
  ['house', { do: 'OpenStation', station: 'cage 1' }],
  ['1', { do: 'RevokeStation', station: 'cage 1', reason: 'replaced' }],
  ['1', { do: 'EnrolDevice', device: 't1', table: '1', kind: 'keypad', second: '2' }],
  ['1', { do: 'EnrolDevice', device: 'slots', kind: 'feed', second: '2' }],
  [
    'device:t1',
    {
      do: 'SetAsideMessage',
      device: 't1',
      what: 'EndRound',
      digest: digestOf('a message'),
      reasons: [message('no round open', { table: '1' })],
    },
  ],
  ['device:slots', { do: 'InsertCard', machine: 'm-1', person: '77' }],
  ['device:slots', { do: 'RemoveCard', machine: 'm-1' }],
  ['1', { do: 'DisableDevice', device: 't1', reason: 'a broken key' }],
  [TWO.count, sealed('1')],
  [TWO.count, { do: 'WithdrawCount', table: '1' }],
  [TWO.count, sealed('1')],
  [TWO.again, { do: 'RejectCounts', table: '1', counts: [{ [SEVENS]: dollars(12) }, { [SEVENS]: dollars(13) }] }],
  ['21', { do: 'PrintSheet', sheet: 'payments', of: '2026-03-02' }],
  ['21', { do: 'PrintSheet', sheet: 'payments', of: '2026-03-02', before: 3 }],
  ['21', { do: 'AllowName', person: '77', isAllowed: true }],
  ['61', { do: 'SetScreen', screen: 'lobby', name: 'Lobby', shows: ['jackpots', 'grid'], seconds: 12, wins: 'all' }],
  ['61', { do: 'RemoveScreen', screen: 'lobby' }],
  [
    '1',
    {
      do: 'OpenDraw',
      purpose: 'bay-101/final-table/2026-03-06/20:00',
      own: [
        { id: '77', weight: 2n },
        { id: '78', weight: 1n },
      ],
      how: { winners: 1, standby: 1, replacement: false },
      secretDigest: digestOf('a secret that nobody learns'),
    },
  ],
  ['1', { do: 'AbandonDraw', draw: 1, reason: 'the power failed' }],
]

export function officeNight(): Night {
  const night = openHouse({
    house: undefined,
    tables: undefined,
    persons: undefined,
    start: undefined,
    offerings: [{ activity: SEVENS }],
  })
  for (const [by, what] of ORDERS) {
    moveBy(night, { minutes: 1 })
    const done = order(night, what, by)
    if (isRefusal(done)) throw new Error(`${what.do}: ${sentence(done)}`)
  }
  return night
}
