/** A step as a line of English, before what came of it. */
import { formatMoney } from '../../../base/money.ts'
import { isMultiple, multipleNumber } from '../../../base/multiple.ts'
import { formatShare } from '../../../base/share.ts'
import type { SpotPlace } from '../../../base/spot.ts'
import { signsOf } from '../../../cards/card.ts'
import { tileSign } from '../../../cards/tile.ts'
import { formatRange } from '../../../rulebook/terms.ts'
import { isRange, isShare } from '../assumptions.ts'
import type { DoubleUpText, HiLoText } from '../file/drawntext.ts'
import type { AwardText, HitText } from '../file/hittext.ts'
import type { SeatText } from '../file/seattext.ts'
import type { Step } from '../file/steps.ts'
import type { Span } from '../file/words.ts'
import { ownCards } from '../hit.ts'
import { accountInWords, actionInWords, gameInWords } from './titlegame.ts'

export function titleOf(step: Step): string {
  const title = wordsOf(step)
  return step.note === undefined ? title : title === '' ? step.note : `${title} (${step.note})`
}

function wordsOf(step: Step): string {
  if (step.reportHit !== undefined) return hitInWords(step.reportHit)
  if (step.enterAward !== undefined) return awardInWords(step.enterAward)
  if (step.playHiLo !== undefined) return hiLoInWords(step.playHiLo)
  if (step.playDoubleUp !== undefined) return doubleUpInWords(step.playDoubleUp)
  if (step.playGame !== undefined) return gameInWords(step.playGame)
  if (step.gameStep !== undefined) return actionInWords(step.gameStep.action)
  if (step.useAccount !== undefined) return accountInWords(step.useAccount)
  if (step.settleTable !== undefined) return `the result of table ${step.settleTable.table ?? '1'} goes to the house`
  if (step.advance !== undefined) return `time passes: ${spanInWords(step.advance)}`
  if (step.startRound !== undefined) return `Start Game${roundInWords(step.startRound)}`
  if (step.playRounds !== undefined)
    return `${step.playRounds.rounds === 1 ? 'a round is' : `${step.playRounds.rounds} rounds are`} played${roundInWords(step.playRounds)}`
  if (step.setProfile !== undefined) return 'the house profile is set anew'
  if (step.countBox?.fees !== undefined) return `the box is counted: ${formatMoney(step.countBox.fees)} of fees`
  const [name, text] = Object.entries(step).find(([key, value]) => !ASIDE.has(key) && value !== undefined) ?? ['', {}]
  if (name === '') return step.at === undefined ? 'as it stands' : `the clock reaches ${step.at.slice(0, 16)}`
  return [phraseOf(name), ...Object.entries(text as object).flatMap(detailOf)].join(' ')
}

const ASIDE = new Set(['at', 'by', 'note', 'paper', 'expect'])

/** `payClaim` reads "pay claim". */
const phraseOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function detailOf([key, value]: [string, unknown]): string[] {
  if (value === undefined) return []
  if (typeof value === 'bigint') return [`${key} ${formatMoney(value as never)}`]
  if (typeof value === 'boolean') return value ? [key] : [`not ${key}`]
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? [`${key} ${value.join(', ')}`] : []
  if (typeof value === 'object' && value !== null) {
    if (isShare(value)) return [`${key} ${formatShare(value)}`]
    if (isMultiple(value)) return [`${key} ${multipleNumber(value)}`]
    return isRange(value) ? [`${key} ${formatRange(value)}`] : Object.entries(value).flatMap(detailOf)
  }
  return key === 'activity' ? [String(value)] : [`${key} ${value}`]
}

const spanInWords = (span: Span): string =>
  Object.entries(span)
    .map(([unit, count]) => `${count} ${count === 1 ? unit.slice(0, -1) : unit}`)
    .join(' ')

const spotsInWords = (spots: readonly SpotPlace[]): string =>
  spots
    .map(({ seat, backline, onDealer }) => {
      const behind = backline === undefined ? '' : ` backline ${backline}`
      return `${seat}${behind}${onDealer ? ' on the player-dealer hand' : ''}`
    })
    .join(', ')

function roundInWords({ table, fees, wagers, feeOnly, marked, proposition }: NonNullable<Step['startRound']>): string {
  const parts = [
    table === undefined ? '' : ` at table ${table}`,
    fees === undefined ? '' : `, fees at ${spotsInWords(fees)}`,
    wagers === undefined ? '' : `, wagers alone at ${spotsInWords(wagers)}`,
    feeOnly === undefined ? '' : `, a fee without a wager at ${spotsInWords(feeOnly)}`,
    marked === undefined ? '' : `, a dark sensor at ${spotsInWords(marked)}`,
    proposition === undefined ? '' : `, a proposition player at ${spotsInWords(proposition)}`,
  ]
  return parts.join('')
}

/** Which hands lie where; the facts stated beside them. */
function hitInWords(hit: HitText): string {
  const { table, seat, seats, board, flop, turn, river, dealerUp, dealerDown, dealer, playerDealer } = hit
  const named = { ...(seats as Record<string, SeatText> | undefined) }
  if (seat !== undefined) named[seat] = { ...named[seat], ...ownCards(hit) }
  const hands = Object.entries(named).map(([number, facts]) => `seat ${number}${seatInWords(facts)}`)
  const shown = [...(board ?? []), ...(flop ?? []), ...(turn ?? []), ...(river ?? [])]
  const common = [
    shown.length === 0 ? '' : `board ${signsOf(shown)}`,
    dealerUp === undefined ? '' : `player-dealer shows ${signsOf(dealerUp)}`,
    dealerDown === undefined ? '' : `and holds ${signsOf(dealerDown)}`,
    dealer === undefined ? '' : `player-dealer holds ${signsOf(dealer)}`,
    playerDealer === undefined ? '' : `player-dealer${seatInWords(playerDealer)}`,
    hit.extra === undefined ? '' : `extra hand ${signsOf(hit.extra)}`,
    hit.player === undefined ? '' : `Player ${signsOf(hit.player)}`,
    hit.banker === undefined ? '' : `Banker ${signsOf(hit.banker)}`,
    hit.dealtIn === undefined ? '' : `${hit.dealtIn} dealt in`,
    ...FACTS.flatMap(([fact, yes, no]) => (hit[fact] === undefined ? [] : [hit[fact] ? yes : no])),
  ].filter((part) => part !== '')
  return `a hand is called${table === undefined ? '' : ` at table ${table}`}: ${[...hands, ...common].join('; ')}`
}

function awardInWords({ to, line, amount, awards, evidence }: AwardText): string {
  const each = (awards ?? [{ to: to ?? 'somebody', line, amount }]).map((one) =>
    [one.to, one.line, one.amount === undefined ? undefined : formatMoney(one.amount)]
      .filter((word) => word !== undefined)
      .join(', '),
  )
  return `an award is entered by hand: ${each.join('; ')}${evidence === undefined ? '' : `; evidence: ${evidence}`}`
}

/** The deck from the top, with what the player said before each card. */
const hiLoInWords = ({ player, cards, calls = [], quit }: HiLoText): string =>
  `hi lo is played${player === undefined ? '' : ` by ${player}`}: ${signsOf(cards)}${calls.length === 0 ? '' : `, said ${calls.join(', ')}`}${quit === true ? ', then stopped' : ''}`

const doubleUpInWords = ({ hands = [], keep }: DoubleUpText): string =>
  [
    'the winner',
    hands.length === 0
      ? ''
      : ` plays ${hands.map(({ on, player, banker }) => `${on === undefined ? 'again' : `on ${on === 'player' ? 'Player' : 'Banker'}`}: Player ${signsOf(player)}, Banker ${signsOf(banker)}`).join('; ')}`,
    keep === true ? `${hands.length === 0 ? '' : '; then'} keeps the prize` : '',
  ].join('')

const FACTS = [
  ['tournament', 'a tournament', 'no tournament'],
  ['misdeal', 'a misdeal', 'no misdeal'],
  ['standardDeck', 'a standard deck', 'not a standard deck'],
  ['spokenOf', 'spoken of during the hand', 'not spoken of'],
  ['freeTable', 'a free table', 'no free table'],
] as const

function seatInWords(written: SeatText): string {
  const { backline = 0, seated, folded, betsCompleted, button, dealt, duty, proposition } = written
  const behind = typeof backline === 'number' ? backline : backline.length
  return [
    cardsInWords(written),
    seated === false ? ', nobody seated' : '',
    behind === 0 ? '' : `, ${behind} behind`,
    folded ? ' folded' : '',
    betsCompleted === false ? ' did not complete the bets' : '',
    button === undefined || button === 'none' ? '' : ` with a ${button} button`,
    dealt === false ? ' not dealt in' : '',
    duty === undefined || duty === 'none' ? '' : ` (employee ${duty})`,
    proposition ? ' (proposition player)' : '',
  ].join('')
}

/** Hands that are set have a stroke between their parts. */
function cardsInWords(written: SeatText): string {
  const { hole = [], hand = [], down = [], up = [], points } = written
  const cards = [...hole, ...hand, ...down, ...up]
  const set = [written.front, written.middle, written.back].filter((part) => part !== undefined)
  const tiles = [written.tiles, written.frontTiles, written.backTiles].filter((part) => part !== undefined)
  const parts = [
    cards.length === 0 ? '' : signsOf(cards),
    set.map(signsOf).join(' / '),
    tiles.map((part) => part.map(tileSign).join(', ')).join(' / '),
    points === undefined ? '' : `${points} points`,
  ]
  return parts.flatMap((part) => (part === '' ? [] : [` ${part}`])).join('')
}
