/** One step of a game against the house: the table after it and what the dealer does, or why it may not be. */
import { isRefusal, type Refusal } from '../../base/refusal.ts'
import type { Action } from './action.ts'
import { backOut } from './backout.ts'
import { deal } from './deal.ts'
import { decide, leave, reveal } from './decisions.ts'
import { cut, idle, openTable, shuffle } from './deck.ts'
import { irregularity, repair } from './irregularities.ts'
import { settle } from './settle.ts'
import { countStub } from './stub.ts'
import { type Around, type GameTable, movedBy, type Stepped } from './table.ts'
import { closeBets, placeWagers } from './wagers.ts'
import { rulesNow } from './ways.ts'

export function step(table: GameTable, action: Action, around: Around): Stepped | Refusal {
  const stepped = stepBy(table, action, { ...around, rules: rulesNow(around.rules, table) })
  if (isRefusal(stepped)) return stepped
  // What changed hands is remembered until the next round begins: a void round, or an adjustment, takes it back.
  const moved = [...(action.do === 'close bets' ? [] : (table.moved ?? [])), ...movedBy(stepped.entries)]
  const { moved: _before, ...now } = stepped.table
  return { ...stepped, table: moved.length === 0 ? now : { ...now, moved } }
}

function stepBy(table: GameTable, action: Action, around: Around): Stepped | Refusal {
  switch (action.do) {
    case 'open':
      return openTable(table, action, around)
    case 'shuffle':
      return shuffle(table, action, around)
    case 'cut':
      return cut(table, action, around)
    case 'idle':
      return idle(table, around)
    case 'wager':
      return placeWagers(table, action, around)
    case 'close bets':
      return closeBets(table, action, around)
    case 'deal':
      return deal(table, action, around)
    case 'irregularity':
      return irregularity(table, action, around)
    case 'repair':
      return repair(table, action, around)
    case 'count stub':
      return countStub(table, action, around)
    case 'decide':
      return decide(table, action, around)
    case 'leave':
      return leave(table, action, around)
    case 'reveal':
      return reveal(table, action, around)
    case 'settle':
      return settle(table, action, around)
    case 'back out':
      return backOut(table, action, around)
  }
}
