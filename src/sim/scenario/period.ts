/** The end of a posted period as the floor does it: who is there, the close, ID and payment. */
import { partyKey } from '../../base/party.ts'
import { leading, presenceAsked } from '../../engine/hits/periods.ts'
import { periodEnd } from '../../engine/judging/period.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import type { StepText } from './file/steps.ts'
import { payOut } from './hit.ts'
import { isKnown, isWho } from './names.ts'
import { localNow, moveToLocal, type Night, order, Undone } from './night.ts'

/** The period that ends first, of the activity that is named or of any that has hands on its board. */
export function closeNext(night: Night, written: StepText<'closePeriod'>, by: string): void {
  const { absent = [], id = 'shown' } = written
  const stranger = absent.find((one) => !isKnown(night.names, one))
  if (stranger !== undefined) throw new Undone(`nobody is known as "${stranger}", so nobody of that name is absent`)
  const before = new Set(night.state.claims.keys())
  const ends = [...night.state.boards]
    .filter(([activity]) => isNamed(activity, written.activity))
    .flatMap(([activity, entries]) => entries.map(({ until }) => ({ activity, until })))
    .sort((a, b) => (a.until < b.until ? -1 : 1))
  const [next] = ends
  if (next === undefined) {
    endQuietly(night, written.activity)
    return
  }
  if (localNow(night) < next.until) moveToLocal(night, next.until)
  const due = ends.filter(({ until }) => until === next.until).map(({ activity }) => activity)
  for (const activity of new Set(due)) {
    const entries = (night.state.boards.get(activity) ?? []).filter(({ until }) => until === next.until)
    // Where nobody has to be there the clock has closed it already.
    if (entries.length === 0) continue
    const running = runningOf(night.state, activity)!
    const asked = presenceAsked(running, leading(running, entries))
    const present = Object.fromEntries(
      asked.map(({ id: who }) => [
        who,
        !absent.some((one) => isWho(night.names, one, who, night.names.persons.get(who))),
      ]),
    )
    for (const { clause } of asked) night.record.clauses.add(clause)
    order(night, { do: 'ClosePeriod', activity, due: next.until, present }, by)
  }
  for (const claim of [...night.state.claims.values()].filter((one) => !before.has(one.claim))) {
    if (id === 'none' || night.withoutId.has(partyKey(claim.award.to))) continue
    payOut(night, claim, written)
  }
}

/** Nothing is on the board: the clock reaches the end of the period and nobody wins. */
function endQuietly(night: Night, named: string | undefined): void {
  const ends = [...night.state.offerings.keys()]
    .filter((activity) => isNamed(activity, named))
    .flatMap((activity) => periodEnd(runningOf(night.state, activity)?.offering.periods ?? [], localNow(night)) ?? [])
    .sort()
  const [until] = ends
  if (until === undefined) throw new Undone('no posted period runs now')
  moveToLocal(night, until)
  night.record.says.push('the period ends with nothing on the board')
}

const isNamed = (activity: string, named: string | undefined): boolean =>
  named === undefined || activity === named || activity.endsWith(`/${named}`)
