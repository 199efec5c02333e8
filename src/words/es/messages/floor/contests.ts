import type { ContestMessages } from '../../../../engine/contests/messages.ts'
import type { Sentences } from '../../../language.ts'

const FORMS = { bracket: 'una llave', card: 'una tarjeta semanal' } as const
const HOUR = 3_600_000
const formularios = (forms: number): string =>
  forms === 1 ? 'hay 1 formulario entregado' : `hay ${forms} formularios entregados`
const lapso = (ms: number): string => {
  const minutes = Math.floor(ms / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

export const contests: Sentences<ContestMessages> = {
  'activity is no contest': ({ activity }) => `${activity} no es un concurso en marcha`,
  'contest not open': ({ activity }) => `${activity} todavía no tiene una lista de partidos aprobada`,
  'no slate drafted': ({ activity }) => `ninguna lista de partidos de ${activity} espera aprobación`,
  'slate is fixed': ({ forms }) => `${formularios(forms)}: la lista solo cambia si un partido se aplaza o se cancela`,
  'slate of another kind': ({ is, wanted }) => `esta es la lista de ${FORMS[is]}, y el concurso tiene ${FORMS[wanted]}`,
  'slate takes two': 'cambiar una lista de partidos requiere dos personas',
  'whoever drafted the slate': 'quien preparó la lista de partidos no puede aprobarla',
  'lock outside the posted days': ({ locks, from, to }) =>
    `los formularios vencerían el ${locks}, fuera de los días anunciados del ${from} al ${to}`,
  'game put off or called off': 'diga cuándo empieza ahora el partido, o que se cancela',
  'game is over': ({ game }) => `el partido ${game} ya tiene resultado`,
  'game is put off to later': ({ game, starts }) =>
    `el partido ${game} solo se puede aplazar a un momento por venir, después de ${starts}`,
  'form needs nobody': 'nadie tiene que entregar el formulario de este concurso',
  'form given already': 'ya tiene el formulario',
  'form not given': 'todavía no tiene el formulario de parte de alguien del piso',
  'form after the lock': ({ locks }) => `los formularios se recibían hasta antes de ${locks}`,
  'one form each': ({ form }) => `una participación por jugador: ${form} está entregado y solo se puede cambiar`,
  'no form to replace': ({ form }) => `no tiene ningún formulario ${form} que se pueda cambiar`,
  'contest is not locked then': ({ due }) => `ningún concurso se cierra a las ${due}`,
  'too few hours': ({ has, needs, from, to, how }) =>
    how === 'time'
      ? `tiene ${lapso(has)} de ${lapso(needs)} de juego registrado del ${from} al ${to}; faltan ${lapso(needs - has)}`
      : `tiene ${has / HOUR} de ${needs / HOUR} horas escaneadas del ${from} al ${to}; faltan ${(needs - has) / HOUR}`,
  'contest asks no hours': ({ activity }) => `${activity} no pide horas de juego`,
  'hours take two': 'cambiar las horas de alguien requiere dos personas',
  'hours not changed': 'no cambiaría nada: diga cuántas horas se suman o se quitan',
  'hours still count': ({ to }) => `las horas de juego cuentan hasta que termine el ${to}; los premios se dan después`,
  'day is not counted then': ({ due }) => `ningún día del concurso empieza ni termina a las ${due}`,
  'result entered already': ({ game, source }) => `ese resultado del partido ${game} ya está anotado (${source})`,
  'result differs': ({ game, source }) =>
    `el partido ${game} tiene otro resultado${source === '' ? ' en la misma lista' : ` (${source})`}: dos personas lo corrigen`,
  'no result to confirm': ({ game }) => `el partido ${game} no tiene resultado que confirmar`,
  'result is confirmed': ({ game }) => `el resultado del partido ${game} ya está confirmado`,
  'whoever entered the result': 'quien anotó un resultado no puede confirmarlo',
  'no result to correct': ({ game }) => `el partido ${game} no tiene resultado que corregir`,
  'result is that already': ({ game }) => `el partido ${game} ya tiene ese resultado`,
  'correction takes two': 'corregir un resultado requiere dos personas',
  'award takes two': 'dar los premios de un concurso requiere dos personas',
  'contest is awarded': 'los premios de este concurso ya están dados',
  'contest has forms': ({ forms }) => `${formularios(forms)}, y los premios todavía no están dados`,
  'results are not complete': ({ open }) =>
    `sin resultado confirmado: ${open.slice(0, 8).join(', ')}${open.length > 8 ? ` y ${open.length - 8} más` : ''}`,
  'prize was declined': 'el premio fue denegado',
  'placed by picks': ({ place, right, games, off, to }) =>
    `lugar ${place}${to === undefined ? '' : ` a ${to}, empatado`}: ${right} de ${games} ganadores acertados${off === undefined ? '' : `, a ${off} del total`}`,
}
