/**
 * A prize wheel: a real one that somebody spins while an attendant watches and enters how it turned and where the pointer
 * rests. A spin that does not count is spun again, by the clause that says so and by no other. Of a wheel on the screen the
 * spot is drawn, and nothing else is to be seen.
 */
import { because, type Reason, type Refusal, refuse } from '../../base/refusal.ts'
import { cashOf, type Spot, sizeOf, spotAt, type Wheel, type WheelRules } from './rules.ts'

/** Inside a spot, by its number on the wheel or its name; or where it shows none. */
export type Rests = { readonly spot: number | string } | 'peg' | 'between'

export type WheelAction =
  | ({ readonly do: 'spin' } & SpinSeen)
  /** The player does not want to spin. */
  | { readonly do: 'give up' }

/** What the attendant saw; of a spin that does not count anyway, the rest need not be told. */
export type SpinSeen = {
  /** Complete ones. */
  readonly turns?: number | undefined
  readonly touched?: boolean | undefined
  readonly stopped?: boolean | undefined
  readonly rests?: Rests | undefined
  /** The draw that found the spot, of a wheel on the screen. */
  readonly draw?: number | undefined
}

export type SpinFault = 'turns' | 'touched' | 'moving' | 'peg' | 'between'

export type Spin = SpinSeen & {
  readonly local: string
  /** `again`: no posted cash value, after a double. */
  readonly was: 'invalid' | 'double' | 'again' | 'prize' | 'doubled' | 'jackpot'
  /** Why it does not count. */
  readonly faults?: readonly SpinFault[]
  readonly by: string
}

export type WheelGame = {
  readonly phase: 'to spin' | 'to spin for double' | 'over'
  readonly spins: readonly Spin[]
  readonly givenUp?: { readonly by: string }
}

export const beginWheel = (): WheelGame => ({ phase: 'to spin', spins: [] })

/** `local` is the house's wall clock at the spin, which decides what minimum is guaranteed. */
export function stepWheel(
  rules: WheelRules,
  wheel: Wheel,
  game: WheelGame,
  action: WheelAction,
  local: string,
): WheelGame | Refusal {
  const wrong = whyNot(rules, wheel, game, action)
  if (wrong !== undefined) return refuse({ kind: 'game' }, [wrong])
  switch (action.do) {
    case 'give up':
      return { ...game, phase: 'over', givenUp: { by: rules.giveUp?.by ?? rules.spin.by } }
    case 'spin':
      return spun(rules, wheel, game, action, local)
  }
}

function spun(
  rules: WheelRules,
  wheel: Wheel,
  game: WheelGame,
  { do: _do, ...seen }: Extract<WheelAction, { do: 'spin' }>,
  local: string,
): WheelGame {
  const then = (phase: WheelGame['phase'], spin: Pick<Spin, 'was' | 'by' | 'faults'>): WheelGame => ({
    ...game,
    phase,
    spins: [...game.spins, { ...seen, local, ...spin }],
  })
  const faults = faultsIn(rules, seen)
  if (faults.length > 0)
    return then(game.phase, {
      was: 'invalid',
      faults: faults.map(({ fault }) => fault),
      by: [...new Set(faults.map(({ by }) => by))].join(' '),
    })
  const spot = shownBy(wheel, seen)
  const { double } = rules
  if (spot === undefined) throw new Error('a valid spin shows a spot')
  if (double === undefined || spot.double !== true) {
    if (game.phase === 'to spin' || double === undefined) return then('over', { was: 'prize', by: rules.spin.by })
    const isCash = spot.double !== true && cashOf(rules, spot) !== undefined
    return isCash
      ? then('over', { was: 'doubled', by: double.by })
      : then('to spin for double', { was: 'again', by: double.again.by })
  }
  return game.phase === 'to spin'
    ? then('to spin for double', { was: 'double', by: double.by })
    : then('over', { was: 'jackpot', by: double.jackpot.by })
}

const shownBy = (wheel: Wheel, { rests }: SpinSeen): Spot | undefined =>
  typeof rests === 'object' ? spotAt(wheel, rests.spot) : undefined

/** Everything for which this spin does not count. */
function faultsIn(rules: WheelRules, seen: SpinSeen): { fault: SpinFault; by: string }[] {
  const { turns, untouched, still, astray } = rules
  const faults: { fault: SpinFault; by: string }[] = []
  if (turns !== undefined && seen.turns !== undefined && seen.turns < turns.least)
    faults.push({ fault: 'turns', by: turns.by })
  if (untouched !== undefined && seen.touched === true) faults.push({ fault: 'touched', by: untouched.by })
  if (still?.moving === 'spin again' && seen.stopped === false) faults.push({ fault: 'moving', by: still.by })
  if (astray !== undefined && seen.rests === astray.at) faults.push({ fault: astray.at, by: astray.by })
  return faults
}

function whyNot(rules: WheelRules, wheel: Wheel, game: WheelGame, action: WheelAction): Reason | undefined {
  if (game.phase === 'over') return because(rules.once.by, 'wheel is done')
  if (action.do === 'give up') {
    if (rules.giveUp === undefined) return because(rules.spin.by, 'spin not given up')
    return game.spins.length === 0 ? undefined : because((rules.astray ?? rules.once).by, 'spun before giving up')
  }
  return misread(rules, wheel, action) ?? untold(rules, action)
}

/** What cannot be seen on this wheel. */
function misread({ turns, spin, astray }: WheelRules, wheel: Wheel, seen: SpinSeen): Reason | undefined {
  if (seen.turns !== undefined && !(Number.isInteger(seen.turns) && seen.turns >= 0))
    return because(turns?.by ?? spin.by, 'turns not whole', { turns: seen.turns })
  if (typeof seen.rests === 'object' && shownBy(wheel, seen) === undefined)
    return because(spin.by, 'no such spot on the wheel', { spot: String(seen.rests.spot), spots: sizeOf(wheel) })
  if (typeof seen.rests !== 'string' || seen.rests === astray?.at) return undefined
  return astray === undefined
    ? because(spin.by, 'no such spot on the wheel', { spot: seen.rests, spots: sizeOf(wheel) })
    : because(astray.by, 'pointer rests otherwise', { at: astray.at })
}

/** What has to be known before a spin counts. */
function untold(rules: WheelRules, seen: SpinSeen): Reason | undefined {
  if (faultsIn(rules, seen).length > 0) return undefined
  const { turns, untouched, still, spin } = rules
  if (turns !== undefined && seen.turns === undefined) return because(turns.by, 'turns not told')
  if (untouched !== undefined && seen.touched === undefined) return because(untouched.by, 'touch not told')
  if (still !== undefined && seen.stopped === false) return because(still.by, 'wheel still moves')
  if (still?.moving === 'spin again' && seen.stopped === undefined) return because(still.by, 'stop not told')
  return seen.rests === undefined ? because(spin.by, 'pointer not told') : undefined
}
