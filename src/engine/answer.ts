/** A round held against the conditions of a rule: what fails for whom, and what nobody has answered yet. */
import type { Reason } from '../base/refusal.ts'
import type { Need } from '../rulebook/rule.ts'
import type { Question } from './event.ts'
import { type Bettor, type Hand, placeOf, type Round } from './fact.ts'
import { NEEDS, type Posted } from './needs.ts'

export type Player = { readonly who: string; readonly hand: Hand; readonly bettor: Bettor }

/** Everybody with money on a hand, the seated before those behind; a seat without bettors is its player alone. */
export function playersOf(round: Round): Player[] {
  return round.hands.flatMap((hand) => {
    let behind = 0
    return hand.bettors.map((bettor) => {
      if (bettor.place === 'backline') behind += 1
      const who =
        hand.role === 'player-dealer' && bettor.place === 'seated'
          ? `table ${round.table} player-dealer`
          : placeOf(round, hand.seat, bettor.place, behind)
      return { who, hand, bettor }
    })
  })
}

export type Held = { readonly misses: readonly Reason[]; readonly questions: readonly Question[] }

/** The conditions on the round itself. */
export function holdRound(needs: readonly Need[], round: Round, posted: Posted): Held {
  return hold(needs, 'the hand', (need) => {
    const known = NEEDS[need.need]
    return known.of === 'round'
      ? { applies: true, holds: known.holds(round, need as never, posted) }
      : { applies: false }
  })
}

/** The conditions on one person. */
export function holdPlayer(needs: readonly Need[], { who, hand, bettor }: Player): Held {
  return hold(needs, who, (need) => {
    const known = NEEDS[need.need]
    return known.of === 'person'
      ? { applies: true, holds: known.holds(hand, bettor, need as never) }
      : { applies: false }
  })
}

function hold(
  needs: readonly Need[],
  who: string,
  ask: (need: Need) => { applies: boolean; holds?: boolean | undefined },
): Held {
  const misses: Reason[] = []
  const questions: Question[] = []
  for (const need of needs) {
    const { applies, holds } = ask(need)
    if (!applies || holds === true) continue
    const known = NEEDS[need.need]
    if (holds === false) misses.push({ clause: need.by, says: known.fails(need as never) })
    else questions.push({ id: `${need.by} ${who}`, clause: need.by, who, says: known.asks })
  }
  return { misses, questions }
}
