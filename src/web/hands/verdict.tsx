import { RANKS } from '../../cards/card.ts'
import type { Named } from '../../cards/handname.ts'
import { language } from '../preferences.ts'
import { words } from '../words.ts'
import type { Made } from './judgement.ts'
import { placeOf, type Rung } from './ladder.ts'
import { ladderNamed, type Said, versusOthers } from './ladders.ts'
import { outcomesOn } from './outcomes.ts'
import { judged, table } from './session.ts'
import { piecesOn } from './table.ts'
import { LOCALES } from './texts.ts'

/** What the hand is, said as soon as it changes. */
export function Verdict() {
  const verdict = judged.value
  const say = words().hands
  return (
    <section class="verdict" aria-label={say.made} aria-live="polite" data-several={(verdict?.hands.length ?? 0) > 1}>
      {verdict === undefined ? <Waiting /> : verdict.hands.map((made) => <HandName key={made.of} made={made} />)}
      {verdict !== undefined && (
        <ul class="chips">
          {verdict.winner !== undefined && <li data-matters>{say.winner(verdict.winner)}</li>}
          {verdict.remarks.map((remark) => (
            <li key={remark}>{say.remarks[remark]}</li>
          ))}
          {verdict.specials?.map((special) => (
            <li key={special} data-matters>
              {say.special(special)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What it beats, and which outcomes a house could put a prize on. */
export function Details() {
  return (
    <div class="details">
      <Outcomes />
      {judged.value?.hands.map((made) => (isWeighed(made) ? <Beats key={made.of} made={made} /> : null))}
    </div>
  )
}

/** The other side's hand is there to compare with; it is not weighed itself. */
const isWeighed = ({ ladder, of }: Made) => ladder !== undefined && of !== 'opponent' && of !== 'dealer'

function Waiting() {
  const say = words().hands
  const missing = missingPieces()
  if (piecesOn(table.value).length > 0 && missing > 0) return <p class="waiting">{say.more(missing)}</p>
  return (
    <>
      <p class="hand-name">{say.empty}</p>
      <p class="waiting">{say.emptyHint}</p>
    </>
  )
}

/** How many more until something can be said: the fewest that the game's hand needs. */
function missingPieces(): number {
  const { game, lying } = table.value
  for (let added = 1; added <= 7; added++) {
    let left = added
    const filled: Record<string, number[]> = {}
    for (const { name, max } of game.zones) {
      const there = lying[name] ?? []
      const more = Math.min(left, max - there.length)
      // Any pieces do: only their number decides whether there is a hand.
      filled[name] = [...there, ...fresh(piecesOn(table.value), more, added - left)]
      left -= more
    }
    if (left === 0 && game.judge(filled) !== undefined) return added
  }
  return 0
}

const fresh = (used: readonly number[], count: number, skip: number) =>
  Array.from({ length: 32 }, (_, piece) => piece)
    .filter((piece) => !used.includes(piece))
    .slice(skip, skip + count)

function HandName({ made }: { made: Made }) {
  const say = words().hands
  return (
    <p class="hand-name">
      {made.of !== undefined && <span class="hand-of">{say.side(made.of)}</span>}
      {say.hand(made.named)}
    </p>
  )
}

function Beats({ made }: { made: Made }) {
  const say = words().hands
  const place = placeOf(ladderNamed(made.ladder!), made.named.strength)
  const share = place.dealsBelow / place.deals
  return (
    <div class="beats">
      <h2 class="quiet-title">{made.of === undefined ? say.beats : `${say.beats}: ${say.side(made.of)}`}</h2>
      <p class="share">
        <strong class="share-figure">{percent(share)}</strong> {say.share('', made.ladder!).trim()}
      </p>
      <div class="meter" aria-hidden="true">
        <span class="meter-fill" style={{ width: `${share * 100}%` }} />
      </div>
      <p class="soft">
        {say.rungs(place.rungsBelow, place.rungs)}; {say.beside(percent(place.dealsBeside / place.deals))}.
      </p>
      <Others />
      <dl class="neighbours">
        <dt>{say.nextUp}</dt>
        <dd>{place.above === undefined ? say.top : say.hand(namedOf(place.above))}</dd>
        <dt>{say.nextDown}</dt>
        <dd>{place.below === undefined ? say.bottom : say.hand(namedOf(place.below))}</dd>
      </dl>
    </div>
  )
}

/** Hold'em with a whole board: against every other two hole cards. */
function Others() {
  const { game, lying } = table.value
  const board = [...(lying.flop ?? []), ...(lying.turn ?? []), ...(lying.river ?? [])]
  const hole = lying.hole ?? []
  if ((game.name !== 'holdem' && game.name !== 'ultimate-holdem') || board.length !== 5 || hole.length !== 2)
    return null
  const { beats, ties, loses } = versusOthers(hole, board)
  return <p>{words().hands.versus(beats, ties, beats + ties + loses)}</p>
}

function Outcomes() {
  const say = words().hands
  const outcomes = outcomesOn(table.value)
  return (
    <section class="outcomes" aria-labelledby="outcomes-title">
      <h2 id="outcomes-title" class="quiet-title">
        {say.outcomes}
      </h2>
      {outcomes.length === 0 ? (
        <p class="soft">{judged.value === undefined ? say.outcomesPending : say.noOutcomes}</p>
      ) : (
        <>
          <ul class="chips">
            {outcomes.map(({ name }) => (
              <li key={name} lang="en" data-good>
                {name}
              </li>
            ))}
          </ul>
          <details>
            <summary>{say.meanings}</summary>
            <dl class="meanings">
              {outcomes.map(({ name, says, isAssumed }) => (
                <div key={name}>
                  <dt lang="en">{name}</dt>
                  <dd lang="en">{says}</dd>
                  {isAssumed && <dd class="assumed">{say.assumed}</dd>}
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
    </section>
  )
}

function namedOf({ hand }: Rung<Said>): Named {
  const ranks = hand.ranks ?? (hand.tiebreak ?? []).map((sign) => (RANKS as readonly string[]).indexOf(sign))
  return { strength: hand.strength, category: hand.category, ranks, says: hand.says }
}

/** Enough digits that a share which is not everything never reads as everything. */
function percent(share: number): string {
  const digits =
    share === 0 || share === 1 ? 0 : share > 0.999 || share < 0.001 ? 4 : share > 0.99 || share < 0.01 ? 2 : 1
  const form = new Intl.NumberFormat(LOCALES[language.value], {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return form.format(share)
}
