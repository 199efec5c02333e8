/** Those who are left divide all that is there: every one of them agrees, and to the cent. */
import { citedTogether } from '../../base/cited.ts'
import { toWire } from '../../base/money.ts'
import { because, isRefusal, refuseOrder } from '../../base/refusal.ts'
import { dealFaults } from '../../games/tournament/deal.ts'
import type { Ask } from '../mechanism.ts'
import { ranked, thereFor } from './prizes.ts'
import { about, anyTournament, openTournament, owing, statusOf } from './tournament.ts'
import { isOfTheEnd, takeBack } from './undo.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function agreeDeal(state: State, command: CommandOf<'AgreeDeal'>): Decision {
  const { activity, method, consents, note, at, by, second } = command
  const opened = openTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const { deals, play } = running.rule
  if (deals === undefined) return about(activity, [because(running.rule.pays.by, 'no deals')])
  if (tournament.started === undefined) return about(activity, [because(deals.by, 'tournament has not started')])
  if (tournament.deal !== undefined) return about(activity, [because(deals.by, 'deal stands')])
  const left = ranked(tournament).flatMap(({ entry, status }) => (status === 'in' ? [entry] : []))
  if (statusOf(running, tournament) === 'finished')
    return about(activity, [because(deals.by, 'tournament has finished', { left: left.length })])
  const open = owing(tournament).map(({ entry }) => entry)
  if (open.length > 0)
    return about(activity, [
      because(running.rule.rebuys?.intent.by ?? play.by, 'deal before the last payments', { entries: open }),
    ])
  const there = thereFor(running, tournament)
  const shares = command.shares.map(({ entry, amount }) => ({ who: entry, amount }))
  const faults = dealFaults(there.all, left, shares)
  if (faults.length > 0)
    return about(
      activity,
      faults.map((fault) => ({ clause: deals.all.by, ...fault })),
    )
  const lacking = left.filter((entry) => !consents.includes(entry))
  if (lacking.length > 0)
    return about(activity, [because(deals.consent.by, 'deal lacks consents', { entries: lacking })])
  if (second === undefined) return refuseOrder('tournament takes two')
  const { bounties } = running.rule
  return [
    {
      type: 'DealAgreed',
      activity,
      deal: {
        method,
        shares: command.shares.map(({ entry, amount }) => ({ entry, amount: toWire(amount) })),
        there: toWire(there.all),
        bounties: toWire(there.bounties),
        consents: left,
        note,
        at: at.at,
        local: at.local,
        by: [by, second],
      },
      clause: citedTogether([
        deals.by,
        deals.all.by,
        deals.noted.by,
        ...(there.bounties > 0n && bounties !== undefined ? [bounties.deal.by] : []),
      ]),
    },
  ]
}

/** Play goes on; prizes that were given by it go back. */
export function undoDeal(state: State, command: CommandOf<'UndoDeal'>, ask: Ask): Decision {
  const { activity, reason, by, second } = command
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const { rule } = running
  const clause = rule.deals?.by ?? rule.structure.by
  const status = statusOf(running, tournament)
  if (status === 'called off') return about(activity, [because(rule.play.off.by, 'tournament is over', { status })])
  if (tournament.deal === undefined) return about(activity, [because(clause, 'no deal stands')])
  if (tournament.signed !== undefined) return about(activity, [because(rule.log?.by ?? clause, 'log is signed')])
  const taken = ask.whyNotPlayedOn(activity)
  if (taken !== undefined) return about(activity, [taken])
  if (second === undefined) return refuseOrder('tournament takes two')
  const wrong = tournament.wins.filter(isOfTheEnd)
  const undone = takeBack(state, wrong, { ...command, second }, ask)
  if (isRefusal(undone)) return undone
  return [...undone.events, { type: 'DealUndone', activity, reason, undone: undone.hits, clause, by: [by, second] }]
}

export function evolveDealUndone(own: Slice, { activity }: EventOf<'DealUndone'>): void {
  const tournament = own.tournaments.get(activity)!
  delete tournament.deal
  delete tournament.awarded
}
