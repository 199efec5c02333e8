import type { RotationMessages } from '../../../../engine/rotation/messages.ts'
import type { Sentences } from '../../../language.ts'

const minutesOf = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`

export const rotation: Sentences<RotationMessages> = {
  'not a dealer': ({ person }) => `la persona ${person} trabaja aquí, pero no como crupier`,
  'in the line-up already': ({ dealer }) => `el crupier ${dealer} ya está en el turno`,
  'not in the line-up': ({ dealer }) => `el crupier ${dealer} no está en el turno; añádalo primero`,
  'dealer deals there already': ({ dealer, table }) => `el crupier ${dealer} ya reparte en la mesa ${table}`,
  'dealer deals elsewhere': ({ dealer, table }) =>
    `el crupier ${dealer} reparte en la mesa ${table}; releve esa mesa primero o mándelo a descansar`,
  'break is not over': ({ dealer, minutes }) =>
    `al crupier ${dealer} le quedan ${minutesOf(minutes)} de descanso; diga por qué termina antes o elija a otro`,
  'on a break already': ({ dealer }) => `el crupier ${dealer} ya está descansando`,
  'not on a break': ({ dealer }) => `el crupier ${dealer} no está descansando`,
  'dealer does not deal': ({ dealer, game, table }) =>
    `el crupier ${dealer} no está anotado para ${game}, el juego de la mesa ${table}; diga por qué lo reparte o elija a otro`,
  'something later is known of the dealer': ({ dealer }) =>
    `consta algo posterior sobre el crupier ${dealer}: anote lo que vale ahora o deshaga el relevo`,
  'something later is known of the table': ({ table }) =>
    `consta algo posterior sobre quién reparte en la mesa ${table}: anote lo que vale ahora o deshaga el relevo`,
  'no such string': ({ string }) => `no hay ningún circuito ${string}`,
  'table twice in the string': ({ table }) => `la mesa ${table} puede estar en el circuito una sola vez`,
  'table of another string': ({ table, string }) =>
    `la mesa ${table} está en el circuito ${string}; quítela de ahí primero`,
  'string has no open table': ({ string }) => `ninguna mesa del circuito ${string} está abierta`,
  'nobody to come in': ({ table, dealer, minutes }) =>
    `ningún crupier está listo para la mesa ${table}${
      dealer === undefined || minutes === undefined
        ? ''
        : `; el descanso del crupier ${dealer} termina en ${minutesOf(minutes)}`
    }`,
  'nobody to relieve': ({ dealer, string }) =>
    `no hay lugar para el crupier ${dealer} en el circuito ${string}; no lo incluya`,
  'push not to be undone': ({ push }) =>
    `el relevo ${push} no se puede deshacer: no existe, o sus crupieres o mesas han cambiado desde entonces; anote quién reparte ahora`,
  'table has no dealer': 'la mesa no tiene crupier',
  'break is due': ({ dealer, minutes }) => `el crupier ${dealer} lleva ${minutesOf(minutes)} sin descanso`,
  'push is due': ({ minutes }) =>
    minutes === 0 ? 'toca el relevo ahora' : `el relevo lleva ${minutesOf(minutes)} de retraso`,
  'push comes': ({ minutes }) => `el relevo toca en ${minutesOf(minutes)}`,
  'no pace is set': 'nadie ha fijado cada cuánto se releva a los crupieres',
  'comes from table': ({ table }) => `viene de la mesa ${table}`,
  'break is over': ({ minutes }) =>
    minutes === 0 ? 'su descanso terminó' : `su descanso terminó hace ${minutesOf(minutes)}, antes que el de los demás`,
  'is free': ({ minutes }) =>
    minutes === 0 ? 'está libre' : `está libre desde hace ${minutesOf(minutes)}, más que los demás`,
}
