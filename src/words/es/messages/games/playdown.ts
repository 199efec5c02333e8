import type { PlayDownRefusals } from '../../../../games/playdown/messages.ts'
import type { Sentences } from '../../../language.ts'

const named = (table: string): string => (table === 'final' ? 'la mesa final' : `la mesa ${table}`)

export const playdown: Sentences<PlayDownRefusals> = {
  'nobody for the play-down': 'nadie participa',
  'too many for the play-down': ({ people, most }) => `${people} personas no caben: las mesas tienen ${most} asientos`,
  'twice for the play-down': ({ who }) => `${who} participa una sola vez`,
  'play-down is over': 'la final está decidida; ya no se cuenta nada',
  'seated already': 'todos tienen ya su asiento',
  'not in the play-down': ({ who }) => `${who} no participa`,
  'has no seat': ({ who }) => `${who} aún no tiene asiento; se sienta a todos a la vez`,
  'no such seat in the play-down': ({ table, seat, tables, seats }) =>
    `no existe el asiento ${seat} de la mesa ${table}: se juega en ${tables} mesas de ${seats} asientos`,
  'seat taken twice': ({ table, seat }) => `el asiento ${seat} de la mesa ${table} se dio a dos personas`,
  'tables not equal': ({ least, most }) =>
    `${least} en una mesa y ${most} en otra: las mesas son tan iguales como se pueda`,
  'seats before chips': 'todos se sientan antes de que se cuenten fichas',
  'tables before the final': 'cada mesa se decide antes de la final',
  'no such table in the play-down': ({ table }) => `no existe la mesa ${table}`,
  'counted already': ({ table }) => `${named(table)} está contada y decidida`,
  'not at this table': ({ who, table }) => `${who} no juega en ${named(table)}`,
  'not among equals': ({ who }) => `${who} no está entre los iguales que desempatan`,
  'counted twice': ({ who }) => `las fichas de ${who} se cuentan dos veces`,
  'chips not counted': ({ who }) => `faltan las fichas de ${who}`,
  'no count of chips': ({ who }) => `las fichas de ${who} son un número entero, 0 o más`,
}
