/** A step as a line of English, before what came of it. */
import { formatMoney } from '../../../base/money.ts'
import { isMultiple, multipleNumber } from '../../../base/multiple.ts'
import { formatShare } from '../../../base/share.ts'
import { signsOf } from '../../../cards/card.ts'
import { formatRange } from '../../../rulebook/terms.ts'
import { isRange, isShare } from '../assumptions.ts'
import type { DoubleUpText, HiLoText } from '../file/drawntext.ts'
import type { AwardText } from '../file/hittext.ts'
import type { PotsText, Step } from '../file/steps.ts'
import type { Span } from '../file/words.ts'
import { accountInWords, actionInWords, gameInWords } from './titlegame.ts'
import { hitInWords } from './titlehit.ts'
import { roundInWords } from './titleround.ts'

export function titleOf(step: Step): string {
  const title = wordsOf(step)
  return step.note === undefined ? title : title === '' ? step.note : `${title} (${step.note})`
}

function wordsOf(step: Step): string {
  if (step.reportHit !== undefined) return hitInWords(step.reportHit)
  if (step.reportHits !== undefined) return step.reportHits.map(hitInWords).join(', and at the same moment ')
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
  const slated = step.openContest ?? step.draftSlate
  if (slated?.games !== undefined)
    return `${step.openContest === undefined ? 'draft slate' : 'open contest'} of ${Object.keys(slated.games).length} games`
  if (step.setProfile !== undefined) return 'the house profile is set anew'
  if (step.countBox?.pots !== undefined)
    return `the box is counted after ${step.countBox.pots.map(potsInWords).join(', ')}`
  if (step.countBox?.fees !== undefined) return `the box is counted: ${formatMoney(step.countBox.fees)} of fees`
  const [name, text] = Object.entries(step).find(([key, value]) => !ASIDE.has(key) && value !== undefined) ?? ['', {}]
  if (name === '') return step.at === undefined ? 'as it stands' : `the clock reaches ${step.at.slice(0, 16)}`
  return [phraseOf(name), ...Object.entries(text as object).flatMap(detailOf)].join(' ')
}

const potsInWords = ({ pots, dealtIn, limit }: PotsText): string =>
  `${pots} ${pots === 1 ? 'hand' : 'hands'} with ${dealtIn} dealt in${limit === undefined ? '' : ` at ${limit}`}`

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
  [
    `hi lo is played${player === undefined ? '' : ` by ${player}`}`,
    cards === undefined ? '' : `: ${signsOf(cards)}`,
    calls.length === 0 ? '' : `, said ${calls.join(', ')}`,
    quit === true ? ', then stopped' : '',
  ].join('')

const doubleUpInWords = ({ hands = [], keep }: DoubleUpText): string =>
  [
    'the winner',
    hands.length === 0
      ? ''
      : ` plays ${hands.map(({ on, player, banker }) => `${on === undefined ? 'again' : `on ${on === 'player' ? 'Player' : 'Banker'}`}: Player ${signsOf(player)}, Banker ${signsOf(banker)}`).join('; ')}`,
    keep === true ? `${hands.length === 0 ? '' : '; then'} keeps the prize` : '',
  ].join('')
