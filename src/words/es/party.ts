import type { Subject } from '../../base/party.ts'

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
