import type { ContestFaults } from '../../../../games/contest/messages.ts'
import type { Sentences } from '../../../language.ts'

const day = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const points = (most: number): string => `a whole number from 0 to ${most}`

export const picks: Sentences<ContestFaults> = {
  'no place of this member': ({ person }) => `${person} has no place in this contest`,

  'slate without games': 'there is no game on the slate',
  'slate with too many games': ({ games, most }) => `${games} games are on the slate; a form has room for ${most}`,
  'game name unreadable': ({ row }) => `row ${row} of the slate has no name that can be printed`,
  'game twice on the slate': ({ game }) => `game ${game} is on the slate twice`,
  'start is not a time': ({ game, starts }) => `game ${game} cannot start at “${starts}”`,
  'hour of the start missing': ({ game }) => `game ${game} needs the hour of its start`,
  'team name unreadable': ({ game }) => `a team in game ${game} has no name that can be printed`,
  'team twice on the slate': ({ team, game, other }) => `${team} is in game ${game} and in game ${other}`,
  'winner of no game': ({ game, of }) => `game ${game} waits for the winner of ${of}, which is not on the slate`,
  'winner goes two ways': ({ of, game, other }) => `the winner of game ${of} goes to game ${other} and to game ${game}`,
  'games in a circle': ({ game }) => `game ${game} waits for its own winner`,
  'starts before its teams are known': ({ game, of }) =>
    `game ${game} starts before game ${of}, whose winner plays in it`,
  'winners do not meet on a card': ({ game }) => `game ${game} is on a weekly card and needs two teams`,
  'bracket of another size': ({ games, wanted }) => `${games} games are on the slate; the bracket has ${wanted}`,
  'bracket with several ends': ({ game, other }) => `games ${game} and ${other} both end the bracket`,
  'bracket rounds uneven': ({ game }) => `in game ${game} the two sides come from different rounds`,
  'game on another day': ({ game, day: on }) => `game ${game} is on a ${day(on)}, which is not a day of this card`,
  'no game on a day': ({ day: on }) => `there is no game on ${day(on)}`,
  'no game for the total': 'the slate does not say whose total is guessed',
  'total of no game': ({ game }) => `the total of game ${game} is to be guessed, and it is not on the slate`,
  'total of a game on another day': ({ game, day: on }) => `game ${game}, whose total is guessed, is on a ${day(on)}`,
  'no total in this contest': ({ game }) => `no total is guessed in this contest; the slate names game ${game}`,
  'not a team to be named later': ({ slot }) => `no place on the slate called ${slot} waits for a team`,

  'pick missing': ({ game, missing }) =>
    missing === 1 ? `game ${game} has no pick` : `${missing} games have no pick, the first is game ${game}`,
  'pick in no such game': ({ game }) => `there is no game ${game} on the form`,
  'pick before its teams': ({ game, of }) => `game ${game} can be picked after game ${of}`,
  'team cannot be there': ({ game, team }) => `on this form ${team} does not come to game ${game}`,
  'guess missing': ({ game }) => `the score of game ${game} has to be guessed`,
  'guess not asked': 'no score is guessed in this contest',
  'guess is not a score': ({ game, most }) => `the guess for game ${game} is ${points(most)}`,
  'guess against the pick': ({ game, team }) => `the guessed score of game ${game} is not a win of ${team}`,
  'packed picks unreadable': 'the picks cannot be read',

  'result of no such game': ({ game }) => `there is no game ${game} on the slate`,
  'result before its game': ({ game, starts }) => `game ${game} starts at ${starts}`,
  'winner not in the game': ({ game, team }) => `${team} cannot have played in game ${game}`,
  'score is not a score': ({ game, most }) => `a score of game ${game} is ${points(most)}`,
  'score against the winner': ({ game, team }) => `by the score ${team} did not win game ${game}`,
  'score of the total missing': ({ game }) => `the score of game ${game} is needed, its total was guessed`,
  'score of a game not played': ({ game }) => `game ${game} was not played and has no score`,
  'draw with a winner': ({ game }) => `by the score game ${game} was not drawn`,
  'no draws in a bracket': ({ game }) => `game ${game} has a winner: in a bracket nothing is drawn`,
  'nobody goes on': ({ game }) => `nobody goes on from game ${game} without having won it`,
  'beaten before': ({ game, team, in: before, by }) =>
    `${team} cannot win game ${game}: ${by} came out of game ${before}`,
  'another played later': ({ game, team, in: later, by }) =>
    `${team} cannot win game ${game}: ${by} came out of it and won game ${later}`,

  'list too long': ({ most }) => `the file has more than ${most} characters`,
  'list empty': 'the file has no results',
  'list not json': ({ why }) => `the file is not JSON: ${why}`,
  'list is none': 'the file is not a list of results',
  'list with too many rows': ({ rows, most }) => `the file has ${rows} results; at most ${most} are read at once`,
  'list without columns': ({ columns }) => `line 1 names the columns: ${columns}`,
  'list column unknown': ({ column }) => `line 1: there is no column “${column}”`,
  'list column missing': ({ column }) => `line 1: the column “${column}” is missing`,
  'list column twice': ({ column }) => `line 1: the column “${column}” is there twice`,
  'list row of another length': ({ line, cells, columns }) =>
    `line ${line} has ${cells} cells and the first line ${columns}`,
  'list quote open': ({ line }) => `line ${line}: a quote is not closed`,
  'list row unreadable': ({ line }) => `row ${line} is not a result`,
  'list field unknown': ({ line, field }) => `row ${line}: there is no “${field}” in a result`,
  'list field unreadable': ({ line, field }) => `row ${line}: “${field}” is missing or cannot be read`,
  'results winner and none': ({ line }) => `row ${line}: a result has a winner, or says why there is none`,
  'results game twice': ({ line, game, before }) => `row ${line}: game ${game} is in row ${before} already`,
}
