import type { picks as english } from '../../../en/screens/contests/picks.ts'

const NAMES: Readonly<Record<number, string>> = {
  1: 'Final',
  2: 'Semifinales',
  4: 'Cuartos de final',
  8: 'Octavos de final',
}

export const picks: typeof english = {
  round: (games) => NAMES[games] ?? `Ronda de ${games * 2}`,
  rounds: 'Rondas',
  game: (id) => `Partido ${id}`,
  done: (picked, of) => `${picked} de ${of}`,
  waits: 'elija antes los partidos anteriores',
  winnerOf: (game) => `ganador de ${game}`,
  later: 'por nombrar',
  seed: (seed) => `cabeza de serie ${seed}`,
  cleared: (games) => `El equipo queda fuera: elija de nuevo en ${games}.`,
  nextRound: 'Siguiente ronda',
  complete: 'Todos los partidos tienen pronóstico.',
  lacks: (games) =>
    games === 1 ? 'Un partido aún no tiene pronóstico.' : `${games} partidos aún no tienen pronóstico.`,
  guess: (one, other) => `Marcador final de ${one} y ${other}`,
  guessSays: 'Escriba los dos marcadores o solo el total. El total decide entre iguales.',
  total: 'Total',
  days: {
    sunday: 'domingo',
    monday: 'lunes',
    tuesday: 'martes',
    wednesday: 'miércoles',
    thursday: 'jueves',
    friday: 'viernes',
    saturday: 'sábado',
  },
  marks: {
    right: 'acertado',
    wrong: 'fallado',
    'counts for nobody': 'no cuenta para nadie',
    'picked too late': 'elegido después de su inicio',
  },
  none: { drawn: 'empatado', cancelled: 'cancelado', postponed: 'aplazado' },
}
