import type { CoreMessages } from '../../../engine/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { concern, partyIn } from '../party.ts'

export const core: Sentences<CoreMessages> = {
  'order refused': ({ who, reasons }, say) =>
    `${concern(who)}: ${reasons.map((reason) => `${say(reason)} [${reason.clause}]`).join('; ')}`,
  'profile takes two': 'el perfil lo fijan dos personas',
  'hand-over takes two': 'un turno lo entrega una persona a otra',
  'adjustment takes two': 'un ajuste requiere dos personas',
  'declining takes two': 'rechazar requiere dos personas',
  'dispute takes two': 'una disputa la resuelven dos personas',
  'floor is not the dealer': 'el supervisor no puede ser el crupier',
  'drafter may not approve': 'quien redactó una oferta no puede aprobarla',
  'declarer may not verify': 'quien avisó de un acierto no puede verificarlo',
  'declarer may not confirm for surveillance': 'quien avisó de un acierto no puede confirmarlo por vigilancia',
  'paper has no local time': ({ written }) => `"${written}" no es una hora local como 2026-03-02T19:30`,
  'paper is typed by another': 'lo que se hizo en papel lo anota otra persona',
  'paper is of later': ({ written }) => `el papel dice ${written}, que es más tarde que ahora`,
  'typist is none of the two': 'quien lo anota no es ninguna de las dos personas que hacen falta',
  'typist acted before': 'quien lo anotó desde el papel cuenta como quien actuó; esto lo hace otra persona',
  'order takes two': 'esto requiere dos personas',
  'verifier may not pay': 'quien verificó un acierto no puede pagar su premio',
  'paper not confirmed': 'lo que está en papel necesita la confirmación de la persona que nombra',
  'no slip waits': ({ slip }) => `ningún papel ${slip} espera confirmación`,
  'slip names another': ({ slip }) => `el papel ${slip} no le espera a usted: solo lo confirma una persona que nombra`,
  'round not ended': ({ round, table }) => `la ronda ${round} de la mesa ${table} no ha terminado`,
  'round not settled': ({ table }) => `la ronda de la mesa ${table} no está liquidada`,
  'round under way': ({ table }) => `una ronda está en curso en la mesa ${table}; primero se liquida`,
  'round with fees is open': ({ table }) => `una ronda con cuotas está abierta en la mesa ${table}; primero termina`,
  'game account holds money': ({ seat, amount }) =>
    `la cuenta de juego del asiento ${seat} tiene ${money(amount)}; se entrega antes de cerrar la mesa`,
  'hit not decided': ({ hit }) => `el acierto ${hit} aún no está decidido`,
  'hit of the round waits': ({ hit }) =>
    `el acierto ${hit} de esta ronda espera verificación; verifíquelo o rechácelo primero`,
  'hit of the round was reported': ({ hit }) => `se avisó del acierto ${hit} en esta ronda; rechácelo primero`,
  'hands on the board': 'hay manos en el tablero; primero se cierra el periodo',
  'called or plays': ({ who }) => `${partyIn(who)} está llamado o juega; eso termina primero`,
  'another is paid from it': ({ other, activity }) =>
    `${other} se paga de los fondos de ${activity}; cierre esa primero`,
  'a seat': 'un asiento del 1 al 99 como texto, por ejemplo "3"',
  'a seat or the player-dealer': 'un asiento del 1 al 99 como texto, por ejemplo "3", o "player-dealer"',
  'a person of the register': 'una persona del registro como "21"',
  'a form number':
    'el número impreso en el formulario: cuatro signos o más, con una cifra, y no un número de seguro social',
  'a name in an address': 'un nombre como lobby o sala-2: minúsculas, cifras y guiones, 24 como mucho',
  'a drawer of the cage': 'un cajón como cage-1, con letras y cifras',
  'a local time': 'una hora local como 2026-03-02T19:30',
  'a local time or date': 'una hora local como 2026-03-02 o 2026-03-02T09:00',
  'an amount or cents': 'una cantidad como "$1,234.56" o "123456" (centavos)',
  'an amount in or out': 'una cantidad como "$20", o "-$20" para sacar',
  'cards by their signs': 'cartas como "9s 9h"',
  'tiles by their names': 'fichas separadas por comas',
  'game of no table': ({ game, meant }) =>
    `«${game}» no es un juego que la casa conozca${meant === undefined ? '' : `; ¿quiso decir «${meant}»?`}`,
  'not one card': 'se pide una carta como Qh',
}
