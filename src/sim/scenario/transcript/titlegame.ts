/** Rounds and steps of a game against the house as lines of English. */
import { type Cents, formatMoney, negate, ZERO } from '../../../base/money.ts'
import { signsOf } from '../../../cards/card.ts'
import type { TableAction } from '../../../engine/tablegames/tableaction.ts'
import { WAGERS, type Wagers } from '../../../games/table/rules.ts'
import type { PlayGameText } from '../tablegame.ts'

const wagersInWords = (wagers: Wagers): string =>
  WAGERS.filter((name) => name !== 'play' && wagers[name] !== undefined)
    .map((name) => `${name} ${formatMoney(wagers[name]!)}`)
    .join(', ')

export function gameInWords({ table, seats, dealer, magic, lucky, until }: PlayGameText): string {
  const each = Object.entries(seats).map(([seat, facts]) => {
    const { hand, play, folds } = facts
    const plays = folds === true ? 'folds' : play === undefined ? undefined : `plays ${formatMoney(play)}`
    const has = hand === undefined ? undefined : signsOf(hand)
    return [`seat ${seat}`, has, `(${wagersInWords(facts as Wagers)})`, plays]
      .filter((word) => word !== undefined)
      .join(' ')
  })
  const rest = [
    dealer === undefined ? [] : [`dealer ${signsOf(dealer)}`],
    magic === undefined ? [] : [`Magic Card ${signsOf([magic])}`],
    lucky === undefined ? [] : [`Lucky Bonus for ${lucky === 'dealer' ? 'the dealer' : `seat ${lucky}`}`],
  ].flat()
  const far = until === undefined || until === 'paid' ? '' : ` as far as ${until}`
  return `a round${table === undefined ? '' : ` at table ${table}`}${far}: ${[...each, ...rest].join('; ')}`
}

export const accountInWords = ({ seat, amount }: { seat: string; amount: Cents }): string =>
  amount < ZERO
    ? `seat ${seat} takes ${formatMoney(negate(amount))} out of the game account`
    : `seat ${seat} puts ${formatMoney(amount)} into the game account`

/** What the dealer enters, without what comes of it. */
export function actionInWords(action: TableAction): string {
  switch (action.do) {
    case 'open':
      return `cards come to the table, ${action.backs.join(' and ')} backs`
    case 'shuffle': {
      const how = action.by === 'device' ? 'by the device' : action.by === 'hand' ? 'by hand' : 'before they came'
      const counted = action.counted === undefined ? '' : `, which counts ${action.counted}`
      return `the ${action.back === undefined ? '' : `${action.back} `}cards are shuffled ${how}${counted}`
    }
    case 'cut':
      return `the cards are cut, the cover card ${action.cards} cards in`
    case 'idle':
      return 'nobody plays'
    case 'wager': {
      const how = [action.cash === true ? ' with cash' : '', action.seated === false ? ' from behind' : ''].join('')
      const wagers = wagersInWords(action.wagers)
      return `seat ${action.seat} wagers${how}: ${wagers === '' ? 'nothing' : wagers}`
    }
    case 'close bets':
      return `no more bets${countedInWords(action)}`
    case 'deal': {
      const hands = Object.entries(action.hands ?? {}).map(([seat, cards]) => `seat ${seat} ${signsOf(cards)}`)
      const counts = Object.entries(action.counts ?? {}).map(([seat, count]) => `seat ${seat} has ${count} cards`)
      const dealer = action.dealer === undefined ? [] : [`dealer ${signsOf(action.dealer)}`]
      const all = [...hands, ...counts, ...dealer]
      return `the cards are dealt${all.length === 0 ? '' : `: ${all.join('; ')}`}`
    }
    case 'irregularity':
      return `irregularity: ${action.what}${action.cards === undefined ? '' : `, ${action.cards} cards`}${action.covered === true ? ', covered' : ''}`
    case 'repair':
      return `the ${action.device} is repaired`
    case 'count stub': {
      const misdealt = action.misdealt === true ? '; the cards were misdealt' : ''
      return `the stub is counted: ${action.cards} cards${misdealt}`
    }
    case 'decide':
      return `seat ${action.seat} ${action.play === undefined ? 'folds' : `plays ${formatMoney(action.play)}`}`
    case 'leave':
      return `seat ${action.seat} leaves; the wagers ${action.treatedAs === 'lost' ? 'are lost' : 'stay'}`
    case 'reveal': {
      const { dealer, magic, lucky } = action
      const drawn = [
        magic === undefined ? '' : `; the system drew ${signsOf([magic])}`,
        lucky === undefined ? '' : `; the system drew ${lucky === 'dealer' ? 'the dealer' : `seat ${lucky}`}`,
      ]
      return `the dealer shows${dealer === undefined ? '' : ` ${signsOf(dealer)}`}${drawn.join('')}`
    }
    case 'settle': {
      const hands = Object.entries(action.hands ?? {}).map(([seat, cards]) => `seat ${seat} ${signsOf(cards)}`)
      const who = action.seat === undefined ? 'everybody left' : `seat ${action.seat}`
      return `${who} is settled${hands.length === 0 ? '' : `: ${hands.join('; ')}`}`
    }
    case 'back out':
      return `the payment on ${action.wager} of seat ${action.seat} is backed out by ${action.document}: ${action.reason}`
  }
}

function countedInWords({ chips = {}, accepted = {} }: Extract<TableAction, { do: 'close bets' }>): string {
  const names = WAGERS.filter((name) => chips[name] !== undefined || accepted[name] !== undefined)
  const each = names.map((name) => `${name} ${chips[name] ?? '?'} chips, ${accepted[name] ?? '?'} accepted`)
  return each.length === 0 ? '' : `: ${each.join('; ')}`
}
