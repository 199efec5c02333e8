/** A draw as a scenario tells it: sealed with what a witness has committed to, contributed to by the room, revealed. */
import { citedIn } from '../../base/cited.ts'
import { digestOf } from '../../base/digest.ts'
import { partyKey } from '../../base/party.ts'
import { isRefusal } from '../../base/refusal.ts'
import { contributionText } from '../../engine/drawings/draw/contribution.ts'
import { type Entry, seal } from '../../engine/drawings/draw/drum.ts'
import { commitOf, fingerprintOf, type Outside } from '../../engine/drawings/draw/outside.ts'
import { secretDigestOf, select } from '../../engine/drawings/draw/selection.ts'
import { missedDrawings } from '../../engine/drawings/eligibility.ts'
import { purposeOf } from '../../engine/drawings/purpose.ts'
import { eligibleNow } from '../../engine/drawings/urns.ts'
import { drawingAt } from '../../engine/offerings/drawingtimes.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { english } from '../../words/sentence.ts'
import { isRefused, type Night, nowOf, order, Undone } from './night.ts'

const ROOM = [{ kind: 'digits', digits: '471108' }] as const
const HOW = { winners: 1, standby: 0, replacement: false }
const WAIT_MINUTES = 10

/** A machine of the house, where the scenario says nothing else. */
export function enrolMachine(night: Night, machine: string): void {
  if (night.state.machines.has(machine)) return
  order(night, { do: 'EnrolMachines', machines: [machine], second: 'surveillance' }, 'compliance')
}

/** The engine holds values against commitments; signatures are the door's business, so that a scenario has none. */
const valueFor = (draw: number, witness: string): string => digestOf(`the value of ${witness} for draw ${draw}`)
const committed = (draw: number, witness: string): Outside => ({
  kind: 'witness',
  key: digestOf(`the key of ${witness}`),
  commit: commitOf(valueFor(draw, witness)),
  signature: '0'.repeat(128),
  minutes: WAIT_MINUTES,
})

function accept(night: Night, name: string, outside: Outside): void {
  const fingerprint = fingerprintOf(outside)
  if (night.state.witnesses.has(fingerprint)) return
  order(night, { do: 'AcceptWitness', name, fingerprint, second: 'surveillance' }, 'compliance')
}

export type HotSeat = Held & {
  /** The secret is then one by which that person is picked. */
  readonly winner?: string | undefined
  /** When a drawing of today began that nobody came to, and that is drawn for after its hour. */
  readonly drawing?: string | undefined
}
export type Held = {
  readonly until?: 'opened' | 'contributed' | undefined
  readonly witness?: string | undefined
  readonly isUnwitnessed?: boolean | undefined
}

export function pickHotSeat(night: Night, activity: string, how: HotSeat, by = 'club host'): void {
  const { winner: wanted, drawing: began } = how
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
  holdDraw(night, purposeOf(activity, drawing), entries, wanted, how, by)
}

/** Sealed, contributed to and revealed, by a secret that draws what is wanted. */
export function holdDraw(
  night: Night,
  purpose: string,
  entries: readonly Entry[],
  wanted: string | undefined,
  { until, witness = 'the witness', isUnwitnessed }: Held,
  by = 'club host',
  winners = HOW.winners,
): void {
  const how = { ...HOW, winners }
  const draw = night.state.draws.count + 1
  const value = valueFor(draw, witness)
  const isPicked = (secret: string) =>
    wanted === undefined ||
    select(secret, contributionText(ROOM), draw, seal(entries), entries, how, value).winners[0] === wanted
  const canWin = wanted === undefined || entries.some(({ id }) => id === wanted)
  let n = 0
  const secretOf = () => digestOf(`the secret of a scenario ${draw} ${n}`)
  while (canWin && entries.length > 0 && !isPicked(secretOf())) n += 1
  const secret = secretOf()
  const earlier = night.state.draws.closed.flat().findLast((closed) => closed.purpose === purpose)
  const outside = committed(draw, witness)
  if (isUnwitnessed !== true) accept(night, witness, outside)
  const opening = {
    do: 'OpenDraw',
    purpose,
    how,
    secretDigest: secretDigestOf(secret),
    ...(isUnwitnessed === true ? {} : { outside }),
    ...(earlier === undefined
      ? {}
      : { again: earlier.abandoned ? 'the one before was abandoned' : 'the one before did not come' }),
  } as const
  if (!canWin && !isRefused(night, opening, by))
    throw new Undone(`${wanted} cannot be picked; those who can are ${entries.map(({ id }) => id).join(', ')}`)
  if (isRefusal(order(night, opening, by))) return
  night.open = { draw, secret, witness }
  if (until === 'opened') return
  order(night, { do: 'ContributeToDraw', draw, contribution: ROOM }, by)
  if (until === undefined) revealOpen(night, undefined, by)
}

/** What the desk keeps of a draw until it is revealed. */
export function revealOpen(night: Night, value: string | undefined, by = 'club host'): void {
  if (night.open === undefined) throw new Undone('no draw is open')
  const { draw, secret, witness } = night.open
  const outside = { value: value === undefined ? valueFor(draw, witness) : digestOf(value), proof: '' }
  order(night, { do: 'RevealDraw', draw, secret, outside }, by)
}
