/** Which one a step means: the one that it names, or the only one, or the last. */
import type { Claim } from '../../engine/claims/vocabulary.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { lastCallUp } from './drawing.ts'
import { type Night, order, Undone } from './night.ts'
import { gameMeant, ruleFor, setTable } from './setup.ts'

export function activityOf({ state }: Night, named: string | undefined): string {
  const known = [...state.offerings.keys()]
  if (named !== undefined)
    return known.find((one) => [`/${named}`, `.${named}`].some((end) => `/${one}`.endsWith(end))) ?? named
  // One that only pays for others is at no table.
  const played = known.filter((one) => runningOf(state, one)?.offering.tables?.length !== 0)
  const [only] = played.length === 1 ? played : known
  if (only === undefined || (known.length > 1 && played.length !== 1))
    throw new Undone(`name the activity: ${known.length === 0 ? 'none is offered' : known.join(' or ')}`)
  return only
}

export const poolOf = (activity: string, named: string | undefined): string =>
  named ?? Object.keys(ruleFor(activity).rule.pools)[0] ?? 'main'

/** A table that the scenario speaks of for the first time, or with another game than before, is set and opened. */
export function tableOf(night: Night, named: string | undefined, game?: string): string {
  const known = [...night.state.tables.values()]
  const [first] = known
  const meant = game === undefined ? undefined : gameMeant(game)
  if (named === undefined) {
    const fits = meant === undefined ? first : known.find((table) => table.game === meant)
    if (fits !== undefined) return fits.table
    if (meant === undefined) throw new Undone('there is no table')
  }
  const table = named ?? nextFree(known.map((one) => one.table))
  const there = night.state.tables.get(table)
  if (there === undefined || (meant !== undefined && there.game !== meant)) {
    const says = night.record.says.length
    if (there?.openedAt !== undefined) order(night, { do: 'CloseTable', table }, 'floor')
    setTable(night, table, meant ?? first?.game ?? 'none')
    night.record.says.splice(says)
  }
  return table
}

const nextFree = (tables: readonly string[]): string => {
  let number = tables.length + 1
  while (tables.includes(String(number))) number += 1
  return String(number)
}

export function callUpOf(night: Night, named: string | undefined): string {
  const last = named ?? lastCallUp(night)?.callup
  if (last === undefined) throw new Undone('nobody was called; pick somebody first')
  return last
}

export function hitOf({ state }: Night, named: string | undefined): string {
  if (named !== undefined) return named
  const last = [...state.hits.keys()].at(-1)
  if (last === undefined) throw new Undone('no hit is open; name it, or report one first')
  return last
}

export function claimOf(
  { state }: Night,
  { claim, seat, table }: { claim?: string | undefined; seat?: string | undefined; table?: string | undefined },
  status: Claim['status'] = 'open',
): string {
  if (claim !== undefined) return claim
  const isMeant = ({ award }: Claim) =>
    seat === undefined ||
    (award.to.kind === 'seat' && award.to.seat === seat && (table === undefined || award.to.table === table))
  const claims = [...state.claims.values()].filter(isMeant)
  const found = claims.findLast((one) => one.status === status) ?? claims.at(-1)
  if (found === undefined) throw new Undone(`there is no claim${seat === undefined ? '' : ` of seat ${seat}`}`)
  return found.claim
}
