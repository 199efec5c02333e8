/** The demo room with its doors open: a journal in a fresh folder, simulated tables, a real browser. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runDemo } from '../../src/server/demo/run.ts'
import { openDemoHouse } from '../../src/server/demo/setup.ts'
import type { House as Kernel } from '../../src/server/kernel.ts'
import { openPremises } from '../../src/server/premises.ts'
import { type House, openHouse } from './harness.ts'

export type Room = House & { readonly kernel: Kernel }

/** A Tuesday evening in California: no multiplier runs, whatever day the test is run on. */
const EVENING = Date.parse('2026-03-11T03:00:00Z')

export async function openRoom(): Promise<Room> {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-room-'))
  const offset = Date.now() - EVENING
  const kernel = await openDemoHouse({ folder }, { now: () => Date.now() - offset })
  const premises = await openPremises({ house: kernel, folder, isDemo: true })
  const house = await openHouse({ api: premises.app })
  const demo = runDemo(kernel, premises.simulated!)
  return {
    ...house,
    kernel,
    async close() {
      demo.stop()
      premises.live.close()
      try {
        await house.close()
      } finally {
        premises.close()
        await kernel.close()
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}
