/** Squares: the grid, its digits, the scores, what each has, and what an empty space means. */
import { isSquares, type RuleFile } from '../../rulebook/rule.ts'
import { type Worded, worded } from './worded.ts'

export function squaresWords(rule: RuleFile): Worded[] {
  if (!isSquares(rule)) return []
  const { grid, digits, scoring, divides, blank } = rule
  const periods = scoring.periods.join(', ')
  return [
    ...worded('grid', grid, 'Tables stand on a grid of ten by ten, in random places.', 'floor'),
    ...worded('grid.live', grid.live, 'Only tables in play are on it, and no tournament.'),
    ...worded('grid.free', grid.free, 'Tables without purchase are on it too.'),
    ...worded('grid.max', grid.max, `At most the first ${grid.max.tables} tables.`),
    ...worded('grid.fewer', grid.fewer, 'Spaces that no table has stay empty.'),
    ...worded('grid.closed', grid.closed, 'It is closed, and its digest shown, before a digit is drawn.', 'floor'),
    ...worded('digits', digits, 'A digit is drawn for every column and every row.', 'floor'),
    ...worded('digits.once', digits.once, 'No digit stands twice along a side.'),
    ...worded('digits.before', digits.before, 'All of it is done before the game begins.'),
    ...worded('scoring', scoring, `Posted periods bring a prize: ${periods}.`, 'offering'),
    ...worded('scoring.teams', scoring.teams, 'One team along the top, the other along the left.', 'offering'),
    ...worded('scoring.cell', scoring.cell, 'The last digits of the two scores meet at the table that wins.'),
    ...worded('scoring.seated', scoring.seated, 'Who sits there when the period ends may win.', 'floor'),
    ...worded('scoring.active', scoring.active, 'Who is away from the seat then does not.', 'floor'),
    ...worded('scoring.two', scoring.two, 'One person enters a score, another confirms it.', 'floor'),
    ...worded('scoring.rises', scoring.rises, 'No score is negative, lower than before, or there before the game.'),
    ...worded('scoring.again', scoring.again, 'The same space may win in several periods.'),
    ...worded('scoring.corrected', scoring.corrected, 'A wrong score is corrected by two and decided anew.', 'floor'),
    ...worded('divides', divides, 'All who play at that table have the prize.'),
    ...worded('divides.cash', divides.cash, 'Cash is divided equally among them.'),
    ...worded('divides.cash.odd', divides.cash.odd, 'Odd cents go one each to the lowest seats.'),
    ...worded('divides.item', divides.item, 'An item goes to each of them.'),
    ...worded('blank', blank, 'The prize of an empty space is carried over to the next period.'),
    ...worded('blank.added', blank.added, 'What is carried over comes to the next prize.'),
    ...worded('blank.closed', blank.closed, 'A table that has closed counts as an empty space.'),
    ...worded('blank.nobody', blank.nobody, 'So does one where nobody may win.'),
    ...worded('blank.last', blank.last, 'At the last period a table is drawn instead.', 'floor'),
    ...worded('blank.last.posted', blank.last.posted, 'The last period that is posted is that one.'),
    ...worded(
      'blank.last.out',
      blank.last.out,
      'A drawn table where nobody may win is held out, and another is drawn.',
    ),
  ]
}
