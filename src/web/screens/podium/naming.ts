/** How the podium calls people. Names come with its view and from the register, and go into no order. */
import type { Message } from '../../../base/message.ts'
import type { PlayerView } from '../../../server/door/players.ts'
import { view } from '../../stream/feed.ts'
import type { Refused } from '../../stream/orders.ts'
import { words } from '../../words.ts'

export function nameOf(seat: { person?: string; name?: string }): string {
  const say = words().podium
  return seat.name ?? (seat.person === undefined ? say.stranger : say.unknown(seat.person))
}

/** Whoever was found in the register on this page: they may be refused before they sit or wait anywhere. */
const met = new Map<string, string>()
export const meet = ({ person, name }: PlayerView): void => {
  met.set(person, name)
}

/** As the podium knows them: on a list, at a seat, or found just now. */
function knownName(person: string): string | undefined {
  const { lists = [], tables = [] } = view('podium').value ?? {}
  const all = [...lists.flatMap(({ waiting }) => waiting), ...tables.flatMap(({ seats }) => seats)]
  const known = all.find((one) => 'person' in one && one.person === person)
  return (known !== undefined && 'name' in known ? known.name : undefined) ?? met.get(person)
}

export const nameOfPerson = (person: string): string => nameOf(named(person))
const named = (person: string): { person: string; name?: string } => {
  const name = knownName(person)
  return { person, ...(name === undefined ? {} : { name }) }
}

/** The house refuses by number; whoever stands at the podium reads who that is. */
export const withNames = (refused: Refused): Refused => ({
  ...refused,
  reasons: refused.reasons.map(namedIn),
})

export function namedIn<Told extends Partial<Message>>(told: Told): Told {
  const values = told.with as { readonly person?: unknown } | undefined
  const person = values?.person
  const name = typeof person === 'string' ? knownName(person) : undefined
  return name === undefined ? told : { ...told, with: { ...values, person: `${name} (${person})` } }
}
