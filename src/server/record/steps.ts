/** What a line of the journal says of a hit: one step for each event, with the little that people want to know of it. */
import { type Cents, formatMoney, fromWire } from '../../base/money.ts'
import type { Event } from '../../engine/mechanisms.ts'
import type { Posts } from '../../engine/posts.ts'
import { readName } from '../../ledger/name.ts'
import type { HeldMoney, MoneyRow, RecordStep, StepDetail } from '../../views/record/record.ts'
import type { TracedLine } from './lines.ts'

type LocalOf = (at: number) => string

export const whenOf = ({ entry }: TracedLine): number => Date.parse(entry.at ?? entry.recorded)

export const stepsIn = (line: TracedLine, localOf: LocalOf): RecordStep[] =>
  line.events.map((event) => {
    const about = aboutOf(event)
    const claim = claimOf(event)
    return {
      seq: line.seq,
      local: localOf(whenOf(line)),
      what: event.type,
      by: whoDid(event, line.entry.by),
      ...(claim === undefined ? {} : { claim }),
      ...(about === undefined ? {} : { about }),
    }
  })

/** Those whom the event names; otherwise whoever gave the order. */
function whoDid(event: Event, ordered: string): string[] {
  if (event.type === 'HitDeclared' || event.type === 'HitHeld') return [event.declaredBy]
  const named = 'by' in event ? [event.by].flat() : []
  return named.length === 0 ? [ordered] : named.map(String)
}

/** A hit may have many winners: each ID, form and payment is of one of them. */
function claimOf(event: Event): string | undefined {
  return 'claim' in event && typeof event.claim === 'string' ? event.claim : undefined
}

function aboutOf(event: Event): StepDetail | undefined {
  switch (event.type) {
    case 'RoundStarted':
      return { is: 'round', round: event.round }
    case 'HitHeld':
      return { is: 'waits', hit: event.waitsFor }
    case 'HitAttested':
    case 'SurveillanceAnswered': {
      const yes = event.answers.filter((answer) => answer.yes).length
      return { is: 'answers', yes, no: event.answers.length - yes }
    }
    case 'HitVerified':
      return event.claims.length === 0 ? undefined : { is: 'claims', claims: event.claims.map(({ claim }) => claim) }
    case 'HitDeclined': {
      const { reason, clause, evidence } = event
      return { is: 'reason', says: reason, ...(clause === undefined ? {} : { clause }), document: evidence }
    }
    case 'HitBackedOut':
      return { is: 'reason', says: event.reason, document: event.document }
    case 'HitDisputed':
    case 'DisputeSettled':
    case 'PaidInError':
      return { is: 'reason', says: event.reason }
    case 'FormRecorded':
      return { is: 'form', kind: event.kind, reference: event.reference }
    case 'IdShown':
      return event.copied === true ? { is: 'copied' } : undefined
    case 'ClaimPaid': {
      const { form, drawer, tray } = event
      return { is: 'paid', form, ...(drawer === undefined ? {} : { drawer }), ...(tray === undefined ? {} : { tray }) }
    }
    case 'PrizeDelivered':
      return { is: 'paid', form: event.form }
    case 'SheetPrinted':
      return { is: 'sheet', sheet: event.sheet, n: event.n }
    default:
      return undefined
  }
}

/** Every transfer of the events that speak of it, in the order of posting; its words are put to it by who knows the rules. */
export const movesIn = (line: TracedLine, localOf: LocalOf): (Omit<MoneyRow, 'says' | 'amount'> & { cents: Cents })[] =>
  line.events.flatMap((event) =>
    // A round's fees are of everybody at the table, not of the hit.
    event.type === 'RoundStarted' || !('posts' in event)
      ? []
      : Object.entries((event.posts ?? {}) as Posts).flatMap(([activity, posts]) =>
          posts.map(([book, from, to, amount, clause]) => ({
            seq: line.seq,
            local: localOf(whenOf(line)),
            book: book === 'c' ? ('custody' as const) : ('entitlement' as const),
            activity,
            from,
            to,
            cents: fromWire(amount),
            clause,
          })),
        ),
  )

/** What was set aside for the prizes of this hit came from somewhere and went somewhere; the rest lies there. The reseed is the pool's. */
type Move = Pick<MoneyRow, 'from' | 'to'> & { readonly cents: Cents }
export function heldIn(moves: readonly Move[], names: readonly string[]): HeldMoney {
  const isOurs = (name: MoneyRow['from']) => {
    const named = readName(name)
    return (
      (named.kind === 'pending' && names.includes(named.hit)) || (named.kind === 'claim' && names.includes(named.claim))
    )
  }
  const sum = (of: (move: Move) => boolean) => moves.filter(of).reduce((total, { cents }) => total + cents, 0n) as Cents
  const came = sum(({ from, to }) => !isOurs(from) && isOurs(to))
  const went = sum(({ from, to }) => isOurs(from) && !isOurs(to))
  return { in: formatMoney(came), out: formatMoney(went), left: formatMoney((came - went) as Cents) }
}
