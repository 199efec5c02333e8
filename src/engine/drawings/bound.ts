/** Orders of draws: what binds the house, who is called by what was drawn, and what the public record must not leave out. */
import { message } from '../../base/message.ts'
import type { Moment } from '../../base/moment.ts'
import { because, isRefusal, type Refusal, refuse } from '../../base/refusal.ts'
import type { Ask } from '../mechanism.ts'
import { calledByDraw } from './calls.ts'
import { marksOf } from './cardfeed.ts'
import { type DrawCommand, decideDraw } from './draw/draw.ts'
import type { Entry } from './draw/drum.ts'
import type { LeftOut } from './draw/opening.ts'
import { fingerprintOf } from './draw/outside.ts'
import { dayOf } from './eligibility.ts'
import { spotsAmong, spunByDraw } from './spins.ts'
import { drawnAmong, type Eligible } from './urns.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

export function decideDraws(
  state: State,
  command: CommandOf<'OpenDraw' | 'ContributeToDraw' | 'RevealDraw' | 'AbandonDraw'>,
  ask: Ask,
): Decision {
  const spots = command.do === 'OpenDraw' ? spotsAmong(state, command) : undefined
  if (isRefusal(spots)) return spots
  const among = command.do === 'OpenDraw' ? drawnAmong(state, command) : undefined
  if (isRefusal(among)) return among
  const lots = command.do === 'OpenDraw' ? lotsFor(command, ask) : undefined
  if (isRefusal(lots)) return lots
  const wrong = command.do === 'OpenDraw' ? unwitnessed(state, command) : undefined
  if (wrong !== undefined) return wrong
  if (command.do === 'AbandonDraw' && command.second === undefined)
    return refuse({ kind: 'draw', draw: command.draw }, [{ clause: 'draw', ...message('abandoning takes two') }])
  const { do: type, at, by, key: _key, ...order } = command
  const seen = among === undefined ? {} : seenFrom(state, among, command.at)
  const sealed =
    command.do === 'OpenDraw' ? { entries: spots?.entries ?? among?.entries ?? lots ?? command.own ?? [] } : {}
  const decision = decideDraw(state.draws, {
    type,
    ...order,
    ...sealed,
    ...seen,
    at: at.at,
    local: at.local,
    by,
  } as DrawCommand)
  if (isRefusal(decision)) return decision
  const spun = spunByDraw(state, decision, { at, by })
  return isRefusal(spun) ? spun : [...decision, ...calledByDraw(state, decision, at), ...spun]
}

/** What another room draws from: its own list, all of it as that room says. */
function lotsFor({ purpose, own, how, at }: CommandOf<'OpenDraw'>, ask: Ask): readonly Entry[] | Refusal | undefined {
  const found = ask.drawnFrom(purpose, at)
  if (found === undefined || isRefusal(found)) return found
  const { entries, winners, clause } = found
  const who = { kind: 'drawing', purpose } as const
  if (own !== undefined) return refuse(who, [because(clause, 'lots are as the rules say')])
  return how.winners === winners && how.standby === 0 && !how.replacement
    ? entries
    : refuse(who, [because(clause, 'so many are drawn', { drawn: how.winners, wanted: winners })])
}

/** Without a part from outside, whoever reads the house's disk and hands in the room's chance could choose. */
function unwitnessed(state: State, { purpose, outside }: CommandOf<'OpenDraw'>): Refusal | undefined {
  const told =
    outside === undefined
      ? message('draw without a witness')
      : state.witnesses.has(fingerprintOf(outside))
        ? undefined
        : message('witness not accepted')
  return told === undefined ? undefined : refuse({ kind: 'drawing', purpose }, [{ clause: 'draw', ...told }])
}

/** What was done to the list by hand, and how many with a card are not in it. */
function seenFrom(state: State, { out }: Eligible, at: Moment) {
  const counts = new Map<string, number>()
  for (const { reasons } of out) {
    const clause = reasons[0]?.clause ?? ''
    counts.set(clause, (counts.get(clause) ?? 0) + 1)
  }
  const leftOut = [...counts].sort().map(([clause, count]): LeftOut => ({ clause, count }))
  return { marks: marksOf(state, at, (local) => dayOf(state, local)), leftOut }
}
