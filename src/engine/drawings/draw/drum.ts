/**
 * The list that is drawn from: held against what a list may be, put in order and sealed. A drum may hold a hundred
 * thousand entries, so all of it is done in steps and once for a list, which nobody changes after that.
 */
import { type Digest, digester } from '../../../base/digest.ts'
import { type Message, message } from '../../../base/message.ts'
import { allSteps, STEP, type Steps, sortSteps } from '../../../base/steps.ts'

/**
 * A ticket, a person, a table, a spot of a wheel; the weight is its number of equal chances. `source`: who says that it takes
 * part, as `device:slots M-17`; lists of before had none.
 */
export type Entry = { id: string; weight: bigint; source?: string }

/** `order`: by id, so that the order in which they were handed in cannot matter. `chances`: entries that can be drawn. */
export type Drum = {
  readonly order: readonly Entry[]
  readonly digest: Digest
  readonly weight: bigint
  readonly chances: number
}

/** Of lists that were looked at before: the same one is asked for when it is tried, recorded and held against its record. */
const DRUMS = new WeakMap<readonly Entry[], Drum>()
const FAULTLESS = new WeakSet<readonly Entry[]>()

/** Of a list without faults. */
export const drumOf = (entries: readonly Entry[]): Drum => DRUMS.get(entries) ?? allSteps(drumSteps(entries))

/** The digest of the entries. */
export const seal = (entries: readonly Entry[]): Digest => drumOf(entries).digest

export function* drumSteps(entries: readonly Entry[]): Steps<Drum> {
  const known = DRUMS.get(entries)
  if (known !== undefined) return known
  const faults = yield* faultSteps(entries)
  if (faults.length > 0) throw new Error(`entries that cannot be sealed: ${faults.map(({ id }) => id).join('; ')}`)
  const order = yield* orderSteps(entries)
  const isSourced = order.some(({ source }) => source !== undefined)
  const sealed = digester()
  sealed.add(`gamekeeper entries ${isSourced ? 2 : 1}\n`)
  let weight = 0n
  let chances = 0
  for (let at = 0; at < order.length; at += STEP) {
    let lines = ''
    for (const one of order.slice(at, at + STEP)) {
      lines += `${one.id}\t${one.weight}${isSourced ? `\t${one.source ?? ''}` : ''}\n`
      weight += one.weight
      if (one.weight > 0n) chances += 1
    }
    sealed.add(lines)
    yield
  }
  const drum = { order, digest: sealed.digest(), weight, chances }
  DRUMS.set(entries, drum)
  return drum
}

/** Of any list: a record that somebody has changed is drawn from once more, too. */
export function* orderSteps(entries: readonly Entry[]): Steps<readonly Entry[]> {
  return DRUMS.get(entries)?.order ?? (yield* sortSteps(entries, (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)))
}

/** Why a list cannot be sealed; none when it can. */
export const entryFaults = (entries: readonly Entry[]): readonly Message[] => allSteps(faultSteps(entries))

export function* faultSteps(entries: readonly Entry[]): Steps<readonly Message[]> {
  if (FAULTLESS.has(entries)) return []
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
  if (faults.length === 0) FAULTLESS.add(entries)
  return faults
}

/** As a drum counts them, of a list that cannot be sealed. */
export const weigh = (entries: readonly Entry[]): Pick<Drum, 'weight' | 'chances'> => ({
  weight: entries.reduce((sum, { weight }) => sum + weight, 0n),
  chances: entries.filter(({ weight }) => weight > 0n).length,
})

const WEIGHT_MAX = 10n ** 18n

/** Plain ASCII, so that every language sorts and digests the list alike. */
const ENTRY_ID = /^[!-~](?:[ -~]{0,62}[!-~])?$/
const SOURCE = /^[!-~](?:[ -~]{0,398}[!-~])?$/
