import type { RoundMessages } from '../../../engine/rounds/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'

export const rounds: Sentences<RoundMessages> = {
  'no round open': ({ table }) => `no hay ronda abierta en la mesa ${table}`,
  'no such seat': ({ table, seats, seat }) =>
    `la mesa ${table} tiene asientos del 1 al ${seats}; no hay asiento ${seat}`,
  'spot named twice': ({ spot }) => `el lugar ${spot} está dos veces`,
  'one player-dealer in a round': 'una ronda tiene un solo jugador-banca',

  'no fee taken at table': ({ activity, table }) => `en la mesa ${table} no se toma cuota de ${activity}`,
  'base wager before the fee': 'la apuesta base va antes que la cuota',
  'no space on the player-dealer hand': 'no hay lugar para una cuota por la mano del jugador-banca',
  'sensor dark': 'el sensor está apagado y el reglamento no pone nada en su lugar',
  'sensor of the table dark': 'un sensor de la mesa está apagado; no se ofrece nada hasta que se repare',
  'no player-dealer': 'nadie ocupa la posición de jugador-banca',
  'no player against the player-dealer': 'nadie juega contra el jugador-banca',
  'too few play': ({ min }) => `deben jugar al menos ${min}`,
  'fee of the player-dealer': 'la cuota es del jugador-banca',
  'player-dealer pays with so many': ({ players }) => `con ${players} jugadores o más paga el jugador-banca`,
  'player-dealer has not paid': ({ players, amount }) =>
    `con ${players} jugadores o más, el jugador-banca pone ${money(amount)} antes de repartir`,
  'fee of the only player': 'con un solo jugador, la cuota la decide ese jugador',
  'one fee covers the round': 'una cuota cubre la ronda',
  'player-dealer pays no fee': 'el jugador-banca no paga cuota aquí',
  'first position pays': ({ seat }) => `la primera posición, el asiento ${seat}, la pone por toda la mesa`,
  'largest wager pays': 'la pone quien más dinero tiene en juego en la mano',
  'one fee covers the hand': ({ amount }) => `una cuota de ${money(amount)} cubre la mano`,
  'no fees by limits': ({ activity }) => `${activity} no tiene cuotas por límite de apuesta`,
  'no rate for the game': ({ game }) => `no hay tarifa para ${game}`,
  'no rate for the limit': ({ limit = 'que nadie nombra', limits }) =>
    `no hay tarifa para los límites ${limit}; hay ${limits.join(', ')}`,
  'no limit posted': ({ table, found }, say) =>
    `en la mesa ${table} no hay límite de apuesta anunciado y la cuota va por él; ${say(found)}`,
  'no fee at the lock': 'no había cuota de esta mano cuando se cerraron las apuestas',

  'no open request': ({ request }) => `no hay petición abierta ${request} de una mesa gratuita`,
  'no free tables': ({ activity }) => `el reglamento de ${activity} no tiene mesas gratuitas`,
  'patron or person': 'diga quién pide: unas palabras para el cliente o el número de la persona, no ambos',
  'request open already': ({ request }) => `la petición ${request} de esta persona ya está abierta`,
  'not offered at table': ({ table }) => `no se ofrece en la mesa ${table}`,
  'fees at a free table': ({ table }) => `hay cuotas de esta ronda en la mesa ${table}; una mesa gratuita no las toma`,
  'tournament at table': ({ table }) => `en la mesa ${table} se juega un torneo; ofrezca una mesa en vivo o gratuita`,
  'no house game at table': ({ table, halted }, say) =>
    [`en la mesa ${table} no hay ningún juego contra la casa`, ...halted.map(say)].join('; '),
}
