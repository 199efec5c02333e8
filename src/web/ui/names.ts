/** How the people, places and times of the house are called on a page. */
import { LOCALES } from '../hands/texts.ts'
import { language } from '../preferences.ts'
import { beat, view } from '../stream/feed.ts'
import { words } from '../words.ts'

/** A person's name where the room knows it. */
export function nameOf(by: string): string {
  const say = words()
  const known = view('room').value?.staff.find(({ id }) => id === by)
  if (known !== undefined) return known.name
  if (by.startsWith('device:')) return say.device(by.slice('device:'.length))
  return by === 'timer' ? say.timer : say.person(by)
}

/** `2026-11-15T13:24:22` as people of the house read it; the day only where it is not today. */
export function when(local: string): string {
  const [day = '', clock = ''] = local.split('T')
  return beat.value?.local.startsWith(day) === true ? clock : `${day} ${clock.slice(0, 5)}`
}

export { minuteOf, untilOf } from '../../views/paper/piecetext.ts'

/** A number of chips, as people of the house write large numbers. */
export const chipsText = (chips: number): string => new Intl.NumberFormat(LOCALES[language.value]).format(chips)
