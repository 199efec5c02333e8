import type { Role } from '../../../engine/roles.ts'
import type { Place } from '../../../server/door/places.ts'
import type { ServerMessages } from '../../../server/messages.ts'
import type { Sentences } from '../../language.ts'
import { acts, seen } from '../acts.ts'
import { ROLES, SCREENS } from '../names.ts'

const listed = (names: readonly string[]): string => names.join(', ')
const rolesIn = (roles: readonly Role[]): string => listed(roles.map((role) => ROLES[role]))
const placesIn = (places: readonly Place[]): string => listed(places.map((place) => SCREENS[place]))

export const server: Sentences<ServerMessages> = {
  'not signed in': 'Aquí no hay nadie con sesión, o la sesión terminó. Entre e inténtelo de nuevo.',
  'role may not': ({ act, roles, yours }) => `“${acts[act]}” lo hace: ${rolesIn(roles)}; usted es: ${rolesIn(yours)}.`,
  'person on paper may not': ({ act, roles }) =>
    `La persona del papel no puede hacer esto: “${acts[act]}” lo hace: ${rolesIn(roles)}.`,
  'role does not show': ({ view }) => `Su función no muestra “${seen[view]}”.`,
  'second person needed': ({ roles }) =>
    `Esto es cosa de dos personas: la credencial y el PIN de otra (${rolesIn(roles)}).`,
  'second person is the first': 'La segunda persona es otra que la primera.',
  'second person has another role': ({ roles }) => `La segunda persona es aquí una de: ${rolesIn(roles)}.`,
  'wrong pin': 'Esta credencial y este PIN no van juntos.',
  'wrong password': 'Este nombre y esta contraseña no van juntos.',
  'locked out': ({ tries, minutes }) =>
    `Bloqueado tras ${tries} intentos fallidos; se abre en ${minutes} min, o lo abre un administrador.`,
  'too many tries': ({ seconds }) => `Demasiados intentos fallidos en esta pantalla; espere ${seconds} s.`,
  'place not named': ({ header, places }) => `El encabezado ${header} dice dónde está usted: ${listed(places)}.`,
  'nobody signed in there': 'Allí ya no hay nadie con sesión.',
  'roles do not open place': ({ place, places }) =>
    `Sus funciones no abren ${SCREENS[place]}; abren: ${placesIn(places) || 'nada'}.`,
  'administrator enrolled already': 'Esta casa ya tiene su administrador.',
  'code needed': 'Desde otra máquina hace falta el código que mostró la terminal.',
  'house opens in a moment': 'Esta casa abre en un momento.',
  'house is being set up': 'Esta casa se está preparando.',
  'house not set up': 'Esta casa aún no está preparada: abra su página de acceso.',
  'sign-in name taken': 'este nombre de acceso es de otra persona',
  'badge taken': 'esta credencial es de otra persona',
  'badge without pin': 'una credencial y un PIN van juntos: una cosa sin la otra no abre nada',
  'no way to sign in': 'quien trabaja aquí necesita una credencial con PIN, o un nombre de acceso con contraseña',
  'pin of another length': 'un PIN tiene de 4 a 12 cifras',
  'pin guessed first': 'un PIN de cifras iguales o seguidas es el primero que se adivina; elija otro',
  'password too short': ({ least }) => `una contraseña tiene al menos ${least} caracteres`,
  'password too plain': 'una contraseña no contiene el nombre y tiene al menos 5 caracteres distintos',
  'not locked out': 'esta persona no está bloqueada',
  'document expired': ({ kind, on }) => `este documento (${kind}) venció el ${on}; hace falta uno válido`,
  'no date of birth': ({ text }) => `${text} no es una fecha de nacimiento`,
  'document known': ({ person }) => `este documento es de la persona ${person} del registro; búsquela con él`,
  'nobody in the register': ({ person }) => `El registro no tiene a nadie con ${person}; quizá se borró.`,
  'no moment': ({ at }) => `${at} no es un momento; se esperaban milisegundos enteros`,
  'ahead of the clock': ({ seconds }) => `dicen que esto pasa dentro de ${seconds} s; el reloj que lo envió va mal`,
  'typist has counted': 'quien anota un conteo no es ninguno de los dos que contaron',
  'count team lacks person': ({ person }) => `la persona ${person} no es del equipo de conteo`,
  'draw not open': ({ draw }) => `el sorteo ${draw} no está abierto`,
  'secret lost': ({ draw }) => `el secreto del sorteo ${draw} se perdió; solo se puede abandonar, con el motivo`,
  'entries not in the journal': ({ draw }) => `la lista del sorteo ${draw} no está en el diario`,
  'drawing not again': ({ drawing }) => `el sorteo de ${drawing.replace('T', ' ')} no se repite`,
  'body too long': ({ kilobytes }) => `Esto pasa de ${kilobytes} KB; una orden nunca es tan larga.`,
  'body is not json': ({ why }) => `El cuerpo no es JSON: ${why}.`,
  'not sent as json': 'Las órdenes se envían como application/json.',
  'body has a fault': ({ place, fault }) => `${place === '' ? 'El cuerpo' : place}: ${fault}`,
  'no such view': ({ view, views }) => `No hay vista «${view}»; las vistas son ${listed(views)}.`,
  'nothing to read': ({ view }) => `No hay nada que leer en «${view}».`,
  'movements of nothing': 'Los movimientos se piden por actividad y cuenta.',
  'no such account': ({ account }) => `Ninguna cuenta se llama «${account}».`,
  'no such book': ({ book, books }) => `No hay libro «${book}»; los libros son ${books.join(' y ')}.`,
  'no number of a line': ({ text }) => `«${text}» no es el número de una línea.`,
  'line not named': 'Una línea del diario se pide por su número: ?seq=12.',
  'no such line': ({ line, last }) => `El diario no tiene la línea ${line}; termina en la ${last}.`,
  'no such audit kind': ({ kind, kinds }) => `No hay tipo «${kind}»; los tipos son ${listed(kinds)}.`,
  'not a day': ({ text }) => `«${text}» no es un día como 2026-03-02.`,
  'not a day or year': ({ text }) => `«${text}» no es un día como 2026-03-02 ni un año como 2026.`,
  'too many audit lines': ({ most }) => `Se muestran como mucho ${most} líneas a la vez.`,
  'day not closed': ({ day }) => `${day} no se cerró; un estado es de un día cerrado.`,
  'log without days': 'Un registro se pide de un día a otro: ?from=2026-03-02&to=2026-03-08.',
  'offering too long': 'Una oferta nunca es tan larga.',
  'no such activity': ({ activity }) => `No hay actividad «${activity}».`,
  'no such claim paid': ({ claim }) => `No se pagó ningún reclamo «${claim}».`,
  'no record of draw': ({ draw }) => `No hay sorteo ${draw}.`,
  'no table game there': ({ table }) => `En la mesa «${table}» no hay ningún juego contra la casa.`,
  'whose hand not named': 'Diga una mesa, una hora o una persona: ?table=4&seat=3&local=2026-03-02T20:15.',
  'not a seat': ({ text }) => `«${text}» no es el número de un asiento.`,
  'not a day or time': ({ text }) => `«${text}» no es un día ni una hora como 2026-03-02T20:15.`,
  'not a person': ({ text }) => `«${text}» no es el número de una persona.`,
  'no demo device': ({ table }) => `La demostración no tiene ningún dispositivo en la mesa ${table}.`,
  'no such step of the demo': 'Un enlace se corta o se repara; los sensores ven lo que se pone.',
  'too many screens': 'Hay demasiadas pantallas abiertas a la vez.',
  'journal trouble': ({ why }) => why,
  'program fault': 'El programa falla aquí; quedó anotado y no se registró nada.',
}
