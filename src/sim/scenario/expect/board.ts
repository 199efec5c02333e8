/** Who stands on a board, with which hand and for how much. */
import { type Cents, cents, formatMoney, parseMoney } from '../../../base/money.ts'
import { isSameParty, partyKey } from '../../../base/party.ts'
import { divideRoundedDown } from '../../../base/split.ts'
import { signOf, signsOf } from '../../../cards/card.ts'
import { standingOf } from '../../../cards/hands/five.ts'
import { STRENGTH_MAX } from '../../../cards/high/high.ts'
import type { Shown } from '../../../cards/showncards.ts'
import type { Standing } from '../../../cards/standing.ts'
import type { State } from '../../../engine/mechanisms.ts'
import { type PeriodBoard, periodBoards } from '../../../views/signs/board.ts'
import type { Check } from '../checkresult.ts'
import type { Expectation } from '../file/expectation.ts'
import { isWho, type Names } from '../names.ts'

type Row = Exclude<NonNullable<Expectation['board']>[number], string>
type Hand = PeriodBoard['hands'][number] & { readonly rank?: Standing }

export function checkBoard(expected: Expectation['board'], state: State, names: Names): Check[] {
  if (expected === undefined) return []
  const rows = expected.map((one): Row => (typeof one === 'string' ? { who: one } : one))
  const standing = periodBoards(state).flatMap(({ activity, hands }) =>
    hands.map((hand): Hand => {
      const entry = state.boards.get(activity)?.find(({ hit, to }) => hit === hand.hit && isSameParty(to, hand.who))
      return isHigh(entry?.strength) ? { ...hand, rank: standingOf(entry!.strength) } : hand
    }),
  )
  const isSame = standing.length === rows.length && rows.every((row) => standing.some((hand) => fits(row, hand, names)))
  const got = standing.map((hand) => handInWords(hand, rows)).join(', ')
  return [
    { what: 'on the board', expected: rows.map(rowInWords).join(', ') || 'nobody', got: got || 'nobody', ok: isSame },
  ]
}

const isHigh = (strength = 0): boolean => strength > 0 && strength <= STRENGTH_MAX

/** By its line on the chart, or by what it is in poker. */
const isHand = (written: string, { line, rank }: Hand): boolean =>
  [line, rank?.category, rank?.says].some((name) => name === written)

function fits({ who, hand, cards = [], amount }: Row, there: Hand, names: Names): boolean {
  const shown = cardsIn(there.cards)
  return (
    isWho(names, who, partyKey(there.who), there.person) &&
    (hand === undefined || isHand(hand, there)) &&
    cards.every((card) => shown.includes(signOf(card))) &&
    (amount === undefined || amount === amountOf(there))
  )
}

const cardsIn = ({ common = {}, hands = [] }: Shown): string[] =>
  [common, ...hands.map(({ zones }) => zones)].flatMap((zones) =>
    Object.values(zones).flatMap((signs) => (typeof signs === 'string' ? signs.split(' ') : [])),
  )

/** What each gets where a prize is divided; the odd cents are settled when the period closes. */
function amountOf({ prize, among }: Hand): Cents | undefined {
  const posted = parseMoney(prize)
  return posted === undefined ? undefined : divideRoundedDown(posted, among, cents(1n)).each
}

const rowInWords = ({ who, hand, cards, amount }: Row): string =>
  [who, hand, cards === undefined ? undefined : signsOf(cards), amount === undefined ? undefined : formatMoney(amount)]
    .filter((word) => word !== undefined)
    .join(' ')

/** As much of it as somebody asks for. */
function handInWords(hand: Hand, rows: readonly Row[]): string {
  const amount = amountOf(hand)
  return [
    partyKey(hand.who),
    ...(rows.some((row) => row.hand !== undefined) ? [hand.rank?.says ?? hand.line] : []),
    ...(rows.some((row) => row.cards !== undefined) ? cardsIn(hand.cards) : []),
    ...(rows.some((row) => row.amount !== undefined) && amount !== undefined ? [formatMoney(amount)] : []),
  ].join(' ')
}
