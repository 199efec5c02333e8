/**
 * Live rounds of a game against the house. Each order is one step; the event carries what the dealer was told, the table
 * as it stands after it and every movement of money. A part of a meter is a hit like every other: held, verified, paid.
 */

import { type Carry, NO_CARRY } from '../../base/meter.ts'
import { ZERO } from '../../base/money.ts'
import { toPlain } from '../../base/plain.ts'
import { because, isRefusal, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import type { Action } from '../../games/table/action.ts'
import { clauseOf, type TableRules } from '../../games/table/rules.ts'
import { step } from '../../games/table/step.ts'
import type { Entry, Instruction } from '../../games/table/table.ts'
import { accountOf, holderOf, nameOf } from '../../ledger/account.ts'
import { type Draft, draftOf } from '../../ledger/draft.ts'
import { fundsIn, type Pool } from '../../ledger/name.ts'
import type { Table } from '../house/vocabulary.ts'
import { whyStopped } from '../money/cover.ts'
import { toPosts } from '../posts.ts'
import { useAccount, whyNotFromAccount } from './gameaccount.ts'
import { gameAt, isRoundUnderWay, isUnderWay, metersOf, type RunningGame } from './livegame.ts'
import { actionOf } from './tableaction.ts'
import { heldBacks, hitOf, holdFromMeter, whyNotDiscarded, wonElsewhere } from './tableaward.ts'
import { bookEntry, type Carries, settleTray } from './tablemoney.ts'
import type { CommandOf, Decision, Event, EventOf, Slice, State, Told } from './vocabulary.ts'

type TableOrder = 'PlayTable' | 'UseAccount' | 'SettleTable'

export function decideTableGame(state: State, command: CommandOf<TableOrder>): Decision {
  const found = gameAt(state, command.table, isAfterwards(command))
  if (isRefusal(found)) return found
  switch (command.do) {
    case 'PlayTable':
      return playTable(state, found, command)
    case 'UseAccount':
      return useAccount(state, found, command)
    case 'SettleTable':
      return settleTable(state, found, command)
  }
}

/** A game that was paused or stopped takes nothing in, but what is owed is handed out and put right. */
const isAfterwards = (command: CommandOf<TableOrder>): boolean =>
  command.do === 'SettleTable' ||
  (command.do === 'UseAccount' && command.amount < ZERO) ||
  (command.do === 'PlayTable' && command.action.do === 'back out')

function playTable(state: State, running: RunningGame, command: CommandOf<'PlayTable'>): Decision {
  const { table, second, by, at } = command
  const { rules, game } = running
  const { activity } = running.rule
  const action = actionOf(command.action, at.at, second !== undefined)
  const refused = whyNotNow(state, running, action, command)
  if (refused !== undefined) return refused
  const held = heldBacks(state, running, table)
  const stepped = step(game, action, { rules, meters: metersOf(state, activity, rules, table), held })
  if (isRefusal(stepped))
    return stepped.who.kind === 'position'
      ? refuse({ kind: 'seat', table, seat: stepped.who.seat }, stepped.reasons)
      : stepped
  const { posts, carries, hits } = booked(state, running, stepped.entries, command)
  const played: Event = {
    type: 'TablePlayed',
    table,
    activity,
    digest: state.offerings.get(activity)!.running!.digest,
    action: toPlain(action),
    game: toPlain(stepped.table),
    told: stepped.instructions.map(toldOf),
    ...(carries.size === 0
      ? {}
      : { carries: Object.fromEntries([...carries].map(([to, left]) => [to, carryText(left)])) }),
    by,
    ...(second === undefined ? {} : { second }),
    posts: toPosts(posts),
  }
  return [played, ...hits]
}

/** What the house, its money or its papers have against an action, before the rules of the game are asked. */
function whyNotNow(
  state: State,
  running: RunningGame,
  action: Action,
  { table, at }: CommandOf<'PlayTable'>,
): Refusal | undefined {
  if (action.do === 'shuffle') return whyNotDiscarded(state, running, table, action)
  if (action.do !== 'wager') return undefined
  const unfit =
    whyNotHere(state.tables.get(table)!, running.rules, action.seat) ?? whyNotFromAccount(state, running, table, action)
  if (unfit !== undefined) return unfit
  const stopped = whyStopped(state, running.rule.activity, at.local)
  return stopped === undefined ? undefined : refuse({ kind: 'table', table }, [stopped])
}

/** What the entries of a step move: its own posts, and for each part of a meter a hit that holds it. */
function booked(
  state: State,
  running: RunningGame,
  entries: readonly Entry[],
  command: CommandOf<'PlayTable'>,
): { posts: Draft['posts']; carries: Carries; hits: Event[] } {
  const { rules, rule } = running
  const { activity } = rule
  const { table } = command
  const draft = draftOf(state.balances, activity)
  const carries: Carries = new Map(
    [...state.carries]
      .filter(([account]) => holderOf(account) === activity)
      .map(([account, left]) => [nameOf(account) as Pool | 'reserve', left]),
  )
  const gone = wonElsewhere(state, activity, table)
  const posts: Draft['posts'] = []
  const hits: Event[] = []
  for (const entry of entries) {
    const from = draft.posts.length
    if (entry.does === 'pay' && entry.from === 'meter') {
      if (entry.win === ZERO) continue
      const hit = `H${state.hitsSoFar + hits.length + 1}`
      holdFromMeter(draft, rules, entry, hit)
      hits.push(hitOf(state, running, entry, command, hit, toPosts(draft.posts.slice(from))))
    } else {
      bookEntry({ draft, rules, table, carries, wonElsewhere: gone }, entry)
      posts.push(...draft.posts.slice(from))
    }
  }
  return { posts, carries, hits }
}

const toldOf = ({ entry, ...told }: Instruction): Told =>
  entry === undefined ? told : { ...told, entry: toPlain(entry) }

/** What the house has set up for the table, beside what the document says of every table of the game. */
function whyNotHere({ table, seats, decks }: Table, { by }: TableRules, seat: string): Refusal | undefined {
  if (Number(seat) > seats)
    return refuse({ kind: 'seat', table, seat }, [because('order', 'seat out of range', { seats })])
  if (decks === 1 || by['one deck'] === undefined || by['two decks'] !== undefined) return undefined
  return refuse({ kind: 'table', table }, [because(by['one deck'], 'too many decks for the game', { table, decks })])
}

/** Between rounds: the table's result goes to the house, the money of the meters to the bank. */
function settleTable(state: State, { rule, rules }: RunningGame, { table, by }: CommandOf<'SettleTable'>): Decision {
  if (isRoundUnderWay(state, table)) return refuseOrder('round not settled', { table })
  const { activity } = rule
  const draft = draftOf(state.balances, activity)
  settleTray(draft, table, clauseOf(rules, 'game over'))
  if (draft.posts.length === 0) return refuseOrder('nothing to settle', { table })
  return [{ type: 'MoneyMoved', activity, why: 'table settled', by, posts: toPosts(draft.posts) }]
}

export function evolveTableGame(state: Slice, event: EventOf<'TablePlayed'>, { offerings, hitsSoFar }: State): void {
  const { table, activity, game, carries = {} } = event
  const { locked: before, told = [] } = state.games.get(table) ?? {}
  const running = offerings.get(activity)?.running
  const now = running === undefined ? undefined : { text: running.text, rule: running.rule, hits: hitsSoFar }
  const locked = isUnderWay(game) ? (before ?? now) : undefined
  const { do: done } = event.action as { readonly do?: string }
  state.games.set(table, {
    activity,
    game,
    told: done === 'close bets' ? event.told : [...told, ...event.told],
    ...(locked === undefined ? {} : { locked }),
  })
  for (const [to, left] of fundsIn(carries)) {
    const [account, carried] = [accountOf(activity, to), carryOf(left)]
    if (carried.over === 0n) state.carries.delete(account)
    else state.carries.set(account, carried)
  }
}

const carryText = ({ over, under }: Carry): string => `${over}/${under}`
function carryOf(text: string): Carry {
  const [over = '0', under = '1'] = text.split('/')
  return over === '0' ? NO_CARRY : { over: BigInt(over), under: BigInt(under) }
}
