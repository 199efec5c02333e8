/** Credits, added up member by member: a posted time counts once, nobody hands in more than there is, and a prize has its posted value. */
import { isInside } from '../../../base/moment.ts'
import type { EventOf } from '../../../engine/mechanisms.ts'
import { agree } from '../../audit/difference.ts'
import type { Books } from '../books.ts'
import type { Part } from '../part.ts'
import type { Running } from '../running.ts'
import { runOf } from '../terms.ts'

/** By hit, what the prize is worth. */
const worths = new WeakMap<Books, Map<string, bigint>>()

export const rewardOf = (books: Books, hit: string): bigint | undefined => worths.get(books)?.get(hit)

type Prizes = EventOf<'PrizesReserved'>['prizes']

export const credits: Part = (books) => {
  const worth = new Map<string, bigint>()
  worths.set(books, worth)
  const held = new Map<string, number>()
  const counted = new Set<string>()
  const aside = new Map<string, number>()
  const handedIn = new Map<string, { readonly of: string; readonly credits: number }>()
  const keyOf = ({ activity, person }: { readonly activity: string; readonly person: string }) =>
    `${activity} ${person}`
  const change = (of: string, more: number) => {
    const now = (held.get(of) ?? 0) + more
    agree(`credits of ${of} below nothing`, now < 0, false)
    held.set(of, now)
  }
  const postedFor = (running: Running, prizes: Prizes): number =>
    prizes.reduce((sum, { prize, credits: said }) => {
      const posted = running.offering.rewards?.[prize]?.credits ?? 0
      agree(`credits for ${prize}`, posted, said)
      return sum + posted
    }, 0)
  const undo = ({ hit }: { readonly hit: string }) => {
    const back = handedIn.get(hit)
    // What went back to a lot of before its end; lots of their own end are not told apart here.
    if (back !== undefined) held.set(back.of, (held.get(back.of) ?? 0) + back.credits)
    handedIn.delete(hit)
  }
  return {
    CreditsGiven: ({ activity, gains }) => {
      const { rule, offering } = runOf(books, activity)
      for (const { for: what, each, isTime = false, of } of gains)
        for (const [person, times] of of) {
          if (isTime) agree(`credits for ${what}`, each === 0 || each === offering.time?.[what]?.credits, true)
          else {
            const key = `${activity} ${person} ${what}`
            agree(`readings of ${key}`, counted.has(key), false)
            counted.add(key)
            agree(`credits for ${key}`, rule.earns?.swipes?.credits, each)
            agree(
              `posted time ${what}`,
              offering.swipes?.some((window) => isInside(window, `${what}:00`)),
              true,
            )
            agree(`days of ${key}`, what.slice(0, 10) >= offering.from! && what.slice(0, 10) <= offering.to!, true)
          }
          change(keyOf({ activity, person }), each * times)
        }
    },
    CreditsAdjusted: (event) => change(keyOf(event), event.credits),
    PrizesReserved: (event) => {
      const sum = postedFor(runOf(books, event.activity), event.prizes)
      aside.set(event.reservation, sum)
      change(keyOf(event), -sum)
    },
    ReservationEnded: (event) => {
      agree(`credits of ${event.reservation}`, aside.get(event.reservation), event.credits)
      aside.delete(event.reservation)
      change(keyOf(event), event.credits)
    },
    CreditsRedeemed: (event) => {
      const running = runOf(books, event.activity)
      const sum = postedFor(running, event.prizes)
      if (event.reservation === undefined) change(keyOf(event), -sum)
      else aside.delete(event.reservation)
      for (const { hit, prize, credits: each } of event.prizes) {
        worth.set(hit, running.offering.rewards?.[prize]?.value ?? 0n)
        handedIn.set(hit, { of: keyOf(event), credits: each })
      }
    },
    HitDeclined: undo,
    HitBackedOut: undo,
  }
}
