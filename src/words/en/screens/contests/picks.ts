/** Forms of contests, wherever they are filled in or shown. */
const NAMES: Readonly<Record<number, string>> = { 1: 'Final', 2: 'Semifinals', 4: 'Quarterfinals' }

export const picks = {
  round: (games: number): string => NAMES[games] ?? `Round of ${games * 2}`,
  rounds: 'Rounds',
  game: (id: string) => `Game ${id}`,
  done: (picked: number, of: number) => `${picked} of ${of}`,
  waits: 'pick the games before it',
  winnerOf: (game: string) => `winner of ${game}`,
  later: 'named later',
  seed: (seed: number) => `seed ${seed}`,
  cleared: (games: string) => `The team is out: pick again in ${games}.`,
  nextRound: 'Next round',
  complete: 'Every game has a pick.',
  lacks: (games: number): string => (games === 1 ? 'One game has no pick yet.' : `${games} games have no pick yet.`),
  guess: (one: string, other: string) => `Final score of ${one} and ${other}`,
  guessSays: 'Type both scores, or the total alone. The total decides between equals.',
  total: 'Total',
  days: {
    sunday: 'Sunday',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
  } as Readonly<Record<string, string>>,
  marks: {
    right: 'right',
    wrong: 'wrong',
    'counts for nobody': 'counts for nobody',
    'picked too late': 'picked after its start',
  },
  none: { drawn: 'drawn', cancelled: 'cancelled', postponed: 'postponed' },
}
