/** Sentences that players and dealers read; all others are told in English. In the file of the room that they come from. */
import type { Messages } from '../../base/message.ts'
import type { Sentences } from '../language.ts'
import { house } from './messages/house.ts'
import { judging } from './messages/judging.ts'
import { rounds } from './messages/rounds.ts'
import { server } from './messages/server.ts'

export const SAID: Partial<Sentences<Messages>> = { ...judging, ...house, ...rounds, ...server }
