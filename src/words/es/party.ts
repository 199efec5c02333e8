import type { Concern, Subject } from '../../base/party.ts'

/** Somebody, as screens and paper name them. */
export function party(of: Subject): string {
  switch (of.kind) {
    case 'seat':
      return `Mesa ${of.table} · asiento ${of.seat}`
    case 'backline':
      return `Mesa ${of.table} · asiento ${of.seat} (+${of.nth})`
    case 'player-dealer':
      return `Mesa ${of.table} · jugador-banca`
    case 'person':
      return `Jugador ${of.person}`
    case 'entry':
      return `Participación ${of.entry}`
    case 'table':
      return `Mesa ${of.table}`
    case 'room':
      return 'La sala'
    case 'named':
      return of.name
    case 'round':
      return 'La mano'
    case 'activity':
      return of.activity
  }
}

/** The same inside a sentence. */
export function partyIn(of: Subject): string {
  switch (of.kind) {
    case 'seat':
      return `mesa ${of.table} asiento ${of.seat}`
    case 'backline':
      return `mesa ${of.table} asiento ${of.seat} detrás ${of.nth}`
    case 'player-dealer':
      return `jugador-banca de la mesa ${of.table}`
    case 'person':
      return of.person
    case 'entry':
      return `participación ${of.entry}`
    case 'table':
      return `mesa ${of.table}`
    case 'room':
      return 'la sala'
    case 'round':
      return 'la mano'
    case 'named':
      return of.name
    case 'activity':
      return of.activity
  }
}

/** What a refusal is about, inside a sentence. */
export function concern(of: Concern): string {
  switch (of.kind) {
    case 'order':
      return 'la orden'
    case 'hit':
      return `acierto ${of.hit}`
    case 'claim':
      return `reclamo ${of.claim}`
    case 'ticket':
      return `boleto ${of.ticket}`
    case 'draw':
      return `sorteo ${of.draw}`
    case 'drawing':
      return `el sorteo para ${of.purpose}`
    case 'position':
      return `asiento ${of.seat}`
    case 'dealer':
      return 'el crupier'
    case 'system':
      return 'el sistema'
    case 'cards':
      return 'las cartas'
    case 'game':
      return 'el juego'
  }
  return partyIn(of)
}

/** A number of the register; or, where a screen has put in who that is, "Linh T. (4711)" as it stands. */
export const whoIs = (person: string): string => (person.endsWith(')') ? person : `la persona ${person}`)
