/** A wheel of cards as a screen draws it: a section for each card, those for things spread between them. */
import type { Card } from '../../cards/card.ts'
import type { Shows } from './game.ts'

/** Things of one name lie as far from each other as the order of the list lets them. */
export function sectionsOf(
  cards: number,
  awards: readonly { readonly award: string; readonly times?: number | undefined }[],
): readonly Shows[] {
  const most = Math.max(0, ...awards.map(({ times = 1 }) => times))
  const things = Array.from({ length: most }, (_, round) =>
    awards.flatMap(({ award, times = 1 }) => (round < times ? [award] : [])),
  ).flat()
  const size = cards + things.length
  const sections: Shows[] = []
  let next: Card = 0
  for (let at = 0; at < size; at++) {
    const [before, after] = [at, at + 1].map((so) => Math.floor((so * things.length) / size)) as [number, number]
    const award = after > before ? things[before] : undefined
    sections.push(award === undefined ? { card: next } : { award })
    if (award === undefined) next += 1
  }
  return sections
}

/** The section that the pointer shows; of things of one name the first. */
export const sectionOf = (sections: readonly Shows[], shows: Shows): number =>
  sections.findIndex((one) =>
    'card' in one ? 'card' in shows && one.card === shows.card : 'award' in shows && one.award === shows.award,
  )
