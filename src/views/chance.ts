/** The room's own chance while the host enters it: one part of each kind, in the order in which they came. */
import { type Contribution, outcomesOf, type Part } from '../engine/drawings/draw/contribution.ts'

export type Chance = Contribution
export const CHANCES = ['digits', 'dice', 'cards'] as const satisfies readonly Part['kind'][]
export type ChanceKind = (typeof CHANCES)[number]

/** In how many ways it could have fallen; one where nothing is there yet. */
export const waysOf = (chance: Chance): bigint => outcomesOf(chance)

export const partOf = <Kind extends ChanceKind>(
  chance: Chance,
  kind: Kind,
): Extract<Part, { kind: Kind }> | undefined =>
  chance.find((part): part is Extract<Part, { kind: Kind }> => part.kind === kind)

/** A part in its place, or as the last one; an empty one is none. */
export function withPart(chance: Chance, part: Part): Chance {
  const isEmpty = sizeOf(part) === 0
  const isThere = chance.some(({ kind }) => kind === part.kind)
  if (isEmpty) return chance.filter(({ kind }) => kind !== part.kind)
  return isThere ? chance.map((one) => (one.kind === part.kind ? part : one)) : [...chance, part]
}

export function sizeOf(part: Part): number {
  switch (part.kind) {
    case 'digits':
      return part.digits.length
    case 'dice':
      return part.faces.length
    case 'cards':
      return part.cards.length
  }
}
