/** Contests of the demo: a week of football whose entries are still open, and the bracket of the next March, each with a slate and some forms. */
import { plusDays, weekdayOf } from '../../base/moment.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { packed } from '../../games/contest/packed.ts'
import { anyForm, bracketSlate, chanceOf, weekSlate } from '../../games/contest/season.ts'
import type { Slate } from '../../games/contest/slate.ts'
import { isContest, type RuleFile } from '../../rulebook/rule.ts'
import type { House } from '../house/kernel.ts'
import { PLAYERS } from './players.ts'

export const DEMO_CARD = 'hawaiian-gardens/pro-football'
export const DEMO_BRACKET = 'hawaiian-gardens/march-madness'

const MARKETING = '61'
const APPROVER = '62'
const COMPLIANCE = '71'
const FLOOR = '21'

/** The first of the demo's members has a form, the second has what it takes, the third lacks a little. */
const ENTRANTS = PLAYERS.filter((_, nth) => nth === 0 || nth > 2).slice(0, 24)
const HOURS = [5, 5, 3]

/** The Sunday whose entries are not over yet. */
function comingSunday(local: string): string {
  let sunday = local.slice(0, 10)
  while (weekdayOf(sunday) !== 'sunday' || `${sunday}T09:30` <= local) sunday = plusDays(sunday, 1)
  return sunday
}

/** The first Thursday after the middle of the next March. */
function comingMarch(local: string): string {
  const first = (year: number) => {
    let thursday = `${year}-03-16`
    while (weekdayOf(thursday) !== 'thursday') thursday = plusDays(thursday, 1)
    return thursday
  }
  const year = Number(local.slice(0, 4))
  return `${first(year)}T09:15` > local ? first(year) : first(year + 1)
}

/** Posted for days that are still to come: whoever looks at it finds it open. */
export function stillOpen(text: string, rule: RuleFile, local: string): string {
  if (!isContest(rule)) return text
  const { hours } = rule.enter
  const [from, to] =
    hours?.per === 'dates'
      ? [`${comingMarch(local).slice(0, 4)}-${hours.from}`, `${comingMarch(local).slice(0, 4)}-${hours.to}`]
      : [plusDays(comingSunday(local), -5), plusDays(comingSunday(local), 1)]
  return text.replace(/^from: .*$/m, `from: '${from}'`).replace(/^to: .*$/m, `to: '${to}'`)
}

/** A slate approved by a second person, and forms; once. */
export async function openDemoContests(house: House): Promise<void> {
  const { local } = house.now()
  await openOne(house, DEMO_CARD, weekSlate(comingSunday(local), chanceOf('demo week')))
  await openOne(house, DEMO_BRACKET, bracketSlate(comingMarch(local), chanceOf('demo bracket')))
}

async function openOne(house: House, activity: string, slate: Slate): Promise<void> {
  if (house.state.offerings.get(activity)?.running === undefined || house.state.contests.has(activity)) return
  const chance = chanceOf(`demo forms ${activity}`)
  const forms = ENTRANTS.map((person): Order => {
    const picks = packed(slate, anyForm(slate, chance))
    return { do: 'EnterForm', activity, person, picks, on: 'paper' }
  })
  const isAsked = activity === DEMO_CARD
  const hours = isAsked
    ? [
        ...ENTRANTS.map((person) => [person, HOURS[0]!] as const),
        ...PLAYERS.slice(1, 3).map((person, nth) => [person, HOURS[nth + 1]!] as const),
      ]
    : []
  const reason = 'carried over from the old club'
  // Sent together, so that one sync serves them all.
  await Promise.all([
    house.submit({ do: 'DraftSlate', activity, slate }, { by: MARKETING }),
    house.submit({ do: 'OpenContest', activity }, { by: APPROVER }),
    ...hours.map(([person, more]) =>
      house.submit({ do: 'AdjustHours', activity, person, hours: more, reason, second: COMPLIANCE }, { by: FLOOR }),
    ),
    ...forms.map((form) => house.submit(form, { by: FLOOR })),
    ...(isAsked ? [] : [house.submit({ do: 'GiveForm', activity, person: PLAYERS[1]! }, { by: FLOOR })]),
  ])
}
