/** What the watch over the house knows, for the views. */
import type { UpkeepFacts } from '../../views/tonight/upkeep.ts'
import type { House } from '../house/kernel.ts'
import type { Alarm } from './alarms.ts'
import type { AnchorsOut } from './anchorsout.ts'
import { NOT_KNOWN, type TimeSource } from './timesource.ts'
import type { Watch } from './watch.ts'

/** Filled in when the house is served; a house in memory has none of it. */
export type UpkeepWatch = {
  watch?: Pick<Watch, 'faults'>
  anchors?: Pick<AnchorsOut, 'missing'>
  source?: Pick<TimeSource, 'setter'>
  /** Files of the program that are not what was built. */
  changed?: readonly Alarm[]
}

export const foundBy = ({ watch, changed = [] }: UpkeepWatch): Alarm[] => [...(watch?.faults() ?? []), ...changed]

export function upkeepFacts(house: House, upkeep: UpkeepWatch): UpkeepFacts {
  const fault = house.clockFault()
  return {
    setter: upkeep.source?.setter() ?? NOT_KNOWN,
    found: foundBy(upkeep),
    missing: upkeep.anchors?.missing() ?? [],
    ...(fault === undefined
      ? {}
      : {
          clock: {
            fault: fault.kind,
            offSeconds: Math.round(fault.offMs / 1_000),
            shows: house.zone.localOf(fault.wall).slice(0, 16),
          },
        }),
  }
}
