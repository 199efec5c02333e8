/** What the core says itself: rules of two persons, late paper, what keeps something open, and how the parts of an order are written. */
import type { Concern, Subject } from '../base/party.ts'
import type { Reason } from '../base/refusal.ts'

export type CoreMessages = {
  /** All of a refusal, where another record tells of it. */
  'order refused': { who: Concern; reasons: readonly Reason[] }
  'profile takes two': undefined
  'hand-over takes two': undefined
  'adjustment takes two': undefined
  'declining takes two': undefined
  'dispute takes two': undefined
  'floor is not the dealer': undefined
  'drafter may not approve': undefined
  'declarer may not verify': undefined
  'declarer may not confirm for surveillance': undefined
  'paper has no local time': { written: string }
  'paper is typed by another': undefined
  'paper is of later': { written: string }
  'typist is none of the two': undefined
  'typist acted before': undefined
  'order takes two': undefined
  'verifier may not pay': undefined
  'paper not confirmed': undefined
  'no slip waits': { slip: string }
  'slip names another': { slip: string }
  'round not ended': { round: number; table: string }
  'round not settled': { table: string }
  'round under way': { table: string }
  'round with fees is open': { table: string }
  'game account holds money': { seat: string; amount: string }
  'hit not decided': { hit: string }
  'hit of the round waits': { hit: string }
  'hit of the round was reported': { hit: string }
  'hands on the board': undefined
  'called or plays': { who: Subject }
  'another is paid from it': { other: string; activity: string }
  // Parts of an order as people write them, as the object of "it takes".
  'a seat': undefined
  'a seat or the player-dealer': undefined
  'a person of the register': undefined
  'a drawer of the cage': undefined
  'a form number': undefined
  'a name in an address': undefined
  'a local time': undefined
  'a local time or date': undefined
  'an amount or cents': undefined
  'an amount in or out': undefined
  'cards by their signs': undefined
  'tiles by their names': undefined
  'game of no table': { game: string; meant?: string }
  'not one card': undefined
}

declare module '../base/message.ts' {
  interface Messages extends CoreMessages {}
}
