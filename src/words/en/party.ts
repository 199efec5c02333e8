import { type Concern, partyKey, type Subject } from '../../base/party.ts'

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

/** What a refusal is about, inside a sentence. */
export function concern(of: Concern): string {
  switch (of.kind) {
    case 'order':
      return 'the command'
    case 'hit':
      return `hit ${of.hit}`
    case 'claim':
      return `claim ${of.claim}`
    case 'ticket':
      return `ticket ${of.ticket}`
    case 'draw':
      return `draw ${of.draw}`
    case 'drawing':
      return `the draw for ${of.purpose}`
    case 'position':
      return `seat ${of.seat}`
    case 'dealer':
      return 'the dealer'
    case 'system':
      return 'the system'
    case 'cards':
      return 'the cards'
    case 'game':
      return 'the game'
  }
  return partyKey(of)
}

/** A number of the register; or, where a screen has put in who that is, "Linh T. (4711)" as it stands. */
export const whoIs = (person: string): string => (person.endsWith(')') ? person : `person ${person}`)
