/**
 * A wheel on the screen, of a house's own activity. Where it comes to rest is drawn by the public protocol among its spots, each
 * with as many chances as it has places, and the reveal is the spin: screens turn their wheels to it afterwards.
 */
import { because, isRefusal, type Refusal, refuse, refuseFor, refuseOrder } from '../../base/refusal.ts'
import type { WheelGame } from '../../games/wheel/game.ts'
import { sizeOf, timesOf } from '../../games/wheel/rules.ts'
import { postedWheel, type WheelTerms } from '../../rulebook/parts/wheel.ts'
import { type Running, runningOf, whyHalted } from '../offerings/running.ts'
import type { DrawEvent } from './draw/draw.ts'
import type { Entry } from './draw/drum.ts'
import { asDrawn } from './eligibility.ts'
import type { Purpose } from './purpose.ts'
import type { CallUp, CommandOf, Decision, Event, State } from './vocabulary.ts'
import { stepDrawn } from './wheelgame.ts'
import type { Acting } from './win.ts'

type OnScreen = WheelTerms & { readonly with: NonNullable<WheelTerms['with']> }
type SpinDraw = { readonly running: Running; readonly wheel: OnScreen; readonly call: string }

/** `lucky-lodge/lodge-wheel/spin/u12/1`: the first spin of whoever was called as U12. */
const spinPurpose = (activity: string, callup: string, nth: number): Purpose =>
  `${activity}/spin/${callup.toLowerCase()}/${nth}`

/** The next spin of a call. */
export const nextSpin = ({ activity, callup, play }: CallUp): Purpose =>
  spinPurpose(activity, callup, (play !== undefined && 'spins' in play ? play.spins.length : 0) + 1)

/** The spin that a draw is for; nothing where it is for something else. */
export function spinDrawn(state: State, purpose: string): SpinDraw | undefined {
  const [house = '', name = '', word = '', call = ''] = purpose.split('/')
  const running = word === 'spin' ? runningOf(state, `${house}/${name}`) : undefined
  const wheel = running?.rule.wheel
  if (running === undefined || wheel?.with === undefined) return undefined
  return { running, wheel: { ...wheel, with: wheel.with }, call: call.toUpperCase() }
}

/** The spots of the posted wheel as they are drawn from. */
export function spotsOf({ rule, offering }: Running): readonly Entry[] {
  if (rule.wheel === undefined || offering.wheel === undefined) return []
  const wheel = postedWheel(rule.wheel, offering.wheel)
  const size = sizeOf(wheel)
  return wheel.spots.map((spot) => {
    const times = timesOf(spot)
    return { id: spot.spot, weight: BigInt(times), source: `${times} of ${size} places` }
  })
}

/** What a draw for a spin is drawn from. Nothing where the purpose is another. */
export function spotsAmong(
  state: State,
  { purpose, own, how }: CommandOf<'OpenDraw'>,
): { entries: readonly Entry[] } | Refusal | undefined {
  const spin = spinDrawn(state, purpose)
  if (spin === undefined) return undefined
  const { running, call } = spin
  const { by } = spin.wheel.with
  const callup = spinning(state, spin)
  if (callup === undefined) return refuseOrder('nobody was called', { callup: call })
  const halted = whyHalted(state, callup.activity)
  if (halted !== undefined) return refuseFor(halted)
  const next = nextSpin(callup)
  if (purpose !== next) return refuse(callup.who, [because(by, 'drawing has another name', { purpose: next })])
  if (own !== undefined) return refuse(callup.who, [because(by, 'spots are as posted')])
  if (how.winners !== 1 || how.standby !== 0) return refuse(callup.who, [because(by, 'one spot at a time')])
  return { entries: spotsOf(asDrawn(running, callup.drawing)) }
}

/** Whoever was called as that, and has not spun to the end. */
function spinning(state: State, { running, call }: SpinDraw): (CallUp & { readonly play: WheelGame }) | undefined {
  const callup = state.callups.get(call)
  if (callup?.activity !== running.rule.activity || callup.status !== 'playing') return undefined
  const { play } = callup
  return play !== undefined && 'spins' in play && !('hand' in play) ? { ...callup, play } : undefined
}

/** A revealed draw of a spin is the spin. */
export function spunByDraw(state: State, events: readonly DrawEvent[], acting: Acting): Decision {
  const spun: Event[] = []
  for (const event of events) {
    if (event.type !== 'DrawRevealed') continue
    const purpose = state.draws.pending.find(({ opened }) => opened.draw === event.draw)?.opened.purpose ?? ''
    const spin = spinDrawn(state, purpose)
    const [spot] = event.winners
    if (spin === undefined || spot === undefined) continue
    const callup = spinning(state, spin)
    if (callup === undefined) return refuseOrder('nobody was called', { callup: spin.call })
    const halted = whyHalted(state, callup.activity)
    if (halted !== undefined) return refuseFor(halted)
    const stepped = stepDrawn(state, spin.running, callup, { draw: event.draw, spot }, acting)
    if (isRefusal(stepped)) return stepped
    spun.push(...stepped)
  }
  return spun
}
