/**
 * No purchase necessary: at a free table people play for what goes with the tournament, bounties, without an entry and by the same
 * rules. Nobody paid for it, so the house pays: nothing there touches the pool, the places or the field.
 */
import { citedTogether } from '../../../base/cited.ts'
import { message } from '../../../base/message.ts'
import { fromWire, toWire } from '../../../base/money.ts'
import { because, isRefusal, type Reason, type Refusal, refuse, refuseOrder } from '../../../base/refusal.ts'
import { bountySplit } from '../../../games/tournament/bounty.ts'
import type { Ask } from '../../mechanism.ts'
import { whyNotFree } from '../../rounds/freetables.ts'
import { bountyPrizes } from '../bounties.ts'
import { draftFor } from '../money.ts'
import type { BountyPaid, FreePlayer, Prize, Win } from '../records.ts'
import { whyNotPerson } from '../registration.ts'
import {
  about,
  anyTournament,
  freeIn,
  levelAt,
  type Opened,
  openActivity,
  openTournament,
  personOf,
  statusOf,
} from '../tournament.ts'
import { takeBack } from '../undo.ts'
import type { CommandOf, Decision, Event, State, Tournament } from '../vocabulary.ts'
import { declareWinning } from '../wins.ts'
import { leavesSeat, takesSeat } from './seats.ts'

/** By what bounties are played for there. */
const clauseOf = ({ running: { rule } }: Opened): string =>
  rule.bounties?.free?.by ?? rule.free?.by ?? rule.structure.by

export function enterFree(state: State, command: CommandOf<'EnterFree'>, ask: Ask): Decision {
  const { activity, person, table, at, by } = command
  const opened = openTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const { rule, posted } = running
  if (rule.bounties === undefined || posted.bounties === undefined || rule.free === undefined)
    return about(activity, [because(rule.bounties?.by ?? rule.structure.by, 'no bounties')])
  const clause = clauseOf(opened)
  const wrong = whyNotFree(state, activity, table)
  if (wrong !== undefined) return wrong
  if (state.tables.get(table)?.kind !== 'free')
    return about(activity, [because(clause, 'table is no free table', { table })])
  const there = [...tournament.free.values()].filter((one) => one.table === table && one.status === 'in')
  if (there.length >= (state.tables.get(table)?.seats ?? 0)) return refuseOrder('table is full', { table })
  const before = [...tournament.free.values()].findLast((one) => one.person === person)
  const not = whyNoStack(opened, person, before, levelAt(tournament, at, ask)) ?? whyNotPerson(state, opened, command)
  if (not !== undefined) return refuse(personOf(person), not)
  const granted = grantedBy(state, command, rule.free.by)
  if (isRefusal(granted)) return granted
  const bounty = posted.bounties.targets === 'everybody' ? { bounty: toWire(posted.bounties.amount) } : {}
  const again = before === undefined ? {} : { again: before.player }
  const player = `N${tournament.free.size + 1}`
  return [
    ...granted,
    {
      type: 'FreeEntered',
      activity,
      player,
      person,
      table,
      ...again,
      ...bounty,
      at: at.at,
      local: at.local,
      clause,
      by,
    },
    ...takesSeat(state, { person, table }, command),
  ]
}

/** One stack at a time, here or in the tournament; and not later than an entry or a re-entry would be. */
function whyNoStack(
  { running, tournament }: Opened,
  person: string,
  before: FreePlayer | undefined,
  level: number,
): Reason[] | undefined {
  const { rule, posted } = running
  const { entry } = rule
  const own = tournament.entries.get(tournament.byPerson.get(person) ?? '')
  if (own?.status === 'in') return [because(entry.once.by, 'registered already', { entry: own.entry })]
  if (before?.status === 'in')
    return [because(entry.once.by, 'plays at a free table', { player: before.player, table: before.table })]
  if (before === undefined) {
    const until = posted.lateUntilLevel ?? 0
    return level > until ? [because(entry.late?.by ?? entry.by, 'registration is over', { level, until })] : undefined
  }
  const by = citedTogether([entry.once.by, rule.rebuys?.again.by ?? entry.once.by])
  const { reEntries } = posted
  if (reEntries === undefined) return [because(by, 'no re-entry')]
  if (level > reEntries.untilLevel) return [because(by, 're-entry is over', { level, until: reEntries.untilLevel })]
  const times = [...tournament.free.values()].filter((one) => one.person === person).length - 1
  return reEntries.times !== undefined && times >= reEntries.times
    ? [because(by, 're-entry too often', { times: reEntries.times })]
    : undefined
}

/** Who asked for it has it now: the request is closed with the table. */
function grantedBy(state: State, command: CommandOf<'EnterFree'>, clause: string): readonly Event[] | Refusal {
  const { activity, person, table, request, at, by } = command
  const asked =
    request === undefined
      ? [...state.free.values()].find((one) => one.activity === activity && one.person === person)
      : state.free.get(request)
  if (asked === undefined) return request === undefined ? [] : refuseOrder('no open request', { request })
  if (asked.activity !== activity || (asked.person !== undefined && asked.person !== person))
    return refuseOrder('no open request', { request: asked.request })
  const { at: moment, local } = at
  return [{ type: 'FreeTableOffered', request: asked.request, activity, table, at: moment, local, clause, by }]
}

/** The player, while it can still be told what became of that one. */
function playerIn(state: State, activity: string, name: string): (Opened & { player: FreePlayer }) | Refusal {
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  if (tournament.signed !== undefined)
    return about(activity, [because(running.rule.log?.by ?? running.rule.structure.by, 'log is signed')])
  const player = tournament.free.get(name)
  return player === undefined ? refuseOrder('no such free player', { player: name }) : { ...opened, player }
}

export function knockOutFree(state: State, command: CommandOf<'KnockOutFree'>): Decision {
  const { activity, how, by, at } = command
  const open = openActivity(state, activity)
  if (isRefusal(open)) return open
  const found = playerIn(state, activity, command.player)
  if (isRefusal(found)) return found
  const { running, tournament, player } = found
  const { rule, posted } = running
  const clause = clauseOf(found)
  const won = how === 'hand' ? (command.won ?? []) : []
  const wrong = whyNotOut(found, player, how, won, clause)
  if (wrong !== undefined) return refuse(personOf(player.person), [wrong])
  const bounties: BountyPaid[] =
    player.bounty === undefined || won.length === 0
      ? []
      : bountySplit(fromWire(player.bounty), won).flatMap(({ to, amount }) =>
          amount === 0n ? [] : [{ target: player.player, to, amount: toWire(amount) }],
        )
  const isAtOnce = posted.bounties?.paid === 'at the knock-out'
  const due = isAtOnce ? bounties : wonBy(tournament, player.player)
  const isTied = isAtOnce && won.length > 1
  const cited = [clause, rule.bounties!.paid.by, ...(isTied ? [rule.bounties!.tied.by] : [])]
  const winners = [...Map.groupBy(due, ({ to }) => to)].map(([to, theirs]) => ({
    player: tournament.free.get(to)!,
    prizes: bountyPrizes(theirs),
  }))
  const { wins, hits } = declareAll(state, found, winners, cited, { at, by, out: player.player })
  return [
    {
      type: 'FreeKnockedOut',
      activity,
      player: player.player,
      table: player.table,
      how,
      won,
      bounties,
      wins,
      at: at.at,
      local: at.local,
      clause: citedTogether([clause, ...(bounties.length === 0 ? [] : [rule.bounties!.by])]),
      by,
    },
    ...hits,
    ...leavesSeat(state, player, command),
  ]
}

function whyNotOut(
  { running, tournament }: Opened,
  player: FreePlayer,
  how: string,
  won: readonly string[],
  clause: string,
): Reason | undefined {
  if (player.status !== 'in') return because(clause, 'free player is out', { player: player.player })
  const twice = won.find((one, nth) => won.indexOf(one) !== nth)
  if (twice !== undefined) return because(clause, 'entry named twice', { entry: twice })
  for (const name of won) {
    const winner = tournament.free.get(name)
    if (winner === undefined || winner.table !== player.table)
      return because(clause, 'winner plays elsewhere', { player: name })
    if (winner.status !== 'in' || name === player.player)
      return because(clause, 'winner of the hand is out', { entry: name })
  }
  const isTarget = player.bounty !== undefined && fromWire(player.bounty) > 0n
  return isTarget && how === 'hand' && won.length === 0
    ? because(running.rule.bounties?.by ?? clause, 'winner of the hand not said', { entry: player.player })
    : undefined
}

/** What somebody has won of others so far. */
const wonBy = ({ free }: Tournament, name: string): BountyPaid[] =>
  [...free.values()].flatMap(({ out }) => out?.bounties.filter(({ to }) => to === name) ?? [])

type Winner = { readonly player: FreePlayer; readonly prizes: readonly Prize[] }
function declareAll(
  state: State,
  { running }: Opened,
  winners: readonly Winner[],
  by: readonly string[],
  { out, ...acting }: { at: { at: number; local: string }; by: string; out?: string },
): { readonly wins: Win[]; readonly hits: Event[] } {
  const draft = draftFor(state, running)
  const wins: Win[] = []
  const hits: Event[] = []
  for (const { player, prizes } of winners) {
    const evidence = message('bounty was won', { targets: prizes.flatMap(({ target }) => target ?? []) })
    const { person, player: entry } = player
    const winning = {
      entry,
      person,
      ...(out === undefined ? {} : { out }),
      isFree: true as const,
      prizes,
      evidence,
      by,
    }
    const { win, declared } = declareWinning(state, running, draft, winning, acting, hits.length)
    wins.push(win)
    hits.push(declared)
  }
  return { wins, hits }
}

export function undoFree(state: State, command: CommandOf<'UndoFree'>, ask: Ask): Decision {
  const { activity, reason, by, second } = command
  const found = playerIn(state, activity, command.player)
  if (isRefusal(found)) return found
  const { tournament, player } = found
  const clause = clauseOf(found)
  const not = (reasons: Reason) => refuse(personOf(player.person), [reasons])
  if (player.status === 'in') return not(because(clause, 'free player is still in', { player: player.player }))
  // What came after it at the table may hang on it: that is undone before.
  const last = tournament.freeOuts.findLast((one) => tournament.free.get(one)!.table === player.table)
  if (last !== player.player || player.status === 'stayed')
    return not(because(clause, 'later one at the free table first', { player: last ?? player.player }))
  const again = [...tournament.free.values()].find((one) => one.again === player.player)
  if (again !== undefined)
    return not(because(clause, 'plays at a free table', { player: again.player, table: again.table }))
  const wrong = tournament.freeWins.filter(({ out }) => out === player.player)
  if (wrong.length > 0 && second === undefined) return refuseOrder('tournament takes two')
  const undone = takeBack(state, wrong, { ...command, second: second ?? by }, ask)
  if (isRefusal(undone)) return undone
  const { hits } = undone
  const who = second === undefined ? [by] : [by, second]
  return [
    ...undone.events,
    { type: 'FreeKnockOutUndone', activity, player: player.player, reason, undone: hits, clause, by: who },
    ...takesSeat(state, player, command),
  ]
}

/** As in the tournament: when one is left, or when that is over. Where it was called off nobody keeps a bounty. */
export function endFreePlay(state: State, command: CommandOf<'EndFreePlay'>): Decision {
  const { activity, table, at, by, second } = command
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const { rule, posted } = running
  const clause = clauseOf(opened)
  const left = freeIn(tournament, table)
  if (left.length === 0) return refuseOrder('nobody plays free there', { table })
  const status = statusOf(running, tournament)
  if (left.length > 1 && (status === 'open' || status === 'running'))
    return about(activity, [because(clause, 'free table plays on', { table, left: left.length })])
  if (second === undefined) return refuseOrder('tournament takes two')
  const winners = left.flatMap((player): Winner[] => {
    const waited = posted.bounties?.paid === 'at the knock-out' ? [] : wonBy(tournament, player.player)
    const isKept = status !== 'called off' && player.bounty !== undefined && fromWire(player.bounty) > 0n
    const own: Prize[] = isKept
      ? [{ of: 'own bounty', amount: player.bounty!, form: 'cash', target: player.player }]
      : []
    const prizes = [...bountyPrizes(waited), ...own]
    return prizes.length === 0 ? [] : [{ player, prizes }]
  })
  const { kept, paid } = rule.bounties!
  const { wins, hits } = declareAll(state, opened, winners, [clause, kept.by, paid.by], { at, by })
  return [
    {
      type: 'FreePlayEnded',
      activity,
      table,
      players: left.map(({ player }) => player),
      wins,
      at: at.at,
      local: at.local,
      clause: citedTogether([clause, kept.by]),
      by: [by, second],
    },
    ...hits,
    ...left.flatMap((player) => leavesSeat(state, player, command)),
  ]
}
