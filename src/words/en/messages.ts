/** Every message in English, put together from the rooms that they come from. */
import type { Language } from '../sentence.ts'
import { hits } from './messages/hits.ts'
import { house } from './messages/house.ts'
import { judging } from './messages/judging.ts'
import { rounds } from './messages/rounds.ts'

export const MESSAGES: Language = { ...hits, ...house, ...judging, ...rounds }
