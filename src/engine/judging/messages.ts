/** What people are told about a hand: what its rule asks of it, and why it wins nothing. */
import type { Lacks } from './line.ts'

/** What a rule asks of a round, a hand and a person: the question to the floor, and the reason where it does not hold. */
type NeedMessages = {
  'whether in posted hours': undefined
  'outside posted hours': undefined
  'whether a designated game': undefined
  'not a designated game': undefined
  'whether a live game': undefined
  'tournament play': undefined
  'whether enough dealt in': undefined
  'too few dealt in': { min: number }
  'whether enough players': undefined
  'wrong number of players': { min: number; max?: number }
  'whether no misdeal': undefined
  misdeal: undefined
  'whether deck standard': undefined
  'deck not standard': undefined
  'whether nobody spoke of it': undefined
  'jackpot spoken of': undefined
  'whether base wager made': undefined
  'no base wager': undefined
  'whether fee posted': undefined
  'no fee posted': undefined
  'whether fee of the round put down': undefined
  'no fee for the round': undefined
  'whether seated': undefined
  'only seated players': undefined
  'whether betting behind a seat': undefined
  'no betting behind a seat': undefined
  'whether pot large enough': undefined
  'pot too small': { min: string }
  'whether shown down': undefined
  'not shown down': undefined
  'whether best hand': undefined
  'not the best hand': undefined
  'whether hand completed': undefined
  'hand not completed': undefined
  'whether in at the flop': undefined
  'folded before the flop': undefined
  'whether dealt in': undefined
  'not dealt in': undefined
  'whether their own hand': undefined
  'not their own hand': undefined
  'whether present': undefined
  'not present': undefined
  'whether collection paid': undefined
  'no collection paid': undefined
  'whether surveillance confirms': undefined
  'surveillance does not confirm': undefined
  'whether not the player-dealer': undefined
  'player-dealer takes no part': undefined
  'whether no proposition player': undefined
  'proposition players take no part': undefined
  'whether no button': undefined
  'button at the seat': undefined
  'whether no family or vendor staff': undefined
  'family and vendor staff take no part': undefined
  'whether the club form is complete': undefined
  'club form not complete': undefined
  'whether no licensee': undefined
  'licensees take no part': undefined
  'whether not excluded': undefined
  'banned or excluded': undefined
  'whether old enough': undefined
  'under age': { min: number }
  'whether off duty': undefined
  'employees take part only': {
    may: 'never' | 'off duty' | 'off duty and out of uniform' | 'off duty and out of uniform or standby in uniform'
  }
}

export type JudgingMessages = NeedMessages & {
  /** A question in the words of a rule file, or of a journal from before questions had ids. */
  'as written': { text: string }
  // The hand itself.
  'no hand of the chart': undefined
  'nearly a line': { line: string; lacks: Lacks }
  'folded before it was made': undefined
  'hole cards do not play': undefined
  'not beaten at the showdown': undefined
  'paid once for the table': undefined
  'none beaten': { lines: readonly string[] }
  'none beaten as the chart asks': { lines: readonly string[] }
  'both hands not shown down': undefined
  'loser not second-best': undefined
  'hole cards must play in both': undefined
  /** Of before the drawing rules were asked of every reported coup. */
  'hand thrown away': undefined
  'only active players share': undefined
  'prize not for the player-dealer': undefined
  'player-dealer hand not told': undefined
  'wagers not told': { seat: string }
  /** What a report says of a fee, against the recorded lock. */
  'fee not as locked': { seat: string; locked: boolean }
  'outside posted days': { from?: string; to?: string }
  // Hands that bring tickets or points.
  'points need a number': undefined
  'limit not known': undefined
  // Free tables.
  'full prize to the beaten hand': undefined
  'too few free hands': { min: number; dealt: number }
  'too many free hands': { max: number; dealt: number }
  'one free hand each': undefined
  'whether every seat dealt': undefined
  'whether prize asked for': { line: string }
  'asked for another prize': { asked: string; line: string }
  // Seats and report differ.
  'whether so many dealt in': { told: number; taken: number }
  'whether told person played': { seat: string; told: string; sits: string }
  // Cards as they were told.
  'card at two places': { card: string; place: string; before: string; table: string; decks: number }
  'tile twice': { tile: string; place: string }
  'joker not in the game': { place: string; game: string }
  'too many cards': { place: string; max: number; told: number }
  'no such zone': { zone: string; game: string }
  'street before it not told': { street: string; before: string }
  'card after going over': { place: string; total: number }
  'no cards told': undefined
}

declare module '../../base/message.ts' {
  interface Messages extends JudgingMessages {}
}
