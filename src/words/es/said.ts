/** What the house itself says, in Spanish; what nobody has translated in a gap stays as it is: a number, a table, a name. */
import type { said as en } from '../en/said.ts'
import { phraseBook } from '../phrases.ts'
import { ANSWERED } from './answered.ts'
import { DEALT, listed } from './dealt.ts'
import { DESK } from './desk.ts'
import { DRAWN } from './drawn.ts'

const look = phraseBook([...ANSWERED, ...DRAWN, ...DESK, ...DEALT], (part) => listed(part) ?? part)

export const said: typeof en = (sentence) => look(sentence) ?? listed(sentence)
