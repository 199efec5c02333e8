/** Draws done over again by somebody who trusts nothing but the published records. */
import type { Message } from '../../../base/message.ts'
import { contributionFaults, readContribution } from './contribution.ts'
import { NO_OPENING } from './draw.ts'
import { type DrawRecord, recordDigestOf } from './draw-record.ts'
import { drumOf, type Entry, entryFaults } from './drum.ts'
import { openingDigestOf } from './opening.ts'
import { outsideAgain, outsideMarks, type Proofs, unproven } from './redo-outside.ts'
import { secretDigestOf, select } from './selection.ts'

export type Stage = 'opened' | 'contributed' | 'revealed' | 'abandoned'

/** Faults mean that the record is not to be believed; notes are worth knowing. */
export type Redone = {
  draw: number
  purpose: string
  stage: Stage
  agrees: boolean
  /** What somebody did by hand, passed over or called off: to be read before everything else. */
  marks: readonly string[]
  faults: readonly string[]
  notes: readonly string[]
  winners: readonly string[]
  standby: readonly string[]
}

/** What a draw itself would have refused, in words; whoever only wants to know whether all agrees needs none. */
export type Voice = (told: Message) => string
const unworded: Voice = ({ id }) => id

/** `noted` is the digest that somebody wrote down when the draw was opened, before the contribution. */
export function redo(record: DrawRecord, noted?: string, voice: Voice = unworded, proofs: Proofs = unproven): Redone {
  const { opening } = record
  const faults: string[] = []
  const hold = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  hold(
    noted === undefined || noted === opening.digest,
    'this is not the opening that was noted before the contribution',
  )
  hold(openingDigestOf(opening) === opening.digest, 'the opening was changed: its digest is another')
  hold(recordDigestOf(record) === record.digest, 'the record was changed: its digest is another')
  hold((opening.previous === NO_OPENING) === (opening.draw === 1), 'only draw 1 has no opening before it')
  hold(
    opening.earlier.every((draw) => draw < opening.draw),
    'an "earlier" draw has a later number',
  )
  hold(
    (opening.again !== '') === opening.earlier.length > 0,
    'a purpose drawn for again must name the draws before and why',
  )
  hold(record.reveal === null || record.contribution !== null, 'it was revealed without a contribution')
  hold(record.reveal === null || record.entries !== null, 'it was revealed without showing the entries')
  hold(record.reveal === null || record.abandoned === null, 'it cannot be both revealed and abandoned')

  const entries = record.entries?.map(({ weight, ...entry }) => ({ ...entry, weight: BigInt(weight) })) ?? null
  if (entries !== null) faults.push(...sealFaults(record, entries, voice))
  if (record.contribution !== null)
    faults.push(...textFaults(record.contribution.text, BigInt(opening.totalWeight), voice))
  const fromOutside = outsideAgain(record, voice, proofs)
  faults.push(...fromOutside.faults)
  const selection = selectAgain(record, entries)
  if (record.reveal !== null) {
    const { secret, winners, standby } = record.reveal
    hold(secretDigestOf(secret) === opening.secretDigest, 'the secret is not the one bound at the opening')
    hold(same(winners, selection.winners), `the winners should be ${selection.winners.join(', ') || 'nobody'}`)
    hold(same(standby, selection.standby), `the standby entries should be ${selection.standby.join(', ') || 'nobody'}`)
  }
  const { draw, purpose } = opening
  return {
    draw,
    purpose,
    stage: stageOf(record),
    agrees: faults.length === 0,
    marks: outsideMarks(record),
    faults,
    notes: [...notesOn(record), ...fromOutside.notes],
    ...selection,
  }
}

export type RedoneList = {
  agrees: boolean
  marks: readonly string[]
  faults: readonly string[]
  notes: readonly string[]
  draws: readonly Redone[]
}

/** What only the whole list can tell. `from` and `last` are the numbers between which nothing may be missing. */
export function redoList(
  records: readonly DrawRecord[],
  { from = 1, last = 0, voice = unworded, proofs = unproven } = {},
): RedoneList {
  const sorted = records.toSorted((a, b) => a.opening.draw - b.opening.draw)
  const draws = sorted.map((record) => redo(record, undefined, voice, proofs))
  const faults = [
    ...numberFaults(sorted, from, last),
    ...chainFaults(sorted),
    ...purposeFaults(sorted, from),
    ...secretFaults(sorted),
    ...witnessFaults(sorted),
    ...sorted
      .filter(isLateAbandoned)
      .map(({ opening }) => `draw ${opening.draw} was abandoned when its result could be known`),
  ]
  const notes = sorted.flatMap(({ opening, abandoned }) =>
    abandoned === null ? [] : [`draw ${opening.draw} for ${opening.purpose} was abandoned: ${abandoned.reason}`],
  )
  const marks = draws.flatMap(({ draw, marks: own }) => own.map((mark) => `draw ${draw}: ${mark}`))
  return { agrees: faults.length === 0 && draws.every(({ agrees }) => agrees), marks, faults, notes, draws }
}

function numberFaults(sorted: readonly DrawRecord[], from: number, last: number): string[] {
  const numbers = sorted.map(({ opening }) => opening.draw)
  const faults: string[] = []
  let expected = from
  for (const number of [...numbers, Math.max(last, numbers.at(-1) ?? 0) + 1]) {
    if (number > expected) faults.push(`${range(expected, number - 1)} missing from the list`)
    expected = Math.max(expected, number + 1)
  }
  const twice = numbers.filter((number, index) => index > 0 && numbers[index - 1] === number)
  return [...faults, ...[...new Set(twice)].map((number) => `the number ${number} was given to more than one record`)]
}

const range = (first: number, last: number): string =>
  first === last ? `draw ${first} is` : `draws ${first} to ${last} are`

/** A changed or exchanged opening breaks the link from the next one. */
function chainFaults(sorted: readonly DrawRecord[]): string[] {
  return sorted.flatMap(({ opening }) => {
    const before = sorted.filter((other) => other.opening.draw === opening.draw - 1)
    if (before.length === 0 || before.some((other) => other.opening.digest === opening.previous)) return []
    return [`draw ${opening.draw} was opened after another opening of draw ${opening.draw - 1} than the one shown`]
  })
}

/** Drawing again until a friend wins: a purpose that is drawn for although a result was already fixed. */
function purposeFaults(sorted: readonly DrawRecord[], from: number): string[] {
  return [...Map.groupBy(sorted, ({ opening }) => opening.purpose)].flatMap(([purpose, records]) => {
    const numbers = records.map(({ opening }) => opening.draw)
    const settled = records.slice(0, -1).filter(isSettled)
    const faults = settled.length > 0 ? [`${purpose} was drawn for more than once: draws ${numbers.join(', ')}`] : []
    for (const { opening } of records) {
      const shown = numbers.filter((number) => number < opening.draw)
      if (
        same(
          opening.earlier.filter((number) => number >= from),
          shown,
        )
      )
        continue
      faults.push(`draw ${opening.draw} does not name the draws before it for ${purpose} as the list shows them`)
    }
    return faults
  })
}

/** A secret that was shown once is known to everybody, and so is what it makes of the next contribution. */
function secretFaults(sorted: readonly DrawRecord[]): string[] {
  return [...Map.groupBy(sorted, ({ opening }) => opening.secretDigest).values()]
    .filter((records) => records.length > 1)
    .map(
      (records) => `draws ${records.map(({ opening }) => opening.draw).join(' and ')} were opened with the same secret`,
    )
}

/** A result was fixed and holds: nobody was passed over, and no witness kept it from being known. */
const isSettled = ({ contribution, passed = [], abandoned, opening }: DrawRecord): boolean =>
  contribution !== null && passed.length === 0 && !(abandoned !== null && opening.outside?.kind === 'witness')

/** Where a witness has not shown its value, nobody without it knew the result; that it was waited for is asked of each draw. */
const isLateAbandoned = ({ abandoned, contribution, opening }: DrawRecord): boolean =>
  abandoned !== null && contribution !== null && opening.outside?.kind !== 'witness'

/** What only the list shows of the parts from outside. */
function witnessFaults(sorted: readonly DrawRecord[]): string[] {
  const first = sorted.find(({ opening }) => opening.outside !== undefined)?.opening.draw ?? Number.POSITIVE_INFINITY
  const bare = sorted.filter(({ opening }) => opening.draw > first && opening.outside === undefined)
  const witnessed = sorted.flatMap(({ opening, abandoned, contribution }) =>
    opening.outside?.kind === 'witness'
      ? [{ ...opening, ...opening.outside, isLacking: abandoned !== null && contribution !== null }]
      : [],
  )
  const reused = [...Map.groupBy(witnessed, ({ commit }) => commit).values()].filter(({ length }) => length > 1)
  const again = witnessed.filter(({ draw, purpose, key }) =>
    witnessed.some((one) => one.isLacking && one.draw < draw && one.purpose === purpose && one.key === key),
  )
  return [
    ...bare.map(({ opening }) => `draw ${opening.draw} has no part from outside, although draw ${first} had one`),
    ...reused.map((ones) => `draws ${ones.map(({ draw }) => draw).join(' and ')} have the same value of a witness`),
    ...again.map(({ draw }) => `draw ${draw} has a witness who had not revealed its value for the same purpose before`),
  ]
}

function sealFaults({ opening }: DrawRecord, entries: readonly Entry[], voice: Voice): string[] {
  const faults = entryFaults(entries)
  if (faults.length > 0) return faults.map(voice)
  const { weight, digest } = drumOf(entries)
  return [
    ...(digest === opening.entriesDigest ? [] : ['the entries are not those sealed at the opening']),
    ...(entries.length === opening.entries
      ? []
      : [`${opening.entries} entries were announced, ${entries.length} are shown`]),
    ...(String(weight) === opening.totalWeight
      ? []
      : [`a weight of ${opening.totalWeight} was announced, not ${weight}`]),
  ]
}

function textFaults(text: string, weight: bigint, voice: Voice): string[] {
  const contribution = readContribution(text)
  if (contribution === undefined) return ['the contribution cannot be read']
  return contributionFaults(contribution, weight).map(voice)
}

/** Nobody, where the record does not hold what a selection needs. */
function selectAgain({ opening, contribution, reveal }: DrawRecord, entries: readonly Entry[] | null) {
  const { draw, entriesDigest, how } = opening
  const chances = entries?.filter(({ weight }) => weight > 0n).length ?? 0
  const isPossible = chances > 0 && (how.replacement || how.winners + how.standby <= chances)
  if (entries === null || contribution === null || reveal === null || !isPossible) return { winners: [], standby: [] }
  return select(reveal.secret, contribution.text, draw, entriesDigest, entries, how, reveal.outside?.value)
}

function stageOf({ contribution, reveal, abandoned }: DrawRecord): Stage {
  if (abandoned !== null) return 'abandoned'
  if (reveal !== null) return 'revealed'
  return contribution === null ? 'opened' : 'contributed'
}

function notesOn({ opening, contribution, reveal, abandoned }: DrawRecord): string[] {
  const notes: string[] = []
  if (opening.earlier.length > 0) notes.push(`drawn for again after ${opening.earlier.join(', ')}: ${opening.again}`)
  if (contribution?.by === opening.by) notes.push('one person opened it and took the contribution')
  if (abandoned === null && reveal === null)
    notes.push(contribution === null ? 'it waits for its contribution' : 'it waits to be revealed')
  return notes
}

const same = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index])
