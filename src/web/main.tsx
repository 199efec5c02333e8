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
  cage: () => import('./screens/cage/cage.tsx'),
  count: () => import('./screens/count/count.tsx'),
  books: () => import('./screens/books/books.tsx'),
  offerings: () => import('./screens/offerings/offerings.tsx'),
  paper: () => import('./screens/paper/paper.tsx'),
  staff: () => import('./screens/staff/staff.tsx'),
  // Where a new house begins.
  signin: () => import('./screens/staff/staff.tsx'),
  board: () => import('./screens/board/board.tsx'),
  lists: () => import('./screens/lists/lists.tsx'),
  kiosk: () => import('./screens/kiosk/kiosk.tsx'),
  practice: () => import('./screens/practice/practice.tsx'),
  hands: () => import('./hands/hands.tsx'),
}

const [name = '', rest = ''] = location.pathname.split('/').slice(1)
const screen = SCREENS[name] ?? SCREENS['']!
document.documentElement.dataset.screen = name === '' ? 'start' : name
const { open } = await screen()
open(document.getElementById('page')!, decoded(rest))
