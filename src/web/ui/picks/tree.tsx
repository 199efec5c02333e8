/** A part of a bracket as it is drawn, from its first games on the left to where they lead; on paper, on a desk, on the wall. */
import './tree.css'
import { roundsUpTo } from '../../../games/contest/bracket.ts'
import type { Slate } from '../../../games/contest/slate.ts'

export type TreeSide = {
  /** Nothing where it is not known, or to be written by hand. */
  readonly team?: string | undefined
  readonly seed?: number | undefined
  readonly points?: number | undefined
  /** `through`: won, or picked. */
  readonly is?: 'through' | 'out' | 'right' | 'wrong' | undefined
}
export type TreeGame = { readonly sides: readonly [TreeSide, TreeSide]; readonly note?: string | undefined }

type Of = {
  readonly slate: Slate
  /** The game in which this part ends. */
  readonly root: number
  readonly label: string
  readonly gameOf: (game: number) => TreeGame
  /** Rounds before this one, counted from 0, are not drawn any more. */
  readonly from?: number
}

export const Tree = ({ slate, root, label, gameOf, from = 0 }: Of) => (
  <section class="tree" aria-label={label}>
    {roundsUpTo(slate, root)
      .slice(from)
      .map((games, round) => (
        <ol key={round}>
          {games.map((game) => {
            const { sides, note } = gameOf(game)
            return (
              <li key={game}>
                {sides.map(({ team = '', seed, points, is }, side) => (
                  <span key={side} class="tree-side" data-is={is}>
                    {seed !== undefined && <small>{seed}</small>}
                    <span>{team}</span>
                    {points !== undefined && <b>{points}</b>}
                  </span>
                ))}
                {note !== undefined && <small class="tree-note">{note}</small>}
              </li>
            )
          })}
        </ol>
      ))}
  </section>
)
