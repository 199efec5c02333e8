import type { ContestFaults } from '../../../../games/contest/messages.ts'
import type { Sentences } from '../../../language.ts'

const DAYS: Readonly<Record<string, string>> = {
  sunday: 'domingo',
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
}
const day = (name: string): string => DAYS[name] ?? name
const points = (most: number): string => `un número entero de 0 a ${most}`

export const picks: Sentences<ContestFaults> = {
  'no place of this member': ({ person }) => `${person} no tiene puesto en este concurso`,

  'slate without games': 'no hay ningún partido en el programa',
  'slate with too many games': ({ games, most }) =>
    `el programa tiene ${games} partidos; en un formulario caben ${most}`,
  'game name unreadable': ({ row }) => `la fila ${row} del programa no tiene un nombre que se pueda imprimir`,
  'game twice on the slate': ({ game }) => `el partido ${game} está dos veces en el programa`,
  'start is not a time': ({ game, starts }) => `el partido ${game} no puede empezar a “${starts}”`,
  'hour of the start missing': ({ game }) => `al partido ${game} le falta la hora de inicio`,
  'team name unreadable': ({ game }) => `un equipo del partido ${game} no tiene un nombre que se pueda imprimir`,
  'team twice on the slate': ({ team, game, other }) => `${team} está en el partido ${game} y en el partido ${other}`,
  'winner of no game': ({ game, of }) => `el partido ${game} espera al ganador de ${of}, que no está en el programa`,
  'winner goes two ways': ({ of, game, other }) =>
    `el ganador del partido ${of} va al partido ${other} y al partido ${game}`,
  'games in a circle': ({ game }) => `el partido ${game} espera a su propio ganador`,
  'starts before its teams are known': ({ game, of }) =>
    `el partido ${game} empieza antes que el partido ${of}, cuyo ganador juega en él`,
  'winners do not meet on a card': ({ game }) =>
    `el partido ${game} está en un formulario semanal y necesita dos equipos`,
  'bracket of another size': ({ games, wanted }) => `el programa tiene ${games} partidos; el cuadro tiene ${wanted}`,
  'bracket with several ends': ({ game, other }) => `los partidos ${game} y ${other} terminan ambos el cuadro`,
  'bracket rounds uneven': ({ game }) => `en el partido ${game} los dos lados vienen de rondas distintas`,
  'game on another day': ({ game, day: on }) =>
    `el partido ${game} es un ${day(on)}, que no es un día de este formulario`,
  'no game on a day': ({ day: on }) => `no hay ningún partido el ${day(on)}`,
  'no game for the total': 'el programa no dice de qué partido se adivina el total',
  'total of no game': ({ game }) => `se debe adivinar el total del partido ${game}, que no está en el programa`,
  'total of a game on another day': ({ game, day: on }) =>
    `el partido ${game}, cuyo total se adivina, es un ${day(on)}`,
  'no total in this contest': ({ game }) =>
    `en este concurso no se adivina ningún total; el programa nombra el partido ${game}`,
  'not a team to be named later': ({ slot }) => `ningún lugar del programa llamado ${slot} espera un equipo`,

  'pick missing': ({ game, missing }) =>
    missing === 1
      ? `falta el pronóstico del partido ${game}`
      : `faltan ${missing} pronósticos, el primero es el del partido ${game}`,
  'pick in no such game': ({ game }) => `no hay partido ${game} en el formulario`,
  'pick before its teams': ({ game, of }) => `el partido ${game} se puede pronosticar después del partido ${of}`,
  'team cannot be there': ({ game, team }) => `en este formulario ${team} no llega al partido ${game}`,
  'guess missing': ({ game }) => `hay que adivinar el marcador del partido ${game}`,
  'guess not asked': 'en este concurso no se adivina ningún marcador',
  'guess is not a score': ({ game, most }) => `el pronóstico del marcador del partido ${game} es ${points(most)}`,
  'guess against the pick': ({ game, team }) =>
    `el marcador pronosticado del partido ${game} no da la victoria a ${team}`,
  'packed picks unreadable': 'no se pueden leer los pronósticos',

  'result of no such game': ({ game }) => `no hay partido ${game} en el programa`,
  'result before its game': ({ game, starts }) => `el partido ${game} empieza el ${starts}`,
  'winner not in the game': ({ game, team }) => `${team} no puede haber jugado el partido ${game}`,
  'score is not a score': ({ game, most }) => `un marcador del partido ${game} es ${points(most)}`,
  'score against the winner': ({ game, team }) => `según el marcador ${team} no ganó el partido ${game}`,
  'score of the total missing': ({ game }) => `hace falta el marcador del partido ${game}, su total se adivinaba`,
  'score of a game not played': ({ game }) => `el partido ${game} no se jugó y no tiene marcador`,
  'draw with a winner': ({ game }) => `según el marcador el partido ${game} no terminó en empate`,
  'no draws in a bracket': ({ game }) => `el partido ${game} tiene un ganador: en un cuadro no hay empates`,
  'nobody goes on': ({ game }) => `nadie pasa del partido ${game} sin haberlo ganado`,
  'beaten before': ({ game, team, in: before, by }) =>
    `${team} no puede ganar el partido ${game}: ${by} salió del partido ${before}`,
  'another played later': ({ game, team, in: later, by }) =>
    `${team} no puede ganar el partido ${game}: ${by} salió de él y ganó el partido ${later}`,

  'list too long': ({ most }) => `el archivo tiene más de ${most} caracteres`,
  'list empty': 'el archivo no tiene resultados',
  'list not json': ({ why }) => `el archivo no es JSON: ${why}`,
  'list is none': 'el archivo no es una lista de resultados',
  'list with too many rows': ({ rows, most }) =>
    `el archivo tiene ${rows} resultados; se leen como máximo ${most} a la vez`,
  'list without columns': ({ columns }) => `la línea 1 nombra las columnas: ${columns}`,
  'list column unknown': ({ column }) => `línea 1: no existe la columna “${column}”`,
  'list column missing': ({ column }) => `línea 1: falta la columna “${column}”`,
  'list column twice': ({ column }) => `línea 1: la columna “${column}” está dos veces`,
  'list row of another length': ({ line, cells, columns }) =>
    `la línea ${line} tiene ${cells} celdas y la primera línea ${columns}`,
  'list quote open': ({ line }) => `línea ${line}: unas comillas no se cierran`,
  'list row unreadable': ({ line }) => `la fila ${line} no es un resultado`,
  'list field unknown': ({ line, field }) => `fila ${line}: un resultado no tiene “${field}”`,
  'list field unreadable': ({ line, field }) => `fila ${line}: “${field}” falta o no se puede leer`,
  'results winner and none': ({ line }) => `fila ${line}: un resultado tiene un ganador, o dice por qué no lo hay`,
  'results game twice': ({ line, game, before }) => `fila ${line}: el partido ${game} ya está en la fila ${before}`,
}
