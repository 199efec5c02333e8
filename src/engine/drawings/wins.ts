/** Who has won what last, as long as a limit may ask for it; and prizes that go on to the next drawing. */
import { MINUTE } from '../../base/moment.ts'
import { add, fromWire, toWire } from '../../base/money.ts'
import type { CallUp, EventOf, Slice } from './vocabulary.ts'

/** Who has begun to play has won something; a prize that is a thing is known when the hit says so. */
export function keepWin(own: Slice, { activity, person, local }: CallUp, at: number): void {
  if (person === undefined) return
  forgetOver(own.wins, at)
  winsIn(own, activity).set(person, { at, local, isCash: true })
}

/** Wins of promotions that were closed more than a day ago: no limit looks at them. */
function forgetOver(wins: Slice['wins'], now: number): void {
  for (const [activity, own] of wins) {
    for (const [person, { isOver, at }] of own) if (isOver === true && now - at > TWO_DAYS) own.delete(person)
    if (own.size === 0) wins.delete(activity)
  }
}
const TWO_DAYS = 2 * 24 * 60 * MINUTE

export function noteWin(own: Slice, { hit, activity, source, awards, at, local }: EventOf<'HitDeclared'>): void {
  const isCash = !awards.some(({ thing }) => typeof thing === 'string')
  if (source.kind === 'standing') {
    for (const { person } of awards)
      if (person !== undefined) winsIn(own, activity).set(person, { at, local, isCash, hit })
    return
  }
  if (source.kind !== 'drawing') return
  const carried = own.carried.get(activity)
  if (carried !== undefined) own.carriedInto.set(hit, { activity, amount: carried })
  own.carried.delete(activity)
  // A pass can outlive the call that gave it.
  const callup = own.callups.get(source.callup)
  if (callup === undefined) return
  callup.hit = hit
  // A table is given its prize at once.
  if (callup.status === 'called') callup.status = 'played'
  const won = callup.person === undefined ? undefined : own.wins.get(activity)?.get(callup.person)
  if (won !== undefined) winsIn(own, activity).set(callup.person!, { ...won, isCash, hit })
}

/** A hit that was declined or backed out is no win: the person may be drawn again, and what was carried over still is. */
export function forgetWin(own: Slice, hit: string): void {
  const callup = own.callups.values().find((one) => one.hit === hit)
  // Nobody is drawn in place of somebody whose pass has won nothing in the end.
  if (callup?.gives === 'pass') return
  if (callup !== undefined) callup.status = 'passed over'
  for (const won of own.wins.values()) for (const [person, win] of won) if (win.hit === hit) won.delete(person)
  const carried = own.carriedInto.get(hit)
  if (carried === undefined) return
  own.carriedInto.delete(hit)
  const next = fromWire(own.carried.get(carried.activity) ?? '0')
  own.carried.set(carried.activity, toWire(add(fromWire(carried.amount), next)))
}

function winsIn({ wins }: Slice, activity: string): NonNullable<ReturnType<Slice['wins']['get']>> {
  const own = wins.get(activity) ?? new Map()
  wins.set(activity, own)
  return own
}
