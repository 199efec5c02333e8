/**
 * Live rounds of a game against the house. Each order is one step; the event carries what the dealer was told, the table
 * as it stands after it and every movement of money. A part of a meter is a hit like every other: held, verified, paid.
 */
import { type Carry, NO_CARRY } from '../base/meter.ts'
import { HOUR } from '../base/moment.ts'
import { add, type Cents, cents, formatMoney, toWire, ZERO } from '../base/money.ts'
import { fromPlain, type Plain, toPlain } from '../base/plain.ts'
import { isRefusal, type Refusal, refuse, refuseStep } from '../base/refusal.ts'
import { clauseOf, type TableRules, type WagerName } from '../games/table/rules.ts'
import { step } from '../games/table/step.ts'
import { begin, type GameTable, type Meters } from '../games/table/table.ts'
import { rulesNow } from '../games/table/ways.ts'
import { balance } from '../ledger/balances.ts'
import { balanceIn, carry, type Draft, draftOf, entitle } from '../ledger/draft.ts'
import type { Offering } from '../rulebook/offering.ts'
import { isTableGame, type TableGameFile, tableRulesOf } from '../rulebook/tablegame.ts'
import type { CommandOf } from './command.ts'
import { whyStopped } from './cover.ts'
import type { Decision } from './decision.ts'
import type { Event, EventOf, Told } from './event.ts'
import { activitiesAt, haltedAt, offeringOf, ruleOf, runningOf, whyHalted } from './running.ts'
import type { State, Table } from './state.ts'
import { actionOf, TOO_MUCH } from './tableaction.ts'
import { hitOf, holdFromMeter, whyNotDiscarded } from './tableaward.ts'
import { accountName, bookEntry, type Carries, DEVICE_WAGERS, settleTray } from './tablemoney.ts'
import { isRoundUnderWay, isUnderWay } from './tablereset.ts'
import { toPosts } from './wire.ts'

type TableOrder = 'PlayTable' | 'UseAccount' | 'SettleTable'
type TableEvent = 'TablePlayed' | 'AccountUsed'

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

type Found = {
  readonly rule: TableGameFile
  readonly offering: Offering
  readonly rules: TableRules
  readonly game: GameTable
}

export function gameAt(state: State, name: string, alsoHalted = false): Found | Refusal {
  const table = state.tables.get(name)
  if (table === undefined) return refuseStep(`there is no table ${name}`)
  if (table.openedAt === undefined) return refuseStep(`table ${name} is not open`)
  const kept = state.games.get(name)
  // A round that was locked is finished by the rules of that moment, whatever was posted, paused or stopped since.
  if (kept?.locked !== undefined) {
    const rule = ruleOf(kept.locked.rule) as TableGameFile
    const offering = offeringOf(kept.locked.text)
    return { rule, offering, rules: rulesOf(offering, rule), game: fromPlain<GameTable>(kept.game) }
  }
  const halted = haltedAt(state, name)
  const running = [
    ...activitiesAt(state, name),
    ...(alsoHalted ? halted.flatMap((activity) => runningOf(state, activity) ?? []) : []),
  ].find((one) => isTableGame(one.rule))
  if (running === undefined) {
    const why = halted.map((activity) => whyHalted(state, activity))
    const says = [`no game against the house runs at table ${name}`, ...why].join('; ')
    return refuse('the command', [{ clause: why.length > 0 ? 'order' : ownTables(state), says }])
  }
  const rule = running.rule as TableGameFile
  const { offering } = running
  const rules = rulesOf(offering, rule)
  return { rule, offering, rules, game: kept === undefined ? begin(rules) : fromPlain<GameTable>(kept.game) }
}

/** The clause of a game that runs elsewhere, and by its document only there. Where several run, nobody knows which was meant. */
function ownTables(state: State): string {
  const games = [...state.offerings.values()].flatMap(({ activity }) => runningOf(state, activity)?.rule.table ?? [])
  return (games.length === 1 ? games[0]?.terms['own tables']?.by : undefined) ?? 'order'
}

/** The same rules are asked for with every card. */
const known = new WeakMap<object, TableRules>()
function rulesOf(offering: Offering, rule: TableGameFile): TableRules {
  const there = known.get(offering)
  if (there !== undefined) return there
  const rules = tableRulesOf(rule, offering)
  known.set(offering, rules)
  return rules
}

/** What lies on a table, where a game is under way or its cards are there. */
export const liveGame = (state: State, table: string): GameTable | undefined => {
  const kept = state.games.get(table)
  return kept === undefined ? undefined : fromPlain<GameTable>(kept.game)
}

/** When the decks on a table must be changed, where the document has a clock for them. */
export function cardsChangeAt(state: State, table: string): number | undefined {
  const found = gameAt(state, table)
  if (isRefusal(found)) return undefined
  const { deck } = rulesNow(found.rules, found.game)
  return deck === undefined || found.game.deck === undefined
    ? undefined
    : found.game.deck.since + deck.changeHours * HOUR
}

export const metersOf = (state: State, activity: string, { meters }: TableRules): Meters =>
  Object.fromEntries(
    Object.entries(meters).map(([meter, { hasReserve }]) => [
      meter,
      {
        shows: balance(state.balances, activity, `pool:${meter}`),
        ...(hasReserve === undefined ? {} : { reserve: balance(state.balances, activity, 'reserve') }),
      },
    ]),
  )

function playTable(state: State, { rule, rules, game }: Found, command: CommandOf<'PlayTable'>): Decision {
  const { table, second, by, at } = command
  const { activity } = rule
  if (second === by) return refuseStep('the person of the floor is another one than the dealer')
  const action = actionOf(command.action, at.at, second !== undefined)
  const waits = action.do === 'shuffle' ? whyNotDiscarded(state, rule, rules, game, table, action.back) : undefined
  if (waits !== undefined) return waits
  const unfit = action.do === 'wager' ? whyNotHere(state.tables.get(table)!, rules, action.seat) : undefined
  if (unfit !== undefined) return unfit
  const poor =
    action.do === 'wager' ? whyNotFromAccount(state, activity, rules, table, action.seat, action.wagers) : undefined
  if (poor !== undefined) return poor
  const stopped = action.do === 'wager' ? whyStopped(state, activity, at.local) : undefined
  if (stopped !== undefined) return refuse(`table ${table}`, [stopped])
  const stepped = step(game, action, { rules, meters: metersOf(state, activity, rules) })
  if (isRefusal(stepped))
    return refuse(stepped.who.startsWith('seat ') ? `table ${table} ${stepped.who}` : stepped.who, stepped.reasons)
  const draft = draftOf(state.balances, activity)
  const carries: Carries = new Map(
    [...state.carries]
      .filter(([key]) => key.startsWith(`${activity} `))
      .map(([key, left]) => [key.slice(activity.length + 1), left]),
  )
  const hits: Event[] = []
  const own: Draft['posts'] = []
  for (const entry of stepped.entries) {
    const from = draft.posts.length
    if (entry.does === 'pay' && entry.from === 'meter') {
      if (entry.win === ZERO) continue
      holdFromMeter(draft, rules, entry, `H${state.hitsSoFar + hits.length + 1}`)
      hits.push(hitOf(state, rule, rules, game, entry, command, hits.length, toPosts(draft.posts.slice(from))))
    } else {
      bookEntry({ draft, rules, table, carries }, entry)
      own.push(...draft.posts.slice(from))
    }
  }
  const told = stepped.instructions.map(
    ({ does, says, by: clauses, seat, entry }): Told => ({
      does,
      says,
      by: clauses,
      ...(seat === undefined ? {} : { seat }),
      ...(entry === undefined ? {} : { entry: toPlain(entry) }),
    }),
  )
  const played: Event = {
    type: 'TablePlayed',
    v: 1,
    table,
    activity,
    digest: state.offerings.get(activity)!.running!.digest,
    action: toPlain(action),
    game: toPlain(stepped.table),
    told,
    ...(carries.size === 0
      ? {}
      : { carries: Object.fromEntries([...carries].map(([to, { over, under }]) => [to, `${over}/${under}`])) }),
    by,
    ...(second === undefined ? {} : { second }),
    posts: toPosts(own),
  }
  return [played, ...hits]
}

/** What the house has set up for the table, beside what the document says of every table of the game. */
function whyNotHere({ table, seats, decks }: Table, { by }: TableRules, seat: string): Refusal | undefined {
  if (Number(seat) > seats)
    return refuse(`table ${table} seat ${seat}`, [{ clause: 'order', says: `seats are 1 to ${seats}` }])
  if (decks === 1 || by['one deck'] === undefined || by['two decks'] !== undefined) return undefined
  const says = `table ${table} is set up with ${decks} decks; this game is played with one`
  return refuse(`table ${table}`, [{ clause: by['one deck'], says }])
}

/** A device takes what the game account holds, and no more. */
function whyNotFromAccount(
  state: State,
  activity: string,
  rules: TableRules,
  table: string,
  seat: string,
  wagers: { readonly [Wager in WagerName]?: Cents },
): Refusal | undefined {
  const wanted = add(
    ...DEVICE_WAGERS.filter((wager) => rules.wagers[wager]?.on === 'device').map((wager) => wagers[wager] ?? ZERO),
  )
  const there = balance(state.balances, activity, accountName(table, seat))
  if (wanted <= there) return undefined
  const by = rules.wagers['hand bonus']?.by ?? clauseOf(rules, 'bonus account')
  return refuse(`table ${table} seat ${seat}`, [
    {
      clause: by,
      says: `the game account holds ${formatMoney(there)}; the device does not accept ${formatMoney(wanted)}`,
    },
  ])
}

/** Chips into the game account of a seat, or out of it. */
function useAccount(
  state: State,
  { rule, rules, game }: Found,
  { table, seat, amount, by }: CommandOf<'UseAccount'>,
): Decision {
  const who = `table ${table} seat ${seat}`
  if (amount > ZERO && rules.wagers['hand bonus'] === undefined)
    return refuseStep('no wager of this table is made from a game account')
  if (!/^[1-9]\d?$/.test(seat) || Number(seat) > rules.seatsMax) return refuseStep(`seats are 1 to ${rules.seatsMax}`)
  if (amount === ZERO) return refuseStep('an amount goes into the account, or out of it')
  if (amount >= TOO_MUCH) return refuseStep(`${formatMoney(amount)} is more than a table takes`)
  const account = accountName(table, seat)
  const draft = draftOf(state.balances, rule.activity)
  const clause = clauseOf(rules, 'bonus account')
  const there = balanceIn(draft, account)
  if (there + amount < 0n) return refuse(who, [{ clause, says: `the game account holds only ${formatMoney(there)}` }])
  if (amount < 0n && game.phase === 'bets') {
    const bet = add(...DEVICE_WAGERS.map((wager) => game.seats[seat]?.wagers[wager] ?? ZERO))
    if (there + amount < bet) return refuse(who, [{ clause, says: `${formatMoney(bet)} of the account are wagered` }])
  }
  const moved = cents(amount < 0n ? -amount : amount)
  if (amount > 0n) {
    entitle(draft, 'patrons', account, moved, clause)
    carry(draft, 'patron', `tray:${table}`, moved, clause)
  } else {
    entitle(draft, account, 'patrons', moved, clause)
    carry(draft, `tray:${table}`, 'patron', moved, clause)
  }
  return [
    {
      type: 'AccountUsed',
      v: 1,
      table,
      seat,
      activity: rule.activity,
      amount: toWire(amount),
      by,
      posts: toPosts(draft.posts),
    },
  ]
}

/** Between rounds: the table's result goes to the house, the money of the meters to the bank. */
function settleTable(state: State, { rule, rules }: Found, { table, by }: CommandOf<'SettleTable'>): Decision {
  if (isRoundUnderWay(state, table)) return refuseStep(`the round at table ${table} is not settled`)
  const { activity } = rule
  const draft = draftOf(state.balances, activity)
  settleTray(draft, table, clauseOf(rules, 'game over'))
  if (draft.posts.length === 0) return refuseStep(`table ${table} has nothing to settle`)
  return [{ type: 'MoneyMoved', v: 1, activity, why: 'table settled', by, posts: toPosts(draft.posts) }]
}

export function evolveTableGame(state: State, event: EventOf<TableEvent>): void {
  if (event.type === 'AccountUsed') return
  const { table, activity, game, carries = {} } = event
  const { locked: before, told = [] } = state.games.get(table) ?? {}
  const running = state.offerings.get(activity)?.running
  const now = running === undefined ? undefined : { text: running.text, rule: running.rule }
  const locked = isUnderWay(game) ? (before ?? now) : undefined
  const { do: done } = event.action as { readonly do?: string }
  state.games.set(table, {
    activity,
    game,
    told: done === 'close bets' ? event.told : [...told, ...event.told],
    ...(locked === undefined ? {} : { locked }),
  })
  for (const [to, left] of Object.entries(carries)) {
    const carried = carryOf(left)
    if (carried.over === 0n) state.carries.delete(`${activity} ${to}`)
    else state.carries.set(`${activity} ${to}`, carried)
  }
}

function carryOf(text: string): Carry {
  const [over = '0', under = '1'] = text.split('/')
  return over === '0' ? NO_CARRY : { over: BigInt(over), under: BigInt(under) }
}

export type LiveGame = {
  readonly activity: string
  readonly game: Plain
  /** What the dealer was told since the last "no more bets", in its order. */
  readonly told: readonly Told[]
  /** Of a round under way: rule file and offering as they were when its bets were locked. */
  readonly locked?: { readonly text: string; readonly rule: string }
}
