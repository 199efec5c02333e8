/** Cards at the table: received, inspected, shuffled, cut; two decks in turn; changed in time. */
import { type MessageId, message, type Values } from '../../base/message.ts'
import { HOUR } from '../../base/moment.ts'
import type { Refusal } from '../../base/refusal.ts'
import type { ActionOf } from './action.ts'
import { clauseOf, type TableRules, type Term } from './rules.ts'
import { type Around, type DeckState, done, type GameTable, type Instruction, refuseBy, type Stepped } from './table.ts'

const refusing =
  (rules: TableRules) =>
  <Id extends MessageId>(terms: Term | readonly Term[], id: Id, ...values: Values<Id>): Refusal =>
    refuseBy(rules, { kind: 'cards' }, terms, id, ...values)

export function openTable(table: GameTable, action: ActionOf<'open'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const no = refusing(rules)
  if (rules.deck === undefined) return no([], 'opened with its table')
  if (table.phase !== 'closed' && table.phase !== 'bets') return no([], 'decks between rounds')
  const { backs, at } = action
  if (backs.length !== 1 && backs.length !== 2) return no('one deck', 'one deck or two')
  if (backs.length === 2 && rules.deck.shuffling === 'by hand') return no('two decks', 'two decks by hand')
  if (backs.length === 2 && backs[0] === backs[1]) return no('backs', 'backs alike')
  if (!action.inspected) return no('inspection', 'cards not inspected')
  if (!action.verified) return no('inspection', 'inspection not verified')
  if (!action.spread) return no('spread', 'cards not spread')
  if (!action.washed) return no('wash', 'cards not washed')
  const deck: DeckState = { backs, since: at, roundsSinceCount: 0 }
  const old: Instruction[] = (around.held ?? []).map((back) => ({
    does: 'show',
    ...message('old hand stays', { back }),
    by: clauseOf(rules, 'tray'),
  }))
  return done({ ...table, phase: 'bets', deck }, around, ...old, {
    does: 'shuffle',
    ...message('shuffle decks', { decks: backs.length }),
    by: clauseOf(rules, ...(backs.length === 2 ? (['each deck', 'shuffle'] as const) : (['wash', 'shuffle'] as const))),
  })
}

export function shuffle(table: GameTable, action: ActionOf<'shuffle'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const no = refusing(rules)
  const { deck, out = {} } = table
  if (deck === undefined || rules.deck === undefined) return no('inspection', 'no deck')
  const isDevice = action.by === 'device'
  // While one deck is played with, the other may be in the shuffler.
  if (table.phase !== 'bets' && !(isDevice && deck.backs.length === 2)) return no('shuffle', 'shuffle between rounds')
  const back = action.back ?? backToShuffle(deck, action.by, around.held)
  if (!deck.backs.includes(back)) return no([], 'no such deck', { back, backs: deck.backs })
  // Shuffled by hand only one deck stays in play, whichever was used last.
  if (isDevice && deck.backs.length === 2 && back === deck.last) return no('alternate', 'deck used last', { back })
  if (isDevice && out.shuffler !== undefined) return no('out of order', 'shuffler out of order')
  if (isDevice && rules.deck.shuffling === 'by hand') return no('shuffle', 'no shuffling device')
  if (!isDevice && out.shuffler === 'uncovered') return no('out of order', 'device uncovered', { device: 'shuffler' })
  if (!isDevice && rules.deck.dealing === 'hand') return no('shuffled by device', 'from the hand only by device')
  const looked: Instruction[] =
    deck.isSpread === true ? [{ does: 'show', ...message('first player looks'), by: clauseOf(rules, 'idle') }] : []
  if (isDevice && action.counted !== undefined && action.counted !== 52)
    return done(withoutDeck(table, back), around, ...looked, {
      does: 'remove',
      ...message('shuffler miscounts', { cards: action.counted, right: 52, back }),
      by: clauseOf(rules, 'shuffler count'),
    })
  const { ready: _ready, uncut: _uncut, isCut: _isCut, isSpread: _isSpread, staying, ...without } = deck
  // Decks that are out of play and stayed for a hand, whose papers are done by now.
  const free = Object.keys(staying ?? {}).filter((one) => !deck.backs.includes(one) && !around.held?.includes(one))
  looked.push(
    ...free.map((one): Instruction => {
      const by = clauseOf(rules, 'tray')
      return { does: 'remove', ...message('papers are done', { back: one }), by }
    }),
  )
  const rest = { ...without, ...stayingWithout(staying, back, ...free) }
  if (isDevice) {
    const counted = rules.deck.shuffling === 'counting device' ? { roundsSinceCount: 0 } : {}
    const shuffled: DeckState = { ...rest, ...counted, ready: back }
    return done({ ...table, deck: shuffled }, around, ...looked)
  }
  const other = deck.backs.find((one) => one !== back)
  const alone = other === undefined ? [] : [outOfPlay(other, around)]
  return done({ ...table, deck: { ...rest, backs: [back], uncut: back } }, around, ...looked, ...alone, {
    does: 'cut',
    ...message('cut the cards', { least: rules.deck.cutMin }),
    by: clauseOf(rules, 'cut'),
  })
}

/** With two decks, the one that rested. */
const nextBack = ({ backs, last }: DeckState): string => backs.find((back) => back !== last) ?? backs[0] ?? ''

/** By hand, the one of which no hand has to stay where it lies. */
export function backToShuffle(deck: DeckState, by: ActionOf<'shuffle'>['by'], held: Around['held'] = []): string {
  const next = nextBack(deck)
  return by === 'device' || !held.includes(next) ? next : (deck.backs.find((back) => !held.includes(back)) ?? next)
}

function outOfPlay(back: string, { rules, held }: Around): Instruction {
  return held?.includes(back)
    ? {
        does: 'show',
        ...message('other deck stays', { back }),
        by: clauseOf(rules, 'tray', 'two decks'),
      }
    : {
        does: 'remove',
        ...message('other deck leaves', { back }),
        by: clauseOf(rules, 'two decks'),
      }
}

/** A deck that is not complete; without another one the table waits for new cards. */
function stayingWithout(staying: DeckState['staying'] = {}, ...backs: readonly string[]): Pick<DeckState, 'staying'> {
  const others = Object.entries(staying).filter(([back]) => !backs.includes(back))
  return others.length === 0 ? {} : { staying: Object.fromEntries(others) }
}

export function withoutDeck(table: GameTable, back: string): GameTable {
  const { deck, ...bare } = table
  if (deck === undefined) return table
  const { ready, uncut, isCut: _isCut, last, staying, ...rest } = deck
  const backs = deck.backs.filter((other) => other !== back)
  if (backs.length === 0 && table.phase === 'bets') return { ...bare, phase: 'closed' }
  const kept = {
    ...(ready === undefined || ready === back ? {} : { ready }),
    ...(uncut === undefined || uncut === back ? {} : { uncut }),
    ...(last === undefined || last === back ? {} : { last }),
    ...stayingWithout(staying, back),
  }
  return { ...bare, deck: { ...rest, ...kept, backs } }
}

/** The deck that is dealt from now. */
export function inPlay(table: GameTable): GameTable {
  const { deck } = table
  if (deck?.ready === undefined) return table
  const { ready, ...rest } = deck
  return { ...table, deck: { ...rest, last: ready, roundsSinceCount: deck.roundsSinceCount + 1 } }
}

export function cut(table: GameTable, { cards, floor }: ActionOf<'cut'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const { deck, phase } = table
  const isAgain = floor === true && deck?.isCut === true && deck.uncut === undefined
  const back = deck?.uncut ?? (isAgain ? (deck?.ready ?? deck?.last) : undefined)
  if (deck === undefined || rules.deck === undefined || back === undefined)
    return refuseBy(rules, { kind: 'cards' }, 'cut', 'nothing to cut')
  if (phase !== 'bets' && phase !== 'deal') return refuseBy(rules, { kind: 'cards' }, 'recut', 'cut after the deal')
  if (!Number.isInteger(cards) || cards < rules.deck.cutMin || cards > 51)
    return refuseBy(rules, { kind: 'cards' }, 'cut', 'cut in the wrong place', { least: rules.deck.cutMin, cards })
  const { uncut: _uncut, ...rest } = deck
  const told: Instruction = {
    does: 'cut',
    ...message('cut done'),
    by: clauseOf(rules, ...(isAgain ? (['recut', 'cut'] as const) : (['cut'] as const))),
  }
  const ready = phase === 'bets' ? { ready: back } : {}
  return done({ ...table, deck: { ...rest, ...ready, isCut: true } }, around, told)
}

export function idle(table: GameTable, around: Around): Stepped | Refusal {
  const { rules } = around
  if (table.deck === undefined || table.phase !== 'bets' || Object.keys(table.seats).length > 0)
    return refuseBy(rules, { kind: 'cards' }, 'idle', 'somebody plays')
  const { ready: _ready, uncut: _uncut, isCut: _isCut, ...rest } = table.deck
  return done({ ...table, deck: { ...rest, isSpread: true } }, around, {
    does: 'show',
    ...message('spread the cards'),
    by: clauseOf(rules, 'idle'),
  })
}

/** Why no cards may be dealt yet; the dealing shoe and the shuffler as the house has them. */
export function whyNotReady(table: GameTable, rules: TableRules, at: number | undefined): Refusal | undefined {
  const { deck, out } = table
  if (rules.deck === undefined) return undefined
  const no = refusing(rules)
  if (deck === undefined) return no('inspection', 'no deck')
  if (deck.ready === undefined)
    return deck.uncut === undefined ? no('shuffle', 'cards not shuffled') : no('cut', 'cards not cut')
  const { changeHours, dealing, shuffling, stubEvery } = rules.deck
  if (at !== undefined && at - deck.since >= changeHours * HOUR)
    return no('deck change', 'decks too old', { hours: changeHours })
  if (dealing === 'automated shoe' && out?.shoe === 'uncovered')
    return no('out of order', 'device uncovered', { device: 'shoe' })
  if (shuffling !== 'counting device' && deck.roundsSinceCount >= stubEvery)
    return no('stub count', 'stub not counted', { rounds: deck.roundsSinceCount })
  return undefined
}
