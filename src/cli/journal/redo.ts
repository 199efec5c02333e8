import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type DrawRecord, readDrawRecord } from '../../engine/drawings/draw/draw-record.ts'
import { type Redone, type RedoneList, redoList, redo as redoRecord } from '../../engine/drawings/draw/redo.ts'
import { PROOFS } from '../../server/house/drawproofs.ts'
import { english } from '../../words/sentence.ts'
import { type Call, type Command, Complaint } from '../command.ts'
import { jsonOf } from '../file.ts'

export const redo: Command = {
  summary: 'redo drawings from their published records',
  usage: 'redo FILE … | FOLDER',
  help: `
Selects the winners once more from what was published and says whether everything agrees. One FILE is judged by
itself; several, a FOLDER of .json files or a FILE that holds a list are judged together as well: missing numbers,
abandoned draws, two draws for one purpose, exchanged openings. How to do it without this program: docs/draws.md.
Exit code 0: everything agrees; 1: something does not; 2: a file could not be read.`,
  flags: {
    opening: { takes: 'DIGEST', says: 'the digest noted when the draw was opened (for one record)' },
    from: { takes: 'NUMBER', says: 'the first draw that the list must hold (1 unless told)' },
    last: { takes: 'NUMBER', says: 'the last draw that the list must hold' },
  },
  run: (call) => {
    if (call.words.length === 0) throw new Complaint(`name a record, or a folder of records: gamekeeper ${redo.usage}`)
    const files = call.words.flatMap(filesAt)
    const found = files.map((file) => ({ file, inputs: recordsIn(file) }))
    const inputs = found.flatMap(({ file, inputs }) => inputs.map((input) => ({ file, ...readDrawRecord(input) })))
    const unreadable = inputs.flatMap((it) =>
      'faults' in it ? it.faults.map((fault) => `${it.file}: ${english(fault)}`) : [],
    )
    const records = inputs.flatMap((it) => ('record' in it ? [it.record] : []))
    if (inputs.length === 0) throw new Complaint(`${call.words.join(', ')} holds no record of a draw`)
    const isOne = inputs.length === 1 && !isList(call, found[0]!.inputs)
    return isOne ? answerOne(call, records[0], unreadable) : answerList(call, records, unreadable)
  },
}

function answerOne(call: Call, record: DrawRecord | undefined, unreadable: readonly string[]): number {
  const noted = call.flags.opening
  const redone =
    record && redoRecord(record, typeof noted === 'string' ? noted.trim().toLowerCase() : undefined, english, PROOFS)
  const faults = [...unreadable, ...(redone?.faults ?? [])]
  const agrees = faults.length === 0
  if (call.json) call.print(JSON.stringify({ ...redone, agrees, faults }))
  else if (redone === undefined)
    call.print(['DISAGREES: this is not a record of a draw.', ...bullets(faults)].join('\n'))
  else call.print(told(redone).join('\n'))
  return agrees ? 0 : 1
}

function answerList(call: Call, records: readonly DrawRecord[], unreadable: readonly string[]): number {
  if (call.flags.opening !== undefined) throw new Complaint('--opening is for a single record')
  const list = redoList(records, {
    from: numberOf(call, 'from') ?? 1,
    last: numberOf(call, 'last') ?? 0,
    voice: english,
    proofs: PROOFS,
  })
  const faults = [...unreadable, ...list.faults]
  const agrees = list.agrees && unreadable.length === 0
  call.print(call.json ? JSON.stringify({ ...list, agrees, faults }) : toldList({ ...list, agrees, faults }))
  return agrees ? 0 : 1
}

/** Marks come first: whoever reads nothing else has read them. */
function toldList(list: RedoneList): string {
  const disagreeing = list.draws.filter(({ agrees }) => !agrees).length
  const verdict = list.agrees ? 'agrees: every draw, and the list as a whole' : 'DISAGREES'
  const counted = disagreeing > 0 ? ` (${disagreeing} of them by themselves)` : ''
  return [
    ...list.marks.map((mark) => `MARK ${mark}`),
    ...(list.marks.length > 0 ? [''] : []),
    ...list.draws.flatMap((one) => told({ ...one, marks: [] })),
    '',
    `${list.draws.length} draws${counted}. The list ${verdict}.`,
    ...bullets(list.faults),
    ...list.notes.map((note) => `  note: ${note}`),
  ].join('\n')
}

function told({ draw, purpose, stage, agrees, marks, faults, notes, winners, standby }: Redone): string[] {
  return [
    ...marks.map((mark) => `MARK ${mark}`),
    `draw ${draw}, ${purpose}: ${stage}, ${agrees ? 'agrees' : 'DISAGREES'}`,
    ...(winners.length > 0 ? [`  winners: ${winners.join(', ')}`] : []),
    ...(standby.length > 0 ? [`  standby: ${standby.join(', ')}`] : []),
    ...bullets(faults),
    ...notes.map((note) => `  note: ${note}`),
  ]
}

const bullets = (faults: readonly string[]): string[] => faults.map((fault) => `  wrong: ${fault}`)

function filesAt(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path]
    const names = readdirSync(path).filter((name) => name.endsWith('.json'))
    return names.sort().map((name) => join(path, name))
  } catch {
    throw new Complaint(`there is no file or folder ${path}`)
  }
}

function recordsIn(file: string): unknown[] {
  const parsed = jsonOf(file)
  return Array.isArray(parsed) ? parsed : [parsed]
}

/** A folder, several files or a bound means that the list as a whole is asked about. */
const isList = (call: Call, inputs: readonly unknown[]): boolean =>
  call.words.length > 1 ||
  call.flags.from !== undefined ||
  call.flags.last !== undefined ||
  inputs.length > 1 ||
  statSync(call.words[0]!).isDirectory()

function numberOf(call: Call, flag: string): number | undefined {
  const text = call.flags[flag]
  if (text === undefined) return undefined
  if (typeof text === 'string' && /^[1-9][0-9]{0,9}$/.test(text)) return Number(text)
  throw new Complaint(`--${flag} takes a draw number such as 12, not ${text}`)
}
