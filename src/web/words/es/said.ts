/** What the house itself says, in Spanish. `{}` stands for whatever is there: a number, a table, a name, or a sentence that is also here. */
import type { said as en } from '../en/said.ts'
import { ASKED } from './asked.ts'
import { dealt } from './dealt.ts'
import { DESK } from './desk.ts'

const ANSWERED: readonly (readonly [string, string])[] = [
  // Where and what.
  ['the hand', 'la mano'],
  ['table {} seat {} backline {}', 'mesa {} asiento {} detrás {}'],
  ['table {} seat {}', 'mesa {} asiento {}'],
  ['table {} player-dealer', 'jugador-banca de la mesa {}'],
  ['sensor', 'sensor'],
  ['reader', 'lector de tarjetas'],
  ['declared', 'pendiente'],
  ['verified', 'verificado'],
  ['declined', 'rechazado'],
  ['disputed', 'en disputa'],
  ['backed out', 'anulado'],
  ['settled', 'resuelto'],
  ['paused', 'en pausa'],
  ['stopped', 'detenida'],
  ['{}: {} (not answered)', '{}: {} (sin contestar)'],
  [
    '{}: {} answered no; decline the hit or report it again with that fact',
    '{}: {} se contestó que no; rechace el acierto o avise de nuevo con ese dato',
  ],
  ['{}; the fee is returned', '{}; la cuota se devuelve'],
  // The door.
  [
    'Nobody is signed in here, or the session has ended. Sign in and try again.',
    'Aquí no hay nadie con sesión, o la sesión terminó. Entre e inténtelo de nuevo.',
  ],
  ['{} is done by {}; you are {}.', '{} lo hace: {}; usted es: {}.'],
  ['Your role does not show {}.', 'Su función no muestra {}.'],
  [
    'This takes two persons: the badge and PIN of another one ({}).',
    'Esto es cosa de dos personas: la credencial y el PIN de otra ({}).',
  ],
  ['The second person is another one than the first.', 'La segunda persona es otra que la primera.'],
  ['The second person here is one of: {}.', 'La segunda persona es aquí una de: {}.'],
  [
    'Locked after {} wrong tries; open again in {} min, or an administrator unlocks it.',
    'Bloqueado tras {} intentos fallidos; se abre en {} min, o lo abre un administrador.',
  ],
  ['Too many wrong tries from this screen; wait {} s.', 'Demasiados intentos fallidos en esta pantalla; espere {} s.'],
  // Hands.
  ['no hand of the posted chart', 'ninguna mano de la tabla anunciada'],
  ['the hole cards do not play as the rule asks', 'las cartas tapadas no juegan como pide la regla'],
  ['it must lose to a better hand at the showdown', 'debe perder contra una mano mejor al mostrar las cartas'],
  ['the hand is the table’s; each person is paid once', 'la mano es de la mesa; cada persona cobra una vez'],
  ['at a free table the beaten hand has the full prize', 'en una mesa gratuita la mano vencida tiene todo el premio'],
  [
    'the losing hand must be the second-best of the showdown',
    'la mano que pierde debe ser la segunda mejor de las mostradas',
  ],
  [
    'both hole cards must play in the losing and in the winning hand',
    'las dos cartas tapadas deben jugar en la mano que pierde y en la que gana',
  ],
  [
    'both hands must complete every bet and be shown down',
    'las dos manos deben completar todas las apuestas y mostrarse',
  ],
  ['no {} was beaten as the chart asks', 'no se venció a {} como pide la tabla'],
  ['no {} was beaten', 'no se venció a {}'],
  ['several bet on seat {}; each wager must be told', 'varios apostaron en el asiento {}; hay que decir cada apuesta'],
  [
    'by the drawing rules these two hands cannot meet',
    'según las reglas de la tercera carta estas dos manos no pueden encontrarse',
  ],
  [
    'the prize is for a player’s hand, not for the player-dealer’s',
    'el premio es para la mano de un jugador, no para la del jugador-banca',
  ],
  [
    'the hand was thrown away: it neither beats the player-dealer nor is beaten',
    'la mano se descartó: ni gana al jugador-banca ni pierde',
  ],
  [
    'the whole hand of the player-dealer must be told: the division depends on it',
    'hay que decir la mano entera del jugador-banca: el reparto depende de ella',
  ],
  ['at a free table at least {} hands are dealt, not {}', 'en una mesa gratuita se reparten al menos {} manos, no {}'],
  ['at a free table at most {} hands are dealt, not {}', 'en una mesa gratuita se reparten como mucho {} manos, no {}'],
  ['at a free table each player plays one hand', 'en una mesa gratuita cada jugador juega una mano'],
  ['not present when the period closed', 'no estaba presente al cerrarse el periodo'],
  [
    'the period to {} is settled; it is told too late',
    'el periodo hasta {} ya está decidido; se avisa demasiado tarde',
  ],
  ['no fee for this hand was down at the lock', 'no había cuota de esta mano cuando se cerraron las apuestas'],
  // Rounds and fees.
  ['table {} is not open', 'la mesa {} no está abierta'],
  ['there is no table {}', 'no hay mesa {}'],
  ['no round is open at table {}', 'no hay ronda abierta en la mesa {}'],
  ['round {} at table {} has not ended', 'la ronda {} de la mesa {} no ha terminado'],
  [
    'hit {} of this round waits for verification; verify or decline it first',
    'el acierto {} de esta ronda espera verificación; verifíquelo o rechácelo primero',
  ],
  ['hit {} was reported in this round; decline it first', 'se avisó del acierto {} en esta ronda; rechácelo primero'],
  ['table {} has seats 1 to {}; there is no seat {}', 'la mesa {} tiene asientos del 1 al {}; no hay asiento {}'],
  ['spot {} is named twice', 'el lugar {} está dos veces'],
  ['a round has one player-dealer', 'una ronda tiene un solo jugador-banca'],
  ['no fee of {} is taken at table {}', 'en la mesa {1} no se toma cuota de {0}'],
  ['the base wager comes before the fee', 'la apuesta base va antes que la cuota'],
  [
    'there is no space for a fee on the player-dealer hand',
    'no hay lugar para una cuota por la mano del jugador-banca',
  ],
  ['one fee covers the round', 'una cuota cubre la ronda'],
  [
    'the sensor is dark and the rules have nothing in its place',
    'el sensor está apagado y el reglamento no pone nada en su lugar',
  ],
  [
    'a sensor of the table is dark; nothing is offered until it is mended',
    'un sensor de la mesa está apagado; no se ofrece nada hasta que se repare',
  ],
  [
    'the {} of table {} has failed; nothing is offered until it is mended',
    'falla: {} de la mesa {}; no se ofrece nada hasta que se repare',
  ],
  ['the {} of table {} is not reported as failed', 'nadie avisó de una avería: {} de la mesa {}'],
  ['the {} of table {} is reported as failed already', 'ya se avisó de la avería: {} de la mesa {}'],
  ['the floor was called to table {} already: {}', 'el supervisor ya está llamado a la mesa {}: {}'],
  ['table {} waits for nobody', 'la mesa {} no espera a nadie'],
  // Reporting.
  ['a hit needs at least one hand', 'un acierto necesita al menos una mano'],
  ['the hand cannot have been dealt later than now', 'la mano no puede haberse repartido después de ahora'],
  ['no activity runs at table {}', 'en la mesa {} no corre ninguna actividad'],
  ['{} is settled at its table, step by step', '{} se liquida en su mesa, paso a paso'],
  ['{} runs by hand: enter an award, no cards decide it', '{} se da a mano: anote un premio, no lo deciden las cartas'],
  ['not judged', 'sin revisar'],
  [
    'no round is open at table {}; the fees of {} are known only there',
    'no hay ronda abierta en la mesa {}; las cuotas de {} solo se conocen en ella',
  ],
  ['a hit of {} was reported in this round already', 'ya se avisó de un acierto de {} en esta ronda'],
  [
    'fees of this round lie at table {}; a free table takes none',
    'hay cuotas de esta ronda en la mesa {}; una mesa gratuita no las toma',
  ],
  [
    'hit {} for the same prize is not decided yet, and what this hand wins depends on it; decide it, then report this hand again',
    'el acierto {} por el mismo premio aún no está decidido, y lo que gana esta mano depende de él; decídalo y avise de nuevo',
  ],
  // What becomes of a hit.
  ['there is no open hit {}', 'no hay acierto abierto {}'],
  ['hit {} is {}; nothing is left to attest', 'el acierto {} está {}; no queda nada por declarar'],
  ['hit {} is {}; nothing is left to confirm', 'el acierto {} está {}; no queda nada por confirmar'],
  ['hit {} is {}; only a verified hit is backed out', 'el acierto {} está {}; solo se anula uno verificado'],
  ['hit {} has no question "{}"', 'el acierto {} no tiene la pregunta «{}»'],
  ['surveillance answers that, not the floor', 'eso lo contesta vigilancia, no el piso'],
  ['hit {} is {} and cannot be declined', 'el acierto {} está {} y no se puede rechazar'],
  ['hit {} was awarded; it can only be backed out', 'el acierto {} está concedido; solo se puede anular'],
  ['declining takes two persons', 'rechazar es cosa de dos personas'],
  ['declining names the evidence that is kept', 'al rechazar se nombra la prueba que se guarda'],
  ['hit {} is disputed already', 'el acierto {} ya está en disputa'],
  ['hit {} is not disputed', 'el acierto {} no está en disputa'],
  ['a dispute is settled by two persons', 'una disputa la resuelven dos personas'],
  ['hit {} is {}, not waiting for verification', 'el acierto {} está {}, no espera verificación'],
  ['the person who declared a hit may not verify it', 'quien avisó de un acierto no puede verificarlo'],
  [
    'the rules of {} do not ask surveillance about hit {}',
    'el reglamento de {} no pregunta a vigilancia por el acierto {}',
  ],
  [
    'the person who declared a hit may not confirm it for surveillance',
    'quien avisó de un acierto no puede confirmarlo por vigilancia',
  ],
  ['hit {} was never verified; decline it', 'el acierto {} nunca se verificó; rechácelo'],
  ['hit {} won nothing when its period closed', 'el acierto {} no ganó nada al cerrarse su periodo'],
  ['an adjustment takes two persons', 'un ajuste es cosa de dos personas'],
  ['an adjustment names the document that stands behind it', 'un ajuste nombra el documento que lo respalda'],
  ['claim {} was paid; report it as paid in error', 'el cobro {} está pagado; avise de que se pagó por error'],
  // Periods, ranks, free tables, awards by hand, the shift.
  ['{} has no posted periods', '{} no tiene periodos anunciados'],
  ['the period ends at {}', 'el periodo termina el {}'],
  ['hit {} of this period is not decided yet', 'el acierto {} de este periodo aún no está decidido'],
  [
    'nothing is on the board of {} for the period that ends at {}',
    'no hay nada en el tablero de {} para el periodo que termina el {}',
  ],
  ['nobody asks whether {} is present', 'nadie pregunta si {} está presente'],
  ['{} does not run', '{} no corre'],
  ['{} is {}; nothing is awarded in it', '{} está {}; no se concede nada'],
  ['{} has no setting {}', '{} no tiene el ajuste {}'],
  ['{} is part of the offering; it is not posted anew', '{} es parte de la oferta; no se anuncia de nuevo'],
  ['a drawn card decides {}; name the card', 'una carta sacada decide {}; diga la carta'],
  [
    'the card is drawn in view; name somebody else who saw it',
    'la carta se saca a la vista; nombre a otra persona que la vio',
  ],
  ['"{}" is not a card like 2h or Td', '«{}» no es una carta como 2h o Td'],
  ['which {}? one of {}', '¿qué {}? uno de {}'],
  ['the card drawn is {}; it decides {}, not {}', 'la carta sacada es {}; decide {}, no {}'],
  ['{} {} is not one of {}', '{} {} no es uno de {}'],
  ['there is no open request {} for a free table', 'no hay petición abierta {} de una mesa gratuita'],
  ['the rules of {} have no free tables', 'el reglamento de {} no tiene mesas gratuitas'],
  [
    'say who asks: a few words for the patron, or the number of the person, and not both',
    'diga quién pide: unas palabras para el cliente o el número de la persona, no ambos',
  ],
  ['request {} of this person is open already', 'la petición {} de esta persona ya está abierta'],
  ['it is not offered at table {}', 'no se ofrece en la mesa {}'],
  [
    '{} is judged by its rules: report the hit, do not enter it',
    '{} lo decide su reglamento: avise del acierto, no lo anote a mano',
  ],
  ['an award names somebody who is to have it', 'un premio nombra a quien lo recibe'],
  ['an award by hand names the evidence that it rests on', 'un premio a mano nombra la prueba en que se basa'],
  ['{} is entered twice for {}', '{} está dos veces para {}'],
  [
    'hit {} for the same prize is not decided yet, and what is left depends on it',
    'el acierto {} por el mismo premio aún no está decidido, y lo que queda depende de él',
  ],
  ['there is no prize "{}"; there are {}', 'no hay premio «{}»; hay {}'],
  ['how much is to be entered: {}', 'hay que decir cuánto: {}'],
  ['{} is outside the posted {}', '{} está fuera de lo anunciado, {}'],
  ['{} is {}, not {}', '{} es {}, no {}'],
  ['{} is paused: {}', '{} está en pausa: {}'],
  ['{} is stopped: {}', '{} está detenida: {}'],
  ['{} is paused', '{} está en pausa'],
  ['{} is stopped', '{} está detenida'],
  [
    'the {} is at {} and at {}; table {} plays with one deck',
    'la carta {} está en {} y en {}; la mesa {} juega con una baraja',
  ],
  [
    'the {} is at {} and at {}; table {} plays with {} decks',
    'la carta {} está en {} y en {}; la mesa {} juega con {} barajas',
  ],
  [
    'the tile {} is at {} and elsewhere; the set has it once',
    'la ficha {} está en {} y en otra parte; el juego la tiene una vez',
  ],
  ['a shift is handed over by one person to another', 'un turno lo entrega una persona a otra'],
  [
    'the list lacks what is open now: {}; look at it again, then sign',
    'en la lista falta lo que ahora está abierto: {}; mírela de nuevo y firme',
  ],
]

const PLACE = '{}'
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const SENTENCES = [...ASKED, ...ANSWERED, ...DESK].map(([english, spanish]) => ({
  pattern: new RegExp(`^${english.split(PLACE).map(escaped).join('(.+?)')}$`),
  spanish,
}))

export const said: typeof en = (sentence) => {
  for (const { pattern, spanish } of SENTENCES) {
    const found = pattern.exec(sentence)
    if (found === null) continue
    const parts = found.slice(1).map((part) => said(part) ?? part)
    // Where Spanish has another order, the places are numbered.
    return spanish.replace(/\{(\d?)\}/g, (_, at: string) => (at === '' ? parts.shift() : parts[Number(at)]) ?? '')
  }
  return dealt(sentence)
}
