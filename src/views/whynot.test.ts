import { expect, test } from 'vitest'
import { partyFrom } from '../base/party.ts'
import { isAbout } from './whynot.ts'

test.each([
  ['table 1 seat 3', '1', '3', true],
  ['table 1 seat 3 backline 2', '1', '3', true],
  ['table 1 seat 4', '1', '3', false],
  ['table 2 seat 3', '1', '3', false],
  // A table may be called by two words.
  ['table VIP 1 seat 3', 'VIP 1', '3', true],
  ['table VIP 1 seat 3', 'VIP 1', '4', false],
  // What concerns the whole table concerns every seat; the player-dealer's hand is nobody's seat.
  ['table VIP 1', 'VIP 1', '3', true],
  ['table 1 player-dealer', '1', '3', false],
  ['table 1 seat 4', '1', undefined, true],
])('%s, asked for table %s seat %s: %s', (who, table, seat, is) => {
  expect(isAbout(partyFrom(who), table, seat)).toBe(is)
})
