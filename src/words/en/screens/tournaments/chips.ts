/** Tournament chips at the director's desk. */
export const tournamentChips = {
  title: 'Chips',
  inPlay: (chips: string) => `${chips} in play`,
  average: (chips: string) => `average ${chips}`,
  acts: 'Races and removals',
  fewer: (chips: string) => `${chips} fewer in play`,
  more: (chips: string) => `${chips} more in play`,
  same: 'same total in play',
  remove: 'Take chips out of play',
  removeSays:
    'Chips that do not belong in play: found on the floor, handed out twice. Two people sign, with the reason; it can be undone.',
  chips: 'How many, in value',
  whose: 'Out of whose stack',
  nobodys: 'No one stack',
  reason: 'Why',
  removeDo: 'Take them out',
  removed: 'The chips are out of play',
  undo: 'Take back',
  undoTitle: (what: string) => `Take back: ${what}`,
  undoSays: 'As many chips are in play as before it.',
  undone: 'Taken back',
}
