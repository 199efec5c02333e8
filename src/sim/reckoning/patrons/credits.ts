/**
 * Credits, added up member by member: a posted time counts once and only with a reading of the card, every credit has its end, those that
 * end first go first, nobody hands in more than there is, what goes back goes where it came from, and a prize has its posted value.
 */
import { isInside, localAt, plusDays } from '../../../base/moment.ts'
import type { EventOf } from '../../../engine/mechanisms.ts'
import { agree, agreeOn } from '../../audit/difference.ts'
import type { Books, Heard } from '../books.ts'
import type { Part } from '../part.ts'
import type { Running } from '../running.ts'
import { runOf } from '../terms.ts'
import { end, inWords, type Lots, put, take } from './lots.ts'

/** By hit, what the prize is worth. */
const worths = new WeakMap<Books, Map<string, bigint>>()

export const rewardOf = (books: Books, hit: string): bigint | undefined => worths.get(books)?.get(hit)

type Prizes = EventOf<'PrizesReserved'>['prizes']
type Taken = Prizes[number]['taken']
type Kept = { readonly activity: string; readonly of: string; readonly taken: Taken }

const keyOf = ({ activity, person }: { readonly activity: string; readonly person: string }) => `${activity} ${person}`
const sumOf = (taken: Taken): number => taken.reduce((sum, [, credits]) => sum + credits, 0)

export const credits: Part = (books) => {
  const worth = new Map<string, bigint>()
  worths.set(books, worth)
  const lots: Lots = new Map()
  const counted = new Set<string>()
  /** Person and local minute of every card that was read. */
  const readings: { readonly person: string; readonly local: string }[] = []
  const aside = new Map<string, Kept>()
  const handedIn = new Map<string, Kept>()
  /** By promotion, up to when credits were added up by the clock. */
  const addedUp = new Map<string, string>()

  /** The midnight after the last of its days; without days it lasts as long as the promotion. */
  const endFrom = ({ offering: { creditDays } }: Running, { command }: Heard): string =>
    creditDays === undefined ? '' : `${plusDays(command.at.local, creditDays + 1)}T00:00`

  function isRead(person: string, what: string, { offering }: Running): boolean {
    const window = offering.swipes?.find((one) => isInside(one, `${what}:00`))
    if (window === undefined) return false
    const last = window.from < window.to ? what.slice(0, 10) : plusDays(what, 1)
    const until = `${last}T${window.to}`
    return readings.some((one) => one.person === person && one.local >= what && one.local < until)
  }
  /** For each of them its posted credits, each from the lots that end first. */
  function handIn(running: Running, of: string, prizes: Prizes): void {
    for (const { prize, credits: said, taken } of prizes) {
      const posted = running.offering.rewards?.[prize]?.credits ?? 0
      agree(`credits for ${prize}`, posted, said)
      take(lots, of, posted, taken)
    }
  }
  /** What has ended in the meantime is gone. */
  function openOf({ activity, taken }: Kept): Taken {
    const now = addedUp.get(activity) ?? ''
    return taken.filter(([ends]) => ends === '' || ends > now)
  }
  const undo = ({ hit }: { readonly hit: string }) => {
    const back = handedIn.get(hit)
    if (back !== undefined) put(lots, back.of, openOf(back))
    handedIn.delete(hit)
  }
  return {
    CardsScanned: ({ scans }, { command }) => {
      for (const { person, at } of scans) readings.push({ person, local: localAt(command.at, at) })
    },
    CreditsGiven: ({ activity, due, gains, ends }, heard) => {
      const running = runOf(books, activity)
      const { rule, offering } = running
      if (due !== undefined) addedUp.set(activity, due)
      if (gains.length > 0) agree(`end of credits of ${activity}`, endFrom(running, heard), ends)
      for (const { for: what, each, isTime = false, of } of gains)
        for (const [person, times] of of) {
          if (isTime) agree(`credits for ${what}`, each === 0 || each === offering.time?.[what]?.credits, true)
          else {
            const key = `${activity} ${person} ${what}`
            agree(`readings of ${key}`, counted.has(key), false)
            counted.add(key)
            agree(`the card of ${key} was read`, isRead(person, what, running), true)
            agree(`credits for ${key}`, rule.earns?.swipes?.credits, each)
            agree(`days of ${key}`, what.slice(0, 10) >= offering.from! && what.slice(0, 10) <= offering.to!, true)
          }
          put(lots, keyOf({ activity, person }), [[ends, each * times]])
        }
    },
    CreditsAdjusted: (event, heard) => {
      const { credits: more, taken } = event
      if (more < 0) return take(lots, keyOf(event), -more, taken)
      const due = endFrom(runOf(books, event.activity), heard)
      agree(
        `credits added to ${keyOf(event)}`,
        `${more} until ${due}`,
        taken.map(([ends, n]) => `${n} until ${ends}`).join(),
      )
      put(lots, keyOf(event), [[due, more]])
    },
    PrizesReserved: (event) => {
      const of = keyOf(event)
      handIn(runOf(books, event.activity), of, event.prizes)
      const taken = event.prizes.flatMap((one) => one.taken)
      aside.set(event.reservation, { activity: event.activity, of, taken })
    },
    ReservationEnded: ({ reservation, credits: said }) => {
      const kept = aside.get(reservation)
      const back = kept === undefined ? [] : openOf(kept)
      agree(`credits of ${reservation}`, sumOf(back), said)
      if (kept !== undefined) put(lots, kept.of, back)
      aside.delete(reservation)
    },
    CreditsRedeemed: (event) => {
      const { activity, reservation, prizes } = event
      const { offering } = runOf(books, activity)
      const of = keyOf(event)
      const kept = reservation === undefined ? undefined : aside.get(reservation)
      if (reservation === undefined) handIn(runOf(books, activity), of, prizes)
      else {
        agree(`${reservation} is put aside for`, kept?.of, of)
        agreeOn(
          `credits of ${reservation}`,
          (kept?.taken ?? []).map(String),
          prizes.flatMap((one) => one.taken).map(String),
        )
        aside.delete(reservation)
      }
      for (const { hit, prize, credits: said, taken } of prizes) {
        agree(`credits handed in for ${hit}`, sumOf(taken), said)
        worth.set(hit, offering.rewards?.[prize]?.value ?? 0n)
        handedIn.set(hit, { activity, of, taken })
      }
    },
    CreditsEnded: ({ activity, ends, persons, credits: said }, { command }) => {
      agree(`the end of credits has come`, ends <= command.at.local, true)
      const due = end(lots, activity, ends)
      agree(`credits of ${activity} until ${ends}`, `${due.credits} of ${due.persons}`, `${said} of ${persons}`)
    },
    HitDeclined: undo,
    HitBackedOut: undo,
    OfferingClosed: ({ activity }) => {
      for (const of of lots.keys()) if (of.startsWith(`${activity} `)) lots.delete(of)
      for (const [name, kept] of aside) if (kept.activity === activity) aside.delete(name)
      for (const [hit, kept] of handedIn) if (kept.activity === activity) handedIn.delete(hit)
      for (const key of counted) if (key.startsWith(`${activity} `)) counted.delete(key)
      addedUp.delete(activity)
    },
    compare: ({ creditLots, prizesReserved }) => {
      const held = [...creditLots].flatMap(([activity, all]) =>
        [...all].map(
          ([person, own]) => [keyOf({ activity, person }), own.map(({ ends, left }) => [ends, left] as const)] as const,
        ),
      )
      agreeOn('credits', inWords(lots), inWords(held))
      agreeOn('prizes put aside', [...aside.keys()].toSorted(), [...prizesReserved.keys()].toSorted())
    },
  }
}
