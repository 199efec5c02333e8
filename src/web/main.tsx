import '@fontsource/barlow-condensed/latin-600.css'
import './fonts.css'
import './tokens.css'
import './page.css'
import './hands/bar.css'
import './hands/felt.css'
import './hands/verdict.css'
import './hands/picker.css'
import './narrow.css'
import { decoded } from './hands/addresspart.ts'
import { speak, withWords } from './words.ts'

type Screen = { open: (page: HTMLElement, rest: string) => void }

/** Each screen brings its own code: a board on the wall does not load the books. */
const SCREENS: Record<string, () => Promise<Screen>> = {
  '': () => import('./screens/start/start.tsx'),
  tonight: () => import('./screens/tonight/tonight.tsx'),
  table: () => import('./screens/table/table.tsx'),
  floor: () => import('./screens/floor/floor.tsx'),
  podium: () => import('./screens/podium/podium.tsx'),
  club: () => import('./screens/club/club.tsx'),
  games: () => import('./screens/drawings/desk.tsx'),
  contests: () => import('./screens/contests/contests.tsx'),
  director: () => import('./screens/director/director.tsx'),
  cage: () => import('./screens/cage/cage.tsx'),
  count: () => import('./screens/count/count.tsx'),
  books: () => import('./screens/books/books.tsx'),
  manager: () => import('./screens/manager/manager.tsx'),
  offerings: () => import('./screens/offerings/offerings.tsx'),
  screens: () => import('./screens/screens/screens.tsx'),
  series: () => import('./screens/series/series.tsx'),
  hit: () => import('./screens/record/record.tsx'),
  claim: () => import('./screens/record/record.tsx'),
  paper: () => import('./screens/paper/paper.tsx'),
  staff: () => import('./screens/staff/staff.tsx'),
  // Where a new house begins.
  signin: () => import('./screens/staff/staff.tsx'),
  board: () => import('./screens/board/board.tsx'),
  players: () => import('./screens/players/players.tsx'),
  lists: () => import('./screens/lists/lists.tsx'),
  clock: () => import('./screens/board/tournament/tv.tsx'),
  tournament: () => import('./screens/tournament/tournament.tsx'),
  kiosk: () => import('./screens/kiosk/kiosk.tsx'),
  practice: () => import('./screens/practice/practice.tsx'),
  hands: () => import('./hands/hands.tsx'),
}

const [name = '', rest = ''] = location.pathname.split('/').slice(1)
const screen = SCREENS[name] ?? SCREENS['']!
document.documentElement.dataset.screen = name === '' ? 'start' : name
// Letters come with the code: a page that is set anew in its own letters would move under a finger.
const letters = ['1em "Source Sans 3 Variable"', '600 1em "Barlow Condensed"'].map((one) => document.fonts.load(one))
const [{ open }] = await Promise.all([withWords(screen()), speak(), Promise.allSettled(letters)])
open(document.getElementById('page')!, decoded(rest))
const tour = new URLSearchParams(location.search).get('tour')
if (tour !== null) (await withWords(import('./screens/start/tour.tsx'))).open(tour)
