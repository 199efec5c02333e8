/** Settings that are posted anew while an activity runs: the rank of a card drawn in view, or what the house decides. */

import { because, refuse, refuseFor, refuseOrder } from '../../base/refusal.ts'
import { RANKS, type RankSign } from '../../cards/card.ts'
import { runningOf, whyHalted } from './running.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function postRank(state: State, command: CommandOf<'PostRank'>): Decision {
  const { activity, setting, value, drawnCard, witnesses, by, at } = command
  const running = runningOf(state, activity)
  if (running === undefined) return refuseOrder('activity does not run', { activity })
  const halted = state.offerings.get(activity)?.status === 'stopped' ? whyHalted(state, activity) : undefined
  if (halted !== undefined) return refuseFor(halted)
  const terms = running.rule.settings?.[setting]
  if (terms === undefined) return refuseOrder('no such setting', { activity, setting })
  const { anew } = terms
  if (anew === undefined)
    return refuse({ kind: 'activity', activity }, [because(terms.by, 'setting is part of the offering', { setting })])
  const drawn = drawnCard === undefined ? undefined : rankIn(drawnCard)
  if (anew.how === 'drawn card') {
    if (drawnCard === undefined)
      return refuse({ kind: 'activity', activity }, [because(anew.by, 'drawn card decides', { setting })])
    if (witnesses.every((witness) => witness === by))
      return refuse({ kind: 'activity', activity }, [because(anew.by, 'witness lacking')])
  }
  if (drawnCard !== undefined && drawn === undefined) return refuseOrder('not a card', { text: drawnCard })
  const next = value ?? drawn
  if (next === undefined) return refuseOrder('setting not said', { setting, oneOf: terms.oneOf })
  if (drawnCard !== undefined && drawn !== undefined && drawn !== next)
    return refuse({ kind: 'activity', activity }, [
      because(anew.by, 'drawn card decides otherwise', { card: drawnCard, decides: drawn, not: next }),
    ])
  if (!terms.oneOf.includes(next))
    return refuse({ kind: 'activity', activity }, [
      because(terms.by, 'setting not one of', { setting, value: next, oneOf: terms.oneOf }),
    ])
  return [
    {
      type: 'RankPosted',
      activity,
      setting,
      value: next,
      ...(drawnCard === undefined ? {} : { drawnCard }),
      witnesses,
      at: at.at,
      clause: anew.by,
      by,
    },
  ]
}

/** The rank sign of a card as people write it: `2h` is `2`. */
function rankIn(card: string): RankSign | undefined {
  const match = /^(10|[2-9TJQKA])[cdhs]$/i.exec(card)
  const sign = match?.[1] === '10' ? 'T' : match?.[1]?.toUpperCase()
  return RANKS.find((rank) => rank === sign)
}

export function evolveRanks(state: Slice, { activity, setting, value, at }: EventOf<'RankPosted'>): void {
  const offered = state.offerings.get(activity)!
  state.postings += 1
  if (offered.running !== undefined)
    offered.running = {
      ...offered.running,
      posted: [...(offered.running.posted ?? []), { setting, value, at, n: state.postings }],
    }
}
