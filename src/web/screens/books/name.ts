import { view } from '../../stream/feed.ts'
import { words } from '../../words.ts'

/** The cage's own money stands among the activities, under its own name. */
export const nameOfActivity = (activity: string): string =>
  activity === 'cage'
    ? words().books.cageFloat
    : (view('meters').value?.find((one) => one.activity === activity)?.name ?? activity)
