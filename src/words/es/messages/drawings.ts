import type { DrawingMessages } from '../../../engine/drawings/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { partyIn } from '../party.ts'

const STATUS = {
  playing: 'ya está jugando',
  played: 'ya ha jugado',
  'passed over': 'ya quedó fuera',
  'no winner': 'ya quedó sin ganar',
} as const
const ANSWER = { no: 'no', 'not answered': 'sin contestar' } as const
const OVER = { abandoned: 'ya se abandonó', revealed: 'ya se reveló' } as const

const GUESSED = { higher: 'más alta', lower: 'más baja' }
const GUESS_WAS = { equal: 'igual', right: 'acierta', wrong: 'falla' }
const SIDES = { player: 'jugador', banker: 'banca' }
const HAND_WAS = { won: 'ganada', lost: 'perdida', tie: 'empate', dragon: 'dragón' }

const ONCE = {
  'business day': 'al día',
  '24 hours': 'cada 24 horas',
  'calendar day': 'por día del calendario',
  drawing: 'por sorteo',
  promotion: 'en toda la promoción',
} as const

export const drawings: Sentences<DrawingMessages> = {
  'no drawing is held': 'ahora no se celebra ningún sorteo anunciado',
  'lots are as the rules say': 'lo que se sortea sale de las reglas: nadie entrega otra lista',
  'so many are drawn': ({ drawn, wanted }) => `se sortean ${wanted}, uno tras otro y ninguno dos veces, no ${drawn}`,
  'drawing has another name': ({ purpose }) => `este sorteo se llama ${purpose}`,
  'drawing has its winner': ({ who }) => `${partyIn(who)} es el ganador de este sorteo; cada uno tiene uno`,
  'one winner at a time': 'se sortea un ganador cada vez',
  'nobody can be drawn': 'ahora no juega con tarjeta nadie que pueda ganar',
  'entries are not the players': 'la lista no es la de quienes juegan ahora con tarjeta; séllela de nuevo',
  'won today': 'ya ganó hoy; una persona gana una vez al día',
  'won before': ({ per }) => `ya ganó; una persona gana una vez ${ONCE[per]}`,
  'drawing does not say what it gives': ({ activity }) =>
    `el sorteo anunciado de ${activity} no dice qué da; anuncie una de las cosas que nombran las reglas`,
  'drawing has no prize': ({ activity }) => `no se anunció ningún premio para este sorteo de ${activity}`,
  'placed by points': ({ place, points, to }) =>
    `${to === undefined ? `puesto ${place}` : `puestos ${place} a ${to}, compartidos,`} con ${points} ${points === 1 ? 'punto' : 'puntos'}`,
  'nothing is given up': 'las reglas no permiten que renuncie quien fue llamado',
  'passed over in this drawing': 'ya fue llamado en este sorteo y se pasó al siguiente',
  'drawing has all its winners': 'este sorteo ya tiene todos los ganadores para los que se anunció',
  'activity draws no tickets': ({ activity }) => `${activity} no saca boletos`,
  'ticket of another game': ({ game }) => `no es un boleto de ${game}, el juego de este sorteo`,
  'ticket was drawn': ({ callup }) => `ya salió, como ${callup}`,
  'no such ticket': 'ese boleto no está en el tambor',
  'activity draws no tables': ({ activity }) => `${activity} no sortea mesas`,
  'event is not posted': ({ event, events }) =>
    `«${event}» no está anunciado; ${events.length === 0 ? 'no hay ninguno' : `anunciado: ${events.join(', ')}`}`,
  'table has no ball': 'esta mesa no participa en la promoción y no tiene bola',
  'tournament table has no ball': 'allí se juega un torneo: la mesa no tiene bola',
  'table is not in play': 'esta mesa no está en juego y no tiene bola',
  'ball is held out': 'su bola salió y queda fuera del bombo durante el resto de este sorteo',
  'nobody said how many are dealt in': 'nadie lleva los asientos de esta mesa: diga a cuántos se reparte allí',
  'too few dealt in there': ({ dealtIn, least }) => `se reparte a ${dealtIn}; hacen falta al menos ${least}`,
  'table was drawn and nobody in person': 'salió una mesa; nadie se presenta solo por ella',
  'no cards are spread': ({ activity }) => `${activity} no extiende cartas en la mesa que salió`,
  'cards are spread already': 'las cartas ya se extendieron',
  'sat down after the ball': 'se sentó después de salir la bola y no participa',
  'so many cards are spread': ({ cards, wanted }) =>
    `${wanted === 1 ? 'se extiende' : 'se extienden'} ${wanted} ${wanted === 1 ? 'carta' : 'cartas'}, no ${cards}`,
  'too many cards spread': ({ cards, most }) => `${cards} cartas; se extienden ${most} como máximo`,
  'ace at another seat': 'no participa, y no puede haber sacado el as',
  'somebody has the ace': 'se sacaron todas las cartas: diga qué asiento tiene el as',
  'nobody drew the ace': ({ cards }) => `nadie sacó el as de entre ${cards} cartas`,
  'no seat told': 'diga al menos un asiento',
  'seat told twice': ({ seat }) => `el asiento ${seat} está dos veces`,
  'somebody is called': ({ who }) => `${partyIn(who)} está llamado y ni ha venido ni se le ha pasado`,
  'nobody was called': ({ callup }) => `nadie fue llamado como ${callup}`,
  'call is over': ({ who, status }) => `${partyIn(who)} ${STATUS[status]}`,
  'another person was drawn': 'salió otra persona',
  'time to report is over': ({ minutes }) => `los ${minutes} minutos para presentarse terminaron`,
  'time to report is left': 'aún hay tiempo para presentarse',
  'nobody asks for clause': ({ clause }) => `nadie pregunta por ${clause} cuando alguien se presenta`,
  'not ready': ({ asks, answer }) => `${asks} (${ANSWER[answer]})`,
  'no such clause': ({ activity, clause }) => `${activity} no tiene la cláusula ${clause}`,
  'no card in machine': ({ machine }) => `no hay tarjeta en la máquina ${machine}`,
  'card in machine already': ({ person, machine }) => `la tarjeta de ${person} ya está en la máquina ${machine}`,
  'folded cards not kept': 'se retiró, y no se pidió al crupier que guardara las cartas',
  'no step of the game': ({ step, game }) => `«${step}» no es un paso de ${game}`,
  'not reported for the game': ({ who }) => `${partyIn(who)} no se ha presentado; no hay juego`,
  'hit before the last card': ({ hit }) =>
    `el acierto ${hit} por el mismo premio aún no está decidido; verifíquelo o rechácelo antes de la última carta`,
  'purpose misspelt': ({ purpose }) => `el motivo «${purpose}» debe leerse como house/activity/2026-03-06/20:00`,
  'draw without a witness':
    'un sorteo lleva una parte de fuera de la casa: elija un testigo o el minuto de un faro público',
  'witness not accepted': 'la casa no ha aceptado este testigo o faro; lo hace cumplimiento con una segunda persona',
  'witness accepted already': ({ name }) => `es ${name}, que ya está aceptado`,
  'not a fingerprint': 'un testigo se conoce por 64 cifras hexadecimales; un faro, por 128',
  'witness takes two': 'aceptar o retirar un testigo exige dos personas de distinto departamento',
  'abandoning takes two': 'abandonar un sorteo abierto exige una segunda persona de otro departamento y un motivo',
  'passing over early takes two':
    'aún hay tiempo para presentarse: pasar al siguiente exige una segunda persona de otro departamento y un motivo',
  'card by hand takes two':
    'meter o sacar una tarjeta a mano exige una segunda persona de otro departamento y un motivo',
  'machines take two': 'dar de alta o retirar máquinas exige dos personas de distinto departamento',
  'machines enrolled already': 'estas máquinas ya están dadas de alta',
  'machine not enrolled': ({ machine }) => `la máquina ${machine} no está dada de alta y no inscribe a nadie`,
  'no such machine': ({ machine }) => `no hay ninguna máquina ${machine} dada de alta`,
  'one person is not two': 'la segunda persona debe ser otra',
  'one department is not two': 'la segunda persona debe ser de otro departamento',
  'a fingerprint': 'una huella: 64 cifras hexadecimales de un testigo, 128 de un faro',
  'a machine by its name': 'el nombre de una máquina, como M-17',
  'draw is open': ({ draw, purpose }) => `el sorteo ${draw} para ${purpose} está abierto y sin revelar`,
  'drawn for already': ({ purpose, draws }) => {
    const listed = draws.map(({ draw, abandoned }) => `sorteo ${draw}${abandoned ? ' abandonado' : ''}`).join(', ')
    return `ya se sorteó para ${purpose} (${listed}): diga por qué se repite`
  },
  'never drawn for': ({ purpose }) => `nunca se ha sorteado para ${purpose}; no hay nada que repetir`,
  'reason to draw again is no line': 'el motivo para sortear otra vez debe ser una línea de 500 caracteres como mucho',
  'not a secret': ({ bytes }) => `el secreto debe ser ${bytes} bytes al azar en cifras hexadecimales`,
  'no entries': 'la lista está vacía',
  'entries without weight': 'nadie de la lista tiene peso: no podría salir nadie',
  'no winners to draw': ({ winners }) => `el número de ganadores debe ser 1 o más, no ${winners}`,
  'standby below nothing': ({ standby }) => `el número de suplentes debe ser 0 o más, no ${standby}`,
  'too many to draw': ({ most, drawn }) => `se pueden sortear como mucho ${most} a la vez, no ${drawn}`,
  'more drawn than have a chance': ({ drawn, chances }) =>
    `hay que sortear ${drawn} y solo ${chances} de la lista pueden salir`,
  'holder is the witness': 'la otra persona que lo vio no es quien hace el sorteo',
  'contributed already': ({ draw }) => `el sorteo ${draw} ya tiene el azar de la sala; otro sería elegir`,
  'contribution after the beacon': ({ draw }) =>
    `el faro del sorteo ${draw} ya habló y la sala llega tarde; abandónelo y abra otro`,
  'outside part lacking': ({ kind }) =>
    kind === 'witness' ? 'el testigo no ha revelado su valor' : 'no se ha traído el archivo del faro',
  'value not committed to': 'no es el valor con el que se comprometió el testigo',
  'beacon has not spoken': 'aún no ha llegado el minuto del faro',
  'beacon has spoken': 'el minuto del faro debe estar por venir: lo publicado podría conocerse',
  'beacon cannot be read': 'esto no es un pulso del faro',
  'another pulse': ({ at }) => `es el pulso de ${at}, no el que cuenta para este sorteo`,
  'commitment cannot be read': 'esto no es un compromiso de un testigo',
  'committed before': 'el testigo ya se comprometió con este valor en otro sorteo; lo usado puede conocerse',
  'witness did not reveal':
    'este testigo no reveló su valor para el mismo sorteo; ocupa su lugar otro testigo o un faro',
  'minutes to wait': ({ most }) => `la espera por un valor es de 1 a ${most} minutos`,
  'too early to call off': ({ draw, minutes }) =>
    `la sala ya habló: el sorteo ${draw} espera su valor los ${minutes} minutos anunciados antes de que nadie pueda anularlo`,
  'contribution lacking': ({ draw }) => `al sorteo ${draw} le falta el azar de la sala`,
  'another secret': ({ draw }) => `este no es el secreto con que se abrió el sorteo ${draw}`,
  'no reason to abandon': ({ draw }) => `el sorteo ${draw} solo se abandona con un motivo`,
  'reason is no line': 'el motivo debe ser una línea de 500 caracteres como mucho',
  'no such draw': ({ draw }) => `no hay sorteo ${draw}`,
  'draw is over': ({ draw, how }) => `el sorteo ${draw} ${OVER[how]}`,
  'entry without a proper id': ({ id }) =>
    `«${id}» necesita un número de 1 a 64 caracteres ASCII imprimibles, sin espacio al principio ni al final`,
  'entry without a proper source': ({ id }) => `la entrada «${id}» necesita un origen en caracteres ASCII`,
  'entry of negative weight': ({ id, weight }) => `«${id}» tiene el peso negativo ${weight}`,
  'entry of too much weight': ({ id, most }) => `«${id}» pesa más de ${most}`,
  'entry twice': ({ id }) => `«${id}» está dos veces en la lista`,
  'too little chance': ({ ways, needed, dice, digits }) =>
    `el azar de la sala solo pudo caer de ${ways} maneras; este sorteo necesita al menos ${needed}, como ${dice} dados o ${digits} cifras`,
  'no dice thrown': 'no se tiraron dados',
  'no such face of a die': ({ face }) => `un dado muestra del 1 al 6, no ${face}`,
  'no card cut': 'no se cortó ninguna carta',
  'no such card to cut': ({ text }) => `«${text}» no es una carta como Qh o Ts`,
  'card cut twice': ({ card }) => `la carta ${card} no se puede cortar dos veces de una baraja`,
  'not digits': ({ text }) => `«${text}» no es una fila de cifras`,
  'nothing reverts now': ({ activity }) => `ahora no vuelve nada de ${activity} a la casa`,
  'last drawing ends at another time': ({ at, not }) => `el último sorteo termina a las ${at}, no a las ${not}`,
  'last drawing not over': ({ at }) => `el último sorteo termina a las ${at}`,
  'fault of a record': ({ place, fault }, say) => `${place || 'el acta'}: ${say(fault)}`,
  'a line of a record': 'una línea de 500 caracteres como máximo',
  'a digest': 'una serie de 64 cifras hexadecimales en minúscula',
  'a whole number as text': 'un número entero como texto',
  'a purpose of a draw': 'un motivo como house/activity/time',
  'did not report': ({ minutes }) => `no se presentó en ${minutes} minutos`,
  'wheel was spun': ({ callup, ticket, draw, spins, drawn = [], form }) =>
    `llamado como ${callup}${ticket === undefined ? '' : ` por el boleto ${ticket}`}${draw === undefined ? '' : ` en el sorteo ${draw}`}; la ruleta mostró ${spins.join(', ')}${drawn.length === 0 ? '' : ` (${drawn.length === 1 ? 'sorteo' : 'sorteos'} ${drawn.join(', ')})`}${form === undefined ? '' : `; en ${form}`}`,
  'program draws the spot': 'esta ruleta está en pantalla: el programa sortea la casilla y nadie la ingresa',
  'spin is sealed': ({ draw }) => `el sorteo ${draw} está sellado para este giro; revélelo o abandónelo`,
  'spots are as posted': 'las casillas de la ruleta son las anunciadas; un giro no admite otra lista',
  'one spot at a time': 'un giro sortea una sola casilla',
  'wheel is not posted': ({ activity }) => `no hay ninguna ruleta anunciada para ${activity}`,
  'drawn and reported': ({ callup, ticket, draw, carried }) =>
    `llamado como ${callup}${ticket === undefined ? '' : ` por el boleto ${ticket}`}${draw === undefined ? '' : ` en el sorteo ${draw}`}${carried === undefined ? '' : `; ${money(carried)} vienen del sorteo anterior`}`,
  'game was played': ({ game, callup, draw, ticket, guesses = [], hands = [] }) => {
    const drawn =
      draw === undefined ? (ticket === undefined ? '' : ` por el boleto ${ticket}`) : ` en el sorteo ${draw}`
    const told = [
      ...guesses.map(({ call, card, was }) => `${GUESSED[call]} ${card} ${GUESS_WAS[was]}`),
      ...hands.map(({ on, was }) => `${SIDES[on]}: ${HAND_WAS[was]}`),
    ]
    return `${game}, llamado como ${callup}${drawn}${told.length === 0 ? '' : `: ${told.join(', ')}`}`
  },
}
