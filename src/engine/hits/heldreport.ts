/** What is kept of a round while its hit is held. */
import { fromWire, toWire } from '../../base/money.ts'
import type { RoomPlayer } from '../judging/case.ts'
import type { Bettor, Hand, Round, RoundFacts } from '../judging/fact.ts'
import type { When } from '../offerings/moment.ts'

type Wired<T, Key extends keyof T> = Omit<T, Key> & { readonly [K in Key]?: string }
type WiredBettor = Wired<Bettor, 'wager'>
type WiredHand = Omit<Hand, 'bettors'> & { readonly bettors: readonly WiredBettor[] }

/** The round as it was reported, with what lock and register knew of it; amounts are text. */
export type HeldReport = {
  readonly round: Omit<Round, 'facts' | 'hands'> & {
    readonly facts: Wired<RoundFacts, 'pot'>
    readonly hands: readonly WiredHand[]
  }
  /** When it was dealt: rules and posted terms are those of then. */
  readonly when: When
  readonly local: string
  readonly room: readonly RoomPlayer[]
}

export function heldReport(round: Round, when: When, local: string, room: readonly RoomPlayer[]): HeldReport {
  const { pot, ...facts } = round.facts
  const hands = round.hands.map(({ bettors, ...hand }) => ({
    ...hand,
    bettors: bettors.map(({ wager, ...bettor }) => ({
      ...bettor,
      ...(wager === undefined ? {} : { wager: toWire(wager) }),
    })),
  }))
  return {
    round: { ...round, facts: { ...facts, ...(pot === undefined ? {} : { pot: toWire(pot) }) }, hands },
    when,
    local,
    room,
  }
}

export function roundOf({ round }: HeldReport): Round {
  const { pot, ...facts } = round.facts
  const hands = round.hands.map(({ bettors, ...hand }) => ({
    ...hand,
    bettors: bettors.map(({ wager, ...bettor }) => ({
      ...bettor,
      ...(wager === undefined ? {} : { wager: fromWire(wager) }),
    })),
  }))
  return { ...round, facts: { ...facts, ...(pot === undefined ? {} : { pot: fromWire(pot) }) }, hands }
}
