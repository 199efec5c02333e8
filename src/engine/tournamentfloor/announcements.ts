/** Words of the director on the foot of the clock: "Dinner at 8:00 PM". They change nothing of the tournament. */
import { isRefusal, refuseOrder } from '../../base/refusal.ts'
import { anyTournament } from '../tournaments/tournament.ts'
import { floorOf } from './floor.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

/** More than a crowd reads in one round of the foot. */
const ANNOUNCED_MOST = 5

/** From the sign-ups until the tournament is closed: where prizes are paid is said after its end. */
export function announce(state: State, { activity, says, at, by }: CommandOf<'Announce'>): Decision {
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { announced, soFar } = floorOf(state, activity)
  if (announced.some((one) => one.says === says)) return refuseOrder('announced already', { says })
  if (announced.length >= ANNOUNCED_MOST) return refuseOrder('too many announcements', { most: ANNOUNCED_MOST })
  const announcement = `A${soFar.announced + 1}`
  return [{ type: 'AnnouncementPosted', activity, announced: { announcement, says, at: at.at, by } }]
}

export function takeDown(state: State, { activity, announcement, by }: CommandOf<'TakeDownAnnouncement'>): Decision {
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return opened
  return floorOf(state, activity).announced.some((one) => one.announcement === announcement)
    ? [{ type: 'AnnouncementTakenDown', activity, announcement, by }]
    : refuseOrder('no such announcement', { announcement })
}
