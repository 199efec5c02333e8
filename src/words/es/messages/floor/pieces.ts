import type { PieceMessages } from '../../../../engine/pieces/messages.ts'
import type { Way } from '../../../../rulebook/parts/pieces.ts'
import type { Sentences } from '../../../language.ts'
import { money } from '../../../values.ts'
import { formed } from '../../values.ts'

const DONDE: Readonly<Record<string, string>> = {
  stock: 'en existencias',
  with: 'sin entregar',
  'with:cage': 'en la caja',
  'with:marketing': 'en mercadeo',
  'with:games': 'en la sala',
}
const donde = (place: string): string => DONDE[place] ?? place
const VIA: Readonly<Record<Way, string>> = {
  mail: 'por correo',
  advertisement: 'por anuncio',
  'promotion prize': 'como premio de una promoción',
  'tournament prize': 'como premio de un torneo',
  'tournament sign-up': 'por inscribirse en un torneo',
}
const MOVED: Readonly<Record<string, string>> = {
  wager: 'en una apuesta',
  collected: 'recogida para otra apuesta',
  patron: 'con otra persona',
  chips: 'con otra persona',
  cancelled: 'canjeada',
  void: 'anulada',
  expired: 'vencida',
  destroyed: 'destruida',
}
const moved = (place: string): string => MOVED[place.split(':')[0] ?? ''] ?? place

export const pieces: Sentences<PieceMessages> = {
  'series is not posted': ({ series, activity }) => `${activity} no tiene publicada ninguna serie ${series}`,
  'series is not there': ({ series }) => `no hay ninguna serie ${series}`,
  'series of another activity': ({ series, activity }) => `la serie ${series} es de ${activity}`,
  'more pieces than posted': ({ series, posted, received }) =>
    `${series} tiene ${posted} piezas; con estas serían ${received}`,
  'pieces take two': 'hace falta una segunda persona',
  'stock and issue are two departments': 'un departamento guarda las piezas y otro las entrega',
  'department gives out none': ({ department }) => `${department} no entrega piezas`,
  'person of another department': ({ department }) => `esto es para alguien del departamento ${department}`,
  'too few pieces there': ({ series, where, there, wanted }) =>
    `se piden ${wanted} piezas de ${series}, pero hay ${there} ${donde(where)}`,
  'no such pieces': ({ series, first, last }) =>
    `${series} no tiene piezas de la ${first} a la ${last}, o se nombran dos veces`,
  'pieces are not there': ({ series, first, last }) =>
    `las piezas de la ${first} a la ${last} de ${series} están en otro lugar`,
  'pieces by number or count': 'nombre las piezas por número o diga cuántas, pero no las dos cosas',
  'pieces do not come this way': ({ way }) => `estas piezas no se entregan ${VIA[way]}`,
  'series is over': ({ series, to }) => `el periodo de ${series} termina el ${to}`,
  'pieces are still out': ({ series, pieces: out }) => `los jugadores aún tienen ${out} piezas de ${series}`,
  'pieces lie on a wager': ({ table }) => `hay piezas sin resolver en una apuesta de la mesa ${table}`,
  'count of no place': ({ where }) => `las piezas se cuentan en existencias o en un departamento, no en "${where}"`,
  'series is no such prize': ({ series, form }) => `${series} no se entrega como ${formed(form)}`,
  'pieces of another value': ({ series, face, amount }) =>
    `${money(amount)} no es un número entero de piezas de ${series}, que valen ${money(face)} cada una`,
  'chips are not printed': ({ series }) =>
    `${series} son fichas, que vienen de su fabricante y no llevan número de serie`,
  'pieces were given out': ({ series, first, last }) =>
    `de las piezas ${first} a ${last} de ${series} algunas ya salieron de la casa o están usadas; nada se imprime dos veces para un jugador`,
  'pieces come otherwise': 'estas piezas se venden en la caja y nunca se regalan',
  'no such package': ({ package: name }) => `"${name}" no está en venta`,
  'window is another': ({ window, posted }) => `se venden en la ventanilla ${posted}, no en la ${window}`,
  'not on sale now': 'solo se venden en las horas publicadas',
  'sold out': ({ limit }) => `ya se hicieron las ${limit} compras; las tienen los primeros que llegaron`,
  'no such sale': ({ sale }) => `no hay ninguna venta ${sale}, o sus piezas han terminado`,
  'unused pieces are not refunded': 'las piezas sin usar no se reembolsan',
  'pieces of the sale were used': ({ sale }) => `se usaron piezas de la venta ${sale}; la venta vale`,
  'serial is damaged': ({ serial }) => `${serial} no se leyó como se imprimió: su último signo no concuerda`,
  'no such serial': ({ serial }) => `no hay ninguna pieza ${serial}`,
  'piece is elsewhere': ({ serial, place }) => `${serial} nunca se entregó a un jugador: está ${donde(place)}`,
  'piece is used already': ({ serial }) => `${serial} ya está usada`,
  'piece has expired': ({ to }) => `se podía usar hasta el ${to}`,
  'piece cannot be used yet': ({ from }) => `se puede usar a partir del ${from}`,
  'piece of another person': 'no es de este jugador, y nadie puede cederla',
  'voucher is changed first': 'el vale se cambia por fichas antes de jugarlo',
  'no voucher': ({ serial }) => `${serial} no es un vale`,
  'pieces of one kind': 'las piezas de distintos tipos no se apuestan juntas',
  'not in this game': ({ game }) => `no vale para ${game}`,
  'table without notice': ({ table }) => `en la mesa ${table} no se juega con ella`,
  'kind not on the notice': ({ table, kind }) => `el aviso de la mesa ${table} no incluye ${kind}`,
  'notice says without a wager': ({ table }) => `según el aviso de la mesa ${table} se juega sin apuesta viva`,
  'not on bonus bets': 'no se usa en apuestas de bono',
  'pieces pay no fee': 'solo se puede apostar: la comisión y cualquier otra cuota se pagan en fichas vivas',
  'opposite base bets': ({ bet }) =>
    `este jugador ya tiene una pieza en ${bet}; al otro lado se apuesta con fichas vivas`,
  'one piece for a wager': ({ most }) =>
    most === 1 ? 'una pieza por apuesta' : `${most} piezas por apuesta como mucho`,
  'never with live chips': 'una apuesta se hace con estas fichas o con fichas vivas, nunca con ambas',
  'wager not equal to the face': ({ wager, face }) => `la apuesta viva de ${money(wager)} no es igual a ${money(face)}`,
  'wager below the face': ({ wager, face }) => `la apuesta viva de ${money(wager)} es menor que ${money(face)}`,
  'outside the table limits': ({ wager, limit }) => `${money(wager)} está fuera de los límites de la mesa, ${limit}`,
  'nothing is laid': 'lea una pieza o diga qué fichas',
  'hand is dealt': ({ table }) => `las cartas de la mesa ${table} están repartidas; vale para la próxima mano`,
  'not told': ({ asks }, say) => `sin respuesta: ${say(asks)}`,
  'answered no': ({ asks }, say) => `se respondió que no: ${say(asks)}`,
  'no such use': ({ use }) => `no hay ninguna apuesta ${use} con piezas, o ya terminó`,
  'fee in live chips': 'la cuota se paga solo en fichas vivas',
  'no fee is due': ({ use }) => `no se debe ninguna cuota por ${use}`,
  'fee before the deal': 'la cuota se paga antes de repartir las cartas',
  'nothing to deal': ({ table }) => `no hay piezas en la mesa ${table}`,
  'hand is not dealt': ({ use }) => `la mano de ${use} aún no está repartida`,
  'winnings in live chips': 'las ganancias se pagan solo en fichas vivas',
  'result is known already': ({ use }) => `${use} ya tiene su resultado`,
  'nothing to verify': ({ use }) => `nada de ${use} espera verificación`,
  'not verified': ({ use }) => `${use} aún no está verificada`,
  'nothing to redeem': ({ use }) => `no hay nada que canjear${use === '' ? '' : ` por ${use}`}`,
  'uses of several activities': 'las piezas de distintas actividades se canjean por separado',
  'not for players': 'nunca se cambia a un jugador: solo se puede apostar',
  'only after it was played': 'solo se canjea después de jugarla',
  'representative carries it': 'alguien de la sala la lleva a la caja y devuelve las fichas',
  'nobody carries it': 'el jugador-banca la lleva solo a la caja',
  'result is not kept': ({ use }) =>
    `el resultado de ${use} ya no se puede corregir: los libros de su día están cerrados, o se retiró antes de repartir`,
  'result as it was': ({ use }) => `ese es el resultado que ${use} ya tiene`,
  'piece correction takes two':
    'quien anotó el resultado lo corrige solo una vez, hasta la próxima mano con piezas y antes de que se verifique o se pague; después hacen falta dos personas',
  'piece was laid again': ({ serial, use }) => `${serial} se volvió a poner para ${use}: corrija primero esa`,
  'pieces have moved on': ({ series, first, last, place }) =>
    `no se puede deshacer ${series} ${first === last ? first : `${first} a ${last}`}: ahora está ${moved(place)}`,
  'too few chips left': ({ series, there, wanted }) =>
    `se perdieron ${wanted} fichas de ${series} y al jugador le quedan ${there}`,
  'no payment in error': ({ use }) => `no se pagó nada por error por ${use}, o ya se devolvió`,
  'write-off takes two': 'dar algo por perdido requiere dos personas',
  'had a part in the payment': 'quien lo pagó o corrigió el resultado no lo da por perdido',
  'payment in error is open': ({ use, amount }) =>
    `${money(amount)} pagados por error por ${use} no se han devuelto ni dado por perdidos`,
}
