/** What may go wrong with cards and devices, and what the document has done about it. */
import type { Refusal } from '../../base/refusal.ts'
import type { ActionOf } from './action.ts'
import { voided } from './deal.ts'
import { clauseOf, type Dealing, type TableRules, type Term } from './rules.ts'
import {
  type Around,
  done,
  type GameTable,
  type Instruction,
  type OutOfOrder,
  refuseBy,
  type Stepped,
} from './table.ts'
import { wayOf } from './ways.ts'

const OVER = 'the round is over; what was paid by mistake is backed out by adjustment'

const inRound = ({ phase }: GameTable): boolean => phase === 'deal' || phase === 'decisions' || phase === 'reveal'

export function irregularity(table: GameTable, action: ActionOf<'irregularity'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const told = (does: Instruction['does'], says: string, ...terms: readonly Term[]): Instruction => ({
    does,
    says,
    by: clauseOf(rules, ...terms),
  })
  const hasCards = table.phase !== 'bets' && table.phase !== 'closed'
  switch (action.what) {
    case 'face up card': {
      if (!inRound(table)) return refuseBy(rules, 'the dealer', 'no cards are being dealt', 'face up card')
      if (rules.by['face up card'] === undefined) return unknownHere(rules)
      if ((action.cards ?? 1) < 1) return refuseBy(rules, 'the dealer', 'say how many lay face up', 'face up card')
      const found = (table.faceUpFound ?? 0) + (action.cards ?? 1)
      if (found > 1) return voided(table, around, `${found} cards lay face up`, 'face up card')
      return done(
        { ...table, faceUpFound: found },
        around,
        told('discard', 'the card found face up; the round goes on', 'face up card'),
      )
    }
    case 'drawn in error':
      if (rules.by['drawn in error'] === undefined) return unknownHere(rules)
      if (!inRound(table)) return refuseBy(rules, 'the dealer', 'no cards are being dealt', 'drawn in error')
      return done(table, around, told('deal', 'the card drawn in error, unseen, as the next card', 'drawn in error'))
    case 'wrong number of cards':
      return hasCards
        ? voided(table, around, 'somebody has a wrong number of cards', 'card count')
        : refuseBy(rules, 'the dealer', table.moved === undefined ? 'no cards are dealt' : OVER, 'card count')
    case 'dealer card exposed':
      if (rules.by['dealer exposed'] === undefined) return unknownHere(rules)
      if (!hasCards) return refuseBy(rules, 'the dealer', 'no cards are dealt', 'dealer exposed')
      return table.phase === 'deal' || table.phase === 'decisions'
        ? voided(table, around, "a card of the dealer's was seen before everybody had decided", 'dealer exposed')
        : done(table, around, told('show', 'everybody has decided: the round stands', 'dealer exposed'))
    case 'shuffler jam': {
      if (table.deck === undefined || rules.by['shuffler jam'] === undefined) return unknownHere(rules)
      if (!isUsed(table, rules, 'shuffler')) return notUsed(rules, 'shuffler', 'shuffler jam')
      // The deck in play is not the one in the shuffler.
      const { ready: _ready, uncut: _uncut, ...rest } = table.deck
      return done({ ...table, deck: rest }, around, told('shuffle', 'reshuffle the cards', 'shuffler jam'))
    }
    case 'shoe jam':
      if (rules.by['shoe jam'] === undefined) return unknownHere(rules)
      if (!isUsed(table, rules, 'shoe')) return notUsed(rules, 'shoe', 'shoe jam')
      return inRound(table)
        ? voided(table, around, 'the dealing shoe failed; its cards and those dealt are reshuffled', 'shoe jam')
        : refuseBy(rules, 'the dealer', 'no round is being dealt', 'shoe jam')
    case 'shuffler out of order':
    case 'shoe out of order': {
      if (rules.deck === undefined || rules.by['out of order'] === undefined) return unknownHere(rules)
      const device = action.what === 'shoe out of order' ? 'shoe' : 'shuffler'
      if (table.out?.[device] === undefined && !isUsed(table, rules, device))
        return notUsed(rules, device, 'out of order')
      const wrongWay = action.instead === undefined ? undefined : whyNotInstead(rules, device, action.instead)
      if (wrongWay !== undefined) return wrongWay
      const isCovered = action.covered === true
      const instead = action.instead === undefined ? {} : { instead: action.instead }
      const out: OutOfOrder = { ...table.out, [device]: isCovered ? 'covered' : 'uncovered', ...instead }
      if (!isCovered)
        return done(
          { ...table, out },
          around,
          told('cover', `the ${device}, or put the sign on it, before another way is used`, 'out of order'),
        )
      const before = rules.deck.dealing
      const now = wayOf(device === 'shoe' ? 'automated shoe' : before, out)
      const from = now === 'hand' ? 'from the hand' : 'from a manual shoe'
      const by: Term = device === 'shuffler' ? 'shuffled by device' : 'out of order'
      const otherWay = now === before ? [] : [told('deal', `${from} from now on`, by)]
      return done(
        { ...table, out },
        around,
        told('check', `the ${device} is covered or has its sign: another way may be used`, 'out of order'),
        ...otherWay,
      )
    }
  }
}

export function repair(table: GameTable, { device }: ActionOf<'repair'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const { [device]: was, ...others } = table.out ?? {}
  if (was === undefined) return refuseBy(rules, 'the dealer', `the ${device} is not out of order`, 'out of order')
  if (table.phase !== 'bets' && table.phase !== 'closed')
    return refuseBy(rules, 'the dealer', 'the way of dealing changes between rounds', 'out of order')
  const { out: _out, ...without } = table
  const { instead, ...left } = others
  const out: OutOfOrder = device === 'shoe' || instead === undefined ? left : { ...left, instead }
  return done(Object.keys(out).length === 0 ? without : { ...without, out }, around, {
    does: 'check',
    says: `the ${device} works again`,
    by: clauseOf(rules, 'out of order'),
  })
}

type Device = 'shuffler' | 'shoe'

/** Only a device that is in use can fail: a manual shoe is none, and neither is one that has its cover on. */
const isUsed = ({ out }: GameTable, { deck }: TableRules, device: Device): boolean =>
  out?.[device] === undefined &&
  (device === 'shoe' ? deck?.dealing === 'automated shoe' : deck !== undefined && deck.shuffling !== 'by hand')

/** Another way than the device that failed, and from the hand only where a device shuffles. */
function whyNotInstead(rules: TableRules, device: Device, instead: Dealing): Refusal | undefined {
  if (device === 'shuffler' || instead === 'automated shoe')
    return refuseBy(
      rules,
      'the dealer',
      'instead of the shoe cards are dealt from the hand or a manual shoe',
      'out of order',
    )
  return instead === 'hand' && rules.deck?.shuffling === 'by hand'
    ? refuseBy(
        rules,
        'the dealer',
        'dealt from the hand, the cards are shuffled by a device; there is the manual shoe',
        'shuffled by device',
      )
    : undefined
}

const notUsed = (rules: TableRules, device: Device, term: Term): Refusal =>
  refuseBy(rules, 'the dealer', `no automated ${device} is in use at this table`, term)

const unknownHere = (rules: TableRules): Refusal =>
  refuseBy(rules, 'the dealer', 'the rules of this game do not speak of that; a floor person decides')
