/** What the host of a drawing is told: who can be drawn, the draw itself, who is called, the game for the prize. */

import type { Message } from '../../base/message.ts'
import type { Subject } from '../../base/party.ts'
import type { DoubleUpHand } from '../../games/doubleup/game.ts'
import type { Guess } from '../../games/hilo/game.ts'
import type { Once } from '../../rulebook/parts/calling.ts'
import type { OwnGame } from '../../rulebook/parts/drawing.ts'

export type DrawingMessages = {
  'no drawing is held': undefined
  'lots are as the rules say': undefined
  'so many are drawn': { drawn: number; wanted: number }
  'drawing has another name': { purpose: string }
  'drawing has its winner': { who: Subject }
  'one winner at a time': undefined
  'nobody can be drawn': undefined
  'entries are not the players': undefined
  'won today': undefined
  'won before': { per: Once }
  'drawing does not say what it gives': { activity: string }
  'drawing has no prize': { activity: string }
  'nothing is given up': undefined
  'placed by points': { place: number; points: number; to?: number }
  'passed over in this drawing': undefined
  'drawing has all its winners': undefined
  'activity draws no tickets': { activity: string }
  'no such ticket': undefined
  'ticket of another game': { game: string }
  'ticket was drawn': { callup: string }
  'activity draws no tables': { activity: string }
  'event is not posted': { event: string; events: readonly string[] }
  'table has no ball': undefined
  'tournament table has no ball': undefined
  'table is not in play': undefined
  'ball is held out': undefined
  'nobody said how many are dealt in': undefined
  'too few dealt in there': { dealtIn: number; least: number }
  'table was drawn and nobody in person': undefined
  'no cards are spread': { activity: string }
  'cards are spread already': undefined
  'sat down after the ball': undefined
  'so many cards are spread': { cards: number; wanted: number }
  'too many cards spread': { cards: number; most: number }
  'ace at another seat': undefined
  'somebody has the ace': undefined
  'nobody drew the ace': { cards: number }
  'no seat told': undefined
  'seat told twice': { seat: string }
  'somebody is called': { who: Subject }
  'nobody was called': { callup: string }
  'call is over': { who: Subject; status: 'playing' | 'played' | 'passed over' | 'no winner' }
  'another person was drawn': undefined
  'time to report is over': { minutes: number }
  'time to report is left': undefined
  'nobody asks for clause': { clause: string }
  /** In the words of the rule file. */
  'not ready': { asks: string; answer: 'no' | 'not answered' }
  'no such clause': { activity: string; clause: string }
  'no card in machine': { machine: string }
  'card in machine already': { person: string; machine: string }
  'folded cards not kept': undefined
  'no step of the game': { step: string; game: string }
  'not reported for the game': { who: Subject }
  'hit before the last card': { hit: string }
  'purpose misspelt': { purpose: string }
  'draw without a witness': undefined
  'witness not accepted': undefined
  'witness accepted already': { name: string }
  'not a fingerprint': undefined
  'witness takes two': undefined
  'abandoning takes two': undefined
  'passing over early takes two': undefined
  'card by hand takes two': undefined
  'machines take two': undefined
  'machines enrolled already': undefined
  'machine not enrolled': { machine: string }
  'no such machine': { machine: string }
  'one person is not two': undefined
  'one department is not two': undefined
  'a fingerprint': undefined
  'a machine by its name': undefined
  'draw is open': { draw: number; purpose: string }
  'drawn for already': { purpose: string; draws: readonly { readonly draw: number; readonly abandoned: boolean }[] }
  'never drawn for': { purpose: string }
  'reason to draw again is no line': undefined
  'not a secret': { bytes: number }
  'no entries': undefined
  'entries without weight': undefined
  'no winners to draw': { winners: number }
  'standby below nothing': { standby: number }
  'too many to draw': { most: number; drawn: number }
  'more drawn than have a chance': { drawn: number; chances: number }
  'holder is the witness': undefined
  'contributed already': { draw: number }
  'contribution after the beacon': { draw: number }
  'outside part lacking': { kind: 'witness' | 'beacon' }
  'value not committed to': undefined
  'beacon has not spoken': undefined
  'beacon has spoken': undefined
  'beacon cannot be read': undefined
  'another pulse': { at: string }
  'commitment cannot be read': undefined
  'committed before': undefined
  'witness did not reveal': undefined
  'minutes to wait': { most: number }
  'too early to call off': { draw: number; minutes: number }
  'contribution lacking': { draw: number }
  'another secret': { draw: number }
  'no reason to abandon': { draw: number }
  'reason is no line': undefined
  'no such draw': { draw: number }
  'draw is over': { draw: number; how: 'abandoned' | 'revealed' }
  'entry without a proper id': { id: string }
  'entry without a proper source': { id: string }
  'entry of negative weight': { id: string; weight: string }
  'entry of too much weight': { id: string; most: string }
  'entry twice': { id: string }
  'too little chance': { ways: string; needed: string; dice: number; digits: number }
  'no dice thrown': undefined
  'no such face of a die': { face: number }
  'no card cut': undefined
  'no such card to cut': { text: string }
  'card cut twice': { card: string }
  'not digits': { text: string }
  'nothing reverts now': { activity: string }
  'last drawing ends at another time': { at: string; not: string }
  'last drawing not over': { at: string }
  // a record of a draw that comes from outside
  'fault of a record': { place: string; fault: Message }
  'a line of a record': undefined
  'a digest': undefined
  'a whole number as text': undefined
  'a purpose of a draw': undefined
  'did not report': { minutes: number }
  'game was played': Played
  'wheel was spun': {
    callup: string
    ticket?: string
    draw?: number
    spins: readonly string[]
    /** The draws that found the spots, of a wheel on the screen. */
    drawn?: readonly number[]
    form?: string
  }
  'program draws the spot': undefined
  'spin is sealed': { draw: number }
  'spots are as posted': undefined
  'one spot at a time': undefined
  'wheel is not posted': { activity: string }
  'drawn and reported': { callup: string; ticket?: string; draw?: number; carried?: string }
}

/** How somebody came to play for a prize, and how it went. */
type Played = {
  game: OwnGame['game']
  callup: string
  draw?: number
  ticket?: string
  guesses?: readonly Guess[]
  hands?: readonly Pick<DoubleUpHand, 'on' | 'was'>[]
}

declare module '../../base/message.ts' {
  interface Messages extends DrawingMessages {}
}
