import { expect, test } from 'vitest'
import { pieces } from '../../../../words/en/screens/pieces.ts'
import { toldOf } from './told.ts'

const say = pieces.table
type Settled = Parameters<typeof toldOf>[0]
type Lying = Parameters<typeof toldOf>[1]

const settled = (more: Partial<Settled>): Settled => ({
  result: 'win',
  pays: { wager: '0', pieces: '0' },
  takes: '0',
  cage: '0',
  status: 'over',
  moves: {},
  ...more,
})
/** As the document of match play has it, and that of the certificates. */
const COUPON: Lying = {
  endings: {
    win: { piece: 'collected', clause: 'M6' },
    lose: { piece: 'void', clause: 'M8' },
    push: { piece: 'stays', clause: 'M9' },
  },
  carried: 'representative',
}
const FREE: Lying = {
  ...COUPON,
  endings: { ...COUPON.endings, lose: { piece: 'drop box', clause: 'L8' } },
}
const CERTIFICATE: Lying = { ...COUPON, carried: 'player-dealer' }

test.each([
  [
    'a coupon wins: both are paid, it is collected, and the floor carries it',
    settled({ pays: { wager: '1000', pieces: '1000' }, cage: '1000', status: 'to verify' }),
    COUPON,
    [say.paysBoth('$10.00', '$10.00'), say.verify, say.becomes.collected, say.cage.representative('$10.00')],
  ],
  [
    'a coupon loses: the wager is taken and it is void',
    settled({ result: 'lose', takes: '1000' }),
    COUPON,
    [say.takes('$10.00'), say.becomes.void],
  ],
  ['a push: the player keeps it', settled({ result: 'push' }), COUPON, [say.becomes.stays]],
  [
    'a push after its period: nobody has it any more',
    settled({ result: 'push', moves: { MP10: [[1, 1, 'wager:L1', 'expired']] } }),
    COUPON,
    [say.ended],
  ],
  [
    'a free play chip loses: the floor sees it before it falls',
    settled({ result: 'lose', status: 'to verify' }),
    FREE,
    [say.verify, say.becomes['drop box']],
  ],
  [
    'a certificate wins: its face alone, and the player-dealer goes to the cage',
    settled({ pays: { wager: '0', pieces: '2500' }, cage: '2500', status: 'to redeem' }),
    CERTIFICATE,
    [say.pays('$25.00'), say.becomes.collected, say.cage['player-dealer']('$25.00')],
  ],
  ['taken up again before the deal', settled({ result: 'withdrawn' }), COUPON, [say.takenBack]],
])('%s', (_, one, lying, lines) => {
  expect(toldOf(one, lying, say)).toEqual(lines)
})
