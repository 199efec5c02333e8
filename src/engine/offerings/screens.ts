/** Screens on the wall, each with a playlist and an address of its own: who hung what, and when, stands in the journal. */
import { rulesBehind } from '../../base/occasion.ts'
import { refuseOrder } from '../../base/refusal.ts'
import { isScreenPart, type Screen } from '../../base/screen.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function setScreen(state: State, command: CommandOf<'SetScreen'>): Decision {
  const { screen, name, shows, seconds, wins, by } = command
  const strange = shows.find((one) => !isScreenPart(one) && !state.rules.has(rulesBehind(one)))
  if (strange !== undefined) return refuseOrder('nothing to show by this name', { name: strange })
  const twice = shows.find((one, at) => shows.indexOf(one) !== at)
  if (twice !== undefined) return refuseOrder('shown twice', { name: twice })
  const next: Screen = { screen, name, shows, seconds, wins }
  if (JSON.stringify(state.screens.get(screen)) === JSON.stringify(next)) return refuseOrder('screen is so', { screen })
  return [{ type: 'ScreenSet', ...next, by }]
}

export function removeScreen(state: State, { screen, by }: CommandOf<'RemoveScreen'>): Decision {
  return state.screens.has(screen) ? [{ type: 'ScreenRemoved', screen, by }] : refuseOrder('no such screen', { screen })
}

export function evolveScreens(own: Slice, event: EventOf<'ScreenSet' | 'ScreenRemoved'>): void {
  const { screen } = event
  if (event.type === 'ScreenRemoved') own.screens.delete(screen)
  else {
    const { name, shows, seconds, wins } = event
    own.screens.set(screen, { screen, name, shows, seconds, wins })
  }
}
