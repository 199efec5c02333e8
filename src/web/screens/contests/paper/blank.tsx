/** The blank form that the floor gives out: a bracket to write winners into, or the games of the week with boxes to mark. */

import type { Slate } from '../../../../games/contest/slate.ts'
import type { ContestDesk } from '../../../../views/contests/desk.ts'
import { view } from '../../../stream/feed.ts'
import { Button } from '../../../ui/button.tsx'
import { SheetHead } from '../../../ui/paper/sheet.tsx'
import type { TreeGame } from '../../../ui/picks/tree.tsx'
import { onPaper } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'
import { PaperBracket } from './bracket.tsx'
import { CardGames } from './card.tsx'

type Of = { readonly desk: ContestDesk; readonly slate: Slate; readonly onBack: () => void }

/** Blank paper is not counted: whoever spoils one takes another. */
export function BlankPaper({ desk: { name, id, locks }, slate, onBack }: Of) {
  const say = words().contestPapers
  return (
    <>
      <div class="actions no-print">
        <Button look="primary" onClick={() => print()}>
          {words().print}
        </Button>
        <Button onClick={onBack}>{say.back}</Button>
      </div>
      <div class="papers">
        <article class="sheet bracket-sheet" aria-label={say.blank}>
          <SheetHead
            title={name}
            says={[view('house').value?.property, id, locks === undefined ? '' : say.due(onPaper(locks))]
              .filter((part) => part !== undefined && part !== '')
              .join(' · ')}
            mark={undefined}
          />
          <p class="blank-fields">
            {[say.cardNumber, say.name, say.date, say.signed, say.givenBy].map((field) => (
              <span key={field}>{field}</span>
            ))}
          </p>
          <p>{say.blankSays}</p>
          {slate.kind === 'bracket' ? <BlankBracket slate={slate} /> : <CardGames slate={slate} />}
        </article>
      </div>
    </>
  )
}

function BlankBracket({ slate }: { slate: Slate }) {
  return (
    <PaperBracket slate={slate} gameOf={(game) => blankGame(slate, game)}>
      <p class="blank-fields">
        <span>{words().contestPapers.champion}</span>
      </p>
    </PaperBracket>
  )
}

function blankGame(slate: Slate, game: number): TreeGame {
  const [one, other] = slate.games[game]!.sides.map((side) =>
    'team' in side ? { team: side.team, seed: side.seed } : {},
  )
  return { sides: [one!, other!] }
}
