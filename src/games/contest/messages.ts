/** What is wrong with a slate, a form, a result or a file of results; always with the place. Whoever asks adds the clause. */
export type SlateFaults = {
  'slate without games': undefined
  'slate with too many games': { games: number; most: number }
  'game name unreadable': { row: number }
  'game twice on the slate': { game: string }
  'start is not a time': { game: string; starts: string }
  'hour of the start missing': { game: string }
  'team name unreadable': { game: string }
  'team twice on the slate': { team: string; game: string; other: string }
  'winner of no game': { game: string; of: string }
  'winner goes two ways': { of: string; game: string; other: string }
  'games in a circle': { game: string }
  'starts before its teams are known': { game: string; of: string }
  'winners do not meet on a card': { game: string }
  'bracket of another size': { games: number; wanted: number }
  'bracket with several ends': { game: string; other: string }
  'bracket rounds uneven': { game: string }
  'game on another day': { game: string; day: string }
  'no game on a day': { day: string }
  'no game for the total': undefined
  'total of no game': { game: string }
  'total of a game on another day': { game: string; day: string }
  'no total in this contest': { game: string }
  'not a team to be named later': { slot: string }
}

export type FormFaults = {
  'pick missing': { game: string; missing: number }
  'pick in no such game': { game: string }
  'pick before its teams': { game: string; of: string }
  'team cannot be there': { game: string; team: string }
  'guess missing': { game: string }
  'guess not asked': undefined
  'guess is not a score': { game: string; most: number }
  'guess against the pick': { game: string; team: string }
  'packed picks unreadable': undefined
}

export type ResultFaults = {
  'result of no such game': { game: string }
  'result before its game': { game: string; starts: string }
  'winner not in the game': { game: string; team: string }
  'score is not a score': { game: string; most: number }
  'score against the winner': { game: string; team: string }
  'score of the total missing': { game: string }
  'score of a game not played': { game: string }
  'draw with a winner': { game: string }
  'no draws in a bracket': { game: string }
  'nobody goes on': { game: string }
  'beaten before': { game: string; team: string; in: string; by: string }
  'another played later': { game: string; team: string; in: string; by: string }
}

/** Of a file or a pasted list, of results or of a slate. */
export type ListFaults = {
  'list too long': { most: number }
  'list empty': undefined
  'list not json': { why: string }
  'list is none': undefined
  'list with too many rows': { rows: number; most: number }
  'list column unknown': { column: string }
  'list column missing': { column: string }
  'list column twice': { column: string }
  'list row of another length': { line: number; cells: number; columns: number }
  'list quote open': { line: number }
  'list row unreadable': { line: number }
  'list field unknown': { line: number; field: string }
  'list field unreadable': { line: number; field: string }
  'list without columns': { columns: string }
  'results winner and none': { line: number }
  'results game twice': { line: number; game: string; before: number }
}

export type ContestPaperFaults = {
  'no place of this member': { person: string }
}

export type ContestFaults = ContestPaperFaults & SlateFaults & FormFaults & ResultFaults & ListFaults

declare module '../../base/message.ts' {
  interface Messages extends ContestFaults {}
}
