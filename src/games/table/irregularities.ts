/** What may go wrong with cards and devices, and what the document has done about it. */
import { type Message, message } from '../../base/message.ts'
import type { Refusal } from '../../base/refusal.ts'
import type { ActionOf, Device } from './action.ts'
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

const inRound = ({ phase }: GameTable): boolean => phase === 'deal' || phase === 'decisions' || phase === 'reveal'

export function irregularity(table: GameTable, action: ActionOf<'irregularity'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const told = (does: Instruction['does'], term: Term, says: Message): Instruction => ({
    does,
    ...says,
    by: clauseOf(rules, term),
  })
  const hasCards = table.phase !== 'bets' && table.phase !== 'closed'
  switch (action.what) {
    case 'face up card': {
      if (!inRound(table)) return refuseBy(rules, { kind: 'dealer' }, 'face up card', 'no cards being dealt')
      if (rules.by['face up card'] === undefined) return unknownHere(rules)
      if ((action.cards ?? 1) < 1)
        return refuseBy(rules, { kind: 'dealer' }, 'face up card', 'face up cards not counted')
      const found = (table.faceUpFound ?? 0) + (action.cards ?? 1)
      if (found > 1) return voided(table, around, message('cards lay face up', { cards: found }), 'face up card')
      return done(
        { ...table, faceUpFound: found },
        around,
        told('discard', 'face up card', message('card found face up')),
      )
    }
    case 'drawn in error':
      if (rules.by['drawn in error'] === undefined) return unknownHere(rules)
      if (!inRound(table)) return refuseBy(rules, { kind: 'dealer' }, 'drawn in error', 'no cards being dealt')
      return done(table, around, told('deal', 'drawn in error', message('card drawn in error')))
    case 'wrong number of cards':
      return hasCards
        ? voided(table, around, message('wrong number of cards'), 'card count')
        : refuseBy(rules, { kind: 'dealer' }, 'card count', table.moved === undefined ? 'no cards dealt' : 'round over')
    case 'dealer card exposed':
      if (rules.by['dealer exposed'] === undefined) return unknownHere(rules)
      if (!hasCards) return refuseBy(rules, { kind: 'dealer' }, 'dealer exposed', 'no cards dealt')
      return table.phase === 'deal' || table.phase === 'decisions'
        ? voided(table, around, message('dealer card seen'), 'dealer exposed')
        : done(table, around, told('show', 'dealer exposed', message('round stands')))
    case 'shuffler jam': {
      if (table.deck === undefined || rules.by['shuffler jam'] === undefined) return unknownHere(rules)
      if (!isUsed(table, rules, 'shuffler')) return notUsed(rules, 'shuffler', 'shuffler jam')
      // The deck in play is not the one in the shuffler.
      const { ready: _ready, uncut: _uncut, ...rest } = table.deck
      return done({ ...table, deck: rest }, around, told('shuffle', 'shuffler jam', message('reshuffle the cards')))
    }
    case 'shoe jam':
      if (rules.by['shoe jam'] === undefined) return unknownHere(rules)
      if (!isUsed(table, rules, 'shoe')) return notUsed(rules, 'shoe', 'shoe jam')
      return inRound(table)
        ? voided(table, around, message('shoe failed'), 'shoe jam')
        : refuseBy(rules, { kind: 'dealer' }, 'shoe jam', 'no round being dealt')
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
        return done({ ...table, out }, around, told('cover', 'out of order', message('cover the device', { device })))
      const before = rules.deck.dealing
      const now = wayOf(device === 'shoe' ? 'automated shoe' : before, out)
      const from = now === 'hand' ? 'hand' : 'manual shoe'
      const by: Term = device === 'shuffler' ? 'shuffled by device' : 'out of order'
      const otherWay = now === before ? [] : [told('deal', by, message('dealt from now on', { from }))]
      return done(
        { ...table, out },
        around,
        told('check', 'out of order', message('device covered', { device })),
        ...otherWay,
      )
    }
  }
}

export function repair(table: GameTable, { device }: ActionOf<'repair'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const { [device]: was, ...others } = table.out ?? {}
  if (was === undefined) return refuseBy(rules, { kind: 'dealer' }, 'out of order', 'device in order', { device })
  if (table.phase !== 'bets' && table.phase !== 'closed')
    return refuseBy(rules, { kind: 'dealer' }, 'out of order', 'dealing changes between rounds')
  const { out: _out, ...without } = table
  const { instead, ...left } = others
  const out: OutOfOrder = device === 'shoe' || instead === undefined ? left : { ...left, instead }
  return done(Object.keys(out).length === 0 ? without : { ...without, out }, around, {
    does: 'check',
    ...message('device works again', { device }),
    by: clauseOf(rules, 'out of order'),
  })
}

/** Only a device that is in use can fail: a manual shoe is none, and neither is one that has its cover on. */
const isUsed = ({ out }: GameTable, { deck }: TableRules, device: Device): boolean =>
  out?.[device] === undefined &&
  (device === 'shoe' ? deck?.dealing === 'automated shoe' : deck !== undefined && deck.shuffling !== 'by hand')

/** Another way than the device that failed, and from the hand only where a device shuffles. */
function whyNotInstead(rules: TableRules, device: Device, instead: Dealing): Refusal | undefined {
  if (device === 'shuffler' || instead === 'automated shoe')
    return refuseBy(rules, { kind: 'dealer' }, 'out of order', 'only instead of the shoe')
  return instead === 'hand' && rules.deck?.shuffling === 'by hand'
    ? refuseBy(rules, { kind: 'dealer' }, 'shuffled by device', 'from the hand only by device, or manual shoe')
    : undefined
}

const notUsed = (rules: TableRules, device: Device, term: Term): Refusal =>
  refuseBy(rules, { kind: 'dealer' }, term, 'device not in use', { device })

const unknownHere = (rules: TableRules): Refusal => refuseBy(rules, { kind: 'dealer' }, [], 'rules are silent')
