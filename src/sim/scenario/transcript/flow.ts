/** Money that only passes through a hold within the step is shown from where it came to where it went. */
import { citedTogether } from '../../../base/cited.ts'
import { type Cents, cents, smaller, subtract } from '../../../base/money.ts'
import { partyKey } from '../../../base/party.ts'
import type { Award } from '../../../engine/judging/judgement.ts'
import type { State } from '../../../engine/mechanisms.ts'
import { type Account, accountOf, holderOf, nameOf } from '../../../ledger/account.ts'
import { type EntitlementName, isHold, isPool, readName } from '../../../ledger/name.ts'

type Lot = { readonly from: string; readonly by: readonly string[]; left: Cents; readonly hit?: string }
/** What lies in each hold, and where it came from. */
export type Lots = Map<Account, Lot[]>

export type Move = {
  readonly activity: string
  readonly from: string
  readonly to: string
  readonly amount: Cents
  readonly clause: string
  /** What it is for, where accounts do not tell. */
  readonly why: string
  /** The hit that it is held or paid for. */
  readonly hit?: string
  /** Who is paid, where it is known. */
  readonly person?: string
}
/** What a step moves, as it is told of. */
type Moves = { readonly moves: Move[]; readonly lots: Lots }

type Movement = Pick<Move, 'activity' | 'amount'> & {
  readonly from: EntitlementName
  readonly to: EntitlementName
  readonly by: string
}

export function flow(record: Moves, { activity, from, to, amount, by }: Movement, state: State): void {
  const taken = isHold(from) ? takeLots(record.lots, accountOf(activity, from), amount) : []
  const known = taken.reduce((sum, lot) => sum + lot.left, 0n)
  const sources: Lot[] = known < amount ? [...taken, { from, by: [], left: cents(amount - known) }] : taken
  const giving = readName(from)
  const claim = giving.kind === 'claim' && to === 'patrons' ? state.claims.get(giving.claim) : undefined
  const isReseed = giving.kind === 'reseed' && isPool(to)
  const why = claim !== undefined ? prizeInWords(claim.award) : isReseed ? RESEED : ''
  const own = hitIn(from) ?? hitIn(to) ?? claim?.hit
  for (const source of sources) {
    const clauses = [...source.by, by]
    const hit = own ?? source.hit
    const ofHit = hit === undefined ? {} : { hit }
    if (isHold(to)) {
      const key = accountOf(activity, to)
      record.lots.set(key, [
        ...(record.lots.get(key) ?? []),
        { from: source.from, by: clauses, left: source.left, ...ofHit },
      ])
    } else {
      const clause = citedTogether(clauses)
      addMove(record, {
        activity,
        from: source.from,
        to: claim === undefined ? to : partyKey(claim.award.to),
        amount: source.left,
        clause,
        why,
        ...ofHit,
        ...(claim?.award.person === undefined ? {} : { person: claim.award.person }),
      })
    }
  }
}

/** What is still held when the step ends. */
export function settle(record: Moves): void {
  for (const [account, lots] of record.lots) {
    const [activity, to] = [holderOf(account), nameOf(account)]
    for (const { from, by, left: amount, hit } of lots) {
      const ofHit = hit === undefined ? {} : { hit }
      if (amount > 0n) addMove(record, { activity, from, to, amount, clause: citedTogether(by), why: '', ...ofHit })
    }
  }
  record.lots.clear()
  reseedsLast(record)
}

/** The books fill a pool again when the hit is verified; whoever reads wants to see first why. */
function reseedsLast({ moves }: Moves): void {
  for (const reseed of moves.filter(({ why }) => why === RESEED).toReversed()) {
    const paid = moves.findLastIndex((move) => move.hit === reseed.hit && move.why !== RESEED)
    const at = moves.indexOf(reseed)
    if (at < paid) moves.splice(paid, 0, ...moves.splice(at, 1))
  }
}
const RESEED = 'reseed'

function hitIn(account: EntitlementName): string | undefined {
  const named = readName(account)
  return named.kind === 'pending' || named.kind === 'reseed' ? named.hit : undefined
}

const prizeInWords = ({ share, line }: Award): string =>
  ({ loser: 'losing hand', winner: 'winning hand', table: 'table share', envy: 'envy' })[share] ?? line

function takeLots(lots: Lots, account: Account, amount: Cents): Lot[] {
  const taken: Lot[] = []
  let wanted = amount
  for (const lot of lots.get(account) ?? []) {
    const part = smaller(lot.left, wanted)
    if (part === 0n) continue
    lot.left = subtract(lot.left, part)
    wanted = subtract(wanted, part)
    taken.push({ ...lot, left: part })
  }
  return taken
}

/** Movements of the same kind within a step are added up: many rounds are one line. */
function addMove({ moves }: Moves, move: Move): void {
  if (move.from === move.to) return
  const same = moves.findIndex(
    ({ activity, from, to, clause, why, hit }) =>
      activity === move.activity &&
      from === move.from &&
      to === move.to &&
      clause === move.clause &&
      (why !== RESEED || hit === move.hit),
  )
  const before = moves[same]
  if (before === undefined) moves.push(move)
  else moves[same] = { ...before, amount: cents(before.amount + move.amount) }
}
