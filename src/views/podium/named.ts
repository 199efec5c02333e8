/** A person of the register by number and, unless the record was erased, by short name. */
export type Named = { person: string; name?: string }

/** As the register has it: names are put in where a view is made, and stand nowhere else. */
export type NameOf = (person: string) => string | undefined

export function named(person: string, nameOf: NameOf): Named
export function named(person: string | undefined, nameOf: NameOf): Partial<Named>
export function named(person: string | undefined, nameOf: NameOf): Partial<Named> {
  const name = person === undefined ? undefined : nameOf(person)
  return person === undefined ? {} : { person, ...(name === undefined ? {} : { name }) }
}
