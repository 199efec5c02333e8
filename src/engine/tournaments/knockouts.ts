/** Who is out, by whom and in which hand; and one who was bound to buy the seat anew and did not. */
import { citedTogether } from '../../base/cited.ts'
import { add, fromWire, toWire } from '../../base/money.ts'
import { because, isRefusal, type Reason, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import type { Ask } from '../mechanism.ts'
import { bountiesOf, collect } from './bounties.ts'
import { whyNoRebuy } from './purchases.ts'
import type { Entry, Fallen, OutBy } from './records.ts'
import { about, isFinished, levelAt, type Opened, openTournament, personOf, playingIn } from './tournament.ts'
import type { CommandOf, Decision, EventOf, Slice, State, Tournament } from './vocabulary.ts'

export function knockOut(state: State, command: CommandOf<'KnockOut'>, ask: Ask): Decision {
  const { activity, how = 'hand', table, at, by } = command
  const opened = openTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const { rule } = running
  const clause = clauseOf(opened, how)
  if (tournament.started === undefined) return about(activity, [because(clause, 'tournament has not started')])
  // Hand for hand all tables play one hand: who falls in it falls with those who have ended it.
  const round = how === 'hand' ? ask.handRound(activity, command.fallen[0]!.entry) : undefined
  if (isFinished(running, tournament) && !hasFallenIn(tournament, round))
    return about(activity, [
      because(rule.half?.stops.by ?? clause, 'tournament has finished', { left: tournament.inPlay }),
    ])
  const wrong = whyNotOut(opened, command.fallen, how, clause)
  if (wrong !== undefined) return wrong
  const fallen = command.fallen.map((one): Fallen => boundTo(opened, one, how))
  const late = fallen.flatMap((one) => whyNotAnew(opened, one, levelAt(tournament, at, ask)))
  if (late.length > 0) return about(activity, late)
  const gone = fallen.flatMap(({ entry, rebuys }) => (rebuys === true ? [] : [tournament.entries.get(entry)!]))
  const left = tournament.inPlay - gone.length
  if (left < 1) return about(activity, [because(clause, 'nobody is left')])
  const out = `K${tournament.outsSoFar + 1}`
  const bounties = how === 'hand' ? bountiesOf(tournament, fallen) : []
  const collected = collect(state, opened, bounties, gone, out, { at, by })
  if (isRefusal(collected)) return collected
  const { wins, hits, given, posts } = collected
  const cited = [clause, ...(bounties.length === 0 ? [] : [rule.bounties!.by])]
  return [
    {
      type: 'KnockedOut',
      activity,
      out,
      ...(round === undefined ? {} : { round }),
      how,
      fallen,
      bounties,
      wins,
      ...(given === undefined ? {} : { given }),
      ...(table === undefined ? {} : { table }),
      left,
      at: at.at,
      local: at.local,
      clause: citedTogether(cited),
      by,
      posts,
    },
    ...hits,
  ]
}

const hasFallenIn = ({ outs, deal }: Tournament, round: string | undefined): boolean =>
  round !== undefined && deal === undefined && outs.some((one) => one.round === round)

const clauseOf = ({ running: { rule } }: Opened, how: OutBy): string =>
  how === 'disqualified' ? rule.play.penalties.disqualified.by : rule.play.together.by

/** Somebody twice, out already, or knocked out by nobody who is still there. */
function whyNotOut(opened: Opened, fallen: readonly Fallen[], how: OutBy, clause: string): Refusal | undefined {
  const { tournament } = opened
  const { activity } = tournament
  if (fallen.length === 0) return refuseOrder('no such entry', { entry: '' })
  const names = fallen.map(({ entry }) => entry)
  const twice = names.find((name, nth) => names.indexOf(name) !== nth)
  if (twice !== undefined) return about(activity, [because(clause, 'entry named twice', { entry: twice })])
  for (const { entry: name, by = [] } of fallen) {
    const entry = playingIn(opened, name, clause)
    if (isRefusal(entry)) return entry
    const who = personOf(entry.person)
    if (entry.owes !== undefined) return refuse(who, [because(clause, 'rebuy is owed', { entry: name })])
    const winner = by.find((one, nth) => by.indexOf(one) !== nth)
    if (winner !== undefined) return about(activity, [because(clause, 'entry named twice', { entry: winner })])
    for (const one of by) {
      const won = playingIn(opened, one, clause)
      if (isRefusal(won)) return won
      if (names.includes(one) || won.owes !== undefined)
        return refuse(who, [because(clause, 'winner of the hand is out', { entry: one })])
    }
    const isTarget = entry.bounty !== undefined && fromWire(entry.bounty) > 0n
    if (isTarget && how === 'hand' && by.length === 0)
      return refuse(who, [
        because(opened.running.rule.bounties?.by ?? clause, 'winner of the hand not said', { entry: name }),
      ])
  }
  return undefined
}

/** Whoever has said so before the hand buys the seat anew, whatever is said after it; nobody does who is sent off. */
function boundTo({ tournament }: Opened, fallen: Fallen, how: OutBy): Fallen {
  const { rebuys: _, ...gone } = fallen
  if (how === 'disqualified') return gone
  return tournament.entries.get(fallen.entry)?.intends === true ? { ...fallen, rebuys: true } : fallen
}

/** Said only after the hand, it has to be in time. */
function whyNotAnew(opened: Opened, { entry: name, rebuys }: Fallen, level: number): Reason[] {
  const entry = opened.tournament.entries.get(name)!
  if (rebuys !== true || entry.intends === true) return []
  const late = whyNoRebuy(opened, entry, level)
  return late === undefined ? [] : [late]
}

/** Out after all, with the place and the bounty of that hand. */
export function waiveRebuy(state: State, command: CommandOf<'WaiveRebuy'>): Decision {
  const { activity, entry: name, reason, at, by, second } = command
  const opened = openTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const clause = running.rule.rebuys?.intent.by ?? running.rule.structure.by
  const entry = playingIn(opened, name, clause)
  if (isRefusal(entry)) return entry
  const out = tournament.outs.find((one) => one.out === entry.owes)
  if (out === undefined) return refuse(personOf(entry.person), [because(clause, 'rebuy is not owed', { entry: name })])
  if (second === undefined) return refuseOrder('tournament takes two')
  if (tournament.inPlay <= 1) return about(activity, [because(clause, 'nobody is left')])
  const { rebuys: _, ...fallen } = out.fallen.find((one) => one.entry === name)!
  const bounties = bountiesOf(tournament, [fallen])
  const collected = collect(state, opened, bounties, [entry], out.out, { at, by })
  if (isRefusal(collected)) return collected
  const { wins, hits, given, posts } = collected
  return [
    {
      type: 'RebuyWaived',
      activity,
      entry: name,
      out: out.out,
      bounties,
      wins,
      ...(given === undefined ? {} : { given }),
      left: tournament.inPlay - 1,
      reason,
      clause,
      by: [by, second],
      posts,
    },
    ...hits,
  ]
}

export function evolveKnockedOut(own: Slice, event: EventOf<'KnockedOut'>): void {
  const { activity, out, round, how, fallen, bounties, wins, given = '0', table, left, at, local, by } = event
  const tournament = own.tournaments.get(activity)!
  tournament.outsSoFar += 1
  tournament.inPlay = left
  tournament.given = more(tournament.given, given)
  const where = { ...(table === undefined ? {} : { table }), ...(round === undefined ? {} : { round }) }
  tournament.outs.push({ out, how, fallen, bounties, at, local, ...where, by })
  tournament.wins.push(...wins)
  for (const { entry: name, rebuys } of fallen) {
    const entry = tournament.entries.get(name)!
    delete entry.intends
    if (rebuys === true) entry.owes = out
    else putOut(entry, out)
  }
}

export function evolveWaived(own: Slice, event: EventOf<'RebuyWaived'>): void {
  const { activity, entry: name, out, bounties, wins, given = '0', left } = event
  const tournament = own.tournaments.get(activity)!
  tournament.inPlay = left
  tournament.given = more(tournament.given, given)
  tournament.wins.push(...wins)
  tournament.outs = tournament.outs.map((one) => {
    if (one.out !== out) return one
    const fallen = one.fallen.map((each) => {
      const { rebuys, ...rest } = each
      return each.entry === name && rebuys === true ? rest : each
    })
    return { ...one, fallen, bounties: [...one.bounties, ...bounties] }
  })
  const entry = tournament.entries.get(name)!
  delete entry.owes
  putOut(entry, out)
}

function putOut(entry: Entry, out: string): void {
  entry.status = 'out'
  entry.out = out
}

const more = (one: string, other: string): string => toWire(add(fromWire(one), fromWire(other)))
