import type { Claiming, contestBoard as english } from '../../../en/screens/contests/board.ts'
import { times } from '../../times.ts'
import { picks } from './picks.ts'

export const claimingWords = ({ hasId, opens, before }: Claiming): string =>
  [
    `Los premios se pagan en la caja${hasId ? ' con identificación válida' : ''}`,
    ...(opens === undefined ? [] : [` desde el ${picks.days[opens.day]} a las ${times.clock(opens.at)}`]),
    before === undefined ? '. No hay plazo.' : ` y se deben reclamar antes del ${picks.days[before]}.`,
  ].join('')

export const contestBoard: typeof english = {
  toLock: 'Se reciben formularios durante',
  locksAt: (local) => `hasta ${local}`,
  formsIn: (forms) => (forms === 1 ? 'Hay 1 formulario' : `Hay ${forms} formularios`),
  lockedNow: 'Ya no se reciben formularios',
  ifNow: 'Por delante, si terminara ahora',
  final: 'Los ganadores',
  waits: 'El primer partido aún no ha terminado.',
  played: (played, games) => `${played} de ${games} partidos`,
  right: (right) => (right === 1 ? '1 acierto' : `${right} aciertos`),
  off: (off) => `a ${off}`,
  card: (number) => `Tarjeta ${number}`,
  claimSays: claimingWords,
  digest: (forms) => `${forms === 1 ? '1 formulario' : `${forms} formularios`}, resumen`,
  games: 'Partidos',
  none: 'no cuenta para nadie',
}
