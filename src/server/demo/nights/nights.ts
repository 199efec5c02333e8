/**
 * The nights before the demo was opened, from a seed: rounds, winners, counts and closed days, so that whoever opens it finds a room with a past.
 * They are orders like any others, by the clock of those nights.
 */
import { HOUR, plusDays } from '../../../base/moment.ts'
import { chanceOf } from '../../../games/contest/season.ts'
import { manualClock } from '../../house/clock.ts'
import { zoneOf } from '../../house/zone.ts'
import { demoOfferings, openDemoHouse, PROPERTY } from '../setup.ts'
import { LUCK } from './deal.ts'
import { nightOf } from './play.ts'

export const NIGHTS = 30
/** From evening to closing time; the boxes come after it, and the office in the morning. */
const OPENS = '18:00'
const COUNTS = '03:00'
const CLOSES = '09:00'

/** After each night. */
export type Told = (nights: number, of: number) => void

/** Into a folder without a journal, up to the last closing time before `now`. */
export async function playNights(folder: string, now: number, told: Told, nights = NIGHTS): Promise<void> {
  const zone = zoneOf(PROPERTY.zone)
  const today = zone.dayOf(now, PROPERTY.dayStart)
  const at = (day: string, clock: string) => zone.instantOf(`${day}T${clock}:00`)
  const days = Array.from({ length: nights }, (_, n) => plusDays(today, n - nights))
  const clock = manualClock(at(days[0]!, OPENS) - HOUR)
  const house = await openDemoHouse({ folder, offers: lasting() }, clock)
  try {
    const night = nightOf(house, clock, chanceOf('thirty nights'))
    for (const [n, day] of days.entries()) {
      const isLast = n === nights - 1
      const luck = LUCK.find((one) => one.night === n)
      await night.play(at(day, OPENS), luck, isLast)
      await night.count(at(plusDays(day, 1), COUNTS), day)
      // The last one is left to close for whoever opens the demo.
      if (!isLast) await night.close(at(plusDays(day, 1), CLOSES), day)
      told(n + 1, nights)
    }
  } finally {
    await house.close()
  }
}

/** Meters without an end. What has dates is posted on the day that the demo is opened, with dates around it. */
const lasting = (): string[] =>
  demoOfferings().flatMap(({ activity, text }) => (/^pools:/m.test(text) && !/^to:/m.test(text) ? [activity] : []))
