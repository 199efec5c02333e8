/** Tickets, points and passes that a wrong house would lose or count twice. A bug that the auditor does not report fails here. */
import { describe, expect, test } from 'vitest'
import { played } from '../../../../tools/scenarios.ts'
import { Difference } from '../../audit/difference.ts'
import type { Heard } from '../books.ts'
import { reckoner } from '../reckoner.ts'
import { PLANTED, spoilt } from './planted.ts'

/** Nights in which each comes up. */
const NIGHTS: Readonly<Record<keyof typeof PLANTED, readonly string[]>> = {
  'a ticket is drawn twice': ['prize-wheel/a-friday', 'car-giveaway/drawing', 'big-spin/drawing'],
  'a ticket is claimed after the drum was emptied': ['car-giveaway/the-drum'],
  'a void ticket is drawn': ['car-giveaway/drawing'],
  'a ticket is drawn that nobody put in': ['cash-drawing/a-friday', 'car-drawing/drawings'],
  'a ticket is drawn that was never handed out': ['car-giveaway/drawing', 'high-hand/drawings'],
  'somebody else has the ticket': ['car-giveaway/drawing', 'big-spin/drawing'],
  'a number is handed out twice': ['car-giveaway/drawing', 'cash-drawing/a-friday'],
  'a ticket is put in twice': ['big-spin/drawing'],
  'a ticket too many for a hand': ['car-giveaway/hands', 'prize-wheel/hands', 'blackjack-poker-car/tickets'],
  'a hand does not bring its tickets': ['car-giveaway/drawing', 'blackjack-poker-car/tickets'],
  'a ticket that must be discarded goes back': ['car-giveaway/drawing', 'car-drawing/drawings'],
  'fewer lie in the drum than are thrown away': ['car-giveaway/the-drum'],
  'a seat is left out at the posted time': ['big-spin/handing-out', 'cash-drawing/seated', 'car-drawing/tickets'],
  'a ticket for somebody who sat nowhere': ['big-spin/handing-out', 'cash-drawing/seated'],
  'tickets at another time': ['car-drawing/tickets', 'cash-drawing/seated'],
  'somebody reports twice': ['car-drawing/drawings', 'hi-lo-progressive/a-thursday'],
  'a pass is used twice': ['car-drawing/giveaway', 'blackjack-poker-car/tournament'],
  'a place without a pass': ['car-drawing/giveaway', 'blackjack-poker-car/tournament'],
  'a pass is forgotten': ['car-drawing/giveaway', 'blackjack-poker-car/tournament'],
  'a place without identification': ['car-drawing/giveaway'],
  'a key of somebody who is not there': ['car-drawing/giveaway'],
  'an envelope is opened twice': ['car-drawing/giveaway'],
  'the order of the cards': ['car-drawing/giveaway'],
  'a car for another key': ['car-drawing/giveaway'],
  'a seat of the final for somebody else': ['blackjack-poker-car/tournament'],
  'chips of somebody from another table': ['blackjack-poker-car/tournament'],
  'a prize of the stage is forgotten': ['blackjack-poker-car/tournament', 'car-drawing/giveaway'],
  'the prize of another place': ['blackjack-poker-car/tournament', 'car-drawing/giveaway'],
  'a point too many for hours': ['car-drawing/hours', 'wheel-of-cards/tracking'],
  'an hour is forgotten': ['car-drawing/hours', 'wheel-of-cards/tracking'],
  'a point too few for a hand': ['high-hand/points'],
  'points of a place': ['high-hand/standing'],
  'more chances than points': ['car-drawing/computer'],
}

test('every bug has a night', () => expect(Object.keys(NIGHTS)).toEqual(Object.keys(PLANTED)))

const heardBy = (night: readonly Heard[]) => () => {
  const auditor = reckoner()
  for (const heard of night) auditor.hear(heard)
}

const CASES = Object.entries(NIGHTS).flatMap(([what, files]) => files.map((file) => [what, file] as const))

describe('planted bugs', () => {
  test.each(CASES)('%s: %s', (what, file) => {
    const { bug, says } = PLANTED[what]!
    const nights = played(`scenarios/${file}.yaml`).nights.map(({ night }) => night.accepted)
    const wrong = nights.flatMap((night) => {
      const bad = spoilt(night, bug)
      return bad === undefined ? [] : [bad]
    })
    expect(wrong.length, 'it comes up').toBeGreaterThan(0)
    for (const night of wrong) {
      expect(heardBy(night), 'the auditor must find it').toThrow(Difference)
      expect(heardBy(night)).toThrow(says)
    }
  })
})
