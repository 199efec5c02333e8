/** What the house answers to the floor and the table, in Spanish: at the door, of hands, rounds, hits and the shift. */
import type { Phrase } from '../phrases.ts'

export const ANSWERED: readonly Phrase[] = [
  // Where and what.
  ['table {} seat {} backline {}', 'mesa {} asiento {} detrás {}'],
  ['table {} seat {}', 'mesa {} asiento {}'],
  ['table {} player-dealer', 'jugador-banca de la mesa {}'],
  ['paused', 'en pausa'],
  ['stopped', 'detenida'],
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
  // Rounds and fees.
  ['table {} is not open', 'la mesa {} no está abierta'],
  ['there is no table {}', 'no hay mesa {}'],
  // Reporting.
  ['no activity runs at table {}', 'en la mesa {} no corre ninguna actividad'],
  ['not judged', 'sin revisar'],
  // What becomes of a hit.
  ['an adjustment takes two persons', 'un ajuste es cosa de dos personas'],
  // Periods, ranks, free tables, awards by hand, the shift.
  ['{} does not run', '{} no corre'],
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
  ['{} is {}, not {}', '{} es {}, no {}'],
  ['{} is outside the posted {}', '{} está fuera de lo anunciado, {}'],
  ['no game against the house runs at table {n}', 'en la mesa {} no hay ningún juego contra la casa'],
  ['no game against the house runs at table {n}; {}', 'en la mesa {} no hay ningún juego contra la casa; {}'],
  ['{} is paused: {}', '{} está en pausa: {}'],
  ['{} is stopped: {}', '{} está detenida: {}'],
  ['{} is paused', '{} está en pausa'],
  ['{} is stopped', '{} está detenida'],
]
