import type { DealFaults, LevelFaults, PayFaults } from '../../../../games/tournament/messages.ts'
import type { Sentences } from '../../../language.ts'
import { money } from '../../../values.ts'

export const tournament: Sentences<PayFaults & DealFaults & LevelFaults> = {
  'pays without places': 'no se paga ningún puesto',
  'percentages not the whole': ({ sum }) => `los porcentajes suman ${sum}; deben ser exactamente el 100%`,
  'prize of a place not an amount': ({ place }) => `puesto ${place}: el premio es mayor que nada`,
  'thing of a place not named': ({ place, form }) => `puesto ${place}: falta decir qué premio es (${form})`,
  'numbers of entries do not follow': ({ from, to }) =>
    `la lista ${to === undefined ? `desde ${from}` : `de ${from} a ${to}`} inscripciones no sigue a la anterior`,
  'more places than entries': ({ places, entries }) =>
    `se pagan ${places} puestos en una lista que ya vale desde ${entries === 1 ? 'una inscripción' : `${entries} inscripciones`}`,
  'rounding to nothing': 'los premios se redondean a un importe mayor que nada',
  'rest without a place': ({ place }) => `lo que deja el redondeo va a un puesto, contado desde 1; ${place} no lo es`,
  'rest beyond the places': ({ place, places }) =>
    `lo que deja el redondeo no puede ir al puesto ${place}: donde menos se pagan, ${places === 1 ? 'se paga uno' : `se pagan ${places}`}`,
  'twice in the deal': ({ who }) => `${who} aparece dos veces en el acuerdo`,
  'not in the deal': ({ who }) => `${who} no es de los jugadores que quedan`,
  'missing from the deal': ({ who }) => `${who} sigue en juego y no tiene parte en el acuerdo`,
  'deal below nothing': ({ who }) => `${who} no puede recibir menos que nada`,
  'deal leaves money': ({ sum, there }) => `suma ${money(sum)}; hay que pagar ${money(there)}`,
  'deal gives more than there is': ({ sum, there }) => `suma ${money(sum)}; solo hay ${money(there)}`,
  'structure without levels': 'no hay ningún nivel',
  'structure begins or ends in a break': 'un descanso va entre dos niveles, no antes del primero ni después del último',
  'level without minutes': ({ level }) => `nivel ${level}: un nivel o descanso dura al menos un minuto`,
  'small blind above the big': ({ level }) => `nivel ${level}: la ciega pequeña es mayor que la grande`,
  'blinds go down': ({ level }) => `nivel ${level}: la ciega grande es menor que en el nivel anterior`,
  'blinds cannot be paid': ({ level, value }) =>
    `nivel ${level}: ciegas y ante no se pueden pagar con fichas de ${value}, las menores en juego`,
  'colour-up of no such chip': ({ level, value }) =>
    `descanso tras el nivel ${level}: no hay fichas de ${value} en juego`,
  'colour-up of the last chip': ({ level }) => `descanso tras el nivel ${level}: no quedaría ninguna ficha en juego`,
}
