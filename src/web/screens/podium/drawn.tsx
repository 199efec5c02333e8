/** Tables and seats as they are drawn: each state of a seat has a shape of its own, and a word beside it elsewhere. */
import type { PodiumSeat, PodiumTable } from '../../../views/podium/podium.ts'
import { isOval } from '../../ui/tables/shape.tsx'

type Point = { readonly x: number; readonly y: number }

/** Clockwise from the left of the dealer, who stands at the lower edge of an oval and at the straight edge of the half. */
function placeOf(game: string, nth: number, seats: number): Point {
  const part = seats < 2 ? 0.5 : nth / (seats - 1)
  const [from, round, across, down, top] = isOval(game) ? [125.5, 302.5, 43, 27, 34] : [168.6, -157.2, 44, 44, 12]
  const angle = ((from + part * round) * Math.PI) / 180
  return { x: 52 + across * Math.cos(angle), y: top + down * Math.sin(angle) }
}

export const TableDrawing = ({ of: { table, game, status, seats } }: { of: PodiumTable }) => (
  <svg class="table-drawing" viewBox="0 0 104 68" aria-hidden="true" focusable="false">
    {isOval(game) ? (
      <rect class="felt-shape" x="20" y="16" width="64" height="36" rx="18" />
    ) : (
      <path class="felt-shape" d="M24 10h56a4 4 0 0 1 4 4c0 18-14 29-32 29S20 32 20 14a4 4 0 0 1 4-4z" />
    )}
    {status !== 'closed' &&
      seats.map((seat, nth) => <SeatShape key={seat.seat} is={seat.is} at={placeOf(game, nth, seats.length)} />)}
    <Name of={table} y={isOval(game) ? 41 : 33} />
  </svg>
)

/** So much is written large; a name takes two lines, and is whole in the words of its table. */
const SHORT = 6
const LINE = 12
const LINES_MAX = 2

function Name({ of, y }: { of: string; y: number }) {
  if (of.length <= SHORT)
    return (
      <text x="52" y={y} text-anchor="middle">
        {of}
      </text>
    )
  const lines = linesOf(of)
  return (
    <text class="table-drawing-name" text-anchor="middle">
      <title>{of}</title>
      {lines.map((line, nth) => (
        <tspan key={line} x="52" y={y - 3 + (nth - (lines.length - 1) / 2) * 12}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function linesOf(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= LINE) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  const shown = lines.slice(0, LINES_MAX).map((line) => (line.length > LINE ? `${line.slice(0, LINE - 1)}…` : line))
  return lines.length > LINES_MAX ? [...shown.slice(0, -1), `${shown.at(-1)!.slice(0, LINE - 1)}…`] : shown
}

const SeatShape = ({ is, at: { x, y } }: { is: PodiumSeat['is']; at: Point }) => {
  switch (is) {
    case 'taken':
      return <circle class="seat-shape" cx={x} cy={y} r="5" />
    case 'empty':
      return <circle class="seat-shape" data-is="empty" cx={x} cy={y} r="4.5" />
    case 'reserved':
      return <path class="seat-shape" data-is="reserved" d={`M${x} ${y - 6}l6 10h-12z`} />
    case 'away':
      return (
        <>
          <path class="seat-shape" d={`M${x - 5} ${y}a5 5 0 0 1 10 0z`} />
          <circle class="seat-shape" data-is="away" cx={x} cy={y} r="4.5" />
        </>
      )
  }
}

/** The same shape beside its word. */
export const SeatMark = ({ is }: { is: PodiumSeat['is'] }) => (
  <svg class="seat-mark" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
    <SeatShape is={is} at={{ x: 7, y: is === 'reserved' ? 8 : 7 }} />
  </svg>
)
