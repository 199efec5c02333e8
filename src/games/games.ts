import { AGAINST_GAMES } from './against.ts'
import { DRAW_GAMES } from './draw.ts'
import { FLOP_GAMES } from './flop.ts'
import type { Game } from './game.ts'
import { PAI_GOW_GAMES } from './paigow.ts'
import { POINT_GAMES } from './points.ts'
import { STUD_GAMES } from './stud.ts'

/** Every game that a document names, by slug. */
const ALL = {
  ...FLOP_GAMES,
  ...STUD_GAMES,
  ...DRAW_GAMES,
  ...AGAINST_GAMES,
  ...PAI_GOW_GAMES,
  ...POINT_GAMES,
}
export type GameSlug = keyof typeof ALL
export const GAMES: Readonly<Record<GameSlug, Game>> = ALL
export const GAME_SLUGS = Object.keys(ALL) as GameSlug[]

export const isGame = (slug: string): slug is GameSlug => Object.hasOwn(ALL, slug)

/** The game with this name of a document, its own or another of its names; case and signs of writing do not matter. */
export function gameCalled(name: string): GameSlug | undefined {
  const wanted = bare(name)
  return GAME_SLUGS.find((slug) => {
    const game = GAMES[slug]
    return [slug, game.name, ...(game.alsoCalled ?? [])].some((known) => bare(known) === wanted)
  })
}

const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
