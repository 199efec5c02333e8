/** Boxes: fees that only the box knew, what a count finds beyond or under the books, and a count that is made again. */
import { type Books, least, move, moveAtMost, positive, stands } from './books.ts'
import { split } from './fees.ts'
import type { Part } from './part.ts'
import { repay, takeOut } from './reserve.ts'
import type { Running } from './running.ts'
import { holderOf, runOf } from './terms.ts'

/** What one count of a box did for one activity. */
type Counted = {
  readonly fees: readonly { readonly to: string; readonly amount: bigint }[]
  /** Beyond the fees, or under them where it is negative. */
  readonly variance: bigint
  readonly fromBox: bigint
  readonly fromPatron: bigint
  /** Gone from the box, and nobody knows where. */
  readonly lost: bigint
}

export const counts: Part = (books) => {
  const made = new Map<string, Map<string, Counted>>()
  return {
    BoxCounted: ({ box, table, counted, corrects }) => {
      const own = new Map<string, Counted>()
      for (const [activity, text] of Object.entries(counted)) {
        const running = runOf(books, activity)
        const holder = holderOf(running)
        const open = () => stands(books, holder, 'promised')
        const promised = open()
        const before = corrects === undefined ? undefined : made.get(corrects)?.get(activity)
        if (before !== undefined) undo(books, running, table, before)
        const lacked = promised - open()
        const inBox =
          corrects === undefined
            ? stands(books, holder, `box:${table}`, 'c')
            : (before?.fromBox ?? 0n) + (before?.lost ?? 0n)
        own.set(activity, count(books, running, table, BigInt(text), inBox))
        repay(books, holder)
        if (lacked > 0n) moveAtMost(books, holder, 'reserve', 'promised', least(lacked, positive(-open())))
      }
      made.set(box, own)
    },
  }
}

function count(books: Books, running: Running, table: string, amount: bigint, inBox: bigint): Counted {
  // The fee for a piece is told when it is paid: the count holds the box against that.
  const { fee } = running.rule
  const holder = holderOf(running)
  const isCounted = fee?.evidence === 'counted' || (fee?.evidence === 'recorded or counted' && amount > inBox)
  if (fee === undefined || !isCounted) {
    const there = least(inBox, amount)
    move(books, holder, `box:${table}`, 'bank', there, 'c')
    // More than was booked came from players; less went to nobody knows whom.
    const over = amount - inBox
    if (over > 0n) move(books, holder, 'patron', 'bank', over, 'c')
    else move(books, holder, `box:${table}`, 'patron', -over, 'c')
    move(books, holder, 'patrons', 'variance', over)
    return { fees: [], variance: over, fromBox: there, fromPatron: positive(over), lost: positive(-over) }
  }
  const booked = fee.evidence === 'counted' ? 0n : positive(inBox)
  move(books, holder, `box:${table}`, 'bank', booked, 'c')
  const found = amount - booked
  move(books, holder, 'patron', 'bank', found, 'c')
  const whole = found - (found % fee.amount)
  const fees = split(books, running, whole)
  move(books, holder, 'patrons', 'variance', found - whole)
  return { fees, variance: found - whole, fromBox: booked, fromPatron: found, lost: 0n }
}

/** As if it had not been made; fees are taken from where they are now. */
function undo(
  books: Books,
  running: Running,
  table: string,
  { fees, variance, fromBox, fromPatron, lost }: Counted,
): void {
  const holder = holderOf(running)
  move(books, holder, 'bank', `box:${table}`, fromBox, 'c')
  move(books, holder, 'bank', 'patron', fromPatron, 'c')
  move(books, holder, 'patron', `box:${table}`, lost, 'c')
  for (const { to, amount } of fees) takeOut(books, running, to, 'patrons', amount)
  move(books, holder, 'variance', 'patrons', variance)
}
