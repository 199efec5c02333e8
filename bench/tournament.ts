/**
 * A thousand entries on 110 tables, from the seat draw to the last player, with exits by chance.
 *   npm run bench -- tournament
 * After each exit the floor is planned anew (which table breaks, who moves where), what is planned is told and confirmed, and the auditor
 * hears every command. A plan is what a director's screen asks for. Then deals by chip values: twenty players exactly, a hundred by
 * integration. Processor time of the one thread that does it, without the disk; the whole as it passes on the wall.
 */
import { finalPurpose } from '../src/engine/tournamentfloor/draws.ts'
import { plannedTables, seatingRules } from '../src/engine/tournamentfloor/floor.ts'
import { tournamentRunning } from '../src/engine/tournaments/terms.ts'
import { icm } from '../src/games/tournament/icm.ts'
import { type SeatingPlan, seatingPlan } from '../src/games/tournament/moves.ts'
import { reckoner } from '../src/sim/reckoning/reckoner.ts'
import { rngOf } from '../src/sim/rng.ts'
import { tournamentHouse } from '../tests/tournamentfloor.ts'

/** Milliseconds of this thread alone: others on the machine do not count. */
const spentBy = (work: () => void): number => {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

const ENTRIES = 1_000
const TABLES = 110
const ms = (value: number) => `${value.toFixed(1)} ms`
const inShort = (times: number[]): string => {
  const sorted = times.toSorted((a, b) => a - b)
  return `${ms(sorted[0]!)} best, ${ms(sorted[sorted.length >> 1]!)} in the middle, ${ms(sorted.at(-1)!)} at most`
}

const auditor = reckoner()
const begun = performance.now()
const house = tournamentHouse({ tables: TABLES }, (command, events) => auditor.hear({ command, events }))
const { activity } = house
house.useTables()
house.register(ENTRIES)
house.draw()
const seating = spentBy(() => house.ask({ do: 'SeatEntries', activity }))
house.does({ do: 'SeatEntries', activity })
console.log(`${house.floor.seatOf.size} of ${ENTRIES} seats given by the draw in ${ms(seating)}`)
house.start()

const rng = rngOf('tournament')
const plans: number[] = []
let moved = 0
while (house.tournament.inPlay > 1) {
  const seated = [...house.floor.seatOf.keys()]
  const entry = rng.pick(seated)
  house.out(entry)
  let plan!: SeatingPlan
  plans.push(
    spentBy(() => {
      const running = tournamentRunning(house.state, activity)!
      plan = seatingPlan(plannedTables(house.floor), seatingRules(running), house.floor.drawn!.order)
    }),
  )
  if (house.timer() !== undefined) house.does({ do: 'SeatEntries', activity }, 'timer')
  else if (plan.isFinal) {
    house.draw(finalPurpose(house.floor))
    house.does({ do: 'SeatFinalTable', activity })
  } else if (plan.breaks !== undefined) house.does({ do: 'BreakTournamentTable', activity, table: plan.breaks })
  else if (plan.moves.length > 0) house.does({ do: 'BalanceTables', activity })
  const moves = [...house.floor.moves.keys()]
  if (moves.length > 0) house.does({ do: 'ConfirmMoves', activity, moves })
  moved += moves.length
}
auditor.compare(house.state)
const spent = performance.now() - begun
console.log(`a plan of the floor: ${inShort(plans)}; the bound is 20 ms`)
console.log(
  `the whole tournament with the auditor: ${(spent / 1_000).toFixed(1)} s for ${auditor.counts.commands} commands and ${moved} moves; the bound is 30 s`,
)

for (const [players, bound] of [
  [20, 'the bound is 500 ms'],
  [100, 'within a cent'],
] as const) {
  const stacks = Array.from({ length: players }, () => rng.between(1, 400) * 500)
  const prizes = Array.from({ length: players }, (_, nth) => Math.floor(50_000_000 / (nth + 1)))
  const times = Array.from({ length: 5 }, () => spentBy(() => icm(stacks, prizes)))
  console.log(`chip values of ${players} players: ${inShort(times)}; ${bound}`)
}
