/** Cards and parties as releases up to 0.1.1 told them: texts. Written here once more, so that nothing of today is believed. */
import { partyKey } from '../../src/base/party.ts'
import { dealInWords } from '../../src/cards/outcomes/deal.ts'
import type { HandShown, Shown } from '../../src/cards/showncards.ts'
import type { Kept } from './kept.ts'

export const asTexts = ({ books, hits, claims }: Kept) => ({
  books,
  hits: hits.map(({ source, cards, awards, asked, ...hit }) => ({
    ...hit,
    table: source.kind === 'table' ? source.table : '',
    hands: bare(handsIn(cards)),
    awards: awards.map(({ to, ...award }) => ({ ...award, to: partyKey(to) })),
    asked: asked.map(({ who, ...one }) => ({ ...one, who: partyKey(who) })),
  })),
  claims: claims.map(({ to, cards, ...claim }) => ({ ...claim, to: partyKey(to), hands: bare(handsIn(cards)) })),
})

export type Told = ReturnType<typeof asTexts>

/** What was kept then, in the same words. */
export const told = ({ hits, claims, ...kept }: Told): Told => ({
  ...kept,
  hits: hits.map((hit) => ({ ...hit, hands: bare(hit.hands) })),
  claims: claims.map((claim) => ({ ...claim, hands: bare(claim.hands) })),
})

/** Games against the house and cards turned in a drawing named no zone; these two words are left out on both sides. */
const bare = (hands: string): string => hands.replaceAll(/\b(?:hand|up) (?=(?:[2-9TJQKA][cdhs]|Xx)\b)/g, '')

const handsIn = ({ common = {}, hands = [] }: Shown): string =>
  [...hands.map((hand, at) => `${whose(hand, at + 1)} ${dealInWords(hand.zones)}`), dealInWords(common)]
    .filter((part) => part !== '')
    .join(' | ')

function whose({ seat, role, on }: HandShown, nth: number): string {
  switch (role) {
    case 'player':
      return `seat ${seat}`
    case 'player-dealer':
    case 'dealer':
      return role
    case 'coup':
      return `hand ${nth} on ${on},`
  }
}
