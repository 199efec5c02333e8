/**
 * The list that is drawn from: held against what a list may be, put in order and sealed. A drum may hold a million entries,
 * so all of it is done in steps and once for a list, which nobody changes after that.
 */
import { asciiOf } from '../../../base/ascii.ts'
import { type Digest, digester } from '../../../base/digest.ts'
import { type Message, message } from '../../../base/message.ts'
import { allSteps, STEP, type Steps } from '../../../base/steps.ts'
import { packSteps, WEIGHT_MAX } from './packed.ts'

/**
 * A ticket, a person, a table, a spot of a wheel; the weight is its number of equal chances. `source`: who says that it takes
 * part, as `device:slots M-17`; lists of before had none.
 */
export type Entry = { id: string; weight: bigint; source?: string }

/**
 * A sealed list: the very lines that were digested, in order and each with its end, some hundred to a piece. It is what a
 * house keeps of a drum: a fifth of the room of its entries, and nothing to be put in order again.
 */
export type SealedList = readonly string[]

/** `chances`: entries that can be drawn. */
export type Drum = {
  readonly list: SealedList
  readonly digest: Digest
  readonly weight: bigint
  readonly chances: number
}

/** Of lists that were looked at before: the same one is asked for when it is tried, recorded and held against its record. */
const DRUMS = new WeakMap<readonly Entry[], Drum>()

/** Of a list without faults. */
export const drumOf = (entries: readonly Entry[]): Drum => DRUMS.get(entries) ?? allSteps(drumSteps(entries))

/** The digest of the entries. */
export const seal = (entries: readonly Entry[]): Digest => drumOf(entries).digest

export function* drumSteps(entries: readonly Entry[]): Steps<Drum> {
  const drum = yield* triedSteps(entries)
  if (drum !== undefined) return drum
  const faults = yield* faultSteps(entries)
  throw new Error(`entries that cannot be sealed: ${faults.map(({ id }) => id).join('; ')}`)
}

/** Nothing where the list cannot be sealed. */
export function* triedSteps(entries: readonly Entry[]): Steps<Drum | undefined> {
  const known = DRUMS.get(entries)
  if (known !== undefined) return known
  const packed = yield* packSteps(entries)
  if (packed === undefined) return undefined
  const { signs, from, isSourced, weight, chances } = packed
  const sealed = digester()
  sealed.add(`gamekeeper entries ${isSourced ? 2 : 1}\n`)
  const list: string[] = []
  for (let at = 0, next = 0; at < entries.length; at = next) {
    while (next < entries.length && from[next]! < from[at]! + PIECE_BYTES) next += 1
    const lines = signs.subarray(from[at], from[next])
    sealed.addBytes(lines)
    list.push(asciiOf(lines))
    yield
  }
  const drum = { list, digest: sealed.digest(), weight, chances }
  DRUMS.set(entries, drum)
  return drum
}

/** Whatever stands in its lines, a piece stays short enough to be read in one step. */
const PIECE_BYTES = 8_192

/** The entries of a sealed list, in its order. */
export const entriesIn = (list: SealedList): Entry[] => allSteps(entrySteps(list))

export function* entrySteps(list: SealedList): Steps<Entry[]> {
  const entries: Entry[] = []
  for (const piece of list) {
    for (const line of piece.split('\n').slice(0, -1)) {
      const [id = '', weight = '', source = ''] = line.split('\t')
      entries.push(source === '' ? { id, weight: BigInt(weight) } : { id, weight: BigInt(weight), source })
    }
    yield
  }
  return entries
}

/** Why a list cannot be sealed; none when it can. */
export const entryFaults = (entries: readonly Entry[]): readonly Message[] => allSteps(faultSteps(entries))

function* faultSteps(entries: readonly Entry[]): Steps<readonly Message[]> {
  if ((yield* triedSteps(entries)) !== undefined) return []
  const seen = new Set<string>()
  const faults: Message[] = []
  for (const [at, { id, weight, source }] of entries.entries()) {
    if (source !== undefined && !SOURCE.test(source)) faults.push(message('entry without a proper source', { id }))
    if (!ENTRY_ID.test(id)) faults.push(message('entry without a proper id', { id }))
    if (weight < 0n) faults.push(message('entry of negative weight', { id, weight: String(weight) }))
    if (weight > WEIGHT_MAX) faults.push(message('entry of too much weight', { id, most: String(WEIGHT_MAX) }))
    if (seen.has(id)) faults.push(message('entry twice', { id }))
    seen.add(id)
    if (at % STEP === 0) yield
  }
  return faults
}

/** As a drum counts them, of a list that cannot be sealed. */
export const weigh = (entries: readonly Entry[]): Pick<Drum, 'weight' | 'chances'> => ({
  weight: entries.reduce((sum, { weight }) => sum + weight, 0n),
  chances: entries.filter(({ weight }) => weight > 0n).length,
})

/** Plain ASCII, so that every language sorts and digests the list alike; no blank at either end. */
const ENTRY_ID = /^[!-~](?:[ -~]{0,62}[!-~])?$/
const SOURCE = /^[!-~](?:[ -~]{0,398}[!-~])?$/
