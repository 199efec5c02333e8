/** Every message in Spanish, put together from the rooms that they come from. */
import type { Language } from '../sentence.ts'
import { doubleup } from './messages/doubleup.ts'
import { hilo } from './messages/hilo.ts'
import { house } from './messages/house.ts'
import { instructions } from './messages/instructions.ts'
import { tableRefusals } from './messages/tablerefusals.ts'

export const MESSAGES: Language = {
  ...doubleup,
  ...hilo,
  ...house,
  ...instructions,
  ...tableRefusals,
}
