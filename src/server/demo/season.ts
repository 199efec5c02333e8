/** Results of the demo's contests as a feed would bring them: each game some hours after its start, as chance has it. The house confirms them. */
import { HOUR, localAt } from '../../base/moment.ts'
import { chanceOf, seasonResults } from '../../games/contest/season.ts'
import type { House } from '../house/kernel.ts'
import { DEMO_BRACKET, DEMO_CARD } from './contests.ts'

const MARKETING = '61'
const LASTS_HOURS = 3
const SEASON_SOURCE = 'feed of the demo season'

export async function bringResults(house: House): Promise<void> {
  const now = house.now()
  const ended = localAt(now, now.at - LASTS_HOURS * HOUR)
  for (const activity of [DEMO_CARD, DEMO_BRACKET]) {
    const { slate, locked, results: known } = house.state.contests.get(activity) ?? {}
    if (slate === undefined || locked === undefined || known === undefined) continue
    const over = new Set(slate.games.flatMap(({ id, starts }) => (starts <= ended && !known.has(id) ? [id] : [])))
    const results = seasonResults(slate, chanceOf(`results ${activity}`)).filter(({ game }) => over.has(game))
    if (results.length > 0)
      await house.submit({ do: 'EnterResult', activity, results, source: SEASON_SOURCE }, { by: MARKETING })
  }
}
