/** A house with everything around it: register, audit trail, devices, the door. What `start` opens and journeys open alike. */
import { existsSync } from 'node:fs'
import { type Api, apiOf } from '../api/api.ts'
import { DEMO_MEMBERS, registerDemoClub } from '../demo/clubmembers.ts'
import { type DemoDevices, demoDeviceRoutes, demoDevices } from '../demo/devices.ts'
import { registerMembers } from '../demo/machines.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { SIMULATED } from '../demo/tables.ts'
import { deviceKeyIn } from '../devices/devices.ts'
import { type Audit, memoryAudit } from '../door/audit.ts'
import { memoryRegister, openRegister, type Register } from '../door/register.ts'
import { makeKeyFile } from '../door/vault.ts'
import type { Log } from '../net/log.ts'
import type { WitnessLine } from '../upkeep/drawwitness.ts'
import { drawsFolder, registerFile, registerKeyFile } from '../upkeep/places.ts'
import { clockOf, trailIn } from '../upkeep/records.ts'
import { secretsIn } from './draws.ts'
import type { House } from './kernel.ts'

export type PremisesOptions = {
  readonly house: House
  /** Where register, audit trail and keys are kept; in memory when it is missing. */
  readonly folder?: string
  readonly isDemo?: boolean
  readonly isPractice?: boolean
  readonly isSecure?: boolean
  readonly version?: string
  /** Nobody puts themselves on a waiting list by phone. */
  readonly arePhonesOff?: boolean
  readonly log?: Log
  /** Who has a part in each draw. */
  readonly witness?: WitnessLine
}
export type Premises = Api & {
  readonly house: House
  readonly register: Register
  readonly audit: Audit
  readonly isPractice: boolean
  /** The simulated devices of a demo. */
  readonly simulated?: DemoDevices
  /** Everything but the journal, which its opener closes. */
  close(): void
}

export async function openPremises(options: PremisesOptions): Promise<Premises> {
  const { house, folder, isDemo = false, isPractice = false, isSecure = false, version = '' } = options
  const register = folder === undefined ? memoryRegister() : registerIn(folder)
  if (isDemo) {
    await registerDemoStaff(register)
    registerMembers(register)
    await registerDemoClub(register)
  }
  const audit = auditOf(house, folder)
  const api = apiOf({
    house,
    register,
    audit,
    ...(folder === undefined ? {} : { deviceKey: deviceKeyIn(folder), secrets: secretsIn(drawsFolder(folder)) }),
    isPractice,
    isSecure,
    version,
    ...(isDemo ? { demo: DEMO_STAFF, demoMembers: DEMO_MEMBERS, simulated: SIMULATED } : {}),
    ...(isPractice ? { cookiePrefix: 'gk-practice' } : {}),
    ...(options.arePhonesOff === undefined ? {} : { arePhonesOff: options.arePhonesOff }),
    ...(options.log === undefined ? {} : { log: options.log }),
    ...(options.witness === undefined ? {} : { witness: options.witness }),
  })
  const simulated = isDemo ? demoDevices(house, api.devices) : undefined
  if (simulated !== undefined) api.app.route('/demo', demoDeviceRoutes(simulated, api.permit))
  return {
    ...api,
    house,
    register,
    audit,
    isPractice,
    ...(simulated === undefined ? {} : { simulated }),
    close() {
      api.live.close()
      void api.beside.close()
      register.close()
      audit.close()
    },
  }
}

function registerIn(folder: string): Register {
  const keyFile = registerKeyFile(folder)
  const file = registerFile(folder)
  // Never a new key for an old register: then no name could be opened any more.
  if (!existsSync(keyFile) && !existsSync(file)) makeKeyFile(keyFile)
  return openRegister({ file, keyFile, create: true })
}

const auditOf = (house: House, folder: string | undefined): Audit =>
  folder === undefined ? memoryAudit(clockOf(house)) : trailIn(house, folder)
