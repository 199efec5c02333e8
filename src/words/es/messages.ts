/** Every message in Spanish, put together from the rooms that they come from. */
import type { Language } from '../sentence.ts'
import { core } from './messages/core.ts'
import { house } from './messages/house.ts'

export const MESSAGES: Language = { ...core, ...house }
