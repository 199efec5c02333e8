import type { Subject } from '../../base/party.ts'

/** Somebody, as screens name them. */
export function party(of: Subject): string {
  switch (of.kind) {
    case 'seat':
      return `Bàn ${of.table} · ghế ${of.seat}`
    case 'backline':
      return `Bàn ${of.table} · ghế ${of.seat} (+${of.nth})`
    case 'player-dealer':
      return `Bàn ${of.table} · người làm cái`
    case 'person':
      return `Người chơi ${of.person}`
    case 'entry':
      return `Phiếu ${of.entry}`
    case 'table':
      return `Bàn ${of.table}`
    case 'room':
      return 'Cả phòng'
    case 'named':
      return of.name
    case 'round':
      return 'Ván bài'
    case 'activity':
      return of.activity
  }
}

/** A person by number, or by number and name. */
export const whoIs = (person: string): string => (person.endsWith(')') ? person : `người ${person}`)
