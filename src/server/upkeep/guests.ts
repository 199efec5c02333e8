/** Guests leave the register after the days that the house keeps them, unless somebody still needs to know who they are. */
import { plusDays } from '../../base/moment.ts'
import { winnersOf } from '../../engine/claims/paidtotals.ts'
import { profileOf } from '../../engine/house/profile.ts'
import type { State } from '../../engine/mechanisms.ts'
import { waitsOf } from '../../engine/waiting/dealt.ts'
import { keptUntil } from '../../rulebook/profile.ts'
import type { Audit } from '../door/audit.ts'
import type { Person, Register } from '../door/register.ts'
import type { House } from '../house/kernel.ts'

export const GUEST_DAYS = 30

type Kept = {
  readonly house: Pick<House, 'state' | 'now'>
  readonly register: Pick<Register, 'guestsUntil' | 'read' | 'setGuest' | 'erase'>
  readonly audit: Pick<Audit, 'note'>
}

/** Erases those whose days are over. The journal keeps their numbers, and knows nothing else of them. */
export const guestsOut =
  ({ house, register, audit }: Kept, days = GUEST_DAYS) =>
  async (): Promise<void> => {
    const today = house.now().local.slice(0, 10)
    const profile = profileOf(house.state)
    for (const { number, day } of register.guestsUntil(plusDays(today, -days - 1))) {
      const person = register.read(number)
      if (person === undefined || isMore(person)) {
        register.setGuest(number)
        continue
      }
      if (isNeeded(house.state, String(number)) || (keptUntil(profile, 'register', day) ?? '') >= today) continue
      register.erase(number)
      audit.note('register changed', { of: String(number), what: 'guest erased', since: day })
    }
  }

/** With a document, a card or a date of birth they are a member or a winner, and no guest any more. */
const isMore = ({ born, documents, login, badge }: Person): boolean =>
  born !== undefined || documents !== undefined || login !== undefined || badge !== undefined

/** Sits or waits here, is barred or otherwise known to the rules, or is owed something or may yet win it. */
const isNeeded = (state: State, person: string): boolean =>
  state.sits.has(person) ||
  state.persons.has(person) ||
  waitsOf(state, person).length > 0 ||
  [...state.reserved.values()].some((seats) => [...seats.values()].some((kept) => kept.person === person)) ||
  [...state.claims.values()].some((claim) => winnersOf(claim).includes(person)) ||
  hopes(state).some((one) => one.person === person)

/** Prizes that are not decided, boards, tickets in the drum and those who were called: the seats may have named who it is. */
const hopes = ({ hits, boards, tickets, callups }: State): readonly { readonly person?: string }[] => [
  ...[...hits.values()]
    .filter(({ status }) => ['held', 'declared', 'disputed'].includes(status))
    .flatMap((hit) => [...hit.awards, ...(hit.held?.winners ?? []), ...(hit.board ?? []), ...(hit.tickets ?? [])]),
  ...[...boards.values()].flat(),
  ...tickets.values(),
  ...callups.values(),
]
