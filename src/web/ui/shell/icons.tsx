/** Signs of the places, drawn by us: strokes on a field of 24. */
import type { ComponentChildren } from 'preact'
import type { ScreenName } from '../../words.ts'

const SIGNS: Record<ScreenName | 'more' | 'light' | 'dark' | 'bell' | 'silent' | 'search', ComponentChildren> = {
  start: <path d="M4 11l8-6.5 8 6.5M6 10v9.5h12V10M10 19.5V14h4v5.5" />,
  tonight: <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2.5" />,
  table: <path d="M3.5 9h17a8.5 8 0 0 1-17 0zM12 17v3M8.5 20h7" />,
  floor: (
    <>
      <rect x="3.5" y="4" width="7" height="6" rx="3" />
      <rect x="13.5" y="4" width="7" height="6" rx="3" />
      <rect x="3.5" y="14" width="7" height="6" rx="3" />
      <rect x="13.5" y="14" width="7" height="6" rx="3" />
    </>
  ),
  podium: (
    <>
      <path d="M4 6h10M4 12h10M4 18h6M14.5 18l2 2 4-4" />
      <circle cx="18.5" cy="6" r="1.5" />
      <circle cx="18.5" cy="12" r="1.5" />
    </>
  ),
  club: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <circle cx="8.5" cy="10.5" r="2" />
      <path d="M5.5 16c.3-2 1.5-3 3-3s2.7 1 3 3M14 9.5v6M16 9.5v6M18 9.5v6" />
    </>
  ),
  games: (
    <>
      <path d="M4 8.5A1.5 1.5 0 0 1 5.5 7h13A1.5 1.5 0 0 1 20 8.5V10a2 2 0 0 0 0 4v1.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 15.5V14a2 2 0 0 0 0-4z" />
      <path d="M14.5 7.5v9" stroke-dasharray="2 2" />
    </>
  ),
  contests: <path d="M4 5h5v6h5M4 17h5v-6M14 8v6M14 11h6" />,
  director: (
    <>
      <circle cx="12" cy="13.5" r="7" />
      <path d="M12 9.5v4l2.5 1.5M9.5 3.5h5M12 3.5v3M18.5 6.5l1.5 1.5" />
    </>
  ),
  clock: (
    <>
      <rect x="3" y="4.5" width="18" height="12" rx="1.5" />
      <path d="M12 7.5v3.2l2 1.3M9 20h6M12 16.5V20" />
    </>
  ),
  tournament: (
    <>
      <ellipse cx="12" cy="7" rx="7" ry="3" />
      <path d="M5 7v5c0 1.7 3.1 3 7 3s7-1.3 7-3V7M5 12v5c0 1.7 3.1 3 7 3s7-1.3 7-3v-5" />
    </>
  ),
  cage: (
    <>
      <rect x="3.5" y="5" width="17" height="14" rx="2" />
      <circle cx="12" cy="12" r="2.5" />
      <path d="M7 9v6M17 9v6" />
    </>
  ),
  count: <path d="M5 8h14v11a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1zM8 8V5h8v3M9.5 12h5" />,
  books: <path d="M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20" />,
  manager: <path d="M4 4v16h16M8 16v-4M12 16V8M16 16v-6M20 16V5" />,
  offerings: <path d="M6 3.5h8.5l4 4v13H6zM14 3.5V8h4.5M9 12.5h6.5M9 16h4" />,
  series: (
    <>
      <rect x="3.5" y="8" width="13" height="9" rx="1.5" />
      <path d="M7 8V6.5A1.5 1.5 0 0 1 8.5 5h10.5A1.5 1.5 0 0 1 20.5 6.5V12.5A1.5 1.5 0 0 1 19 14h-2.5M6.5 11v3M9 11v3M11 11v3M13.5 11v3" />
    </>
  ),
  screens: <path d="M3 4.5h11v7.5H3zM6 15h5M8.5 12v3M16.5 9h4.5v11h-4.5zM17.5 17.5h2.5" />,
  hit: (
    <>
      <path d="M4 7.5A1.5 1.5 0 0 1 5.5 6H9l2 2h7.5A1.5 1.5 0 0 1 20 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5z" />
      <path d="M9 13.5l2 2 4-4" />
    </>
  ),
  paper: (
    <>
      <path d="M7 8V4h10v4M6 17H4.5a.5.5 0 0 1-.5-.5v-7A1.5 1.5 0 0 1 5.5 8h13A1.5 1.5 0 0 1 20 9.5v7a.5.5 0 0 1-.5.5H18" />
      <path d="M7 14h10v6H7z" />
    </>
  ),
  staff: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M3 19.5c.5-3.5 3-5 6-5s5.5 1.5 6 5M15.5 5.5a3.5 3.5 0 0 1 0 6M17.5 15c2 .6 3.2 2.2 3.5 4.5" />
    </>
  ),
  players: (
    <path d="M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM11 17.5h2M12 7v4M10 9h4" />
  ),
  board: <path d="M3.5 5h17v11h-17zM12 16v4M8 20h8M7 12l3-3 2.5 2L17 8" />,
  kiosk: <path d="M5.5 3.5h13v10h-13zM12 13.5v7M8.5 20.5h7M8.5 6.5h4M8.5 9.5h7" />,
  lists: (
    <path d="M7.5 3.5h9a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19V5a1.5 1.5 0 0 1 1.5-1.5zM9 8h6M9 11.5h6M9 15h3" />
  ),
  practice: <path d="M12 4l9 4.5-9 4.5-9-4.5zM6.5 10.5V16c1.5 1.5 3.5 2 5.5 2s4-.5 5.5-2v-5.5M21 8.5v5" />,
  hands: (
    <>
      <rect x="9" y="4" width="10" height="14" rx="1.5" />
      <path d="M9 7.5L5.5 8.6a1 1 0 0 0-.6 1.2l3 9.6a1 1 0 0 0 1.2.6l6.4-2" />
    </>
  ),
  more: (
    <>
      <circle cx="6" cy="12" r=".8" />
      <circle cx="12" cy="12" r=".8" />
      <circle cx="18" cy="12" r=".8" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6" />
      <path d="M15.5 15.5L20 20" />
    </>
  ),
  light: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4" />
    </>
  ),
  bell: <path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4" />,
  silent: <path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4M4 4l16 16" />,
  dark: <path d="M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z" />,
}

export const Icon = ({ of }: { of: keyof typeof SIGNS }) => (
  <svg
    class="icon"
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.6"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {SIGNS[of]}
  </svg>
)

/** Our own mark. */
export const Mark = () => (
  <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="30" height="30" rx="8" fill="var(--ink)" />
    <path
      d="M21.5 11.5A7 7 0 1 0 23 17h-6"
      fill="none"
      stroke="var(--ground)"
      stroke-width="2.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
)
