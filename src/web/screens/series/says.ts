/** What several parts of the desk say the same way. */
import type { Place } from '../../../ledger/pieces/place.ts'
import type { PostedSeries } from '../../../views/offerings/postedseries.ts'
import { gamesIn, periodIn } from '../../../views/paper/piecetext.ts'
import { beat } from '../../stream/feed.ts'
import { words } from '../../words.ts'

export const periodOf = (of: { readonly from: string; readonly to: string }): string =>
  periodIn(words(), of, beat.value?.local)
export const gamesOf = (games: readonly string[]): string => gamesIn(words(), games)

export const departmentName = (department: string): string => words().series.departments[department] ?? department

export function placeName(place: Place): string {
  const say = words()
  if (place.startsWith('with:')) return say.series.withDepartment(departmentName(place.slice('with:'.length)))
  return say.pieces.places[place as keyof typeof say.pieces.places] ?? place
}

/** Departments that have some of it, those of marketing first. */
export const holders = ({ held }: PostedSeries): string[] =>
  held
    .flatMap(({ place }) => (place.startsWith('with:') ? [place.slice('with:'.length)] : []))
    .sort((a, b) => Number(b === 'marketing') - Number(a === 'marketing'))
