import { assert, constantFrom, type IProperty, property, shuffledSubarray, string, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { english } from '../words/sentence.ts'
import { JOKER, signOf, signsOf } from './card.ts'
import { cardsOf, DECK_52, DECK_53, type Deck, PAN_9_SHOE, shoe } from './deck.ts'
import { type CardCount, parseCard, parseCards } from './notation.ts'

const holds = <T>(claim: IProperty<T>) => assert(claim, { numRuns: 500 })

describe('what is read', () => {
  test.each([
    ['As Kd', [51, 45]],
    ['as kD', [51, 45]],
    ['10h Th', undefined],
    ['10h', [34]],
    ['AsKd10h', [51, 45, 34]],
    ['  As ,Kd\n2c ', [51, 45, 0]],
    ['A♠ 2♣', [51, 0]],
    ['', []],
  ])('%j', (text, cards) => {
    const reading = parseCards(text)
    expect(reading.ok ? reading.value : undefined).toEqual(cards)
  })

  test.each(['Xx', 'xx', 'Jkr', 'JKR', 'joker', 'Joker'])('%s is the joker', (sign) => {
    expect(parseCard(sign, DECK_53)).toEqual({ ok: true, value: JOKER })
    expect(parseCards(`As ${sign}, Kd`, DECK_53)).toEqual({ ok: true, value: [51, JOKER, 45] })
  })
})

describe('what is refused, with the card and its position', () => {
  test.each<[string, string, Deck, CardCount | undefined, string, number | undefined]>([
    ['unknown rank', 'As Kd 1s', DECK_52, undefined, "card 3, '1s': unknown rank '1'; ranks are 2-9 T J Q K A", 3],
    ['unknown suit', 'As Kx', DECK_52, undefined, "card 2, 'Kx': unknown suit 'x'; suits are c d h s", 2],
    ['no suit', 'A', DECK_52, undefined, "card 1, 'A': the suit is missing; suits are c d h s", 1],
    ['too long', 'Asd', DECK_52, undefined, "card 1, 'Asd': a card is one rank and one suit, such as As or Td", 1],
    ['twice', 'As Kd as', DECK_52, undefined, "card 3, 'As': already card 1, and one deck of 52 has it only once", 3],
    ['no joker', '2c Xx', DECK_52, undefined, "card 2, 'Xx': there is no joker in one deck of 52", 2],
    [
      'two jokers of one',
      'Xx Xx',
      DECK_53,
      undefined,
      "card 2, 'Xx': already card 1, and one deck of 52 with one joker has it only once",
      2,
    ],
    [
      'third of two',
      'As As As',
      shoe(2),
      undefined,
      "card 3, 'As': already cards 1, 2, and a shoe of 2 decks has it only 2 times",
      3,
    ],
    [
      'not in the short deck',
      '9s',
      PAN_9_SHOE,
      undefined,
      "card 1, '9s': there is no 9s in eight decks without 7, 8, 9 and 10",
      1,
    ],
    ['too few', 'As Kd', DECK_52, 5, '5 cards wanted, 2 given', undefined],
    ['too many', 'As Kd', DECK_52, 1, '1 card wanted, 2 given', undefined],
    ['outside a range', 'As', DECK_52, { min: 2, max: 3 }, '2 to 3 cards wanted, 1 given', undefined],
  ])('%s', (_, text, deck, count, says, position) => {
    const reading = parseCards(text, deck, count)
    expect(reading).toMatchObject(position === undefined ? { ok: false } : { ok: false, position })
    expect(reading.ok ? '' : english(reading.why)).toBe(says)
  })

  test('the first wrong card decides, and an unknown card comes before a repeated one', () => {
    expect(parseCards('As As 1s 2x')).toMatchObject({ position: 3 })
  })
})

test('what is written is read back, with every separator, from every deck', () => {
  const decks = [DECK_52, DECK_53, PAN_9_SHOE, shoe(8, 8)]
  holds(
    property(
      constantFrom(...decks).chain((deck) =>
        tuple(constantFrom(deck), shuffledSubarray(cardsOf(deck), { maxLength: 20 })),
      ),
      constantFrom(' ', ', ', '', '\n'),
      ([deck, cards], between) => {
        expect(parseCards(cards.map(signOf).join(between), deck)).toEqual({ ok: true, value: cards })
        expect(parseCards(signsOf(cards).toUpperCase(), deck)).toEqual({ ok: true, value: cards })
      },
    ),
  )
})

test('no text makes it throw, and a refusal is always a sentence', () => {
  const texts = [
    string(),
    string({ unit: 'binary' }),
    string({ unit: constantFrom('A', 's', '1', '0', 'x', 'X', ' ', 'T', '♠', 'J', 'k', 'r') }),
  ]
  for (const text of texts) {
    holds(
      property(text, (garbage) => {
        const reading = parseCards(garbage, DECK_53, { min: 1, max: 7 })
        if (reading.ok) expect(parseCards(signsOf(reading.value), DECK_53)).toEqual(reading)
        else expect(english(reading.why)).toMatch(/^(card \d+, '.*': .+|1 to 7 cards wanted, \d+ given)$/u)
      }),
    )
  }
})
