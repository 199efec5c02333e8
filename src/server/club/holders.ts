/**
 * Whom a number means. Desks name people by the number of the register or by the one on a club card, and mean the same person; every
 * order and question goes through here, so that nothing behind it knows of cards. Readers know cards alone.
 */
import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import type { OrderName } from '../../engine/mechanisms.ts'
import type { Register } from '../door/register.ts'
import { readCard } from './cards.ts'
import type { Members } from './members.ts'

export type HolderOf = (text: string) => string | Refusal
export type Holders = {
  /** A number of the register stays as it is; a card is its holder's while it is the current one. */
  readonly ofDesk: HolderOf
  /** Whose card a reader has read; one that was replaced is nobody's. */
  readonly ofReader: (card: string) => string
  readonly isKnown: (person: string) => boolean
  /** The same with everybody named by the register. */
  readonly inOrder: <Given extends Ordered>(order: Given) => Given | Refusal
}
type Ordered = { readonly do: string }

/** Longer than any number of the register. */
const LIKE_A_CARD = /^\d{9,}$/

export function holdersOf(register: Register, members: Pick<Members, 'holderOf'>): Holders {
  const isKnown = isIn(register)
  const ofDesk: HolderOf = (text) => {
    if (!LIKE_A_CARD.test(text)) return text
    const card = readCard(text)
    if (card === undefined) return refuseOrder('club card damaged', { card: text })
    const holder = members.holderOf(text)
    if (holder !== undefined) return String(holder)
    return card.issue < (register.read(card.person)?.club?.issue ?? 0)
      ? refuseOrder('club card replaced', { card: text })
      : refuseOrder('nobody in the register', { person: text })
  }
  return {
    ofDesk,
    ofReader(card) {
      if (readCard(card) === undefined) return card
      const holder = members.holderOf(card)
      return holder === undefined ? `card-${card}` : String(holder)
    },
    isKnown,
    inOrder(given) {
      const order = withHolders(given, ofDesk)
      if (isRefusal(order) || !NAMING.includes(order.do)) return order
      const { person } = order as { readonly person?: unknown }
      return typeof person === 'string' && !isKnown(person) ? refuseOrder('nobody in the register', { person }) : order
    },
  }
}

/**
 * Nobody is seated or listed under a number that the register does not know: a card of another house, or a slip of the finger. Nor is
 * anything sold to it: the log of a sale has the number, and the name stands in the register.
 */
const NAMING: readonly string[] = [
  'SeatPlayer',
  'NamePlayer',
  'ReserveSeat',
  'JoinList',
  'SellPieces',
] satisfies OrderName[]

/** Under which orders name a patron; `id` is whose identification was seen. */
const NAMES: readonly string[] = ['person', 'id']

/** The very same where nobody in it is named by card. */
export function withHolders<Given extends object>(given: Given, holderOf: HolderOf): Given | Refusal {
  let isChanged = false
  let refused: Refusal | undefined
  const walked = (value: unknown, key: string): unknown => {
    if (typeof value === 'string' && NAMES.includes(key)) {
      const holder = holderOf(value)
      isChanged ||= holder !== value
      if (isRefusal(holder)) refused ??= holder
      return holder
    }
    if (Array.isArray(value)) return value.map((one) => walked(one, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walked(part, name)]))
  }
  const order = walked(given, '') as Given
  return refused ?? (isChanged ? order : given)
}

/** Asked a thousand times in a batch, so answers are kept. */
function isIn(register: Register): (person: string) => boolean {
  let [known, of] = [new Map<string, boolean>(), register.changes()]
  return (person) => {
    if (of !== register.changes()) [known, of] = [new Map(), register.changes()]
    const before = known.get(person)
    if (before !== undefined) return before
    const is = /^\d{1,15}$/.test(person) && register.read(Number(person)) !== undefined
    known.set(person, is)
    return is
  }
}
