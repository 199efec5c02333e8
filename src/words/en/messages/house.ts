import type { HouseMessages } from '../../../engine/house/messages.ts'
import type { Sentences } from '../../sentence.ts'

export const house: Sentences<HouseMessages> = {
  'no such table': ({ table }) => `there is no table ${table}`,
  'table waits for nobody': ({ table }) => `table ${table} waits for nobody`,
  'floor called already': ({ table, why }) => `the floor was called to table ${table} already: ${why}`,
}
