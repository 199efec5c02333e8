import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** How long this disk takes to sync a page that was just written. */
export function diskOf(place: string): string {
  const file = join(place, 'sync')
  const handle = openSync(file, 'w')
  const page = Buffer.alloc(4_096, 7)
  const times = Array.from({ length: 200 }, () => {
    writeSync(handle, page)
    const began = performance.now()
    fsyncSync(handle)
    return performance.now() - began
  }).sort((a, b) => a - b)
  closeSync(handle)
  rmSync(file)
  return `disk sync p50 ${times[100]?.toFixed(3)}, p99 ${times[198]?.toFixed(3)} ms`
}
