/** The evidence packet on paper: what the page of a hit shows, every digest in full, and how to check all of it without this program. */
import { laidIn, signsIn } from '../../cards/showncards.ts'
import { headingOf } from '../../views/clausesheet/cite.ts'
import type { HitRecord } from '../../views/record/record.ts'
import { detailText, laidName, placeText } from '../../views/record/recordtext.ts'
import type { en } from '../../words/en/en.ts'
import type { Block, Paper } from '../paper/paper.ts'
import type { Packet } from './packet.ts'

type Said = {
  readonly words: typeof en
  readonly language: string
  readonly at: number
  /** A name where the house knows it; the journal has numbers only. */
  readonly nameOf: (person: string) => string | undefined
}

/** In groups, as anchors are printed: a row of 64 digits is compared by nobody. */
const grouped = (digest: string): string => digest.replace(/(.{8})(?=.)/g, '$1 ')

export function packetFile(record: HitRecord, packet: Packet, said: Said): Paper {
  const { words, language, at } = said
  const say = words.evidence
  return {
    title: `${say.title(packet.hit)} · ${packet.property}`,
    language,
    at,
    blocks: [
      { is: 'heading', text: say.title(packet.hit), says: say.about },
      { is: 'facts', rows: factsOf(record, packet, words) },
      ...cardsOf(record, words),
      ...prizesOf(record, words),
      ...stepsOf(record, said),
      ...clausesOf(packet, words),
      ...moneyOf(record, words),
      ...linesOf(record, packet, words),
      part(say.check),
      ...say.steps.map((step, n): Block => ({ is: 'text', text: `${n + 1}. ${step}` })),
    ],
  }
}

const part = (text: string, says?: string): Block => ({
  is: 'heading',
  size: 'part',
  text,
  ...(says === undefined ? {} : { says }),
})

function factsOf(record: HitRecord, packet: Packet, words: typeof en): [string, string][] {
  const say = words.evidence
  const { offering, prizes } = record
  const rows: [string, string][] = [
    [say.house, packet.property],
    [say.activity, record.name],
    [say.document, record.id],
    [words.record.where, placeText(words, record.source)],
    [words.record.when, words.times.moment(record.local)],
    [words.record.winner, [...new Set(prizes.map(({ to }) => words.party(to)))].join('; ')],
    [say.status, words.status[record.status] ?? record.status],
    [say.total, record.total],
    [say.claims, packet.claims.join(', ')],
    [
      words.record.offering,
      offering === undefined ? '' : words.record.version(offering.version, words.times.day(offering.since)),
    ],
    [say.made, words.times.moment(packet.made)],
    [say.upTo, say.upToLine(packet.upTo.seq, grouped(packet.upTo.digest))],
  ]
  return rows.filter(([, value]) => value !== '')
}

function cardsOf({ cards }: HitRecord, words: typeof en): Block[] {
  const say = words.evidence
  const laid = laidIn(cards)
  if (laid.length === 0) return [part(say.cards), { is: 'text', text: say.noCards }]
  return [
    part(say.cards, say.cardsSay),
    { is: 'facts', rows: laid.map((one) => [laidName(words, one), signsIn(one)] as const) },
  ]
}

function prizesOf({ prizes }: HitRecord, words: typeof en): Block[] {
  if (prizes.length === 0) return []
  const { floor, record: say } = words
  return [
    part(say.prizes),
    {
      is: 'table',
      columns: [
        { says: floor.who },
        { says: floor.line },
        { says: floor.claim },
        { says: floor.status },
        { says: floor.amount, isMoney: true },
      ],
      rows: prizes.map(({ to, line, share, amount, claim }) => [
        [words.party(to), ...(claim?.person === undefined ? [] : [say.personNumber(claim.person)])].join(', '),
        share === 'full' ? (words.line(line) ?? line) : (words.shareOf[share] ?? share),
        claim?.claim ?? '',
        claim === undefined ? '' : (words.status[claim.status] ?? claim.status),
        amount,
      ]),
    },
  ]
}

function stepsOf({ steps }: HitRecord, { words, nameOf }: Said): Block[] {
  const { record: say, evidence } = words
  const person = (by: string): string => {
    if (by.startsWith('device:')) return words.device(by.slice('device:'.length))
    if (by === 'timer') return words.timer
    const name = nameOf(by)
    return name === undefined ? words.person(by) : evidence.person(name, by)
  }
  return [
    part(evidence.happened),
    {
      is: 'table',
      columns: [{ says: say.time }, { says: say.what }, { says: say.who }, { says: say.line }],
      rows: steps.map((step) => [
        words.times.exactly(step.local),
        [words.event[step.what] ?? step.what, detailText(words, step)].filter((text) => text !== '').join(': '),
        step.by.map(person).join(', '),
        String(step.seq),
      ]),
    },
  ]
}

function clausesOf({ clauses }: Packet, words: typeof en): Block[] {
  const say = words.evidence
  const rows = Object.entries(clauses)
  if (rows.length === 0) return []
  return [
    part(say.clauses, say.clausesSay),
    {
      is: 'table',
      columns: [{ says: words.record.clause }, { says: say.cite }, { says: say.says }],
      rows: rows.map(([clause, { cite, says }]) => [clause, headingOf(cite), says]),
    },
  ]
}

function moneyOf({ money }: HitRecord, words: typeof en): Block[] {
  const { record: say, evidence } = words
  if (money === undefined || money.rows.length === 0)
    return [part(evidence.money), { is: 'text', text: evidence.noMoney }]
  const { in: came, out, left } = money.held
  return [
    part(evidence.money, say.held(came, out, left)),
    {
      is: 'table',
      columns: [
        { says: say.time },
        { says: say.from },
        { says: say.to },
        { says: say.clause },
        { says: say.line },
        { says: say.amount, isMoney: true },
      ],
      rows: money.rows.map(({ local, from, to, clause, seq, amount }) => [
        words.times.exactly(local),
        words.account(from),
        words.account(to),
        words.books.ownReason[clause] ?? clause,
        String(seq),
        amount,
      ]),
    },
  ]
}

function linesOf({ lines = [] }: HitRecord, packet: Packet, words: typeof en): Block[] {
  const { record: say, evidence } = words
  const told = new Map(lines.map((line) => [line.seq, line]))
  return [
    part(evidence.lines, evidence.linesSay(packet.lines.length, packet.chain.length)),
    {
      is: 'table',
      columns: [{ says: say.line }, { says: say.what }, { says: say.digest }],
      rows: packet.lines.map(({ seq, line, digest }) => [
        String(seq),
        (told.get(seq)?.what ?? eventsOf(line)).map((type) => words.event[type] ?? type).join(', '),
        grouped(digest),
      ]),
    },
    part(evidence.anchors),
    packet.anchors.length === 0
      ? { is: 'text', text: evidence.noAnchors }
      : {
          is: 'table',
          columns: [{ says: evidence.day }, { says: say.line }, { says: say.digest }],
          rows: packet.anchors.map(({ day, seq, digest }) => [day, String(seq), grouped(digest)]),
        },
  ]
}

/** Of a line by which rules or offering came: what it is about, as the page of the hit does not list it. */
const eventsOf = (line: string): string[] => [
  ...new Set((JSON.parse(line) as { events: { type: string }[] }).events.map(({ type }) => type)),
]
