/** Every message in Spanish, put together from the rooms that they come from. */
import type { Language } from '../sentence.ts'
import { claims } from './messages/claims.ts'
import { closing } from './messages/closing.ts'
import { core } from './messages/core.ts'
import { drawings } from './messages/drawings.ts'
import { house } from './messages/house.ts'
import { journal } from './messages/journal.ts'
import { money } from './messages/money.ts'
import { offerings } from './messages/offerings.ts'
import { rounds } from './messages/rounds.ts'
import { server } from './messages/server.ts'

export const MESSAGES: Language = {
  ...claims,
  ...closing,
  ...core,
  ...drawings,
  ...house,
  ...journal,
  ...money,
  ...offerings,
  ...rounds,
  ...server,
}
