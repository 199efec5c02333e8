import '@fontsource/barlow-condensed/latin-600.css'
import './fonts.css'
import './tokens.css'
import './page.css'
import './bar.css'
import './felt.css'
import './verdict.css'
import './picker.css'
import './narrow.css'
import { decoded } from './decoded.ts'

type Screen = { open: (page: HTMLElement, rest: string) => void }

/** Each screen brings its own code: a board on the wall does not load the books. */
const SCREENS: Record<string, () => Promise<Screen>> = {
  '': () => import('./start/start.tsx'),
  tonight: () => import('./tonight/tonight.tsx'),
  table: () => import('./tablet/tablet.tsx'),
  floor: () => import('./floor/floor.tsx'),
  games: () => import('./games/desk.tsx'),
  cage: () => import('./cage/cage.tsx'),
  count: () => import('./count/count.tsx'),
  books: () => import('./books/books.tsx'),
  offerings: () => import('./offerings/offerings.tsx'),
  paper: () => import('./paper/paper.tsx'),
  staff: () => import('./staff/staff.tsx'),
  // Where a new house begins.
  signin: () => import('./staff/staff.tsx'),
  board: () => import('./board/board.tsx'),
  practice: () => import('./practice/practice.tsx'),
  hands: () => import('./hands.tsx'),
}

const [name = '', rest = ''] = location.pathname.split('/').slice(1)
const screen = SCREENS[name] ?? SCREENS['']!
document.documentElement.dataset.screen = name === '' ? 'start' : name
const { open } = await screen()
open(document.getElementById('page')!, decoded(rest))
