import type { TournamentDesk } from '../../../../views/tournaments/rows.ts'
import { view } from '../../../stream/feed.ts'
import { onPaper } from '../../../ui/shell/clock.tsx'

/** What stands below the title of every paper: the house, the tournament, its number, its day. */
export const headOf = ({ name, id, starts }: TournamentDesk): string =>
  [view('house').value?.property ?? '', name, id, starts === undefined ? '' : onPaper(starts)]
    .filter((part) => part !== '')
    .join(' · ')
