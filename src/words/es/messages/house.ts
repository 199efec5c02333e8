import type { AccessMessages } from '../../../engine/access/messages.ts'
import type { DutyName } from '../../../engine/duties.ts'
import type { HouseMessages } from '../../../engine/house/messages.ts'
import type { Sentences } from '../../language.ts'
import { ROLES } from '../names.ts'
import { asunto } from '../openitems.ts'

const EQUIPMENT = { sensor: 'el sensor', reader: 'el lector de tarjetas' } as const
const DEVICE = { sensor: 'un sensor', keypad: 'un teclado', reader: 'un lector de tarjetas' } as const
const ROVING = {
  scanner: 'un lector de bolsillo',
  feed: 'el aviso de tarjetas del club',
  pager: 'el aviso a jugadores',
} as const

export const house: Sentences<HouseMessages> = {
  'club form is so': ({ person }) => `ya se sabe que el formulario de ${person} está así`,
  'name is allowed so': ({ person, isAllowed }) =>
    isAllowed
      ? `las pantallas ya pueden mostrar el nombre de ${person}`
      : `las pantallas de todos modos no muestran el nombre de ${person}`,
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
  'device has no table': ({ kind, table }) => `${ROVING[kind]} es de toda la casa; no indique la mesa ${table}`,
  'device enrolled already': ({ device, table }) =>
    `el dispositivo ${device} ya está dado de alta${table === undefined ? '' : ` en la mesa ${table}`}; delo de baja primero`,
  'device disabled already': ({ device, why }) => `el dispositivo ${device} ya está dado de baja: ${why}`,

  'person does not work here': ({ person }) => `la persona ${person} no trabaja aquí`,
  'last administrator': 'es el último administrador; dé de alta a otro primero',
  'no such role': ({ role, roles }) => `no hay función ${role}; las funciones son ${roles.join(', ')}`,
  'no role named': 'quien trabaja aquí tiene al menos una función',
  'regulator only reads': 'un regulador solo lee: no tiene ninguna otra función',
  'roles held already': ({ person }) => `la persona ${person} ya tiene estas funciones`,
  'lifting takes two': ({ person }) =>
    `la persona ${person} está excluida, o lo estuvo y no está readmitida; cambiarlo requiere una segunda persona, con credencial y PIN`,
  'staff takes two':
    'las personas, las funciones y los PIN nuevos son cosa de dos: un administrador y una segunda persona de otro departamento, con credencial y PIN',
  'device takes two':
    'dar de alta un dispositivo es cosa de dos: un administrador y una segunda persona de otro departamento, con credencial y PIN',
  'second person of another department': 'la segunda persona debe ser de otro departamento',
  'own roles by others': 'nadie se da funciones ni un PIN nuevo a sí mismo; lo hacen otros dos',
  'duties exclude each other': ({ duties: [one, other], roles }) =>
    `una misma persona no puede ${DUTY[one]} y ${DUTY[other]}: estas funciones juntas lo permiten (${roles.map((role) => ROLES[role]).join(', ')})`,

  'records kept shorter': ({ kept, years, from }) =>
    `los registros no se guardan menos tiempo del fijado: deje la línea de ${kept} desde ${from} con ${years} ${years === 1 ? 'año' : 'años'} como mínimo`,

  'open items not named': ({ items }) =>
    `en la lista falta lo que ahora está abierto: ${items.map(asunto).join(', ')}; mírela de nuevo y firme`,
}

const DUTY: Readonly<Record<DutyName, string>> = {
  administer: 'administrar',
  'handle money': 'manejar dinero',
  count: 'contar',
  'keep the books': 'llevar los libros',
  verify: 'verificar',
  pay: 'pagar',
}

export const access: Sentences<AccessMessages> = {
  'house founded already': 'esta casa ya tiene a sus primeras personas; dos de ellas dan de alta a las demás',
  'founding takes two': 'una casa empieza con dos personas: un administrador y alguien de otro departamento',
  'founding takes an administrator': 'la primera de las dos es administrador',
  'second factor there already': 'ya hay un segundo factor; dos personas lo quitan antes de que haya uno nuevo',
  'nothing to reset': 'diga qué se da de nuevo',
  'not a station name': ({ name }) =>
    `"${name}" no es nombre de un puesto: hasta 40 letras, cifras, espacios, puntos y guiones, por ejemplo caja 1`,
  'station opens nothing': 'elija al menos una pantalla que se abra en el puesto',
  'station enrolled already': ({ station }) => `${station} ya es un puesto; retírelo primero`,
  'no such station': ({ station }) => `no hay puesto ${station} que usar`,
  'stations required already': 'las pantallas del personal ya se abren solo en los puestos',
  'no station opened': 'aún no hay ningún puesto en uso; nadie podría entrar',
}
