/** Orders of draws: what binds the house, and who is called by what was drawn. */
import { isRefusal } from '../../base/refusal.ts'
import { calledByDraw } from './callups.ts'
import { type DrawCommand, decideDraw } from './draw/draw.ts'
import { wrongDraw } from './eligibility.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

export function decideDraws(
  state: State,
  command: CommandOf<'OpenDraw' | 'ContributeToDraw' | 'RevealDraw' | 'AbandonDraw'>,
): Decision {
  const wrong = command.do === 'OpenDraw' ? wrongDraw(state, command) : undefined
  if (wrong !== undefined) return wrong
  const { do: type, at, by, key: _key, ...order } = command
  const decision = decideDraw(state.draws, { type, ...order, at: at.at, local: at.local, by } as DrawCommand)
  return isRefusal(decision) ? decision : [...decision, ...calledByDraw(state, decision, at)]
}
