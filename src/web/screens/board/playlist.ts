/** What one screen shows: by the playlist of its address, by `?only=`, or everything. */
import { isUnder } from '../../../base/occasion.ts'
import { isScreenPart, type Screen, type ScreenPart } from '../../../base/screen.ts'

/** In the address of a board that hangs beside the podium. */
const ONLY_LISTS = 'lists'
/** Long enough to read a page from the far end of the room. */
const SECONDS = 12

export type Playlist = {
  /** Nothing: everything is shown. */
  readonly shows?: readonly string[]
  readonly isOfLists: boolean
  /** A single activity. */
  readonly isOfOne: boolean
  readonly seconds: number
  readonly wins: Screen['wins']
  /** Of a screen that was set up. */
  readonly name?: string
}

/** Undefined where no screen of that name was set up. */
export function playlistOf(screen: Screen | undefined, only: string | null): Playlist {
  if (screen !== undefined) {
    const { shows, seconds, wins, name } = screen
    const [one = ''] = shows
    const isOne = shows.length === 1
    return { shows, isOfLists: isOne && one === ONLY_LISTS, isOfOne: isOne && !isScreenPart(one), seconds, wins, name }
  }
  if (only === ONLY_LISTS)
    return { shows: [ONLY_LISTS], isOfLists: true, isOfOne: false, seconds: SECONDS, wins: 'none' }
  return {
    ...(only === null ? {} : { shows: [only] }),
    isOfLists: false,
    isOfOne: only !== null,
    seconds: SECONDS,
    wins: only === null ? 'all' : 'its own',
  }
}

/** Whether it is named itself. */
const isNamed = ({ shows = [] }: Playlist, activity: string): boolean =>
  shows.some((one) => !isScreenPart(one) && isUnder(activity, one))

/** Whether anything of it can be shown here. */
export const showsActivity = (playlist: Playlist, activity: string): boolean =>
  playlist.shows === undefined ||
  isNamed(playlist, activity) ||
  playlist.shows.some((one) => isScreenPart(one) && one !== 'lists')

/** Pages of that sort: all of them where the playlist names the sort, or those of an activity that it names. */
export const showsPart = (playlist: Playlist, part: ScreenPart, activity = ''): boolean =>
  playlist.shows === undefined || playlist.shows.includes(part) || (activity !== '' && isNamed(playlist, activity))
