/**
 * A slate as people write it, in a spreadsheet or by hand: `game,starts,first,second,region,total`. A side is a team (`Lakeside`, with a
 * seed `#4 Lakeside`), a place that a play-in fills (`later: East 16`), or `winner of 12`. `total` marks the game whose total is
 * guessed with any sign. Whether it is sound is another question (`slateFaults`).
 */
import { type Message, message } from '../../base/message.ts'
import { csvRows, FILE_MAX } from './csv.ts'
import type { Side, Slate, SlateGame } from './slate.ts'

const COLUMNS = ['game', 'starts', 'first', 'second', 'region', 'total'] as const
const NEEDED = ['game', 'starts', 'first', 'second'] as const

export function slateIn(text: string, kind: Slate['kind']): Slate | Message {
  if (text.length > FILE_MAX) return message('list too long', { most: FILE_MAX })
  const rows = csvRows(text, COLUMNS, NEEDED)
  if (!Array.isArray(rows)) return rows as Message
  const games: SlateGame[] = []
  let totalOf: string | undefined
  for (const { line, cells } of rows) {
    const cell = (name: (typeof COLUMNS)[number]) => cells.get(name) ?? ''
    const missing = NEEDED.find((name) => cell(name) === '')
    if (missing !== undefined) return message('list field unreadable', { line, field: missing })
    const id = cell('game')
    games.push({
      id,
      sides: [sideOf(cell('first')), sideOf(cell('second'))],
      starts: cell('starts').replace(' ', 'T'),
      ...(cell('region') === '' ? {} : { region: cell('region') }),
    })
    if (cell('total') !== '') {
      if (totalOf !== undefined) return message('list field unreadable', { line, field: 'total' })
      totalOf = id
    }
  }
  return { kind, games, ...(totalOf === undefined ? {} : { totalOf }) }
}

function sideOf(text: string): Side {
  const winnerOf = /^winner of (.+)$/.exec(text)?.[1]
  if (winnerOf !== undefined) return { winnerOf }
  const [, seed, team = ''] = /^(?:#(\d{1,2}) )?(.*)$/.exec(text) ?? []
  const slot = /^later: (.+)$/.exec(team)?.[1]
  return {
    team: slot ?? team,
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    ...(slot === undefined ? {} : { later: true }),
  }
}

/** The same back as text: for a copy that somebody changes, or a template. */
export function slateText({ games, totalOf }: Slate): string {
  const isNamed = games.some(({ region }) => region !== undefined)
  const head = [...NEEDED, ...(isNamed ? ['region'] : []), ...(totalOf === undefined ? [] : ['total'])]
  const rows = games.map(({ id, starts, sides, region = '' }) => [
    id,
    starts.replace('T', ' '),
    ...sides.map(textOf),
    ...(isNamed ? [region] : []),
    ...(totalOf === undefined ? [] : [id === totalOf ? 'x' : '']),
  ])
  return [head, ...rows].map((cells) => `${cells.map(quoted).join(',')}\n`).join('')
}

function textOf(side: Side): string {
  if ('winnerOf' in side) return `winner of ${side.winnerOf}`
  return `${side.seed === undefined ? '' : `#${side.seed} `}${side.later === true ? 'later: ' : ''}${side.team}`
}

const quoted = (cell: string): string => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
