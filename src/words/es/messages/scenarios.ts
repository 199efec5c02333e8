import type { ScenarioFaults } from '../../../sim/scenario/file/messages.ts'
import type { Sentences } from '../../language.ts'

export const scenarios: Sentences<ScenarioFaults> = {
  'several steps at once': ({ steps }) => `un paso a la vez; aquí están juntos ${steps.join(' y ')}`,
  'step names nothing': ({ steps }) => `un paso nombra uno de ${steps.join(', ')}; o at`,
  'scenario without steps': 'un escenario tiene pasos, o variantes con pasos',
  'offering beside offerings': 'escriba offering para una, u offerings para una lista, no las dos',
  'activity not in the catalogue': ({ activity, meant }) =>
    `no hay actividad «${activity}» en el catálogo${meant === undefined ? '' : `; ¿quiso decir «${meant}»?`}`,
  'activity offered twice': ({ activity }) =>
    `${activity} se ofrece dos veces; una actividad tiene una sola oferta a la vez, y un paso puede ofrecerla de nuevo`,
  'nobody so named': ({ name, meant }) =>
    `el escenario no conoce a nadie como «${name}»${meant === undefined ? '' : `; ¿quiso decir «${meant}»?`}`,
  'no such claim expected': ({ name, claims }) =>
    `no hay «${name}» en este escenario; ${claims.length === 0 ? 'no tiene reclamos' : `sus reclamos son ${claims.join(', ')}`}`,
  'not so many seats': ({ seats, persons }) => `se nombran ${seats} asientos para ${persons} personas`,
  'fund named twice': ({ fund, other }) => `${other} y ${fund} son el mismo fondo; escriba uno de los dos`,
  'no guess': ({ text }) => `«${text}» no es una apuesta; se dice H (más alta) o L (más baja)`,
  'no ticket number': ({ text }) => `«${text}» no es un boleto; se escribe T3 o T3 to T7`,
  'folded hand with a Play wager': 'quien se retira no hace la apuesta Play',
  'a date and time': 'una fecha y hora como 2026-03-02T19:30',
  'a span of time': 'un plazo como 2 days o 1 hour 30 minutes',
  'a spot':
    'un lugar como 3, 3b1 para el primero detrás del asiento 3, o 3d para su espacio en la mano del jugador-banca',
  'a seat as digits': 'un asiento como número',
}
