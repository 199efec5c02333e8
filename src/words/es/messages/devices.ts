import type { DeviceKind } from '../../../engine/house/vocabulary.ts'
import type { DeviceMessages } from '../../../server/devices/messages.ts'
import type { Sentences } from '../../language.ts'

const KINDS: Readonly<Record<DeviceKind, string>> = {
  sensor: 'un sensor',
  keypad: 'un teclado',
  reader: 'un lector de tarjetas',
  scanner: 'un lector de bolsillo',
  pager: 'un aviso a jugadores',
  feed: 'un aviso de tarjetas del club',
}

export const devices: Sentences<DeviceMessages> = {
  'not signed by a device': 'Esto no lo firma ningún dispositivo de la casa.',
  'device is disabled': ({ device, reason }) => `El dispositivo ${device} está desactivado: ${reason}`,
  'device clock off': ({ seconds }) => `su reloj está desviado ${seconds} s`,
  'envelope was here before': 'este sobre, o uno posterior, ya estuvo aquí',
  'numbers are missing': ({ n, next }) => `llegó el número ${n} y sigue el ${next}: falta lo de en medio`,
  'numbers not consecutive': ({ place, n }) => `${place}: los números de un lote van seguidos; al ${n} no le sigue`,
  'number not remembered': ({ n }) => `el número ${n} ya estuvo aquí y no se recuerda; no se puede comparar`,
  'number of another message': ({ n, seq }) => `el número ${n} se usó para otro mensaje, anotado en la línea ${seq}`,
  'device may not order': ({ kind, order }) => `${KINDS[kind]} no puede ordenar ${order}`,
  'device knows no paper': 'un dispositivo no puede decir lo que está en papel',
  'order has a fault': ({ place, fault }, say) => `${place === '' ? 'la orden' : place}: ${say(fault)}`,
  'device of another table': ({ device, table, named }) =>
    `el dispositivo ${device} es de la mesa ${table}, no de la mesa ${named}`,
  'row of the future': 'se dice que esto pasa a una hora que aún no ha llegado',
  'cards unknown': ({ unknown }) =>
    unknown === 1
      ? 'esta tarjeta no es de nadie del registro'
      : `estas ${unknown} tarjetas no son de nadie del registro`,
  'happened too long ago': ({ hours }) => `se dice que esto pasó hace ${hours} horas`,
  'happened before the one before': ({ ms }) => `se dice que esto pasó ${ms} ms antes que lo anterior`,
  'round too soon': ({ ms, least }) =>
    `una ronda no puede empezar ${ms} ms después de la anterior; lo mínimo son ${least} ms`,
  'seat is ready': ({ table, seat, until }) =>
    `Su asiento está listo: mesa ${table}, asiento ${seat}${until === undefined ? '' : `, guardado hasta las ${until}`}.`,
  'seat was taken up': ({ table, seat }) => `Sentado en la mesa ${table}, asiento ${seat}.`,
  'call was missed': ({ table, seat }) =>
    `Se acabó su tiempo para la mesa ${table}, asiento ${seat}. Pregunte en el mostrador.`,
  'call was taken back': ({ table, seat }) =>
    `La mesa ${table}, asiento ${seat}, no está libre después de todo. Conserva su lugar; lo llamaremos otra vez.`,
  'nothing lit without a table': 'nada se enciende donde no hay mesa',
  'fee not sensed at table': ({ activity, table }) => `en la mesa ${table} no se detecta ninguna cuota de ${activity}`,
  'no such spot': ({ table, seats, spot }) => `la mesa ${table} tiene asientos del 1 al ${seats}; no hay lugar ${spot}`,
  'spot lit twice': ({ spot }) => `el lugar ${spot} está encendido dos veces`,
}
