/** A whole bracket on a sheet: its quarters, then the rounds in which their winners meet. */
import type { ComponentChildren } from 'preact'
import { partsOf, roundsOf } from '../../../../games/contest/bracket.ts'
import type { Slate } from '../../../../games/contest/slate.ts'
import { Tree, type TreeGame } from '../../../ui/picks/tree.tsx'
import { words } from '../../../words.ts'

/** As many first games as a quarter of a sheet has room for. */
const PART = 8

type Of = {
  readonly slate: Slate
  readonly gameOf: (game: number) => TreeGame
  /** Beside the last rounds. */
  readonly children?: ComponentChildren
}

export function PaperBracket({ slate, gameOf, children }: Of) {
  const parts = partsOf(slate, PART)
  const rounds = roundsOf(slate)
  const after = Math.ceil(Math.log2(parts.length))
  return (
    <>
      <div class="bracket-parts">
        {parts.map((root) => {
          const { id, region } = slate.games[root]!
          return (
            <div key={root}>
              {region !== undefined && <h2>{region}</h2>}
              <Tree slate={slate} root={root} label={region ?? words().picks.game(id)} gameOf={gameOf} />
            </div>
          )
        })}
      </div>
      <div class="bracket-end">
        {after > 0 && (
          <Tree
            slate={slate}
            root={rounds.at(-1)![0]!}
            from={rounds.length - after}
            label={words().picks.round(1)}
            gameOf={gameOf}
          />
        )}
        {children}
      </div>
    </>
  )
}
