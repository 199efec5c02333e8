/** A knock-out that was none: everybody of that hand is in again, and what hung on it goes back, money too. */
import { toWire, ZERO } from '../../base/money.ts'
import { because, isRefusal, refuse, refuseOrder } from '../../base/refusal.ts'
import type { Ask } from '../mechanism.ts'
import { toPosts } from '../posts.ts'
import { forgetDenied, whyPoolLacks } from './bounties.ts'
import { giveBackAll } from './money.ts'
import type { Out, Win } from './records.ts'
import { about, anyTournament, personOf, statusOf } from './tournament.ts'
import { isOfTheEnd, takeBack } from './undo.ts'
import type { CommandOf, Decision, EventOf, Slice, State, Tournament } from './vocabulary.ts'

export function undoKnockOut(state: State, command: CommandOf<'UndoKnockOut'>, ask: Ask): Decision {
  const { activity, out: name, drawer, reason, by, second } = command
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const { rule } = running
  const clause = rule.play.together.by
  const status = statusOf(running, tournament)
  if (status === 'called off') return about(activity, [because(rule.play.off.by, 'tournament is over', { status })])
  if (tournament.signed !== undefined) return about(activity, [because(rule.log?.by ?? clause, 'log is signed')])
  if (tournament.deal !== undefined) return about(activity, [because(rule.deals?.by ?? clause, 'deal stands')])
  const taken = ask.whyNotPlayedOn(activity)
  if (taken !== undefined) return about(activity, [taken])
  const out = tournament.outs.find((one) => one.out === name)
  if (out === undefined) return refuseOrder('no such knock-out', { out: name })
  const again = comeAgain(
    tournament,
    out.fallen.map(({ entry }) => entry),
  )
  if (again !== undefined)
    return refuse(personOf(again.person), [
      because(rule.entry.once.by, 'entry came in again', { entry: again.again!, again: again.entry }),
    ])
  const bought = [...tournament.purchases.values()].filter(({ after, back }) => after === name && back !== true)
  const wrong = winsOf(tournament, name, goneIn(out))
  // With money in it, it takes two.
  if ((wrong.length > 0 || bought.length > 0) && second === undefined) return refuseOrder('tournament takes two')
  const undone = takeBack(state, wrong, { ...command, second: second ?? by }, ask)
  if (isRefusal(undone)) return undone
  const given = giveBackAll(undone.state, running, bought, command, rule.rebuys?.by ?? clause)
  if (isRefusal(given)) return given
  const lacking = whyPoolLacks(running, {
    ...tournament,
    outs: tournament.outs.filter((one) => one !== out),
    purchases: new Map([...tournament.purchases].filter(([receipt]) => !given.receipts.includes(receipt))),
  })
  if (lacking !== undefined) return lacking
  return [
    ...undone.events,
    {
      type: 'KnockOutUndone',
      activity,
      out: name,
      reason,
      receipts: given.receipts,
      refund: toWire(given.refund),
      ...(drawer === undefined || given.refund === ZERO ? {} : { drawer }),
      undone: undone.hits,
      clause,
      by: second === undefined ? [by] : [by, second],
      posts: toPosts(given.draft.posts),
    },
  ]
}

/** Somebody of them has paid to come in again, and is there or has been: that is undone first. */
export const comeAgain = ({ entries }: Tournament, names: readonly string[]) =>
  [...entries.values()].find(
    ({ again, status }) => again !== undefined && names.includes(again) && (status === 'in' || status === 'out'),
  )

/** Who was out by it, and did not buy anew: what somebody has won of them since is of another hand. */
const goneIn = ({ fallen }: Out): string[] => fallen.flatMap(({ entry, rebuys }) => (rebuys === true ? [] : [entry]))

/** What hangs on that hand, at it or later; and prizes that were given for places: they are others now. */
const winsOf = ({ wins }: Tournament, name: string, fallen: readonly string[]): Win[] =>
  wins.filter(
    (win) =>
      win.out === name ||
      isOfTheEnd(win) ||
      win.prizes.some(({ target }) => target !== undefined && fallen.includes(target)),
  )

export function evolveUndone(own: Slice, { activity, out: name, receipts }: EventOf<'KnockOutUndone'>): void {
  const tournament = own.tournaments.get(activity)!
  const out = tournament.outs.find((one) => one.out === name)!
  tournament.outs = tournament.outs.filter((one) => one !== out)
  forgetDenied(tournament, goneIn(out))
  for (const receipt of receipts) tournament.purchases.get(receipt)!.back = true
  for (const { entry: who } of out.fallen) {
    const entry = tournament.entries.get(who)!
    if (entry.owes === name) delete entry.owes
    if (entry.status !== 'out' || entry.out !== name) continue
    entry.status = 'in'
    delete entry.out
    tournament.inPlay += 1
  }
}
