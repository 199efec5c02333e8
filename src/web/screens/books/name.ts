import { view } from '../../stream/feed.ts'
import { words } from '../../words.ts'

/** Whose money the float of the cage is, in the books. */
export const CAGE = 'cage'

/** The cage's own money stands among the activities, under its own name. */
export const nameOfActivity = (activity: string): string =>
  activity === CAGE
    ? words().books.cageFloat
    : (view('meters').value?.find((one) => one.activity === activity)?.name ?? activity)
