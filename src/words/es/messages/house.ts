import type { HouseMessages } from '../../../engine/house/messages.ts'
import type { Sentences } from '../../sentence.ts'

export const house: Sentences<HouseMessages> = {
  'no such table': ({ table }) => `no hay mesa ${table}`,
  'table waits for nobody': ({ table }) => `la mesa ${table} no espera a nadie`,
  'floor called already': ({ table, why }) => `ya se llamó al supervisor a la mesa ${table}: ${why}`,
}
