/** Events of hits as older versions wrote them, read once more and turned into those of today. */

import { partyFrom } from '../../base/party.ts'
import { CARD_ZONES, type CardZone, type DealText, TILE_ZONES, type TileZone } from '../../cards/outcomes/deal.ts'
import { type HandShown, type Shown, shownOf } from '../../cards/showncards.ts'
import { type Denied1, deniedFrom1, subjectIn } from '../judging/older.ts'
import type { Old } from '../mechanism.ts'
import type { Source } from './source.ts'

type Award1 = { readonly to: string; readonly person?: string }
type Hit1 = Old & {
  readonly activity: string
  readonly hands: string
  readonly denied: readonly Denied1[]
  readonly awards?: readonly Award1[]
  readonly questions?: readonly { readonly who: string }[]
  readonly board?: readonly { readonly to: string; readonly hands: string }[]
  readonly tickets?: readonly { readonly to: string }[]
  readonly table: string
  readonly round?: number
  readonly callup?: string
}

/**
 * Version 1 kept the cards as a sentence, `seat 3 hole 9s 9h | flop 9d 9c 4s; turn Kd`, and who is meant as another,
 * `table 1 seat 3`.
 */
export function handFrom1(event: Old): Old {
  const { hands, denied, callup, ...rest } = event as unknown as Hit1
  const { activity, awards, questions, board, tickets } = rest
  // Whoever was drawn was told by the number in the register, where it was known.
  const drawn = callup === undefined ? undefined : awards?.[0]?.person
  const meant = (who: string) =>
    who === drawn ? { kind: 'person', person: who } : who === activity ? { kind: 'activity', activity } : subjectIn(who)
  const told = <One extends { readonly to: string }>(all: readonly One[]) =>
    all.map((one) => ({ ...one, to: meant(one.to) }))
  return {
    ...rest,
    v: 2,
    cards: cardsIn(hands),
    denied: denied.map((one) => ({ ...one, who: meant(one.who) })),
    ...(awards === undefined ? {} : { awards: told(awards) }),
    ...(questions === undefined ? {} : { questions: questions.map((one) => ({ ...one, who: meant(one.who) })) }),
    ...(board === undefined
      ? {}
      : { board: told(board).map(({ hands: lay, ...entry }) => ({ ...entry, cards: cardsIn(lay) })) }),
    ...(tickets === undefined ? {} : { tickets: told(tickets) }),
  } as Old
}

/** A hit named its table, an empty one where it had none, and beside it whose game it was. */
export function hitFrom1(event: Old): Old {
  const { table, round, ...rest } = handFrom1(event) as unknown as Hit1
  const { callup } = event as unknown as Hit1
  const source: Source =
    callup !== undefined
      ? { kind: 'drawing', callup }
      : table === ''
        ? { kind: 'house' }
        : { kind: 'table', table, ...(round === undefined ? {} : { round }) }
  return { ...rest, source } as Old
}

/** Version 2 kept what shows the hit as a text. */
export const evidenceFrom2 = ({ evidence, ...event }: Old): Old =>
  ({ ...event, v: 3, ...(evidence === undefined ? {} : { evidence: { says: evidence } }) }) as Old

/** A closed period named its winners, and those who were not there, as texts. */
export function periodFrom1(event: Old): Old {
  const { awards, denied, ...rest } = event as unknown as Old & {
    awards: readonly Award1[]
    denied: readonly Denied1[]
  }
  return {
    ...rest,
    v: 2,
    awards: awards.map((award) => ({ ...award, to: partyFrom(award.to) })),
    denied: deniedFrom1(denied),
  } as Old
}

/** An award by hand was entered for a text. */
export function enteredFrom1(order: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const awards = order.awards as readonly Award1[]
  return { ...order, awards: awards.map((award) => ({ ...award, to: partyFrom(award.to) })) }
}

/** Hands stand between bars, zones between semicolons; what names no hand lies before all of them. */
export function cardsIn(sentence: string): Shown {
  const parts = sentence === '' ? [] : sentence.split(' | ').map(partIn)
  return shownOf(
    parts.find(({ hand }) => hand === undefined)?.zones ?? {},
    parts.flatMap(({ hand, zones }): HandShown[] => (hand === undefined ? [] : [{ ...hand, zones }])),
  )
}

type Part = { readonly hand?: Omit<HandShown, 'zones'>; readonly zones: DealText }

function partIn(part: string): Part {
  const [, coup, ofCoup = ''] = /^hand \d+ on (player|banker), (.*)$/.exec(part) ?? []
  if (coup !== undefined) return { hand: { role: 'coup', on: coup as 'player' | 'banker' }, zones: zonesIn(ofCoup) }
  const [, seat, ofSeat = ''] = /^seat (\S+) (.*)$/.exec(part) ?? []
  if (seat !== undefined) return { hand: { seat, role: 'player' }, zones: zonesIn(ofSeat) }
  const [, ofHouse] = /^dealer (.*)$/.exec(part) ?? []
  if (ofHouse !== undefined) return { hand: { role: 'dealer' }, zones: zonesIn(ofHouse) }
  const [, ofDealer = ''] = /^player-dealer (.*)$/.exec(part) ?? []
  // Followed by cards it is the zone of that name, on the table; followed by a zone or points it is whose hand it is.
  const [first = ''] = ofDealer.split('; ')
  if (first !== '' && !CARDS.test(first)) return { hand: { role: 'player-dealer' }, zones: zonesIn(ofDealer) }
  // A game of turned cards named no zone at all.
  return { zones: CARDS.test(part) ? { up: part } : zonesIn(part) }
}

const CARDS = /^(?:(?:[2-9TJQKA][cdhs]|Xx)(?: |$))+$/

/** The words of a zone, the longer ones before those that they begin with. */
const WORDS: readonly (readonly [words: string, zone: CardZone | TileZone])[] = [
  ["player-dealer's up card", 'dealerUp'],
  ["player-dealer's face-down cards", 'dealerDown'],
  ['player-dealer', 'dealer'],
  ...CARD_ZONES.filter((zone) => !zone.startsWith('dealer')).map((zone) => [zone, zone] as const),
  ['tiles', 'tiles'],
]
const TILES_OF: { readonly [zone in CardZone]?: TileZone } = { front: 'frontTiles', back: 'backTiles' }

function zonesIn(text: string): DealText {
  const [before, ...after] = text.split(/(?:^|; )against /)
  const found: { -readonly [key in keyof DealText]: DealText[key] } = {}
  const laid = new Map<CardZone | TileZone, string>()
  for (const zone of before === '' || before === undefined ? [] : before.split('; ')) {
    const points = /^(\d+) points$/.exec(zone)?.[1]
    if (points !== undefined) found.points = Number(points)
    // A game against the house named no zone: it deals one hand.
    else if (CARDS.test(zone)) laid.set('hand', zone)
    else {
      const [words, name] = WORDS.find(([one]) => zone === one || zone.startsWith(`${one} `)) ?? []
      if (words === undefined || name === undefined) throw new Error(`"${zone}" tells no cards`)
      const signs = zone.slice(words.length + 1)
      if (signs === '') continue
      laid.set(CARDS.test(signs) ? name : (TILES_OF[name as CardZone] ?? name), signs)
    }
  }
  for (const zone of [...CARD_ZONES, ...TILE_ZONES]) {
    const signs = laid.get(zone)
    if (signs !== undefined) found[zone] = signs
  }
  return after.length === 0 ? found : { ...found, opponent: zonesIn(after.join('; against ')) }
}
