/**
 * A dozen motifs in boxes of 64 by 64, each of two tones and a cut-out, nothing thinner than 1.6. `outline` is the silhouette whose
 * rings light up behind it.
 */
import type { Motif } from '../../../base/emblem.ts'

export type Shape = {
  readonly d: string
  readonly tone: 'one' | 'two' | 'hole'
  readonly at?: string
  /** Drawn as a line of that width. */
  readonly line?: number
  /** Cut out around it, so that what lies below stands apart. */
  readonly edge?: number
}
export type Drawn = { readonly shapes: readonly Shape[]; readonly outline: string }

const SPADE =
  'M16 2.5C16 2.5 29.5 11.8 29.5 19.6 29.5 23.7 26.5 26 23.2 26 20.9 26 18.9 24.9 17.5 23 17.7 26 18.5 28.2 20.7 30H11.3C13.5 28.2 14.3 26 14.5 23 13.1 24.9 11.1 26 8.8 26 5.5 26 2.5 23.7 2.5 19.6 2.5 11.8 16 2.5 16 2.5Z'
const DIAMOND = 'M16 1.5C18.6 7 22.4 11.8 27 16 22.4 20.2 18.6 25 16 30.5 13.4 25 9.6 20.2 5 16 9.6 11.8 13.4 7 16 1.5Z'

/** A rounded box; its corner is at x, y. */
const box = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const point = (r: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${round(32 + r * Math.sin(angle))} ${round(35 - r * Math.cos(angle))}`
}
const round = (n: number): number => Math.round(n * 100) / 100

const FAN = 'translate(2.6 2.6) scale(.92)'
const fanned = (turn: number, tone: 'one' | 'two'): Shape => ({
  d: box(24, 15, 16, 30, 3),
  tone,
  at: `${FAN} rotate(${turn} 32 56)`,
  edge: 1.8,
})
const spoke = (nth: number): Shape => ({
  d: `M${point(26, nth * 30 - 15)}A26 26 0 0 1 ${point(26, nth * 30 + 15)}L${point(8.5, nth * 30 + 15)}A8.5 8.5 0 0 0 ${point(8.5, nth * 30 - 15)}Z`,
  tone: nth % 2 === 0 ? 'one' : 'two',
  edge: 1.6,
})

export const DRAWN: Readonly<Record<Motif, Drawn>> = {
  seven: {
    shapes: [
      { d: 'M9 8H56V20C45.5 30 39 42 37.5 57H20.5C22 43.5 28 32 37.5 22.5H20V29H9Z', tone: 'one' },
      { d: 'M13 12H52V18.6C42.3 28.6 35.9 40 34 53H24.8C26.6 40.8 32.6 30.4 43 21.4V18.5H16V25H13Z', tone: 'two' },
    ],
    outline: 'M9 8H56V20C45.5 30 39 42 37.5 57H20.5C22 43.5 28 32 37.5 22.5H20V29H9Z',
  },
  crown: {
    shapes: [
      { d: 'M13 21.5 9 4.5 22.5 12 32 2 41.5 12 55 4.5 51 21.5Z', tone: 'two' },
      { d: SPADE, tone: 'one', at: 'translate(10.5 22.5) scale(1.34 1.3)' },
    ],
    outline:
      'M32 3L41 13 55 5 51 24C51 24 56 34 56 41 56 49 50 53 44 53 41 53 37 51 35 48 35 54 37 58 41 61H23C27 58 29 54 29 48 27 51 23 53 20 53 14 53 8 49 8 41 8 34 13 24 13 24L9 5 23 13Z',
  },
  dragon: {
    shapes: [
      {
        d: 'M38.5 27.5C24 34 15.5 38.5 15.5 46.5 15.5 53.5 22.5 57 32 57 41.5 57 48.5 53.5 48.5 46.5 48.5 41.5 45 38 39.5 35',
        tone: 'one',
        line: 8,
      },
      { d: 'M24.5 27.5C20.5 25 19 21.5 19 18 19 12 24.5 8.5 31 8.5', tone: 'one', line: 8 },
      { d: 'M24.5 27.5 39.5 35', tone: 'two', line: 8 },
      {
        d: 'M30 2.5 39 4.5 47.5 1 46 8.5 56 15.5 51.5 22 43.5 20.5C43 24 41.5 26.5 38.5 29.5L33.5 22.5C37 19 36 14 30.5 12.5Z',
        tone: 'one',
      },
      { d: disc(43.5, 12.5, 2.4), tone: 'hole' },
      { d: 'M16 51.5 8 60 20.5 58.5Z', tone: 'two' },
    ],
    outline:
      'M32 4C42 4 49 10 49 18 49 24 46 28 42 31 48 34 52 39 52 46 52 55 44 61 32 61 20 61 12 55 12 46 12 39 16 34 22 31 18 28 15 24 15 18 15 10 22 4 32 4Z',
  },
  tile: {
    shapes: [
      { d: box(8, 9, 25, 48, 5), tone: 'two', at: 'rotate(-14 22 34)' },
      { d: box(25, 6, 29, 53, 5), tone: 'one', at: 'rotate(9 40 34)', edge: 2 },
      {
        d: [
          [33, 14],
          [46, 14],
          [33, 22],
          [46, 22],
          [33, 30],
          [46, 30],
          [39.5, 43],
          [39.5, 52],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 3))
          .join(''),
        tone: 'hole',
        at: 'rotate(9 40 34)',
      },
    ],
    outline: box(12, 4, 40, 56, 6),
  },
  fan: {
    shapes: [
      fanned(-46, 'one'),
      fanned(46, 'one'),
      fanned(-23, 'two'),
      fanned(23, 'two'),
      { d: box(24, 5, 16, 40, 3), tone: 'one', at: FAN, edge: 1.8 },
      {
        d: 'M32 11.5L33.7 15.6L38.2 16L34.8 18.9L35.8 23.3L32 20.9L28.2 23.3L29.2 18.9L25.8 16L30.3 15.6Z',
        tone: 'hole',
        at: FAN,
      },
      { d: 'M18 60A14 14 0 0 1 46 60Z', tone: 'one', at: FAN, edge: 1.8 },
    ],
    outline: 'M32 4C46 4 60 20 62 34L46 48V60H18V48L2 34C4 20 18 4 32 4Z',
  },
  flop: {
    shapes: [
      { d: box(2.5, 15, 18, 34, 3.5), tone: 'two', edge: 1.6 },
      { d: box(43.5, 15, 18, 34, 3.5), tone: 'two', edge: 1.6 },
      { d: box(21, 8, 22, 48, 3.5), tone: 'one', edge: 1.6 },
      { d: DIAMOND, tone: 'hole', at: 'translate(5.5 26) scale(.375)' },
      { d: DIAMOND, tone: 'hole', at: 'translate(24 24) scale(.5)' },
      { d: DIAMOND, tone: 'hole', at: 'translate(46.5 26) scale(.375)' },
    ],
    outline: 'M20 8H44V15H62V49H44V56H20V49H2V15H20Z',
  },
  cracked: {
    shapes: [
      {
        d: 'M15 4H34L27 18 37 27 26 39 32 47 27 60H15A4 4 0 0 1 11 56V8A4 4 0 0 1 15 4Z',
        tone: 'one',
        at: 'rotate(-6 26 60)',
      },
      {
        d: 'M40 4H49A4 4 0 0 1 53 8V56A4 4 0 0 1 49 60H33L38 47 32 39 43 27 33 18Z',
        tone: 'two',
        at: 'rotate(7 38 60)',
      },
      { d: SPADE, tone: 'hole', at: 'rotate(-6 26 60) translate(12.5 8) scale(.469)' },
      { d: SPADE, tone: 'hole', at: 'rotate(7 38 60) translate(37 41) scale(.438)' },
    ],
    outline: box(9, 4, 46, 56, 5),
  },
  wheel: {
    shapes: [
      ...Array.from({ length: 12 }, (_, nth) => spoke(nth)),
      { d: disc(32, 35, 5.5), tone: 'one' },
      { d: 'M24.5 1H39.5L32 16Z', tone: 'one', edge: 1.6 },
    ],
    outline: disc(32, 34, 28),
  },
  ticket: {
    shapes: [
      { d: 'M2 15H40V49H2V38A6 6 0 0 0 2 26Z', tone: 'one', at: 'rotate(-12 32 32) translate(3.2 3.2) scale(.9)' },
      {
        d: 'M43.5 15H62V26A6 6 0 0 0 62 38V49H43.5Z',
        tone: 'two',
        at: 'rotate(-12 32 32) translate(3.2 3.2) scale(.9)',
      },
      {
        d: 'M22.5 20.5L25.7 28.1L33.9 28.8L27.6 34.2L29.6 42.2L22.5 37.9L15.4 42.2L17.4 34.2L11.1 28.8L19.3 28.1Z',
        tone: 'hole',
        at: 'rotate(-12 32 32) translate(3.2 3.2) scale(.9)',
      },
    ],
    outline: 'M2 16H62V26A6 6 0 0 0 62 38V48H2V38A6 6 0 0 0 2 26Z',
  },
  car: {
    shapes: [
      {
        d: 'M1.5 44V38.5C1.5 35.5 4 33.5 8 32.8L17.5 31.3 27.5 22C29 20.6 31 20 33.5 20H41C44.5 20 47 21 49.5 23.2L57 30C60.5 31.2 62.5 33.5 62.5 37V44A2.5 2.5 0 0 1 60 46.5H4A2.5 2.5 0 0 1 1.5 44Z',
        tone: 'one',
      },
      {
        d: 'M23.5 31.3 30 25.2C31 24.3 32 24 33.5 24H36V31.3ZM39.5 24H41.5C43.5 24 45 24.6 46.3 25.8L52 31.3H39.5Z',
        tone: 'hole',
      },
      { d: disc(15.5, 45.5, 8), tone: 'two', edge: 3 },
      { d: disc(48.5, 45.5, 8), tone: 'two', edge: 3 },
    ],
    outline:
      'M1.5 46V38.5C1.5 35.5 4 33.5 8 32.8L17.5 31.3 27.5 22C29 20.6 31 20 33.5 20H41C44.5 20 47 21 49.5 23.2L57 30C60.5 31.2 62.5 33.5 62.5 37V46Z',
  },
  star: {
    shapes: [
      { d: box(18.5, 8, 27, 40, 4), tone: 'two', at: 'translate(3.2 5) scale(.9) rotate(-27 32 56)' },
      { d: box(18.5, 8, 27, 40, 4), tone: 'two', at: 'translate(3.2 5) scale(.9) rotate(27 32 56)' },
      {
        d: 'M32 11L38.5 27.1L55.8 28.3L42.5 39.4L46.7 56.2L32 47L17.3 56.2L21.5 39.4L8.2 28.3L25.5 27.1Z',
        tone: 'one',
        at: 'translate(3.2 5) scale(.9)',
        edge: 2.6,
      },
    ],
    outline: 'M32 4L40 24L61 26L45 39.5L50 60L32 49L14 60L19 39.5L3 26L24 24Z',
  },
  chips: {
    shapes: [
      { d: 'M6 42V48C6 54 17 58.5 32 58.5S58 54 58 48V42C56 47 46 50.5 32 50.5S8 47 6 42Z', tone: 'one' },
      { d: 'M6 30V36C6 42 17 46.5 32 46.5S58 42 58 36V30C56 35 46 38.5 32 38.5S8 35 6 30Z', tone: 'two' },
      { d: 'M6 18V24C6 30 17 34.5 32 34.5S58 30 58 24V18C56 23 46 26.5 32 26.5S8 23 6 18Z', tone: 'one' },
      {
        d: 'M6 15.5C6 9.5 17 5 32 5S58 9.5 58 15.5 47 26 32 26 6 21.5 6 15.5ZM20 15.5C20 18.5 25 20.5 32 20.5S44 18.5 44 15.5 39 10.5 32 10.5 20 12.5 20 15.5Z',
        tone: 'one',
      },
    ],
    outline: 'M6 16C6 9 17 5 32 5S58 9 58 16V48C58 54 47 59 32 59S6 54 6 48Z',
  },
}
