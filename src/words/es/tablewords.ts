/** Names at a game against the house, in Spanish: wagers, hands of paytables, odds, who has a hand. */

import { formatShare } from '../../base/share.ts'
import type { Card } from '../../cards/card.ts'
import { named } from '../../cards/handname.ts'
import { fourCard } from '../../cards/hands/four.ts'
import type { HandName } from '../../games/table/hands.ts'
import type { Position } from '../../games/table/instructions.ts'
import type { Pay } from '../../games/table/pays.ts'
import type { WagerName } from '../../games/table/rules.ts'
import type { Entry } from '../../games/table/table.ts'
import { mano } from './handname.ts'

export const MANOS: Record<HandName, string> = {
  'four aces': 'cuatro ases',
  'royal flush': 'escalera real',
  'four of a kind': 'póker',
  'straight flush': 'escalera de color',
  'full house': 'full',
  'three of a kind': 'trío',
  flush: 'color',
  straight: 'escalera',
  'two pair': 'dobles parejas',
  'pair of queens or better': 'pareja de reinas o más',
  'pair of aces': 'pareja de ases',
}

export const APUESTAS: Record<WagerName, string> = {
  ante: 'Ante',
  'super bonus': 'Super Bonus',
  play: 'Play',
  'queens up': 'Queens Up',
  'aces up': 'Aces Up',
  'four-card progressive': 'progresivo de cuatro cartas',
  'five-card progressive': 'progresivo de cinco cartas',
  progressive: 'progresivo',
  'hand bonus': 'bono de cinco cartas, mano propia',
  'dealer hand bonus': 'bono de cinco cartas, mano del crupier',
  'cover all': 'Cover All',
}

const POR: Record<Exclude<Entry['what'], 'wager'>, string> = {
  'automatic bonus': 'bono automático',
  envy: 'envidia',
  'magic card': 'Magic Card',
  'lucky bonus': 'Lucky Bonus',
}
export const apuesta = ({ what, wager }: Pick<Entry, 'what' | 'wager'>): string =>
  what === 'wager' ? APUESTAS[wager] : `${POR[what]} de ${APUESTAS[wager]}`

export const de = (of: Position): string => (of === 'dealer' ? 'del crupier' : `del asiento ${of}`)
export const asientos = (seats: readonly string[]): string =>
  `${seats.length === 1 ? 'asiento' : 'asientos'} ${seats.join(', ')}`

/** `50 a 1`, `10% del bote`. */
export function pago(pay: Pay): string {
  switch (pay.is) {
    case 'to':
      return `${pay.over} a ${pay.under}`
    case 'for':
      return `${pay.times} por 1`
    case 'meter':
      return `${formatShare(pay.share)} del bote`
  }
}

export const cuatroCartas = (cards: readonly Card[]): string => mano(named(fourCard(cards)))
