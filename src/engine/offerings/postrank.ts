/** Settings that are posted anew while an activity runs: the rank of a card drawn in view, or what the house decides. */

import { refuse, refuseStep } from '../../base/refusal.ts'
import { RANKS, type RankSign } from '../../cards/card.ts'
import { runningOf, whyHalted } from './running.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function postRank(state: State, command: CommandOf<'PostRank'>): Decision {
  const { activity, setting, value, drawnCard, witnesses, by, at } = command
  const running = runningOf(state, activity)
  if (running === undefined) return refuseStep(`${activity} does not run`)
  if (state.offerings.get(activity)?.status === 'stopped') return refuseStep(whyHalted(state, activity) ?? '')
  const terms = running.rule.settings?.[setting]
  if (terms === undefined) return refuseStep(`${activity} has no setting ${setting}`)
  const { anew } = terms
  if (anew === undefined)
    return refuse(activity, [{ clause: terms.by, says: `${setting} is part of the offering; it is not posted anew` }])
  const drawn = drawnCard === undefined ? undefined : rankIn(drawnCard)
  if (anew.how === 'drawn card') {
    if (drawnCard === undefined)
      return refuse(activity, [{ clause: anew.by, says: `a drawn card decides ${setting}; name the card` }])
    if (witnesses.every((witness) => witness === by))
      return refuse(activity, [{ clause: anew.by, says: 'the card is drawn in view; name somebody else who saw it' }])
  }
  if (drawnCard !== undefined && drawn === undefined) return refuseStep(`"${drawnCard}" is not a card like 2h or Td`)
  const next = value ?? drawn
  if (next === undefined) return refuseStep(`which ${setting}? one of ${terms.oneOf.join(', ')}`)
  if (drawn !== undefined && drawn !== next)
    return refuse(activity, [
      { clause: anew.by, says: `the card drawn is ${drawnCard}; it decides ${drawn}, not ${next}` },
    ])
  if (!terms.oneOf.includes(next))
    return refuse(activity, [{ clause: terms.by, says: `${setting} ${next} is not one of ${terms.oneOf.join(', ')}` }])
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
  if (offered.running !== undefined)
    offered.running = { ...offered.running, posted: [...(offered.running.posted ?? []), { setting, value, at }] }
}
