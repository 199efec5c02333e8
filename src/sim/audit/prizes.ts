/** What a reported round should pay, worked out from the cards with pencil and paper. */
import type { BeatTerms, BlazingTerms } from '../cardroom/terms.ts'
import { compareScores, LEAST, lookAt } from './hand.ts'
import { beatPerson, beatRound, blazingPerson, blazingRound, isWithinOn, type Person, type Report } from './needs.ts'

export type Pay = { readonly who: string; readonly amount: number }
export type Expected = {
  readonly pays: readonly Pay[]
  /** Taken from the pool, and wanted from the reserve. */
  readonly fromPool: number
  readonly fromReserve: number
  /** The pool was won and starts again. */
  readonly isReseeded: boolean
  /** Some hand has a line that is paid from the pool, whatever is in it. */
  readonly winsPool: boolean
  readonly questions: readonly string[]
  /** Clauses for everybody who gets nothing, the deciding one first. */
  readonly denied: ReadonlyMap<string, readonly string[]>
}

type SevensLine = 'all' | 'tenth' | 'colour' | 'three' | 'twoSuited' | 'two' | 'one'

/** Player's two cards and the up card; a seven is rank 5. */
export function sevensLine(two: readonly number[], up: number, { chart, suit }: BlazingTerms): SevensLine | undefined {
  const sevens = two.filter((card) => Math.floor(card / 4) === 5)
  const suits = [...two, up].map((card) => card % 4)
  if (sevens.length === 2 && Math.floor(up / 4) === 5) {
    if (suits.every((one) => one === suits[0])) return suits[0] === suit || chart === 'C' ? 'all' : 'tenth'
    const reds = suits.filter((one) => one === 1 || one === 2).length
    return reds === 0 || reds === 3 ? 'colour' : 'three'
  }
  if (sevens.length === 2) return suits[0] === suits[1] ? 'twoSuited' : 'two'
  return sevens.length === 1 && chart === 'A' ? 'one' : undefined
}

export function expectSevens(
  report: Report,
  terms: BlazingTerms,
  people: readonly Person[],
  paid: readonly string[],
  local: string,
  pool: number,
): Expected {
  const round = blazingRound(report, terms.hours, local)
  const up = report.common.dealerUp?.[0] ?? -1
  const denied = new Map<string, readonly string[]>()
  const winners: { who: string; line: SevensLine; questions: readonly string[] }[] = []
  for (const person of people) {
    const ticked = blazingPerson(person, paid)
    const line = sevensLine(person.hand.cards.hand ?? [], up, terms)
    const misses = [...round.misses, ...ticked.misses, ...(line === undefined ? ['Q1'] : [])]
    if (line === undefined || misses.length > 0) denied.set(person.who, misses)
    else winners.push({ who: person.who, line, questions: ticked.questions })
  }
  let left = pool
  const pays: Pay[] = []
  let fromReserve = 0
  for (const { who, line } of winners) {
    if (line === 'all' || line === 'tenth') continue
    fromReserve += terms.prizes[line]
    pays.push({ who, amount: terms.prizes[line] })
  }
  for (const [line, under] of [
    ['all', 1],
    ['tenth', 10],
  ] as const) {
    const sharing = winners.filter((winner) => winner.line === line)
    if (sharing.length === 0) continue
    const each = Math.floor(Math.floor(left / under) / sharing.length)
    for (const { who } of sharing) {
      pays.push({ who, amount: each })
      left -= each
    }
  }
  return {
    pays,
    fromPool: pool - left,
    fromReserve,
    isReseeded: winners.some(({ line }) => line === 'all'),
    winsPool: winners.some(({ line }) => line === 'all' || line === 'tenth'),
    questions: winners.length === 0 ? [] : [...round.questions, ...winners.flatMap(({ questions }) => questions)],
    denied,
  }
}

const STRUCTURES = { A: [40, 20], B: [50, 25], C: [50, 30] } as const
const CHART_CLAUSES = { A: 'Q3', B: 'Q4', C: 'Q5' } as const

export function expectBeat(
  report: Report,
  terms: BeatTerms,
  people: readonly Person[],
  local: string,
  pool: number,
): Expected {
  const round = beatRound(report, terms.hours, local)
  const { flop = [], turn = [], river = [] } = report.common
  const board = report.common.board ?? [...flop, ...turn, ...river]
  const seen = report.hands
    .filter(({ cards }) => cards.hole?.length === 2)
    .map((hand) => ({ hand, ...lookAt(hand.cards.hole!, board) }))
  const isShown = ({ hand }: (typeof seen)[number]) => hand.folded !== true && hand.betsCompleted !== false
  const shown = seen.filter(isShown).sort((a, b) => compareScores(b.best, a.best))
  const winners = shown.filter(({ best }) => compareScores(best, shown[0]!.best) === 0)
  const rest = shown.slice(winners.length)
  const losers = rest.filter(({ best }) => compareScores(best, rest[0]!.best) === 0)
  const isEnough = (best: readonly number[]) => compareScores(best, LEAST[terms.chart]) >= 0
  const wonBoth = winners.filter(({ bothPlay }) => bothPlay)
  const lostBoth = losers.filter(({ bothPlay, best }) => bothPlay && isEnough(best))
  const isBeat = wonBoth.length > 0 && lostBoth.length > 0

  if (!isBeat || round.misses.length > 0) {
    const misses = [...round.misses]
    if (!isBeat) {
      const left = seen.filter((one) => !isShown(one))
      const couldHave = left.some((one) =>
        seen.some((other) => {
          const [high, low] = compareScores(one.best, other.best) > 0 ? [one, other] : [other, one]
          return compareScores(high.best, low.best) > 0 && high.bothPlay && low.bothPlay && isEnough(low.best)
        }),
      )
      if (losers.length > 0 && isEnough(losers[0]!.best)) {
        const lower = rest.slice(losers.length).some(({ bothPlay, best }) => bothPlay && isEnough(best))
        misses.push(...(lower && winners[0]!.bothPlay ? ['E9', 'Q1'] : ['Q1']))
      } else misses.push(couldHave ? 'E8' : CHART_CLAUSES[terms.chart])
    }
    const denied = new Map(people.map((person) => [person.who, [...misses, ...beatPerson(person).misses]]))
    return { pays: [], fromPool: 0, fromReserve: 0, isReseeded: false, winsPool: false, questions: [], denied }
  }

  const times = isWithinOn(terms.multiplied, local) ? terms.times : 1
  const prize = pool * times
  const [loserPercent, winnerPercent] = STRUCTURES[terms.structure]
  const loserPart = Math.floor((prize * loserPercent) / 100)
  const winnerPart = Math.floor((prize * winnerPercent) / 100)
  const parts = { loser: loserPart, winner: winnerPart, table: prize - loserPart - winnerPart }
  const shareOf = ({ hand }: Person) =>
    lostBoth.some((one) => one.hand === hand) ? 'loser' : wonBoth.some((one) => one.hand === hand) ? 'winner' : 'table'
  const denied = new Map<string, readonly string[]>()
  const questions = [...round.questions]
  const takers: Record<'loser' | 'winner' | 'table', string[]> = { loser: [], winner: [], table: [] }
  for (const person of people) {
    const ticked = beatPerson(person)
    if (ticked.misses.length > 0) denied.set(person.who, ticked.misses)
    else {
      takers[shareOf(person)].push(person.who)
      questions.push(...ticked.questions)
    }
  }
  const pays: Pay[] = []
  let shared = 0
  for (const name of ['loser', 'winner', 'table'] as const) {
    const count = takers[name].length
    if (count === 0) continue
    shared += parts[name]
    // One alone gets the cent; several get the same number of whole chips, rounded up.
    const each = count === 1 ? parts[name] : Math.ceil(parts[name] / count / terms.chip) * terms.chip
    for (const who of takers[name]) pays.push({ who, amount: each })
  }
  const total = pays.reduce((sum, { amount }) => sum + amount, 0)
  const fromPool = Math.min(shared, pool)
  return { pays, fromPool, fromReserve: total - fromPool, isReseeded: true, winsPool: true, questions, denied }
}
