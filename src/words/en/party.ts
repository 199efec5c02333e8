import type { Subject } from '../../base/party.ts'

/** Somebody, as screens and paper name them. */
export function party(of: Subject): string {
  switch (of.kind) {
    case 'seat':
      return `Table ${of.table} · seat ${of.seat}`
    case 'backline':
      return `Table ${of.table} · seat ${of.seat} (+${of.nth})`
    case 'player-dealer':
      return `Table ${of.table} · player-dealer`
    case 'person':
      return `Player ${of.person}`
    case 'entry':
      return `Entry ${of.entry}`
    case 'table':
      return `Table ${of.table}`
    case 'room':
      return 'The room'
    case 'named':
      return of.name
    case 'round':
      return 'The hand'
    case 'activity':
      return of.activity
  }
}
