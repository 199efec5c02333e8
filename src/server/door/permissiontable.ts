/** The permission table as a page to read: docs/permissions.md, and what `gamekeeper permissions` prints. */
import { ROLES, type Role } from '../../engine/roles.ts'
import { ACT_NAMES, ORDERS } from './acts.ts'
import { SEEN_NAMES, VIEWS_FOR } from './permissions.ts'
import { PLACE_NAMES, PLACES } from './places.ts'

/** Narrow columns, so that the table fits a terminal and a page. */
const SHORT: { readonly [R in Role]: string } = {
  dealer: 'deal',
  floor: 'floor',
  brush: 'brush',
  cage: 'cage',
  count: 'count',
  accounting: 'acct',
  marketing: 'mktg',
  approver: 'appr',
  compliance: 'compl',
  'tournament-director': 'tourn',
  surveillance: 'surv',
  manager: 'manag',
  administrator: 'admin',
  regulator: 'regul',
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const marks = (allowed: readonly Role[], mark: (role: Role) => string = () => 'yes') =>
  ROLES.map((role) => (allowed.includes(role) ? mark(role) : '').padEnd(SHORT[role].length))

function table(title: string, rows: readonly (readonly string[])[]): string[] {
  const wide = Math.max(title.length, ...rows.map(([name = '']) => name.length))
  const heads = [title.padEnd(wide), ...ROLES.map((role) => SHORT[role])]
  return [
    row(heads),
    row(heads.map((head) => '-'.repeat(head.length))),
    ...rows.map(([name = '', ...cells]) => row([name.padEnd(wide), ...cells])),
  ]
}

export function permissionTable(): string {
  const orders = ACT_NAMES.map((act) => [act, ...marks(ORDERS[act].roles)])
  const two = ACT_NAMES.flatMap((act) => {
    const { second, isSometimes } = ORDERS[act]
    return second === undefined ? [] : [[isSometimes === true ? `${act} (sometimes)` : act, ...marks(second)]]
  })
  const views = SEEN_NAMES.map((name) => {
    const allowed = VIEWS_FOR[name]
    return allowed === 'everybody' ? [`${name} (public)`, ...marks(ROLES)] : [name, ...marks(allowed)]
  })
  const places = PLACE_NAMES.map((place) => [place, ...marks(PLACES[place].roles)])
  const times = PLACE_NAMES.map((place) => `- ${place}: ${PLACES[place].idleMinutes} min, ${PLACES[place].hours} h`)
  return `${[
    '# Who may do and see what',
    '',
    'Kept true by a test: the door obeys src/server/door/permissions.ts, and this page is printed from it by `gamekeeper permissions`.',
    'Whoever has several roles may do what any of them may. A regulator reads everything and orders nothing.',
    '',
    `Columns: ${ROLES.map((role) => `${SHORT[role]} = ${role}`).join(', ')}.`,
    '',
    '## Orders',
    '',
    ...table('Order', orders),
    '',
    '## Second persons',
    '',
    'These orders take a second person, always another one, proven by badge and PIN in the same request. Verifying a hit and',
    'approving an offering need no proof here: the engine refuses whoever declared or drafted it.',
    '',
    ...table('Second person of', two),
    '',
    '## Views',
    '',
    ...table('View', views),
    '',
    '## Screens',
    '',
    ...table('Screen', places),
    '',
    'A session ends without a touch, and at the longest, after:',
    '',
    ...times,
  ].join('\n')}\n`
}
