/** What the house itself says, in Spanish; what nobody has translated in a gap stays as it is: a number, a table, a name. */
import type { said as en } from '../en/said.ts'
import { type Phrase, phraseBook } from '../phrases.ts'
import { DESK } from './desk.ts'
import { DRAWN } from './drawn.ts'
import { RANK, RANKS } from './ranks.ts'
import { REFUSED } from './refused.ts'
import { APUESTAS, MANOS } from './tablewords.ts'

const NAMES: readonly Phrase[] = [...RANK, ...RANKS, ...Object.entries(MANOS), ...Object.entries(APUESTAS)]

export const said: typeof en = phraseBook([...DRAWN, ...DESK, ...NAMES, ...REFUSED], (part) => part)
