/** Cards at the table: received, inspected, shuffled, cut; two decks in turn; changed in time. */
import { HOUR } from '../../base/moment.ts'
import type { Refusal } from '../../base/refusal.ts'
import type { ActionOf } from './action.ts'
import { clauseOf, type TableRules } from './rules.ts'
import { type Around, type DeckState, done, type GameTable, type Instruction, refuseBy, type Stepped } from './table.ts'

export function openTable(table: GameTable, action: ActionOf<'open'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const no = (says: string, ...terms: Parameters<typeof clauseOf>[1][]) => refuseBy(rules, 'the cards', says, ...terms)
  if (rules.deck === undefined) return no('this game is opened with its table')
  if (table.phase !== 'closed' && table.phase !== 'bets') return no('decks are received between rounds')
  const { backs, at } = action
  if (backs.length !== 1 && backs.length !== 2) return no('one deck is used, or two in turn', 'one deck')
  if (backs.length === 2 && rules.deck.shuffling === 'by hand')
    return no('two decks are used only with a shuffling device', 'two decks')
  if (backs.length === 2 && backs[0] === backs[1]) return no('the backs of the two decks differ in colour', 'backs')
  if (!action.inspected) return no('the dealer inspects the cards for defects first', 'inspection')
  if (!action.verified) return no('the floor person of the table verifies the inspection', 'inspection')
  if (!action.spread) return no('the cards are spread face up for the first player', 'spread')
  if (!action.washed) return no('the cards are turned face down, washed and stacked', 'wash')
  const deck: DeckState = { backs, since: at, roundsSinceCount: 0 }
  const old: Instruction[] = (around.held ?? []).map((back) => ({
    does: 'show',
    says: `the hand of the old ${back} deck that waits for its papers stays on the table`,
    by: clauseOf(rules, 'tray'),
  }))
  return done({ ...table, phase: 'bets', deck }, around, ...old, {
    does: 'shuffle',
    says: backs.length === 2 ? 'shuffle each deck' : 'shuffle the deck',
    by: clauseOf(rules, ...(backs.length === 2 ? (['each deck', 'shuffle'] as const) : (['wash', 'shuffle'] as const))),
  })
}

export function shuffle(table: GameTable, action: ActionOf<'shuffle'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const no = (says: string, ...terms: Parameters<typeof clauseOf>[1][]) => refuseBy(rules, 'the cards', says, ...terms)
  const { deck, out = {} } = table
  if (deck === undefined || rules.deck === undefined) return no('no deck is on the table', 'inspection')
  const isDevice = action.by === 'device'
  // While one deck is played with, the other may be in the shuffler.
  if (table.phase !== 'bets' && !(isDevice && deck.backs.length === 2))
    return no('the cards are shuffled between rounds', 'shuffle')
  const back = action.back ?? backToShuffle(deck, action.by, around.held)
  if (!deck.backs.includes(back)) return no(`there is no deck with ${back} backs; there is ${deck.backs.join(' and ')}`)
  // Shuffled by hand only one deck stays in play, whichever was used last.
  if (isDevice && deck.backs.length === 2 && back === deck.last)
    return no(`the ${back} deck was used last; the decks go in and out in turn`, 'alternate')
  if (isDevice && out.shuffler !== undefined) return no('the shuffler is out of order', 'out of order')
  if (isDevice && rules.deck.shuffling === 'by hand') return no('no shuffling device is used here', 'shuffle')
  if (!isDevice && out.shuffler === 'uncovered')
    return no('a cover or a sign goes on the shuffler before another way is used', 'out of order')
  if (!isDevice && rules.deck.dealing === 'hand')
    return no('dealt from the hand, the cards are shuffled by a device', 'shuffled by device')
  const looked: Instruction[] =
    deck.isSpread === true
      ? [{ does: 'show', says: 'the first player looks at the spread cards', by: clauseOf(rules, 'idle') }]
      : []
  if (isDevice && action.counted !== undefined && action.counted !== 52)
    return done(withoutDeck(table, back), around, ...looked, {
      does: 'remove',
      says: `the shuffler counts ${action.counted} cards, not 52: the ${back} deck leaves the table`,
      by: clauseOf(rules, 'shuffler count'),
    })
  const { ready: _ready, uncut: _uncut, isCut: _isCut, isSpread: _isSpread, staying, ...without } = deck
  // Decks that are out of play and stayed for a hand, whose papers are done by now.
  const free = Object.keys(staying ?? {}).filter((one) => !deck.backs.includes(one) && !around.held?.includes(one))
  looked.push(
    ...free.map((one): Instruction => {
      const by = clauseOf(rules, 'tray')
      return { does: 'remove', says: `the ${one} deck: the papers of its hand are done`, by }
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
    says: `the cards, with the cover card at least ${rules.deck.cutMin} cards in`,
    by: clauseOf(rules, 'cut'),
  })
}

/** With two decks, the one that rested. */
export const nextBack = ({ backs, last }: DeckState): string => backs.find((back) => back !== last) ?? backs[0] ?? ''

/** By hand, the one of which no hand has to stay where it lies. */
export function backToShuffle(deck: DeckState, by: ActionOf<'shuffle'>['by'], held: Around['held'] = []): string {
  const next = nextBack(deck)
  return by === 'device' || !held.includes(next) ? next : (deck.backs.find((back) => !held.includes(back)) ?? next)
}

function outOfPlay(back: string, { rules, held }: Around): Instruction {
  return held?.includes(back)
    ? {
        does: 'show',
        says: `the ${back} deck stays until the papers of its hand are done; it is out of play, two are used only with a shuffling device`,
        by: clauseOf(rules, 'tray', 'two decks'),
      }
    : {
        does: 'remove',
        says: `the ${back} deck: two are used only with a shuffling device`,
        by: clauseOf(rules, 'two decks'),
      }
}

/** A deck leaves play at once, and the table when no hand of it has to stay any more. */
export const untilPapers = ({ held }: Around, back: string): string =>
  held?.includes(back) ? '; out of play now, off the table when the papers of its hand are done' : ''

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
    return refuseBy(rules, 'the cards', 'nothing waits for a cut', 'cut')
  if (phase !== 'bets' && phase !== 'deal')
    return refuseBy(rules, 'the cards', 'a cut is done again only before cards are dealt', 'recut')
  if (!Number.isInteger(cards) || cards < rules.deck.cutMin || cards > 51)
    return refuseBy(
      rules,
      'the cards',
      `the cover card goes at least ${rules.deck.cutMin} cards in and above the last one, not ${cards}`,
      'cut',
    )
  const { uncut: _uncut, ...rest } = deck
  const told: Instruction = {
    does: 'cut',
    says: 'done: the cards above the cover card go to the bottom, and it with them; then into the shoe',
    by: clauseOf(rules, ...(isAgain ? (['recut', 'cut'] as const) : (['cut'] as const))),
  }
  const ready = phase === 'bets' ? { ready: back } : {}
  return done({ ...table, deck: { ...rest, ...ready, isCut: true } }, around, told)
}

export function idle(table: GameTable, around: Around): Stepped | Refusal {
  const { rules } = around
  if (table.deck === undefined || table.phase !== 'bets' || Object.keys(table.seats).length > 0)
    return refuseBy(rules, 'the cards', 'cards are spread when nobody plays', 'idle')
  const { ready: _ready, uncut: _uncut, isCut: _isCut, ...rest } = table.deck
  return done({ ...table, deck: { ...rest, isSpread: true } }, around, {
    does: 'show',
    says: 'spread the cards face down, or face up if a player asks; the first player looks, then shuffle and cut',
    by: clauseOf(rules, 'idle'),
  })
}

/** Why no cards may be dealt yet; the dealing shoe and the shuffler as the house has them. */
export function whyNotReady(table: GameTable, rules: TableRules, at: number | undefined): Refusal | undefined {
  const { deck, out } = table
  if (rules.deck === undefined) return undefined
  if (deck === undefined) return refuseBy(rules, 'the cards', 'no deck is on the table', 'inspection')
  if (deck.ready === undefined)
    return deck.uncut === undefined
      ? refuseBy(rules, 'the cards', 'the cards are not shuffled yet', 'shuffle')
      : refuseBy(rules, 'the cards', 'the cards are not cut yet', 'cut')
  const { changeHours, dealing, shuffling, stubEvery } = rules.deck
  if (at !== undefined && at - deck.since >= changeHours * HOUR)
    return refuseBy(rules, 'the cards', `the decks are ${changeHours} hours old and must be changed`, 'deck change')
  if (dealing === 'automated shoe' && out?.shoe === 'uncovered')
    return refuseBy(rules, 'the cards', 'a cover or a sign goes on the shoe before another way is used', 'out of order')
  if (shuffling !== 'counting device' && deck.roundsSinceCount >= stubEvery)
    return refuseBy(rules, 'the cards', `the stub was not counted for ${deck.roundsSinceCount} rounds`, 'stub count')
  return undefined
}
