/** Squares, looked up on the board as a person would: the digits of a score, the table there, what is carried over, each one's part. */
import type { EventOf } from '../../../engine/mechanisms.ts'
import { agree } from '../../audit/difference.ts'
import type { Books } from '../books.ts'
import type { Part } from '../part.ts'
import { runOf } from '../terms.ts'

type Fate = 'waits' | 'carried' | 'bowl' | 'nobody'
type Kept = {
  /** Row by row. */
  board: string[][]
  readonly top: string[]
  readonly left: string[]
  /** By period: tables that could not win when it ended, where its score led to, and balls that lie beside the bowl. */
  readonly out: Map<string, Set<string>>
  readonly fate: Map<string, Fate>
}
type Scored = EventOf<'ScoreConfirmed' | 'ScoreCorrected'>

/** By hit, how much each of its awards is, in their order. */
const parts = new WeakMap<Books, Map<string, bigint[]>>()
export const squaresPart = (books: Books, hit: string, nth: number): bigint | undefined =>
  parts.get(books)?.get(hit)?.[nth]

const rowsOf = (spaces: readonly string[]): string[][] =>
  Array.from({ length: 10 }, (_, row) => spaces.slice(10 * row, 10 * row + 10))

export const squares: Part = (books) => {
  const kept = new Map<string, Kept>()
  const due = new Map<string, bigint[]>()
  parts.set(books, due)
  const of = (activity: string): Kept => {
    const one = kept.get(activity) ?? { board: [], top: [], left: [], out: new Map(), fate: new Map() }
    kept.set(activity, one)
    return one
  }
  const posted = (activity: string) => runOf(books, activity).offering.squares!.periods
  const isLast = (activity: string, period: string) => posted(activity).at(-1)?.period === period
  const bowl = ({ board, out }: Kept, period: string) =>
    board.flat().filter((table) => table !== '' && out.get(period)?.has(table) !== true)
  const blankFate = (activity: string, period: string): Fate =>
    !isLast(activity, period) ? 'carried' : bowl(of(activity), period).length > 0 ? 'bowl' : 'nobody'

  /** A person's way over the board: along the top until the digit, down the left until the other. */
  const lookUp = ({ activity, period, top, left, found }: Scored): void => {
    const one = of(activity)
    const [ends, ways] = [String(top).at(-1)!, String(left).at(-1)!]
    let [column, row] = [0, 0]
    while (one.top[column] !== ends) column += 1
    while (one.left[row] !== ways) row += 1
    const table = one.board[row]?.[column] ?? ''
    agree(`column of the ${period}`, column + 1, found.column)
    agree(`row of the ${period}`, row + 1, found.row)
    agree(`table of the ${period}`, table, found.table ?? '')
    const isBlank = table === '' || one.out.get(period)?.has(table) === true
    const fate = isBlank ? blankFate(activity, period) : 'waits'
    agree(`what becomes of the ${period}`, NAMES[fate], found.next)
    one.fate.set(period, fate)
  }

  return {
    TablesPlaced: ({ activity, spaces }) => {
      of(activity).board = rowsOf(spaces)
      const tables = spaces.filter((table) => table !== '')
      agree(`tables twice on the grid of ${activity}`, new Set(tables).size, tables.length)
    },
    DigitsDrawn: ({ activity, side, digits }) => {
      agree(`digits of ${activity}`, digits.toSorted((a, b) => a - b).join(''), '0123456789')
      of(activity)[side].splice(0, 10, ...digits.map(String))
    },
    DrawRevealed: ({ draw, winners }, { command }) => {
      const purpose = purposes.get(books)?.get(draw) ?? ''
      const [house, name, word, lot, period = ''] = purpose.split('/')
      if (command.do !== 'RevealDraw' || word !== 'squares') return
      const one = of(`${house}/${name}`)
      if (lot === 'tables')
        one.board = rowsOf(winners.map((id) => (id.startsWith('table ') ? id.slice('table '.length) : '')))
      else if (lot === 'top' || lot === 'left') one[lot].splice(0, 10, ...winners)
      else one.fate.set(period.replaceAll('-', ' '), 'waits')
    },
    DrawOpened: ({ draw, purpose }) => {
      const known = purposes.get(books) ?? new Map<number, string>()
      purposes.set(books, known.set(draw, purpose))
    },
    PeriodEnded: ({ activity, period, closed, empty }) =>
      void of(activity).out.set(period, new Set([...closed, ...empty])),
    ScoreConfirmed: lookUp,
    ScoreCorrected: lookUp,
    BallDrawn: ({ activity, period, table }) => {
      agree(`ball of table ${table} in the bowl`, bowl(of(activity), period).includes(table), true)
      of(activity).fate.set(period, 'waits')
    },
    CellForfeited: ({ activity, period, table, next }) => {
      const one = of(activity)
      one.out.get(period)?.add(table)
      const fate = blankFate(activity, period)
      agree(`what becomes of the ${period}`, NAMES[fate], next)
      one.fate.set(period, fate)
    },
    CellAwarded: ({ activity, period, hit }, { events }) => {
      const one = of(activity)
      const declared = events.find((event) => event.type === 'HitDeclared' && event.hit === hit)
      const seats = new Set(declared?.type === 'HitDeclared' ? declared.awards.map(({ to }) => JSON.stringify(to)) : [])
        .size
      // From the first period on: what nobody had goes into the next pot.
      let pot: ReturnType<typeof posted> = []
      for (const prize of posted(activity)) {
        pot = [...pot, prize]
        if (prize.period === period) break
        if (one.fate.get(prize.period) !== 'carried') pot = []
      }
      const isShared = ({ item, form }: (typeof pot)[number]) => item === undefined && form !== 'chips'
      const cash = pot.filter(isShared).reduce((sum, { prize }) => sum + prize, 0n)
      const things = pot.filter((prize) => !isShared(prize)).map(({ prize }) => prize)
      const odd = Number(cash % BigInt(seats))
      due.set(
        hit,
        Array.from({ length: seats }, (_, nth) => [
          ...(cash === 0n ? [] : [cash / BigInt(seats) + (nth < odd ? 1n : 0n)]),
          ...things,
        ]).flat(),
      )
    },
    compare: ({ grids }) => {
      for (const [activity, { spaces = [], digits }] of grids) {
        agree(`board of ${activity}`, of(activity).board.flat().join(), spaces.join())
        for (const side of ['top', 'left'] as const)
          agree(`${side} of ${activity}`, of(activity)[side].join(''), (digits[side] ?? []).join(''))
      }
    },
  }
}

const purposes = new WeakMap<Books, Map<number, string>>()
const NAMES: Readonly<Record<Fate, string>> = { waits: 'award', carried: 'carried', bowl: 'draw', nobody: 'nobody' }
