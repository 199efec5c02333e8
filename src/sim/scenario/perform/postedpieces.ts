/** Series and packages as they are posted, where a step leaves out which one it means. */
import { runningOf } from '../../../engine/offerings/running.ts'
import type { Way } from '../../../rulebook/parts/pieces.ts'
import { type Night, Undone } from '../night.ts'

export function postedSeries(night: Night, named: string | undefined, activity?: string) {
  const { state } = night
  const all = [...state.offerings.keys()]
    .filter((one) => activity === undefined || one === activity || one.endsWith(`/${activity}`))
    .flatMap((of) => {
      const running = runningOf(state, of)
      return Object.entries(running?.offering.series ?? {}).map(([series, { pieces }]) => ({
        activity: of,
        series,
        pieces,
        givenOutBy: running?.rule.pieces?.sale === undefined ? 'marketing' : 'cage',
        way: (running?.rule.pieces?.given?.ways[0] ?? 'mail') as Way,
      }))
    })
  if (named === undefined && all.length > 1)
    throw new Undone(`name the series: ${all.map(({ series }) => series).join(' or ')}`)
  const found = named === undefined ? all[0] : all.find(({ series }) => series === named)
  if (found !== undefined) return found
  if (named === undefined) throw new Undone('no series is posted')
  // The engine says what is wrong with it.
  return { activity: all[0]?.activity ?? '', series: named, pieces: 1, givenOutBy: 'marketing', way: 'mail' as Way }
}

export const saleOf = ({ state }: Night, activity: string) => runningOf(state, activity)?.offering.sale

export function postedPackage({ state }: Night, activity: string, named: string | undefined) {
  const packages = Object.entries(runningOf(state, activity)?.offering.packages ?? {})
  const found = named === undefined ? packages[0] : packages.find(([name]) => name === named)
  return [found?.[0] ?? named ?? '', found?.[1].pieces ?? {}] as const
}
