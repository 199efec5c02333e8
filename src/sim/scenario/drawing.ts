/** Drawings and the games played for their prizes, as a scenario tells them: from the pick to the payment. */
import { citedIn } from '../../base/cited.ts'
import { digestOf } from '../../base/digest.ts'
import { partyKey } from '../../base/party.ts'
import { isRefusal } from '../../base/refusal.ts'
import { readyFor } from '../../engine/drawings/callups.ts'
import { contributionText } from '../../engine/drawings/draw/contribution.ts'
import { seal, secretDigestOf, select } from '../../engine/drawings/draw/selection.ts'
import { eligibleNow, missedDrawings } from '../../engine/drawings/eligibility.ts'
import { purposeOf } from '../../engine/drawings/purpose.ts'
import type { CallUp, GameAction } from '../../engine/drawings/vocabulary.ts'
import { drawingAt } from '../../engine/offerings/drawingtimes.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { english } from '../../words/sentence.ts'

import type { DoubleUpText, HiLoText } from './file/drawntext.ts'
import { settleHit } from './hit.ts'
import { isRefused, type Night, nowOf, order, Undone } from './night.ts'

const ROOM = [{ kind: 'digits', digits: '471108' }] as const
const HOW = { winners: 1, standby: 0, replacement: false }

/** Sealed, contributed to by the room, revealed. A scenario may say who is picked: its secret is then one that does so. */
export function pickHotSeat(
  night: Night,
  activity: string,
  wanted: string | undefined,
  by = 'club host',
  /** When a drawing of today began that nobody came to, and that is drawn for after its hour. */
  began?: string,
): void {
  const running = runningOf(night.state, activity)
  const now = nowOf(night)
  if (running === undefined) throw new Undone(`${activity} does not run`)
  const held = drawingAt(running.offering.drawings ?? [], now.local)
  const missed = missedDrawings(night.state, running, now).find(({ from }) => from.endsWith(`T${began}`))
  const drawing = began === undefined || held?.from.endsWith(`T${began}`) === true ? held : missed
  if (held !== undefined && drawing === undefined)
    throw new Undone(`no drawing that began at ${began} is to be drawn for again`)
  const { entries, out } = eligibleNow(night.state, running, now, drawing)
  for (const { who, reasons } of out)
    night.record.refusals.push({
      who: partyKey(who),
      clauses: reasons.flatMap(({ clause }) => citedIn(clause)),
      reason: reasons.map(english).join('; '),
    })
  const draw = night.state.draws.count + 1
  const isPicked = (secret: string) =>
    wanted === undefined ||
    select(secret, contributionText(ROOM), draw, seal(entries), entries, HOW).winners[0] === wanted
  const canWin = wanted === undefined || entries.some(({ id }) => id === wanted)
  let n = 0
  const secretOf = () => digestOf(`the secret of a scenario ${draw} ${n}`)
  while (canWin && entries.length > 0 && !isPicked(secretOf())) n += 1
  const secret = secretOf()
  const purpose = purposeOf(activity, drawing)
  const earlier = night.state.draws.closed.flat().some((closed) => closed.purpose === purpose)
  const opening = {
    do: 'OpenDraw',
    purpose,
    entries,
    how: HOW,
    secretDigest: secretDigestOf(secret),
    ...(earlier ? { again: 'the one before did not come' } : {}),
  } as const
  if (!canWin && !isRefused(night, opening, by))
    throw new Undone(`${wanted} cannot be picked; those who can are ${entries.map(({ id }) => id).join(', ')}`)
  if (isRefusal(order(night, opening, by))) return
  order(night, { do: 'ContributeToDraw', draw, contribution: ROOM }, by)
  order(night, { do: 'RevealDraw', draw, secret, entries }, by)
}

export const lastCallUp = ({ state }: Night, status?: CallUp['status']): CallUp | undefined =>
  [...state.callups.values()].findLast((one) => status === undefined || one.status === status)

/** Everything that must be there is there, but for the clauses named. */
export function reportFor(
  night: Night,
  callup: string,
  no: readonly string[],
  person?: string,
  by = 'club host',
): void {
  const called = night.state.callups.get(callup)
  const terms = runningOf(night.state, called?.activity ?? '')?.rule.drawn
  const ready = terms === undefined ? [] : readyFor(terms, person ?? called?.person)
  const answers = Object.fromEntries(ready.map(({ by: clause }) => [clause, !no.includes(clause)]))
  order(
    night,
    { do: 'ReportIn', callup, ...(person === undefined ? {} : { person }), ...(ready.length === 0 ? {} : { answers }) },
    by,
  )
}

/** Who plays: the one who has reported; who was called and now reports; or somebody who is drawn on the spot. */
function playerOf(night: Night, draw: () => void): CallUp | undefined {
  const playing = () => lastCallUp(night, 'playing')
  if (playing() !== undefined) return playing()
  if (lastCallUp(night, 'called') === undefined) draw()
  const called = lastCallUp(night, 'called')
  if (called !== undefined) reportFor(night, called.callup, [])
  return playing()
}

export function playHiLo(night: Night, activity: string, written: HiLoText, by = 'club host'): void {
  const person = written.player ?? 'player'
  const playing = playerOf(night, () => {
    const isThere = [...night.state.inserted.values()].some((card) => card.person === person)
    if (!isThere) order(night, { do: 'InsertCard', machine: `m-${person}`, person }, 'device:slots')
    pickHotSeat(night, activity, person, by)
  })
  if (playing === undefined) return
  const cards = [...written.cards]
  const turn = () => {
    const card = cards.shift()
    if (card === undefined) throw new Undone('a guess has no card left to answer it')
    return step(night, playing.callup, { do: 'turn', card }, by)
  }
  if (!step(night, playing.callup, { do: 'shuffle' }, by)) return
  if (!step(night, playing.callup, { do: 'cut' }, by) || !turn()) return
  for (const call of written.calls ?? []) {
    if (!step(night, playing.callup, { do: 'call', call }, by)) return
    while (night.state.callups.get(playing.callup)?.play?.phase === 'to turn') if (!turn()) return
  }
  if (written.quit === true && !step(night, playing.callup, { do: 'quit' }, by)) return
  settled(night, playing.callup, written)
}

export function playDoubleUp(night: Night, activity: string, written: DoubleUpText, by = 'club host'): void {
  const playing = playerOf(night, () => {
    const ticket = written.ticket ?? [...night.state.tickets.keys()][0] ?? 'T1'
    order(night, { do: 'DrawTicket', activity, ticket, witnesses: ['floor'] }, by)
  })
  if (playing === undefined) return
  for (const { on, player, banker } of written.hands ?? []) {
    if (on !== undefined && !step(night, playing.callup, { do: 'play', on }, by)) return
    if (!step(night, playing.callup, { do: 'deal', player, banker }, by)) return
  }
  if (written.keep === true && !step(night, playing.callup, { do: 'keep' }, by)) return
  settled(night, playing.callup, written)
}

const step = (night: Night, callup: string, action: GameAction, by: string): boolean =>
  !isRefusal(order(night, { do: 'StepGame', callup, action }, by))

function settled(night: Night, callup: string, written: HiLoText | DoubleUpText): void {
  const { hit } = night.state.callups.get(callup) ?? {}
  if (hit !== undefined && written.until !== 'declared') settleHit(night, hit, written)
}
