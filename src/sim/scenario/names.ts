/** Everybody and everything that a night has spoken of, as expectations may name them. */
import { partyKey } from '../../base/party.ts'
import type { Card } from '../../cards/card.ts'
import { CARD_ZONES, type Deal } from '../../cards/outcomes/deal.ts'
import { placeOf } from '../../engine/judging/fact.ts'
import type { Order, State } from '../../engine/mechanisms.ts'
import { parseName, readName } from '../../ledger/name.ts'
import { concern } from '../../words/en/party.ts'
import { isMeant, plainName } from './file/words.ts'

export type Names = {
  /** Places, persons, claims and hits, as payments and refusals call them. */
  readonly known: Set<string>
  /** By place, the person who was last told to be there. */
  readonly persons: Map<string, string>
  /** By claim, whose it is. */
  readonly claims: Map<string, { readonly to: string; readonly person?: string | undefined }>
}

export const noNames = (): Names => ({ known: new Set(), persons: new Map(), claims: new Map() })

/** Whoever is named in an order is known, even if it is refused. */
export function hear(names: Names, what: Order): void {
  const at = (place: string, person?: string) => {
    names.known.add(place)
    if (person === undefined) return
    names.known.add(person)
    names.persons.set(place, person)
  }
  switch (what.do) {
    case 'ReportHit':
      for (const { seat, role, bettors } of what.hands) {
        const behind = bettors.filter(({ place }) => place === 'backline')
        for (const [index, { person }] of behind.entries())
          at(partyKey(placeOf(what, seat, 'backline', index + 1)), person)
        const seated = bettors.find(({ place }) => place === 'seated')
        at(partyKey(placeOf(what, seat)), seated?.person)
        if (role === 'player-dealer') at(partyKey({ kind: 'player-dealer', table: what.table }), seated?.person)
      }
      return
    case 'StartRound':
      for (const { seat, backline, playerDealer, person } of what.bets) {
        const place = backline === undefined ? 'seated' : 'backline'
        at(partyKey(placeOf(what, seat, place, backline)), person)
        if (playerDealer === true) at(partyKey({ kind: 'player-dealer', table: what.table }), person)
      }
      return
    case 'PlayTable':
      if (what.action.do === 'wager') at(partyKey(placeOf(what, what.action.seat)), what.action.player)
      return
    case 'EnterAward':
      for (const { to, person } of what.awards) at(partyKey(to), person)
      return
    case 'LayPieces':
      at(
        partyKey(placeOf(what, what.seat, what.backline === undefined ? 'seated' : 'backline', what.backline)),
        what.person,
      )
      at(partyKey({ kind: 'player-dealer', table: what.table }))
      return
    case 'SeatPlayer':
    case 'NamePlayer':
    case 'UseAccount':
    case 'BetLate':
      at(partyKey(placeOf(what, what.seat)), 'person' in what ? what.person : undefined)
      return
  }
  if ('person' in what && typeof what.person === 'string') names.known.add(what.person)
}

type Cards = { readonly who: string; readonly cards: readonly Card[] }

/** Cards that an order tells of, by hand with those of the table. */
export function shownIn(what: Order): Cards[] {
  if (what.do === 'ReportHit') {
    const common = cardsOf(what.common)
    return what.hands.flatMap((hand) => {
      const cards = [...cardsOf(hand.cards), ...common]
      const seat = { who: partyKey(placeOf(what, hand.seat)), cards }
      const dealer = { who: partyKey({ kind: 'player-dealer', table: what.table }), cards }
      return hand.role === 'player-dealer' ? [seat, dealer] : [seat]
    })
  }
  if (what.do !== 'PlayTable' || what.action.do !== 'deal') return []
  const { hands = {}, dealer } = what.action
  return [
    ...Object.entries(hands).map(([seat, cards]) => ({ who: partyKey(placeOf(what, seat)), cards })),
    ...(dealer === undefined ? [] : [{ who: concern({ kind: 'dealer' }), cards: dealer }]),
  ]
}

const cardsOf = (deal: Deal): Card[] => CARD_ZONES.flatMap((zone) => deal[zone] ?? [])

/** What has come to be: it stays known when its day is closed. */
export function see(names: Names, { claims, hits, tickets }: State): void {
  for (const hit of hits.keys()) names.known.add(`hit ${hit}`)
  for (const ticket of tickets.keys()) names.known.add(`ticket ${ticket}`)
  for (const [claim, { award }] of claims) {
    if (names.claims.has(claim)) continue
    names.claims.set(claim, { to: partyKey(award.to), person: award.person })
    names.known.add(`claim ${claim}`)
    names.known.add(partyKey(award.to))
  }
}

/** Who was told to be at the place that something is said of. */
export function withPerson<T extends { readonly who: string }>(names: Names, said: T): T & { person?: string } {
  const person = names.persons.get(said.who)
  return person === undefined ? said : { ...said, person }
}

export const isKnown = (names: Names, written: string): boolean =>
  [...names.persons.values()].includes(written) || [...names.known].some((who) => isWho(names, written, who))

/** As a refusal names it, or as the account that holds it. */
function claimIn(who: string): string | undefined {
  const account = parseName(who)
  const named = account === undefined ? undefined : readName(account)
  return named?.kind === 'claim' ? named.claim : /^claim (\S+)$/.exec(who)?.[1]
}

/** By place or by the person there; a claim by its number or by whose it is. */
export function isWho(names: Names, written: string, who: string, person?: string): boolean {
  const name = plainName(written)
  if (isMeant(name, who) || name === person) return true
  const claim = claimIn(who)
  const [, whose] = /^claim of (.+)$/.exec(name) ?? []
  if (claim === undefined || whose === undefined) return false
  const own = names.claims.get(claim)
  return own !== undefined && isWho(names, whose, own.to, own.person)
}
