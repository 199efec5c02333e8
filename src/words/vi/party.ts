import type { Concern, Subject } from '../../base/party.ts'

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

/** What a refusal is about, inside a sentence. */
export function concern(of: Concern): string {
  switch (of.kind) {
    case 'order':
      return 'việc này'
    case 'hit':
      return `lần trúng ${of.hit}`
    case 'claim':
      return `khoản thưởng ${of.claim}`
    case 'ticket':
      return `vé ${of.ticket}`
    case 'draw':
      return `lượt rút ${of.draw}`
    case 'drawing':
      return `lượt rút cho ${of.purpose}`
    case 'position':
      return `ghế ${of.seat}`
    case 'dealer':
      return 'người chia bài'
    case 'system':
      return 'hệ thống'
    case 'cards':
      return 'các lá bài'
    case 'game':
      return 'trò chơi'
  }
  return party(of)
}

/** A person by number, or by number and name. */
export const whoIs = (person: string): string => (person.endsWith(')') ? person : `người ${person}`)
