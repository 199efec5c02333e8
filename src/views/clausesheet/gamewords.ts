/** A drawing, and the game that its winner plays. */

import type { RuleFile } from '../../rulebook/rule.ts'
import { times as written } from '../../words/en/times.ts'
import { either, type Worded, worded } from './worded.ts'

export function drawnWords({ drawn }: RuleFile): Worded[] {
  if (drawn === undefined) return []
  const from = drawn.from === 'carded players' ? 'players with a club card in a machine' : 'the tickets in the drum'
  return [
    ...worded('drawn', drawn, `Drawn among ${from}.`),
    ...worded(
      'drawn.each',
      drawn.each,
      `One winner in each whole hour from ${written.clock(drawn.each?.hours.from ?? '')} to ${written.clock(drawn.each?.hours.to ?? '')}.`,
    ),
    ...worded('drawn.report', drawn.report, `${drawn.report.minutes} minutes to report, from the call on.`, 'floor'),
    ...(drawn.ready ?? []).flatMap((ready, index) =>
      worded(
        `drawn.ready #${index + 1}`,
        ready,
        `Asked when reporting${ready.of === undefined ? '' : ', of whom the house does not know'}: ${ready.asks}`,
        'floor',
      ),
    ),
    ...worded('drawn.again', drawn.again, 'Who does not report has lost it, and another is drawn.', 'floor'),
    ...worded('drawn.once', drawn.once, 'A person wins once a day.'),
    ...worded('drawn.leaves', drawn.leaves, 'A ticket leaves the drum when its prize is claimed.', 'floor'),
  ]
}

export function ownGameWords({ game }: RuleFile): Worded[] {
  if (game === undefined) return []
  const rungs = `Prizes from the lowest: ${game.rungs.join(', ')}.`
  if (game.game === 'double-up baccarat')
    return [
      ...worded('game', game, `The winner plays double-up baccarat for the prize. ${rungs}`, 'floor'),
      ...worded('game.keep', game.keep, 'The winner takes the prize or plays on.', 'floor'),
      ...worded('game.choose', game.choose, 'Player or Banker is chosen; if it wins, the next prize is won.', 'floor'),
      ...worded('game.tie', game.tie, 'A tie is played again.', 'floor'),
      ...worded('game.lost', game.lost, 'A lost hand leaves the first prize.', 'floor'),
      ...worded('game.dragon', game.dragon, 'A Dragon 7 wins the highest prize.', 'floor'),
      ...worded('game.top', game.top, 'Play ends at the highest prize.', 'floor'),
      ...worded('game.decks', game.decks, `Dealt from ${game.decks.number} decks.`, 'floor'),
    ]
  const { missed, forgiven } = game
  return [
    ...worded('game', game, `The winner plays higher or lower for the prize. ${rungs}`, 'floor'),
    ...worded('game.shuffle', game.shuffle, 'The deck is shuffled first.', 'floor'),
    ...worded('game.cut', game.cut, 'The player cuts it.', 'floor'),
    ...worded('game.first', game.first, 'The first card is turned.', 'floor'),
    ...worded(
      'game.call',
      game.call,
      'The player says whether the next card is higher or lower than the one before.',
      'floor',
    ),
    ...worded('game.ranks', game.ranks, 'Ranks run from the two to the ace.'),
    ...worded('game.equal', game.equal, 'A card of the same rank does not count.'),
    ...worded('game.quit', game.quit, 'The player may stop at any time.', 'floor'),
    ...worded('game.missed', missed, `A wrong guess leaves ${missed.fallsTo} at the most.`),
    ...worded(
      'game.forgiven',
      forgiven,
      `${forgiven?.misses} wrong on the way to ${either(forgiven?.at ?? [])} is forgiven.`,
    ),
    ...worded('game.top', game.top, 'All guesses right win the highest prize.'),
  ]
}
