import type { Message } from '../../../base/message.ts'
import type { Found, Listed, TextFaults, TextName } from '../../../rulebook/text/messages.ts'
import type { Say, Sentences } from '../../language.ts'

const lista = ({ words, more }: Listed): string => `${words.join(', ')}${more === undefined ? '' : ` y ${more} más`}`
const quiso = (meant: string | undefined): string => (meant === undefined ? '' : `; ¿quiso decir «${meant}»?`)
const lleva = (wanted: Message | undefined, say: Say): string =>
  wanted === undefined ? '' : `; aquí va ${say(wanted)}`

function hallado(one: Found): string {
  if ('text' in one) return `«${one.text}»`
  if ('number' in one) return `el número ${one.number}`
  if ('word' in one) return one.word
  return { list: 'una lista', keys: 'un grupo de claves', this: 'esto' }[one.is]
}

const TIPOS: Readonly<Record<string, string>> = {
  text: 'un texto',
  number: 'un número',
  'whole number': 'un número entero',
  'true or false': 'true (sí) o false (no)',
  list: 'una lista',
  keys: 'un grupo de claves con valores',
  names: 'nombres con valores',
}

const TEXTOS = { 'rule file': 'archivo de reglas', rules: 'reglas', offering: 'oferta', profile: 'perfil' } as const
const nombre = (text: TextName): string => ('file' in text ? text.file : TEXTOS[text.is])

const LIMITE = { 'at least': 'como mínimo', 'at most': 'como máximo' } as const

const COMILLAS = 'ponga todo el valor entre comillas'

export const textFaults: Sentences<TextFaults> = {
  // shape
  'value is missing': ({ wanted }, say) => `esto falta${lleva(wanted, say)}`,
  'value is empty': ({ wanted }, say) => `esto está vacío${lleva(wanted, say)}`,
  'value does not fit': ({ found, wanted }, say) =>
    `${hallado(found)} no sirve${wanted === undefined ? ' aquí' : lleva(wanted, say)}`,
  'number for a text': ({ found }) =>
    `${hallado(found)} no sirve; escríbalo como texto${'number' in found ? `: "${found.number}"` : ''}`,
  'value is not of the form': ({ text, wanted }, say) => `«${text}» no sirve; aquí va ${say(wanted)}`,
  'value is none of': ({ found, oneOf, meant }) => `${hallado(found)} no es ninguno de ${lista(oneOf)}${quiso(meant)}`,
  'value is not known here': ({ found, meant }) => `${hallado(found)} no se conoce aquí${quiso(meant)}`,
  'unknown key': ({ key, meant, keys }) =>
    meant !== undefined
      ? `clave desconocida «${key}»${quiso(meant)}`
      : `clave desconocida «${key}»; ${keys.words.length === 0 ? 'aquí no hay claves' : `las claves son ${lista(keys)}`}`,
  'key of every object': '«__proto__» no es una clave que se pueda usar',
  'key does not fit': ({ key }) => `${hallado(key)} no es una clave que sirva aquí`,
  'value is no multiple': ({ found, of }) => `${hallado(found)} no sirve; aquí va un múltiplo de ${of}`,
  'text of another length': ({ length, limit, bound }) =>
    `un texto de ${length} caracteres no sirve; aquí van ${limit} ${LIMITE[bound]}`,
  'list is empty': ({ limit, bound }) =>
    `esta lista está vacía; aquí ${limit === 1 ? 'va uno' : `van ${limit}`} ${LIMITE[bound]}`,
  'list of another length': ({ length, limit, bound }) =>
    `una lista de ${length} no sirve; aquí van ${limit} ${LIMITE[bound]}`,
  'size does not fit': ({ limit, bound }) => `esto no sirve; aquí van ${limit} ${LIMITE[bound]}`,
  'keys are needed': ({ oneOf }) => `aquí haría falta ${oneOf.map((keys) => keys.join(' y ')).join(', o ')}`,
  'several faults of one value': ({ faults }, say) => faults.map(say).join(', o bien: '),
  // YAML
  'tab indents': 'aquí hay un tabulador; las líneas se sangran con espacios',
  'bracket never closed': 'aquí se abre un corchete o una llave que nunca se cierra',
  'bracket never opened': 'aquí se cierra un corchete o una llave que nunca se abrió',
  'item in another column': 'los elementos de una lista empiezan todos en la misma columna; este empieza en otra',
  'key in another column': 'las claves de un grupo empiezan todas en la misma columna; esta línea empieza en otra',
  'item among keys': 'un elemento de lista está entre claves; una lista va debajo de una clave propia',
  'quote never closed': 'aquí se abren unas comillas que nunca se cierran',
  'colon is missing': 'tras una clave van dos puntos y un espacio, como en «name: value»; aquí faltan',
  'comma or colon is missing': 'falta una coma o dos puntos entre dos cosas dentro de corchetes o llaves',
  'comma is missing': 'falta una coma entre dos cosas dentro de corchetes o llaves',
  'dash is missing': 'un elemento de lista empieza con un guion y un espacio',
  'space before comment is missing': 'falta un espacio antes de #',
  'percent sign has a meaning':
    'una línea más arriba empieza con %, que en YAML tiene un significado propio; escriba # delante',
  'sign cannot begin a value': `un valor no puede empezar con este signo; ${COMILLAS}`,
  'backslash has a meaning':
    'una barra invertida entre comillas dobles tiene un significado propio; escriba dos, o use comillas simples',
  'comma too many': 'aquí sobra una coma',
  'value goes on': `aquí sigue algo después de que el valor terminó; ${COMILLAS}`,
  'block within brackets': 'las listas y claves en líneas propias no pueden ir dentro de corchetes o llaves',
  'second text in a file': 'la línea --- empieza aquí un segundo texto; un archivo tiene uno',
  'line below is indented deeper':
    'esta clave tiene un valor y la línea de abajo tiene más sangría; las claves de un grupo empiezan todas en la misma columna',
  'colon within a value': `dentro de este valor hay dos puntos y un espacio; ${COMILLAS}`,
  'text cannot be read': 'esto no se puede leer; busque comillas, corchetes o dos puntos que sobren o falten',
  'amount cut by its comma': 'dentro de corchetes o llaves una cantidad con coma va entre comillas, como en "$5,000"',
  'key stands twice': ({ key }) => `la clave «${key}» está aquí por segunda vez; cada clave va una sola vez`,
  'star has a meaning': `un valor que empieza con * tiene en YAML un significado propio; ${COMILLAS}`,
  'text names its parts': `no se aceptan partes con nombre (&) ni repetidas (*): escríbalas completas, o ${COMILLAS}`,
  'text has too many parts': ({ most }) => `el texto tiene más de ${most} partes; no se leyó nada`,
  'text is nested too deep': ({ most }) => `aquí hay más de ${most} niveles uno dentro de otro; no se leyó nada`,
  'text repeats itself too often': 'el texto repite sus propias partes demasiadas veces; escríbalas completas',
  // forms
  'value of a type': ({ type }) => TIPOS[type] ?? type,
  'the keys': ({ keys }) => `un grupo con las claves ${lista(keys)}`,
  'a number': ({ isWhole, from, to }) => {
    const tipo = isWhole ? 'un número entero' : 'un número'
    if (to === undefined) return from === undefined ? tipo : `${tipo} desde ${from}`
    return from === undefined ? `${tipo} hasta ${to}` : `${tipo} de ${from} a ${to}`
  },
  'one of': ({ words }) => `uno de ${lista(words)}`,
  'this value': ({ value }) => hallado(value),
  'either of': ({ of }, say) => of.map(say).join(', o '),
  'an amount of money': 'una cantidad como $1,000 o $0.89',
  'a share': 'una parte como 40% o 1/3',
  'a count': 'un número entero como 5',
  'a multiple': 'un número de veces como 2 o 2.5',
  'a fund': 'reserve (la reserva), o un bote como pool:main',
  'a fund or the house':
    'reserve (la reserva), un bote como pool:main, house (la casa), o where it came from (de donde vino)',
  'yes or no': 'yes (sí) o no',
  'a range of money': 'un rango de dinero como $5..$5,000',
  'a range of counts': 'un rango de números enteros como 2..4',
  'a time of day': 'una hora como 18:00',
  'a time of day or midnight': 'una hora como 18:00, o 24:00',
  'a date': 'una fecha como 2026-03-02',
  'a day of the year': 'un día del año como 03-31',
  'what a term goes by': 'una cláusula como E7, una lectura como «reading R4», o house (la casa)',
  'an id of a reading': 'una identificación como R4',
  'a house and a name': 'una casa y un nombre como bay-101/blazing-7s',
  'a name of an occasion': 'un nombre como primavera o semana-3: minúsculas, cifras y guiones, 24 como mucho',
  'a tournament of the house': 'un torneo de la casa como bay-101/poker-tournaments.main-event',
  // places
  'fault in a text': ({ text, line, column, where, fault }, say) =>
    `${nombre(text)}${line === undefined ? '' : `:${line}:${column}`}: ${where === undefined ? '' : `${where}: `}${say(fault)}`,
}
