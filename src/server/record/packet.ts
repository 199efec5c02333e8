/**
 * The evidence packet of a hit: the lines of the journal that speak of it, word for word with their digests, the rules and the
 * offering that it was judged by, and what they add up to. `docs/packet.py` checks it without this program.
 */
import { rulesBehind } from '../../base/occasion.ts'
import { fullLine, toHex } from '../../journal/line.ts'
import { versionTrace } from '../../journal/projections/traces.ts'
import type { House } from '../house/kernel.ts'
import { CHAIN_MOST } from './chain.ts'
import { lineAt, traceOf } from './lines.ts'
import type { Found } from './record.ts'
import { movesIn, stepsIn } from './steps.ts'

/** `line` is the text of an export: its SHA-256 is `digest`, and the `after` in it is the digest of the line above. */
export type PacketLine = { readonly seq: number; readonly line: string; readonly digest: string }

export type Packet = {
  readonly packet: 'gamekeeper evidence'
  readonly format: 1
  readonly property: string
  readonly hit: string
  readonly claims: readonly string[]
  readonly activity: string
  /** When it was made, in the time of the house, and the last line that the journal had then. */
  readonly made: string
  readonly upTo: { readonly seq: number; readonly digest: string }
  /** The lines that speak of it, and those by which its rules were accepted and its offering posted. */
  readonly lines: readonly PacketLine[]
  /** Every line from the first to the last of them that speaks of it, where these are not too many: an unbroken chain. */
  readonly chain: readonly PacketLine[]
  /** Anchors that the house handed out and that cover it: compare them with those that you hold. */
  readonly anchors: readonly { readonly day: string; readonly seq: number; readonly digest: string }[]
  readonly steps: readonly {
    readonly seq: number
    readonly local: string
    readonly what: string
    readonly by: readonly string[]
  }[]
  readonly movements: readonly {
    readonly seq: number
    readonly book: 'c' | 'e'
    readonly activity: string
    readonly from: string
    readonly to: string
    readonly cents: string
    readonly clause: string
  }[]
  readonly clauses: Readonly<Record<string, { readonly cite: string; readonly says: string }>>
  readonly check: string
}

const ANCHORS_SHOWN = 3

const HOW =
  'python3 packet.py PACKET.json [ANCHORS.txt] [JOURNAL.jsonl]: every line against its digest, the chain from line to line, every movement against its line, your anchors, and the exported journal where you hold one. By hand: the SHA-256 of the text of a line is its digest, and "after" in it is the digest of the line above.'

export async function packetOf(house: House, found: Found): Promise<Packet> {
  const { row, lines, names, rule } = found
  const local = (at: number) => house.zone.localOf(at)
  const basis = await basisOf(house, found)
  const own = [...basis, ...lines].map(({ seq, text, digest }) => ({ seq, line: text, digest }))
  const [first, last] = [lines[0]?.seq ?? row.seq, lines.at(-1)?.seq ?? row.seq]
  const { seq, digest } = house.durable()
  const clauses = new Set(
    [
      ...found.prizes.map((prize) => prize.clauses),
      row.clause ?? '',
      ...lines.flatMap((line) => movesIn(line, local)).map((move) => move.clause),
    ]
      .join(' ')
      .split(' '),
  )
  return {
    packet: 'gamekeeper evidence',
    format: 1,
    property: house.state.property?.property ?? '',
    hit: row.hit,
    claims: names.slice(1),
    activity: row.activity,
    made: house.now().local,
    upTo: { seq, digest: toHex(digest) },
    lines: [...new Map(own.map((line) => [line.seq, line])).values()].sort((a, b) => a.seq - b.seq),
    chain: last - first < CHAIN_MOST ? await chainOf(house, first, last) : [],
    anchors: (await house.store.anchors())
      .filter((anchor) => anchor.seq >= last)
      .slice(0, ANCHORS_SHOWN)
      .map((anchor) => ({ day: anchor.day, seq: anchor.seq, digest: anchor.digest })),
    steps: lines.flatMap((line) => stepsIn(line, local)).map(({ about: _, claim: __, ...step }) => step),
    movements: lines
      .flatMap((line) => movesIn(line, local))
      .map(({ seq: of, book, activity, from, to, cents, clause }) => ({
        seq: of,
        book: book === 'custody' ? 'c' : 'e',
        activity,
        from,
        to,
        cents: String(cents),
        clause,
      })),
    clauses: Object.fromEntries(
      Object.entries(rule?.clauses ?? {})
        .filter(([clause]) => clauses.has(clause))
        .map(([clause, { cite, says }]) => [clause, { cite, says }]),
    ),
    check: HOW,
  }
}

/** The lines by which the rules were accepted and the offering was drafted, approved and posted. */
async function basisOf(house: House, { row, offering }: Found) {
  if (offering === undefined) return []
  const [accepted] = await house.store.rows<{ seq: number | null }>(
    'select max(seq) as seq from rule_files where activity = ? and seq < ?',
    rulesBehind(row.activity),
    row.seq,
  )
  const rules = accepted?.seq == null ? undefined : await lineAt(house, accepted.seq)
  return [
    ...(rules === undefined ? [] : [rules]),
    ...(await traceOf(house, [versionTrace(row.activity, offering.version)])),
  ]
}

async function chainOf(house: House, first: number, last: number): Promise<PacketLine[]> {
  let above = await house.store.digestAt(first - 1)
  const chain: PacketLine[] = []
  if (above === undefined) return chain
  for await (const batch of house.store.lines({ after: first - 1, until: last }))
    for (const { seq, text, digest } of batch) {
      chain.push({ seq, line: fullLine(above, text), digest: toHex(digest) })
      above = digest
    }
  return chain
}
