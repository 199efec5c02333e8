/** What is asked about a contest: forms by their number, the list that anybody may see, the letter to a winner. */
import { Hono } from 'hono'
import { formatMoney, fromWire } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { contestRunning } from '../../engine/contests/contest.ts'
import { listOf } from '../../engine/contests/forms.ts'
import type { Contest } from '../../engine/contests/vocabulary.ts'
import { formsFound } from '../../views/contests/forms.ts'
import { fault } from '../api/fault.ts'
import type { Members } from '../club/members.ts'
import type { Door } from '../door/door.ts'
import type { House } from '../house/kernel.ts'

export type ContestList = {
  readonly activity: string
  readonly name: string
  readonly digest: string
  readonly forms: number
  /** The digest is that of this text, sign by sign. */
  readonly text: string
}

export type WinnerLetter = {
  readonly activity: string
  readonly name: string
  readonly id?: string
  readonly person: string
  /** As the club has them. */
  readonly to?: string
  readonly address?: string
  readonly place: number
  readonly right: number
  readonly games: number
  readonly line: string
  readonly prize: string
  readonly thing?: string
  readonly claim?: string
  readonly property: string
  readonly day: string
}

export function contestPaperRoutes({ house, audit, ...door }: Door, members: Members): Hono {
  const app = new Hono()

  app.get('/contestforms', (call) => {
    const { activity = '', find = '' } = call.req.query()
    const found = formsFound(house.state, house.now(), (at) => house.zone.localOf(at), {
      activity,
      find: find.slice(0, 40),
    })
    return found === undefined
      ? fault(call, 404, 'activity is no contest', { activity: activity.slice(0, 80) })
      : call.json(found)
  })

  app.get('/contestlist', (call) => {
    const { activity = '' } = call.req.query()
    const list = contestList(house, activity)
    return call.json(list === undefined ? {} : { list })
  })

  app.get('/winnerletter', (call) => {
    const { activity = '', person = '' } = call.req.query()
    const reader = door.here(call) ?? door.everybodyIn(call)[0]
    const letter = winnerLetter(house, activity, person, (of) => {
      audit.note('register read', { person: reader?.person ?? '', of })
      const form = members.form(of)
      return isRefusal(form) ? undefined : form
    })
    return letter === undefined
      ? fault(call, 404, 'no place of this member', { person: person.slice(0, 40) })
      : call.json(letter)
  })
  return app
}

/** Made once: of 50,000 forms it takes a while, and nothing on it changes any more. */
const lists = new WeakMap<NonNullable<Contest['locked']>, string>()

/** From the lock on. */
export function contestList({ state }: Pick<House, 'state'>, activity: string): ContestList | undefined {
  const running = contestRunning(state, activity)
  const contest = state.contests.get(activity)
  const locked = contest?.locked
  if (running === undefined || contest === undefined || locked === undefined) return undefined
  const text = lists.get(locked) ?? listOf(contest).text
  lists.set(locked, text)
  const { digest, forms } = locked
  return { activity, name: running.offering.name ?? running.rule.name, digest, forms, text }
}

/** `look`: reads the register, which is noted. */
export function winnerLetter(
  house: Pick<House, 'state' | 'now'>,
  activity: string,
  person: string,
  look: (person: string) => { readonly name: string; readonly address?: string } | undefined,
): WinnerLetter | undefined {
  const { state } = house
  const running = contestRunning(state, activity)
  const contest = state.contests.get(activity)
  const award = contest?.awards.find((one) => one.person === person)
  if (running === undefined || contest?.slate === undefined || award === undefined) return undefined
  const { rule, offering } = running
  const known = look(person)
  const { place, right, line, prize, thing, claim } = award
  return {
    activity,
    name: offering.name ?? rule.name,
    ...(rule.id === undefined ? {} : { id: rule.id }),
    person,
    ...(known === undefined ? {} : { to: known.name }),
    ...(known?.address === undefined ? {} : { address: known.address }),
    place,
    right,
    games: contest.slate.games.length,
    line,
    prize: formatMoney(fromWire(prize)),
    ...(thing === undefined ? {} : { thing }),
    ...(claim === undefined ? {} : { claim }),
    property: state.property?.property ?? '',
    day: house.now().local.slice(0, 10),
  }
}
