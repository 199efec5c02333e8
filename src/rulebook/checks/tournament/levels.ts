/** Levels in their order, and chips that pay their blinds. */
import { message } from '../../../base/message.ts'
import { levelFaults } from '../../../games/tournament/levelfaults.ts'
import { isLevel } from '../../../games/tournament/levels.ts'
import type { Written } from '../../offering.ts'
import type { Say } from '../complaint.ts'
import type { LevelOf } from './messages.ts'
import type { Posted, Rule } from './posted.ts'

export function checkLevels({ structure, half }: Rule, { games = [] }: Written, posted: Posted, wrong: Say): void {
  const { by } = structure
  const chips = posted.chipSet?.map(({ value }) => value)
  for (const fault of levelFaults(posted.levels, chips)) wrong(by, fault, 'tournament.levels')
  const levels = posted.levels.filter(isLevel)
  for (const [nth, { small, big, ante = 0, game }] of levels.entries()) {
    const level = nth + 1
    const say = (told: Parameters<Say>[1]) => wrong(by, told, 'tournament.levels')
    if (small === 0 && big === 0 && ante === 0) say(message('level without blinds', { level }))
    if (half !== undefined && nth > 0 && big === levels[nth - 1]!.big) say(message('blinds do not rise', { level }))
    if (game !== undefined && !games.includes(game)) say(message('level in another game', { level, game }))
  }
  checkUntil(by, posted, levels.length, wrong)
}

/** What ends with a level ends with one that there is. */
function checkUntil(by: string, posted: Posted, levels: number, wrong: Say): void {
  const { rebuys, addOns, reEntries, lateUntilLevel } = posted
  const ends: [LevelOf, number | undefined, string][] = [
    ['rebuys', rebuys?.untilLevel, 'rebuys.untilLevel'],
    ['add-ons', addOns?.untilLevel, 'addOns.untilLevel'],
    ['add-ons', addOns?.fromLevel, 'addOns.fromLevel'],
    ['re-entries', reEntries?.untilLevel, 'reEntries.untilLevel'],
    ['late entries', lateUntilLevel, 'lateUntilLevel'],
  ]
  for (const [of, level, field] of ends)
    if (level !== undefined && (level < 1 || level > levels))
      wrong(by, message('no such level', { of, level, levels }), `tournament.${field}`)
  if (addOns !== undefined && addOns.fromLevel > addOns.untilLevel) {
    const { fromLevel: from, untilLevel: until } = addOns
    wrong(by, message('levels run backwards', { of: 'add-ons', from, until }), 'tournament.addOns.untilLevel')
  }
}

/** Each chip once and worth something; where a stack is counted out in them, it is what everybody starts with. */
export function checkChips({ structure: { by } }: Rule, { chipSet = [], chips }: Posted, wrong: Say): void {
  const values = chipSet.map(({ value }) => value)
  const twice = values.find((value, nth) => value === 0 || values.indexOf(value) !== nth)
  if (twice !== undefined) wrong(by, message('chip twice in the set', { value: twice }), 'tournament.chipSet')
  const isCounted = chipSet.some(({ each }) => each !== undefined)
  const set = chipSet.reduce((sum, { value, each = 0 }) => sum + value * each, 0)
  if (isCounted && set !== chips) wrong(by, message('chips are not the stack', { set, chips }), 'tournament.chipSet')
}
