/** A card names its holder wherever a person is named, and one that was lost or is damaged names nobody. */
import { expect, test } from 'vitest'
import { isRefusal } from '../../base/refusal.ts'
import { memoryRegister } from '../door/register.ts'
import { cardNumber } from './cards.ts'
import { holdersOf } from './holders.ts'
import { membersOf } from './members.ts'

const register = memoryRegister()
const members = membersOf(register)
const person = String(register.add({ name: 'Linh Tran' }))
const cardOf = (issue: number) => cardNumber({ person: Number(person), issue })
members.newCard(person)
members.newCard(person)
const [lost, card, notYet] = [1, 2, 3].map(cardOf) as [string, string, string]
const damaged = `${card.slice(0, -1)}${(Number(card.at(-1)) + 1) % 10}`
const holders = holdersOf(register, members)

const why = (text: string) => {
  const named = holders.ofDesk(text)
  return isRefusal(named) ? named.reasons[0]?.id : named
}

test.each([
  ['the current card', card, person],
  ['the number of the register', person, person],
  ['a name that a scenario gives', 'ann', 'ann'],
  ['a card that was replaced', lost, 'club card replaced'],
  ['a card that was never made', notYet, 'nobody in the register'],
  ['a card of somebody who is not there', cardNumber({ person: 77_777, issue: 1 }), 'nobody in the register'],
  ['a card with a wrong digit', damaged, 'club card damaged'],
  ['a card that lacks a digit', card.slice(1), 'club card damaged'],
  ['a card with a digit too many', `${card}0`, 'club card damaged'],
])('at a desk: %s', (_, text, means) => {
  expect(why(text)).toBe(means)
})

test('at a reader a lost card is nobody’s, and a damaged one is left for the register to refuse', () => {
  expect([card, lost, damaged].map(holders.ofReader)).toEqual([person, `card-${lost}`, damaged])
})

test('everybody in an order is named by the register, however deep; nothing else is touched', () => {
  const order = {
    do: 'ShareClaim',
    claim: card,
    shares: [
      { person: card, amount: 8_000n },
      { person: '2001', amount: 1n },
    ],
    id: card,
  }
  expect(holders.inOrder(order)).toEqual({
    ...order,
    shares: [
      { person, amount: 8_000n },
      { person: '2001', amount: 1n },
    ],
    id: person,
  })
  const plain = { do: 'UseCredit', person, reference: card }
  expect(holders.inOrder(plain)).toBe(plain)
  expect(holders.inOrder({ do: 'ScanCards', scans: [{ person: card }, { person: lost }] })).toMatchObject({
    reasons: [{ id: 'club card replaced', with: { card: lost } }],
  })
})

test('nobody sits down, and nothing is sold, under a number that the register does not have', () => {
  expect(holders.inOrder({ do: 'SellPieces', person: '77777' })).toHaveProperty('refused')
  expect(holders.inOrder({ do: 'SellPieces', person: card })).toEqual({ do: 'SellPieces', person })
  expect(holders.inOrder({ do: 'SeatPlayer', person: '77777' })).toHaveProperty('refused')
  expect(holders.inOrder({ do: 'SeatPlayer', person: card })).toEqual({ do: 'SeatPlayer', person })
})
