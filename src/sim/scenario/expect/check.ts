/** Expectations held against what happened; each becomes one line that says what was expected and what was found. */

import { add, type Cents, formatMoney, ZERO } from '../../../base/money.ts'
import { partyKey } from '../../../base/party.ts'
import { countOf } from '../../../engine/credits/lots.ts'
import type { State } from '../../../engine/mechanisms.ts'
import { PAID_FOR } from '../../../games/table/table.ts'
import type { Check } from '../checkresult.ts'
import { figuresOf, fundMeant, isOfFund, isWholeFund } from '../figures.ts'
import type { Expectation, Figures } from '../file/expectation.ts'
import { isWho, type Names } from '../names.ts'
import type { Night } from '../night.ts'
import type { Payment } from '../payment.ts'
import type { Refused, StepRecord } from '../record.ts'
import type { Move } from '../transcript/flow.ts'
import { checkBoard } from './board.ts'
import { checkHands } from './hands.ts'
import { checkLists } from './lists.ts'
import { checkCollected, checkMoves } from './moves.ts'
import { checkPayments } from './payments.ts'
import { checkPieces } from './pieces.ts'
import { checkTournament } from './tournament.ts'

type Scope = {
  readonly payments: readonly Payment[]
  readonly moves: readonly Move[]
  readonly refusals: readonly Refused[]
  readonly fees: StepRecord['fees']
  readonly says: readonly string[]
  readonly tickets: StepRecord['tickets']
  readonly wins: StepRecord['wins']
  readonly shown: StepRecord['shown']
}

export const scopeOf = (records: readonly StepRecord[]): Scope => ({
  payments: records.flatMap(({ payments }) => payments),
  moves: records.flatMap(({ moves }) => moves),
  refusals: records.flatMap(({ refusals }) => refusals),
  says: records.flatMap(({ says }) => says),
  fees: records.flatMap(({ fees }) => fees),
  tickets: records.flatMap(({ tickets }) => tickets),
  wins: records.flatMap(({ wins }) => wins),
  shown: records.flatMap(({ shown }) => shown),
})

/** `own` is the activity that balances are of, where none is named. */
export function checkAll(
  expects: readonly Expectation[],
  scope: Scope,
  night: Night,
  where: string,
  own?: string,
): Check[] {
  const { state, names } = night
  return expects
    .flatMap((expect) => [
      ...checkPayments(expect.payments, scope.payments),
      ...checkTotal(expect.total, scope.payments),
      ...checkPaidBy(expect.paidBy, scope.payments),
      ...checkRefusals('refused', expect.refused, scope.refusals, names),
      ...checkRefusals('denied', expect.denied, scope.refusals, names),
      ...checkAccepted(expect.accepted, scope.refusals),
      ...checkCollected(expect.collected, scope.moves),
      ...checkMoves(expect.moves, scope.moves, names),
      ...checkBalances(expect.balances, state, own),
      ...checkBoard(expect.board, state, names),
      ...checkLists(expect.lists, state),
      ...checkHands(expect.hands, scope.shown, names),
      ...(Array.isArray(expect.fees) || expect.fees === undefined
        ? checkFees(expect.fees, scope.fees, names)
        : checkCollected(expect.fees, scope.moves)),
      ...checkTickets(expect.tickets, scope.tickets, names),
      ...checkPoints(expect.points, state),
      ...checkCredits(expect.credits, state),
      ...checkClaims(expect.claims, state, names),
      ...checkPieces(expect.pieces, state),
      ...checkTournament(expect.tournament, night),
      ...checkSays(expect.says, scope.says),
      ...checkOrder(expect.inOrder, scope.says),
      ...checkWins(expect.wins, scope.wins, names),
    ])
    .map((check) => ({ ...check, what: `${where}: ${check.what}` }))
}

function checkTotal(expected: Cents | undefined, payments: readonly Payment[]): Check[] {
  if (expected === undefined) return []
  return [sameAmount('all payments together', expected, add(...payments.map(({ amount }) => amount)))]
}

function checkPaidBy(expected: Expectation['paidBy'], payments: readonly Payment[]): Check[] {
  const funds = [...new Set(payments.flatMap(({ parts }) => Object.keys(parts)))]
  return Object.entries(expected ?? {}).map(([fund, amount]): Check => {
    const meant = fundMeant(fund, [...funds, 'house', 'reserve'])
    return sameAmount(`${fund} pays`, amount, add(...payments.map(({ parts }) => parts[meant] ?? ZERO)))
  })
}

const sameAmount = (what: string, expected: Cents, got: Cents | undefined): Check => ({
  what,
  expected: formatMoney(expected),
  got: got === undefined ? 'there is no such figure' : formatMoney(got),
  ok: expected === got,
})

function checkRefusals(
  what: string,
  expected: Expectation['refused'],
  refusals: readonly Refused[],
  names: Names,
): Check[] {
  const found = refusals.map(refusalInWords).join('; ') || 'nothing refused'
  if (expected === undefined) return []
  if (typeof expected === 'boolean')
    return [{ what, expected: expected ? 'yes' : 'no', got: found, ok: refusals.length > 0 === expected }]
  return expected.map((row): Check => {
    const meant = refusals.find((refusal) => isRefusalOf(row, refusal, names))
    const wanted = [row.who, row.clauses?.join(' '), row.says].filter((word) => word !== undefined).join(': ')
    return { what, expected: wanted, got: meant === undefined ? found : refusalInWords(meant), ok: meant !== undefined }
  })
}

type Row = Exclude<NonNullable<Expectation['refused']>, boolean>[number]

const isRefusalOf = (row: Row, { who, person, clauses, reason }: Refused, names: Names): boolean =>
  (row.who === undefined || isWho(names, row.who, who, person)) &&
  (row.clauses ?? []).every((clause, index) => clauses[index] === clause) &&
  (row.says === undefined || reason.toLowerCase().includes(row.says.toLowerCase()))

/** Whether somebody asks for just this refusal, or for any at all. */
export const isAskedFor = ({ refused, denied, accepted }: Expectation, refusal: Refused, names: Names): boolean =>
  accepted !== undefined ||
  [refused, denied].some((rows) =>
    typeof rows === 'object' ? rows.some((row) => isRefusalOf(row, refusal, names)) : rows !== undefined,
  )

const refusalInWords = ({ who, clauses, reason }: Refused): string => `${who}: ${reason} [${clauses.join(' ')}]`

function checkAccepted(expected: boolean | undefined, refusals: readonly Refused[]): Check[] {
  if (expected === undefined) return []
  const got = refusals.length === 0 ? 'accepted' : refusals.map(refusalInWords).join('; ')
  return [
    { what: 'accepted', expected: expected ? 'accepted' : 'refused', got, ok: (refusals.length === 0) === expected },
  ]
}

function checkBalances(expected: Expectation['balances'], state: State, own?: string): Check[] {
  if (expected === undefined) return []
  const all = figuresOf(state)
  const only = own !== undefined && own in all ? own : Object.keys(all)[0]
  return Object.entries(expected).flatMap(([name, value]): Check[] => {
    if (typeof value === 'bigint') return [checkFigure(all[only ?? ''] ?? {}, name, value as Cents)]
    const activity =
      Object.keys(all).find((one) => [`/${name}`, `.${name}`].some((end) => `/${one}`.endsWith(end))) ?? name
    return Object.entries(value as Figures).map(([fund, amount]) => {
      const check = checkFigure(all[activity] ?? {}, fund, amount)
      return { ...check, what: `${activity} ${check.what}` }
    })
  })
}

const checkFigure = (figures: Readonly<Record<string, Cents>>, name: string, amount: Cents): Check =>
  sameAmount(
    name,
    amount,
    isWholeFund(name)
      ? add(...Object.keys(figures).map((fund) => (isOfFund(fund) ? (figures[fund] ?? ZERO) : ZERO)))
      : (figures[fundMeant(name, Object.keys(figures))] ?? (SOMETIMES.has(name) ? ZERO : undefined)),
  )

/** Figures that are left out where they are nothing. */
const SOMETIMES = new Set(['pending', 'claims', 'due', 'variance', 'waiting'])

type FeeRow = { readonly who: string; readonly amount: Cents }

function checkFees(expected: readonly FeeRow[] | undefined, asked: Scope['fees'], names: Names): Check[] {
  if (expected === undefined) return []
  const inRow = (fees: readonly FeeRow[]) =>
    fees.map(({ who, amount }) => `${who} ${formatMoney(amount)}`).join(', ') || 'none'
  const isSame =
    expected.length === asked.length &&
    expected.every(({ who, amount }, index) => {
      const due = asked[index]!
      return isWho(names, who, due.who, due.person) && amount === due.amount
    })
  return [{ what: 'fees', expected: inRow(expected), got: inRow(asked), ok: isSame }]
}

const checkSays = (expected: Expectation['says'], says: readonly string[]): Check[] =>
  (expected ?? []).map((part) => ({
    what: 'says',
    expected: part,
    got: says.join('; ') || 'nothing',
    ok: says.some((sentence) => sentence.includes(part)),
  }))

/** Of every activity together: a scenario has one that counts them. */
const checkPoints = (expected: Expectation['points'], { points }: State): Check[] =>
  Object.entries(expected ?? {}).map(([who, count]): Check => {
    const got = points.values().reduce((sum, of) => sum + (of.get(who) ?? 0), 0)
    return { what: `points of ${who}`, expected: String(count), got: String(got), ok: got === count }
  })

/** As they were added up last; of every activity together. */
const checkCredits = (expected: Expectation['credits'], { creditLots }: State): Check[] =>
  Object.entries(expected ?? {}).map(([who, count]): Check => {
    const got = creditLots.values().reduce((sum, lots) => sum + countOf(lots.get(who) ?? []), 0)
    return { what: `credits of ${who}`, expected: String(count), got: String(got), ok: got === count }
  })

const checkTickets = (expected: Expectation['tickets'], tickets: Scope['tickets'], names: Names): Check[] =>
  Object.entries(expected ?? {}).map(([who, count]): Check => {
    const got = tickets.filter((to) => isWho(names, who, to.who, to.person)).length
    return { what: `tickets of ${who}`, expected: String(count), got: String(got), ok: got === count }
  })

function checkOrder(expected: Expectation['inOrder'], says: readonly string[]): Check[] {
  let from = 0
  return (expected ?? []).map((part): Check => {
    const at = says.findIndex((sentence, index) => index >= from && sentence.includes(part))
    if (at >= 0) from = at + 1
    return {
      what: 'in this order',
      expected: part,
      got: at >= 0 ? says[at]! : says.slice(from).join('; '),
      ok: at >= 0,
    }
  })
}

/** What comes beside a wager comes to nothing where it does not come, at a seat that was in the round. */
const isNothing = (what: string, wasIn: boolean): boolean => BESIDE.has(what) && wasIn
const BESIDE: ReadonlySet<string> = new Set(PAID_FOR.filter((what) => what !== 'wager'))

function checkWins(expected: Expectation['wins'], wins: Scope['wins'], names: Names): Check[] {
  const isTheirs = (who: string, at: string) => isWho(names, who, at, names.persons.get(at))
  return Object.entries(expected ?? {}).flatMap(([who, figures]) =>
    Object.entries(figures as Figures).map(([what, amount]): Check => {
      const meant = wins.filter((won) => isTheirs(who, won.who) && (what === 'all' || won.what === what))
      return sameAmount(
        `${who} on ${what}`,
        amount,
        meant.length === 0 &&
          !isNothing(
            what,
            wins.some((won) => isTheirs(who, won.who)),
          )
          ? undefined
          : add(...meant.map((won) => won.amount)),
      )
    }),
  )
}

function checkClaims(expected: Expectation['claims'], state: State, names: Names): Check[] {
  const open = [...state.claims.values()].filter(({ status }) => status === 'open')
  return Object.entries(expected ?? {}).map(([who, amount]): Check => {
    const mine = open.filter(({ claim, award }) =>
      who.startsWith('claim ')
        ? isWho(names, who, `claim ${claim}`)
        : isWho(names, who, partyKey(award.to), award.person),
    )
    return sameAmount(`open claim of ${who}`, amount, add(...mine.map(({ award }) => BigInt(award.amount) as Cents)))
  })
}
