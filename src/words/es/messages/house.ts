import type { HouseMessages } from '../../../engine/house/messages.ts'
import type { Sentences } from '../../language.ts'
import { asunto } from '../openitems.ts'

const EQUIPMENT = { sensor: 'el sensor', reader: 'el lector de tarjetas' } as const
const DEVICE = { sensor: 'un sensor', keypad: 'un teclado' } as const

export const house: Sentences<HouseMessages> = {
  'no link to the house': 'sin conexión con la casa',
  'sensors dark': ({ spots }) => `apagado en ${spots.join(', ')}`,
  'journal of another house': ({ property }) => `este diario ya es de ${property}`,
  'no such table': ({ table }) => `no hay mesa ${table}`,
  'table not open': ({ table }) => `la mesa ${table} no está abierta`,
  'table open already': ({ table }) => `la mesa ${table} ya está abierta`,
  'table changed while open': ({ table }) => `la mesa ${table} está abierta; ciérrela antes de cambiarla`,

  'table waits for nobody': ({ table }) => `la mesa ${table} no espera a nadie`,
  'floor called already': ({ table, why }) => `ya se llamó al supervisor a la mesa ${table}: ${why}`,

  'equipment failed': ({ device, table }) =>
    `${EQUIPMENT[device]} de la mesa ${table} falla; no se ofrece nada hasta que se repare`,
  'fault not reported': ({ device, table }) => `nadie avisó de que ${EQUIPMENT[device]} de la mesa ${table} falla`,
  'fault reported already': ({ device, table }) => `ya se avisó de que ${EQUIPMENT[device]} de la mesa ${table} falla`,

  'no such device': ({ device }) => `no hay dispositivo ${device}`,
  'not a device name': ({ name }) =>
    `«${name}» no es un nombre de dispositivo: hasta 32 letras minúsculas, cifras, puntos y guiones, como t12`,
  'device needs a table': ({ kind }) => `${DEVICE[kind]} está en una mesa; diga en cuál`,
  'feed has no table': ({ table }) => `el aviso de tarjetas del club es de toda la casa; no indique la mesa ${table}`,
  'device enrolled already': ({ device, table }) =>
    `el dispositivo ${device} ya está dado de alta${table === undefined ? '' : ` en la mesa ${table}`}; delo de baja primero`,
  'device disabled already': ({ device, why }) => `el dispositivo ${device} ya está dado de baja: ${why}`,

  'person does not work here': ({ person }) => `la persona ${person} no trabaja aquí`,
  'last administrator': 'es el último administrador; dé de alta a otro primero',
  'no such role': ({ role, roles }) => `no hay función ${role}; las funciones son ${roles.join(', ')}`,
  'no role named': 'quien trabaja aquí tiene al menos una función',
  'regulator only reads': 'un regulador solo lee: no tiene ninguna otra función',
  'roles held already': ({ person }) => `la persona ${person} ya tiene estas funciones`,

  'open items not named': ({ items }) =>
    `en la lista falta lo que ahora está abierto: ${items.map(asunto).join(', ')}; mírela de nuevo y firme`,
}
