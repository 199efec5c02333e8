/** Who a decision is about: paid, asked, called or denied. Plain JSON, as events, state and views carry it. */
export type Party =
  | { readonly kind: 'seat'; readonly table: string; readonly seat: string }
  /** Behind a seat, counted from it. */
  | { readonly kind: 'backline'; readonly table: string; readonly seat: string; readonly nth: number }
  | { readonly kind: 'player-dealer'; readonly table: string }
  /** By the number in the register. */
  | { readonly kind: 'person'; readonly person: string }
  /** Whoever holds that entry of a drawing: a ticket, a card, a square. */
  | { readonly kind: 'entry'; readonly entry: string }
  /** All who play there together. */
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'room' }
  /** As a person has typed it in, where nothing else is known. */
  | { readonly kind: 'named'; readonly name: string }

/** What a question or a denial can be about besides somebody. */
export type Subject =
  | Party
  /** The round itself, whoever plays in it. */
  | { readonly kind: 'round' }
  | { readonly kind: 'activity'; readonly activity: string }

/** What a refusal is about besides: a record under its number, something of a game, or the order itself. */
export type Concern =
  | Subject
  | { readonly kind: 'order' }
  | { readonly kind: 'hit'; readonly hit: string }
  | { readonly kind: 'claim'; readonly claim: string }
  | { readonly kind: 'ticket'; readonly ticket: string }
  | { readonly kind: 'draw'; readonly draw: number }
  /** One that is not opened yet. */
  | { readonly kind: 'drawing'; readonly purpose: string }
  /** A seat of a game that knows no other table. */
  | { readonly kind: 'position'; readonly seat: string }
  | { readonly kind: 'dealer' }
  /** What the house draws by itself in a game. */
  | { readonly kind: 'system' }
  | { readonly kind: 'cards' }
  | { readonly kind: 'game' }

/**
 * One text for one party, the same for ever: it is the key of maps and of questions, what tables are searched by, and
 * the notation of scenarios. What people read is worded in each language, from the party itself.
 */
export function partyKey(of: Subject): string {
  switch (of.kind) {
    case 'seat':
      return `table ${of.table} seat ${of.seat}`
    case 'backline':
      return `table ${of.table} seat ${of.seat} backline ${of.nth}`
    case 'player-dealer':
      return `table ${of.table} player-dealer`
    case 'person':
      return of.person
    case 'entry':
      return `entry ${of.entry}`
    case 'table':
      return `table ${of.table}`
    case 'room':
      return 'the room'
    case 'named':
      return of.name
    case 'round':
      return 'the hand'
    case 'activity':
      return of.activity
  }
}

/** The notation read back; what it does not know is somebody's name. */
export function partyFrom(text: string): Party {
  const [, table, seat, nth, dealer] =
    /^table (\S.*?)(?: seat (\S+)(?: backline ([1-9]\d*))?|( player-dealer))?$/.exec(text) ?? []
  if (table === undefined) return text === 'the room' ? { kind: 'room' } : { kind: 'named', name: text }
  if (dealer !== undefined) return { kind: 'player-dealer', table }
  if (seat === undefined) return { kind: 'table', table }
  return nth === undefined ? { kind: 'seat', table, seat } : { kind: 'backline', table, seat, nth: Number(nth) }
}

export const isSameParty = (one: Subject, other: Subject): boolean => partyKey(one) === partyKey(other)
