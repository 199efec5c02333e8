import type { Lacks } from '../../../engine/judging/line.ts'
import type { JudgingMessages } from '../../../engine/judging/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { carta } from '../cards.ts'
import { enLugar, zona } from '../places.ts'
import { named } from '../values.ts'

const DUTY = {
  'off duty': 'fuera de servicio',
  'off duty and out of uniform': 'fuera de servicio y sin uniforme',
  'off duty and out of uniform or standby in uniform': 'fuera de servicio y sin uniforme, o de reserva con uniforme',
} as const

const oneOf = (lines: readonly string[]): string => lines.map(named).join(' ni a ')

const FALTA: Readonly<Record<Lacks, string>> = {
  'one suit': 'las cartas deben ser de un palo',
  'one colour': 'las cartas deben ser de un color',
  'pocket pair': 'hace falta una pareja en las cartas tapadas',
  'natural hand': 'no se puede usar el comodín',
  'no joker': 'no se puede usar un comodín',
  'set that way': 'la mano debe colocarse así',
  'both lines': 'deben tenerlo las dos líneas',
  'posted suit': 'debe ser del palo anunciado',
  'those suits': 'debe ser del palo de la tabla',
  'posted rank': 'debe ser del valor anunciado',
  'those ranks': 'debe ser de un valor de la tabla',
  'so many points': 'faltan puntos',
  'so many cards': 'hace falta otro número de cartas',
  'those cards': 'cuentan otras cartas',
}

export const judging: Sentences<JudgingMessages> = {
  'outside posted days': ({ from, to }) =>
    `fuera de los días anunciados${from === undefined ? '' : ` desde ${from}`}${to === undefined ? '' : ` hasta ${to}`}`,
  'points need a number':
    'los puntos se guardan bajo el número del jugador: por favor, que lo pida en el mostrador y comunique la mano con él',
  'limit not known': 'cuántos boletos son depende del límite de apuestas de la mesa: por favor, indique cuál es',
  'whether in posted hours': '¿Se repartió la mano dentro del horario anunciado?',
  'outside posted hours': 'fuera del horario anunciado',
  'whether a designated game': '¿Es uno de los juegos designados?',
  'not a designated game': 'no es un juego designado',
  'whether a live game': '¿Es juego en vivo y no un torneo?',
  'tournament play': 'el juego de torneo no participa',
  'whether enough dealt in': '¿Recibieron cartas suficientes jugadores?',
  'too few dealt in': ({ min }) => `al menos ${min} deben recibir cartas`,
  'whether enough players': '¿Jugaban suficientes jugadores?',
  'wrong number of players': ({ min, max }) =>
    max === undefined ? `deben jugar al menos ${min}` : `deben jugar de ${min} a ${max}`,
  'whether no misdeal': '¿No hubo mal reparto?',
  misdeal: 'la mano fue un mal reparto',
  'whether deck standard': '¿La baraja está completa y es la reglamentaria?',
  'deck not standard': 'la baraja no es la reglamentaria',
  'whether nobody spoke of it': '¿Nadie habló del bote durante la mano?',
  'jackpot spoken of': 'se habló del bote durante la mano',
  'whether base wager made': '¿Se hizo la apuesta base?',
  'no base wager': 'la mano no tiene apuesta base',
  'whether fee posted': '¿Estaba puesta la cuota del bote antes del cierre?',
  'no fee posted': 'no se puso cuota del bote para esta mano',
  'whether fee of the round put down': '¿Se puso la cuota del bote de esta ronda antes de repartir?',
  'no fee for the round': 'no se puso cuota del bote para esta ronda',
  'whether seated': '¿Es el jugador sentado?',
  'only seated players': 'solo participan los jugadores sentados',
  'whether betting behind a seat': '¿El juego base permite apostar detrás de un asiento?',
  'no betting behind a seat': 'el juego base no permite apostar detrás de un asiento',
  'whether pot large enough': '¿El pozo era suficiente?',
  'pot too small': ({ min }) => `el pozo debe tener al menos ${money(min)}`,
  'whether shown down': '¿Este jugador completó todas las apuestas y mostró la mano?',
  'not shown down': 'hay que completar todas las apuestas y mostrar la mano',
  'whether best hand': '¿Ganó esta mano al mostrar las cartas?',
  'not the best hand': 'la mano debe ganar al mostrar las cartas',
  'whether hand completed': '¿Este jugador completó la mano?',
  'hand not completed': 'hay que completar la mano',
  'whether in at the flop': '¿Este jugador seguía en la mano cuando llegó el flop?',
  'folded before the flop': 'se retiró antes del flop',
  'whether so many dealt in': ({ told, taken }) =>
    `El aviso dice que ${told} recibieron cartas; en la mesa hay ${taken} que no están ausentes. ¿Fueron ${told}?`,
  'whether told person played': ({ seat, told, sits }) =>
    `El aviso dice que la persona ${told} jugó en el asiento ${seat}; consta que ahí está la persona ${sits}. ¿Fue la persona ${told}?`,
  'whether dealt in': '¿Este jugador recibió cartas y jugó?',
  'not dealt in': 'no recibió cartas en esta mano',
  'whether their own hand': '¿La mano es de quien apostó aquí?',
  'not their own hand': 'la mano es del jugador sentado que apostó en ella, o si no del primer lugar que apuesta',
  'whether present': '¿Está presente este jugador?',
  'not present': 'quien gana debe estar presente',
  'whether collection paid': '¿Se pagó la colecta normal por una apuesta en esta mano?',
  'no collection paid': 'no se pagó la colecta normal por esta mano',
  'whether surveillance confirms': '¿Vigilancia ha confirmado la mano?',
  'surveillance does not confirm': 'vigilancia no confirma la mano',
  'whether not the player-dealer': '¿Es otra persona que el jugador-banca?',
  'player-dealer takes no part': 'la posición del jugador-banca no participa',
  'whether no proposition player': '¿No es un jugador de proposición?',
  'proposition players take no part': 'los jugadores de proposición no participan',
  'whether no button': '¿No hay en este asiento un botón de reserva o de ciega perdida?',
  'button at the seat': 'hay en el asiento un botón de reserva o de ciega perdida',
  'whether no family or vendor staff': '¿No es familia de un empleado ni personal de los fabricantes o de la agencia?',
  'family and vendor staff take no part':
    'no participan la familia de los empleados ni el personal de los fabricantes y de la agencia',
  'whether the club form is complete':
    '¿Está completo el formulario de la tarjeta del club, con nombre completo y domicilio actual?',
  'club form not complete': 'el formulario de la tarjeta del club no está completo',
  'whether no licensee': '¿No tiene licencia de los reguladores de la casa o de su terreno?',
  'licensees take no part': 'no participan las personas con licencia de los reguladores de la casa',
  'whether not excluded': '¿No tiene ahora prohibida la entrada ni está excluida de la casa?',
  'banned or excluded': 'tiene prohibida la entrada o está excluida de la casa',
  'whether old enough': '¿Tiene la edad?',
  'under age': ({ min }) => `menor de ${min} años`,
  'whether off duty': 'Si trabaja aquí: ¿está fuera de servicio como pide la regla?',
  'employees take part only': ({ may }) =>
    may === 'never' ? 'los empleados no participan' : `los empleados participan solo ${DUTY[may]}`,

  'as written': ({ text }) => text,

  'no hand of the chart': 'no es una mano de la tabla anunciada',
  'nearly a line': ({ line, lacks }) => `le falta poco para ${named(line)}: ${FALTA[lacks]}`,
  'folded before it was made': 'se retiró antes de completar la mano',
  'hole cards do not play': 'las cartas tapadas no juegan como pide la regla',
  'not beaten at the showdown': 'debe perder contra una mano mejor al mostrar las cartas',
  'paid once for the table': 'la mano es de la mesa; cada persona cobra una vez',
  'none beaten': ({ lines }) => `no se venció a ${oneOf(lines)}`,
  'none beaten as the chart asks': ({ lines }) => `no se venció a ${oneOf(lines)} como pide la tabla`,
  'both hands not shown down': 'las dos manos deben completar todas las apuestas y mostrarse',
  'loser not second-best': 'la mano que pierde debe ser la segunda mejor de las mostradas',
  'hole cards must play in both': 'las dos cartas tapadas deben jugar en la mano que pierde y en la que gana',
  'hand thrown away': 'la mano se descartó: ni gana al jugador-banca ni pierde',
  'only active players share': 'la mano se descartó: solo participan del reparto los jugadores activos',
  'prize not for the player-dealer': 'el premio es para la mano de un jugador, no para la del jugador-banca',
  'player-dealer hand not told': 'hay que anotar la mano completa del jugador-banca: el reparto depende de ella',
  'wagers not told': ({ seat }) => `varios apostaron en el asiento ${seat}; hay que anotar cada apuesta`,
  'fee not as locked': ({ seat, locked }) =>
    `el cierre de esta ronda registró ${locked ? 'una cuota' : 'que no había cuota'} en el asiento ${seat}; corrija el aviso`,

  'full prize to the beaten hand': 'en una mesa gratuita la mano vencida tiene todo el premio',
  'too few free hands': ({ min, dealt }) => `en una mesa gratuita se reparten al menos ${min} manos, no ${dealt}`,
  'too many free hands': ({ max, dealt }) => `en una mesa gratuita se reparten como mucho ${max} manos, no ${dealt}`,
  'one free hand each': 'en una mesa gratuita cada jugador juega una mano',
  'whether every seat dealt': '¿Recibió una mano cada asiento de la mesa gratuita?',
  'whether prize asked for': ({ line }) => `¿Este jugador pidió ${named(line)} antes de repartir?`,
  'asked for another prize': ({ asked, line }) => `pidió ${named(asked)}, no ${named(line)}`,

  'card at two places': ({ card, place, before, table, decks }) => {
    const anotada = `la carta ${carta(card)} se anotó`
    if (decks > 1)
      return `${anotada} ${decks + 1} veces, la última ${enLugar(place)}; la mesa ${table} juega con ${decks} barajas`
    const donde = place === before ? enLugar(place) : `${enLugar(before)} y ${enLugar(place)}`
    return `${anotada} dos veces, ${donde}; la mesa ${table} juega con una baraja`
  },
  'tile twice': ({ tile, place }) =>
    `la ficha ${tile} se anotó ${enLugar(place)} y ya estaba anotada; el juego la tiene una sola vez`,
  'joker not in the game': ({ place, game }) => `${zona(place)}: ${game} se reparte sin comodín`,
  'too many cards': ({ place, max, told }) =>
    `${zona(place)}: se anotaron ${told} cartas; el juego reparte como mucho ${max}`,
  'no such zone': ({ zone, game }) => `en ${game} no hay cartas en: ${zona(zone)}`,
  'street before it not told': ({ street, before }) =>
    `no hay ${zona(street)} sin ${zona(before)}: anote también esas cartas`,
  'card after going over': ({ place, total }) => `${zona(place)}: con ${total} nadie pide otra carta`,
  'no cards told': 'anote las cartas del acierto',
}
