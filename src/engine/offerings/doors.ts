/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { OCCASION } from '../../base/occasion.ts'
import { SCREEN_WINS } from '../../base/screen.ts'
import { asking } from '../../rulebook/text/wording.ts'
import { flag, name, noticeSince, reason, words, yamlText } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { Offerings } from './vocabulary.ts'

const screenName = asking(message('a name in an address'), z.string().regex(OCCASION))

export const doors = {
  AcceptRules: {
    shape: z.strictObject({ text: yamlText, document: words(200), clauses: z.array(name).max(500) }),
    may: may.AcceptRules,
    example: { text: 'activity: …', document: 'digest of the approved document', clauses: ['Q1'] },
  },
  DraftOffering: {
    shape: z.strictObject({ text: yamlText, isAnother: flag.exactOptional() }),
    may: may.DraftOffering,
    example: { text: 'activity: bay-101/blazing-7s\n' },
  },
  ApproveOffering: {
    shape: z.strictObject({ activity: name, version: z.int().min(1) }),
    may: may.ApproveOffering,
    example: { activity: 'bay-101/blazing-7s', version: 2 },
  },
  ReturnOffering: {
    shape: z.strictObject({ activity: name, version: z.int().min(1), reason }),
    may: may.ReturnOffering,
    example: { activity: 'bay-101/blazing-7s', version: 2, reason: 'table 16 has another game' },
  },
  PostOffering: {
    shape: z.strictObject({
      activity: name,
      places: z.array(name).min(1).max(50),
      notice: z.strictObject({ what: reason, where: reason, since: noticeSince }).exactOptional(),
    }),
    may: may.PostOffering,
    example: { activity: 'bay-101/blazing-7s', places: ['board', 'tables'] },
  },
  PauseOffering: {
    shape: z.strictObject({ activity: name, reason }),
    may: may.PauseOffering,
    example: { activity: 'bay-101/blazing-7s', reason: 'the sign is being mended' },
  },
  ResumeOffering: {
    shape: z.strictObject({ activity: name }),
    may: may.ResumeOffering,
    example: { activity: 'bay-101/blazing-7s' },
  },
  StopOffering: {
    shape: z.strictObject({ activity: name, reason }),
    may: may.StopOffering,
    example: { activity: 'bay-101/blazing-7s', reason: 'the regulator asked for it' },
  },
  CancelOffering: {
    shape: z.strictObject({ activity: name, reason }),
    may: may.CancelOffering,
    example: { activity: 'bay-101/blazing-7s', reason: 'drafted by mistake' },
  },
  PostRank: {
    shape: z.strictObject({
      activity: name,
      setting: name,
      value: words(20).exactOptional(),
      drawnCard: words(3).exactOptional(),
    }),
    may: may.PostRank,
    example: { activity: 'bay-101/blazing-7s', setting: 'rank', drawnCard: '9s' },
  },
  SetScreen: {
    shape: z.strictObject({
      screen: screenName,
      name,
      shows: z.array(name).min(1).max(60),
      seconds: z.int().min(12).max(60),
      wins: z.enum(SCREEN_WINS),
    }),
    may: may.SetScreen,
    example: { screen: 'lobby', name: 'Lobby', shows: ['jackpots', 'grid'], seconds: 12, wins: 'all' },
  },
  RemoveScreen: {
    shape: z.strictObject({ screen: screenName }),
    may: may.RemoveScreen,
    example: { screen: 'lobby' },
  },
} satisfies Doors<Offerings>
