/** What the room adds to a draw after the house has bound itself: seen by everybody, in the hand of nobody on duty. */
import { type Message, message } from '../../../base/message.ts'

/** Dice thrown, cards cut from one deck without putting them back, digits called by patrons: in the order seen. */
export type Part =
  | { kind: 'dice'; faces: readonly number[] }
  | { kind: 'cards'; cards: readonly string[] }
  | { kind: 'digits'; digits: string }

/** Parts may be joined until there is enough chance in them. */
export type Contribution = readonly Part[]

/**
 * The house knows its secret when it opens. Were there only six possible contributions, it could try secrets until
 * one suits a friend for most of the six. With a million, and a thousand for every chance in the urn, even the best
 * of 2^60 secrets multiplies nobody's chance by more than 1.3 (the reckoning is in docs/draws.md).
 */
export function outcomesMin(totalWeight: bigint): bigint {
  return totalWeight < 1_000n ? 1_000_000n : totalWeight * 1_000n
}

/** The canonical text that goes into the selection: `dice 3 5 1; cards Qh 7s; digits 4711`. */
export const contributionText = (contribution: Contribution): string => contribution.map(partText).join('; ')

/** The contribution behind a canonical text; undefined when it is not one. */
export function readContribution(text: string): Contribution | undefined {
  const parts = text.split('; ').map(readPart)
  const known = parts.filter((part) => part !== undefined)
  return known.length === parts.length && contributionText(known) === text ? known : undefined
}

export function contributionFaults(contribution: Contribution, totalWeight: bigint): Message[] {
  const faults = contribution.flatMap(partFaults)
  if (faults.length > 0) return faults
  const outcomes = outcomesOf(contribution)
  const needed = outcomesMin(totalWeight)
  if (outcomes >= needed) return []
  // What would be enough, in dice or in digits; cards give more with each card.
  const enough = { dice: howMany(6n, needed), digits: howMany(10n, needed) }
  return [message('too little chance', { ways: String(outcomes), needed: String(needed), ...enough })]
}

function howMany(sides: bigint, needed: bigint): number {
  let count = 1
  while (sides ** BigInt(count) < needed) count += 1
  return count
}

export const outcomesOf = (contribution: Contribution): bigint =>
  contribution.reduce((product, part) => product * outcomesOfPart(part), 1n)

function partText(part: Part): string {
  switch (part.kind) {
    case 'dice':
      return `dice ${part.faces.join(' ')}`
    case 'cards':
      return `cards ${part.cards.join(' ')}`
    case 'digits':
      return `digits ${part.digits}`
  }
}

function readPart(text: string): Part | undefined {
  const [kind, ...words] = text.split(' ')
  if (kind === 'dice') return { kind, faces: words.map(Number) }
  if (kind === 'cards') return { kind, cards: words }
  return kind === 'digits' ? { kind, digits: words.join(' ') } : undefined
}

function partFaults(part: Part): Message[] {
  switch (part.kind) {
    case 'dice':
      if (part.faces.length === 0) return [message('no dice thrown')]
      return part.faces
        .filter((face) => !FACES.includes(face))
        .map((face) => message('no such face of a die', { face }))
    case 'cards': {
      if (part.cards.length === 0) return [message('no card cut')]
      const wrong = part.cards.filter((card) => !CARD.test(card))
      const twice = part.cards.filter((card, index) => part.cards.indexOf(card) !== index)
      return [
        ...wrong.map((card) => message('no such card to cut', { text: card })),
        ...twice.map((card) => message('card cut twice', { card })),
      ]
    }
    case 'digits':
      return /^[0-9]+$/.test(part.digits) ? [] : [message('not digits', { text: part.digits })]
  }
}

function outcomesOfPart(part: Part): bigint {
  switch (part.kind) {
    case 'dice':
      return 6n ** BigInt(part.faces.length)
    case 'cards':
      return part.cards.reduce((product, _, index) => product * BigInt(52 - index), 1n)
    case 'digits':
      return 10n ** BigInt(part.digits.length)
  }
}

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6]
const CARD = /^[2-9TJQKA][cdhs]$/
