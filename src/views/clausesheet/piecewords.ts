/** Coupons, certificates and chips without cash value: how they come, what they are laid with, what they bring. */
import type { KindTerms, PieceTerms } from '../../rulebook/parts/pieces.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { both, capital, either, moneyRange, type Worded, worded } from './worded.ts'

export function pieceWords({ pieces }: RuleFile): Worded[] {
  if (pieces === undefined) return []
  const { sale, given, printed, fee, notice, verified, redeemed, period } = pieces
  const at = (term: string): string => `pieces.${term}`
  const carried =
    redeemed.carried === 'representative'
      ? 'Somebody of the house brings it to the cage and live chips back to the player-dealer.'
      : 'The player-dealer brings it to the cage, and nobody else.'
  return [
    ...worded('pieces', pieces, `Patrons have ${either(Object.keys(pieces.kinds))}.`, 'offering'),
    ...Object.entries(pieces.kinds).flatMap(([name, kind]) => kindWords(name, kind)),
    ...saleWords(sale),
    ...worded(at('given'), given, `They come by ${either(given?.ways ?? [])}.`, 'offering'),
    ...worded(at('printed'), printed, `On each piece stands: ${both(printed?.says ?? [])}.`, 'offering'),
    ...worded(at('fee'), fee, 'A fee is taken at the table when the piece lies there.', 'dealer'),
    ...worded(at('fee.in'), fee?.in, 'The fee is paid in live chips.', 'dealer'),
    ...worded(at('fee.before'), fee?.before, 'It is paid before the cards come.', 'dealer'),
    ...worded(at('fee.late'), fee?.late, 'Without it the piece does not play this hand and goes back.'),
    ...worded(at('fee.again'), fee?.again, 'It is paid once for a piece.'),
    ...worded(at('fee.advertised'), fee?.advertised, 'Its amount stands on every advertisement.', 'offering'),
    ...worded(at('notice'), notice, 'A notice at the table says which kinds are played there.', 'offering'),
    ...worded(at('notice.wager'), notice?.wager, 'It also says whether with a live wager or without.', 'offering'),
    ...worded(
      at('verified'),
      verified,
      `${verified.who === 'dealer' ? 'The dealer' : 'Somebody of the house'} verifies that it was played, before it is paid for.`,
      verified.who === 'dealer' ? 'dealer' : 'floor',
    ),
    ...worded(at('redeemed'), redeemed, carried, 'cage'),
    ...worded(
      at('corrected'),
      pieces.corrected,
      'A result that was told wrong is corrected until the books of its day are closed.',
      'floor',
    ),
    ...worded(at('exchange'), pieces.exchange, 'Nobody changes it for a player.', 'cage'),
    ...worded(at('transfer'), pieces.transfer, 'Only the one who was given it lays it.', 'dealer'),
    ...worded(at('fees'), pieces.fees, 'It pays no fee of any kind.', 'dealer'),
    ...worded(at('winnings'), pieces.winnings, 'What is won is paid in live chips.', 'dealer'),
    ...worded(at('limits'), pieces.limits, 'The limits of the table hold for the wager.'),
    ...worded(at('period'), period, 'It is used in its period and not after.'),
    ...worded(at('period.after'), period.after, 'What lay there before the end is decided after it.'),
  ]
}

function saleWords(sale: PieceTerms['sale']): Worded[] {
  const at = (term: string): string => `pieces.sale.${term}`
  return [
    ...worded('pieces.sale', sale, 'They are sold at the cage.', 'cage'),
    ...worded(at('window'), sale?.window, 'At one posted window.', 'offering'),
    ...worded(at('hours'), sale?.hours, 'In posted hours.', 'offering'),
    ...worded(at('price'), sale?.price, 'For less than their face.', 'offering'),
    ...worded(at('limit'), sale?.limit, 'Where purchases are limited, who comes first has them.', 'offering'),
    ...worded(at('log'), sale?.log, 'Patron, time, price, face and cashier are logged.'),
    ...worded(at('refund'), sale?.refund, 'Nothing is refunded.', 'cage'),
    ...worded(at('personal'), sale?.personal, 'They are sold to a person of the register.', 'cage'),
  ]
}

const LIVE = {
  none: 'No live chips lie with it.',
  'equal to the face': 'A live wager equal to its face lies with it.',
  'at least the face': 'A live wager of its face or more lies with it.',
  any: 'Live chips may lie with it.',
}
const PAYS = {
  'wager and face': 'the wager and the face',
  face: 'the face',
  'at the odds': 'what the bet pays',
}
const BECOMES = {
  stays: 'the player keeps it',
  collected: 'it is collected',
  void: 'it is void',
  'drop box': 'it falls into the box',
}

function kindWords(name: string, kind: KindTerms): Worded[] {
  const at = (term: string): string => `pieces.kinds.${name}.${term}`
  const of = kind.face.of === 'purchase' ? 'One purchase brings' : 'It has a face of'
  const { wins, loses, pushes } = kind
  const cage = (result: 'wins' | 'loses' | 'pushes') => {
    const { cage: paid } = kind[result]
    const posted = paid?.posted === undefined ? '' : ` where the house has posted ${either(paid.posted)}`
    return worded(at(`${result}.cage`), paid, `The cage pays the player-dealer the face${posted}.`, 'cage')
  }
  return [
    ...worded(`pieces.kinds.${name}`, kind, `${capital(name)}:`),
    ...worded(at('face'), kind.face, `${of} ${moneyRange(kind.face.range)}.`, 'offering'),
    ...worded(at('voucher'), kind.voucher, 'Its voucher is changed into chips first.', 'floor'),
    ...worded(at('live'), kind.live, LIVE[kind.live.chips], 'dealer'),
    ...worded(at('bets'), kind.bets, `It lies on ${kind.bets.on} bets.`, 'dealer'),
    ...worded(at('opposite'), kind.opposite, 'Never on opposite base bets of one round.', 'dealer'),
    ...worded(at('perWager'), kind.perWager, `At most ${kind.perWager?.pieces} for a wager.`, 'dealer'),
    ...worded(at('wins'), wins, `A win pays ${PAYS[wins.pays]}; ${BECOMES[wins.piece]}.`, 'dealer'),
    ...cage('wins'),
    ...worded(at('loses'), loses, `After a loss ${BECOMES[loses.piece]}.`, 'dealer'),
    ...cage('loses'),
    ...worded(at('pushes'), pushes, `After a push ${BECOMES[pushes.piece]}.`, 'dealer'),
    ...cage('pushes'),
  ]
}
