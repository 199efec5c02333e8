import type { DeviceMessages } from '../../../server/devices/messages.ts'
import type { Sentences } from '../../language.ts'

export const devices: Sentences<DeviceMessages> = {
  'not signed by a device': 'This is not signed by a device of the house.',
  'device is disabled': ({ device, reason }) => `Device ${device} is disabled: ${reason}`,
  'device clock off': ({ seconds }) => `its clock is ${seconds} s off`,
  'envelope was here before': 'this envelope, or a later one, was here before',
  'numbers are missing': ({ n, next }) => `number ${n} came, and ${next} is next: what was between is missing`,
  'numbers not consecutive': ({ place, n }) => `${place}: the numbers of a batch are consecutive; ${n} does not follow`,
  'number not remembered': ({ n }) => `number ${n} was here before and is not remembered; it cannot be compared`,
  'number of another message': ({ n, seq }) => `number ${n} was used for another message, recorded as line ${seq}`,
  'device may not order': ({ kind, order }) => `a ${kind} may not order ${order}`,
  'device knows no paper': 'a device cannot tell what stands on paper',
  'order has a fault': ({ place, fault }, say) => `${place === '' ? 'the order' : place}: ${say(fault)}`,
  'device of another table': ({ device, table, named }) =>
    `device ${device} belongs to table ${table}, not to table ${named}`,
  'row of the future': 'this is said to happen at a time that has not come yet',
  'cards unknown': ({ unknown }) =>
    unknown === 1
      ? 'this card belongs to nobody in the register'
      : `these ${unknown} cards belong to nobody in the register`,
  'happened too long ago': ({ hours }) => `this is said to have happened ${hours} hours ago`,
  'happened before the one before': ({ ms }) => `this is said to have happened ${ms} ms before what came before it`,
  'round too soon': ({ ms, least }) => `a round cannot begin ${ms} ms after the one before; ${least} ms is the least`,
  'seat is ready': ({ table, seat, until }) =>
    `Your seat is ready: table ${table}, seat ${seat}${until === undefined ? '' : `, held until ${until}`}.`,
  'seat was taken up': ({ table, seat }) => `Seated at table ${table}, seat ${seat}.`,
  'call was missed': ({ table, seat }) => `Your time for table ${table}, seat ${seat} is up. Please see the podium.`,
  'call was taken back': ({ table, seat }) =>
    `Table ${table}, seat ${seat} is not free after all. You keep your place; we will call you again.`,
  'nothing lit without a table': 'nothing is lit where there is no table',
  'fee not sensed at table': ({ activity, table }) => `no fee of ${activity} is sensed at table ${table}`,
  'no such spot': ({ table, seats, spot }) => `table ${table} has seats 1 to ${seats}; there is no spot ${spot}`,
  'spot lit twice': ({ spot }) => `spot ${spot} is lit twice`,
}
