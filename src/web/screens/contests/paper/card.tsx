/** The games of a week on paper: boxes to mark, or what was picked. */

import type { Pick } from '../../../../games/contest/bracket.ts'
import { type Guess, totalOf } from '../../../../games/contest/form.ts'
import type { Slate } from '../../../../games/contest/slate.ts'
import { onPaper } from '../../../ui/shell/clock.tsx'
import { Table } from '../../../ui/table.tsx'
import { words } from '../../../words.ts'

type Of = {
  readonly slate: Slate
  readonly picks?: readonly Pick[]
  readonly guess?: Guess | undefined
  readonly begun?: readonly string[] | undefined
}

export function CardGames({ slate, picks, guess, begun = [] }: Of) {
  const say = words()
  return (
    <>
      <Table class="card-games" columns={[say.contests.slate.game, say.contests.slate.starts, '', '']}>
        {slate.games.map(({ id, starts, sides }, nth) => (
          <tr key={id}>
            <th scope="row">{id}</th>
            <td>
              {onPaper(starts)} {begun.includes(id) && <small>{say.contestPapers.tooLate}</small>}
            </td>
            {sides.map((side, pick) => (
              <td key={pick} class="mark-box" data-marked={picks?.[nth] === pick}>
                {'team' in side ? side.team : ''}
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <Total slate={slate} guess={guess} isBlank={picks === undefined} />
    </>
  )
}

function Total({ slate, guess, isBlank }: { slate: Slate; guess: Guess | undefined; isBlank: boolean }) {
  const say = words().contestPapers
  const game = slate.games.find(({ id }) => id === slate.totalOf)
  if (game === undefined) return null
  const [one = '', other = ''] = game.sides.map((side) => ('team' in side ? side.team : ''))
  if (isBlank)
    return (
      <p class="blank-fields">
        <span>{say.total(one, other)}</span>
      </p>
    )
  if (guess === undefined) return null
  return (
    <p>
      {say.guess}: <strong>{'score' in guess ? `${one} ${guess.score[0]} – ${other} ${guess.score[1]}, ` : ''}</strong>
      <strong>{say.guessTotal(totalOf(guess))}</strong>
    </p>
  )
}
