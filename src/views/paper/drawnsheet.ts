/** The part of a rule sheet that is about a drawing and the game that its winner plays. */
import type { Drawn, OwnGame } from '../../rulebook/parts/drawing.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import type { SheetRow } from './sheetrow.ts'

const row = (says: string, by: string): SheetRow => ({ says, by })

export function drawnRows(drawn: Drawn | undefined): SheetRow[] {
  if (drawn === undefined) return []
  const from = { 'carded players': 'players with a club card in a machine', 'ticket drum': 'the tickets in the drum' }
  return [
    row(`drawn among ${from[drawn.from]}`, drawn.by),
    ...(drawn.each === undefined ? [] : [row('each posted drawing has one winner', drawn.each.by)]),
    row(`${drawn.report.minutes} minutes to report`, drawn.report.by),
    ...(drawn.ready ?? []).map(({ asks, by }) => row(asks, by)),
    row('who does not report has lost it, and another is drawn', drawn.again.by),
    row('a person wins once a day', drawn.once.by),
    ...(drawn.leaves === undefined ? [] : [row('a ticket leaves the drum when its prize is claimed', drawn.leaves.by)]),
  ]
}

export function gameRows(game: OwnGame | undefined): SheetRow[] {
  if (game === undefined) return []
  const ladder = row(`from the lowest: ${game.rungs.join(', ')}`, game.top.by)
  if (game.game === 'double-up baccarat')
    return [
      row(`take it or play, ${game.decks.number} decks`, game.keep.by),
      row('Player or Banker; the hand chosen wins the next step', game.choose.by),
      ladder,
      row('a tie is played again', game.tie.by),
      row('a lost hand leaves the first prize', game.lost.by),
      row('a Dragon 7 is the top', game.dragon.by),
    ]
  return [
    row('shuffled, cut by the player, the first card turned', `${game.shuffle.by} ${game.cut.by} ${game.first.by}`),
    row('higher or lower than the card before, two to ace', `${game.call.by} ${game.ranks.by}`),
    ladder,
    row('a card of the same rank does not count', game.equal.by),
    row('stop at any time', game.quit.by),
    row(`a wrong guess leaves ${game.missed.fallsTo} at the most`, game.missed.by),
    ...(game.forgiven === undefined
      ? []
      : [
          row(
            `${game.forgiven.misses} wrong on the way to ${game.forgiven.at.join(' or ')} is forgiven`,
            game.forgiven.by,
          ),
        ]),
  ]
}

/** How a prize grows and where it goes, beside the rows of every pool. */
export const drawnPoolRows = ({ missed }: RuleFile['pools'][string]): SheetRow[] =>
  missed === undefined ? [] : [row('grows with every game that does not win it', missed.by)]
