/** How the people, places and times of the house are called on a page. */

import { untilIn } from '../../views/paper/piecetext.ts'
import { LOCALES } from '../hands/texts.ts'
import { language } from '../preferences.ts'
import { beat, view } from '../stream/feed.ts'
import { acting } from '../stream/session.ts'
import { words } from '../words.ts'

/** A person's name where the room knows it. */
export function nameOf(by: string): string {
  const say = words()
  const known = view('room').value?.staff.find(({ id }) => id === by)
  if (known !== undefined) return known.name
  if (by.startsWith('device:')) return say.device(by.slice('device:'.length))
  if (by === 'timer') return say.timer
  // Names come a moment after the page; until then nobody is called by a number.
  return view('room').value === undefined && acting.value !== '' ? '…' : say.person(by)
}

/** An activity by the name that is posted, where the page has heard of it. */
export const activityOf = (activity: string): string =>
  [...(view('meters').value ?? []), ...(view('tournaments').value ?? []), ...(view('claims').value ?? [])].find(
    (one) => one.activity === activity,
  )?.name ?? activity

/** The end of a period: whole days are said by the last of them. */
export const untilOf = (to: string): string => untilIn(words(), to, beat.value?.local)

/** A number of chips, as people of the house write large numbers. */
export const chipsText = (chips: number): string => new Intl.NumberFormat(LOCALES[language.value]).format(chips)
