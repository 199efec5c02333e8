/** Every term of a rule file in words, once. */
import type { RuleFile } from '../../rulebook/rule.ts'
import { claimWords, countWords, freeWords, gamesWords, keptWords, settingWords, signWords } from './claimwords.ts'
import { contestWords } from './contestwords.ts'
import { creditWords } from './creditwords.ts'
import { feeWords, keypadWords, poolWords, reserveWords } from './fundwords.ts'
import { drawnWords, ownGameWords } from './gamewords.ts'
import { type ChartWorded, chartWords } from './linewords.ts'
import { pieceWords } from './piecewords.ts'
import { promotionWords } from './promotionwords.ts'
import { sharingWords } from './sharingwords.ts'
import { squaresWords } from './squareswords.ts'
import { tableWords } from './tablewords.ts'
import { tournamentWords } from './tournamentwords.ts'
import { wheelWords } from './wheelwords.ts'
import { confirmWords, whoWords } from './whowords.ts'
import type { Names } from './worded.ts'

export const termWords = (rule: RuleFile, names: Names): ChartWorded[] => [
  ...gamesWords(rule),
  ...settingWords(rule),
  ...feeWords(rule),
  ...keypadWords(rule),
  ...whoWords(rule),
  ...confirmWords(rule),
  ...countWords(rule),
  ...chartWords(rule),
  ...sharingWords(rule),
  ...tableWords(rule),
  ...drawnWords(rule),
  ...ownGameWords(rule),
  ...promotionWords(rule),
  ...pieceWords(rule),
  ...creditWords(rule),
  ...contestWords(rule),
  ...squaresWords(rule),
  ...tournamentWords(rule),
  ...wheelWords(rule),
  ...poolWords(rule),
  ...reserveWords(rule, names),
  ...claimWords(rule),
  ...freeWords(rule),
  ...keptWords(rule),
  ...signWords(rule),
]
