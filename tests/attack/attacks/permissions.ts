/** Every row of the table of permissions as every role, and as nobody. */
import { ROLES, type Role } from '../../../src/engine/roles.ts'
import { EXAMPLES } from '../../../src/server/api/examples.ts'
import { DEMO_STAFF } from '../../../src/server/demo/people.ts'
import { ACT_NAMES, ORDERS } from '../../../src/server/door/acts.ts'
import { SEEN_NAMES, VIEWS_FOR } from '../../../src/server/door/permissions.ts'
import { PLACE_NAMES, placesOf } from '../../../src/server/door/places.ts'
import { asking, isOrder } from '../../acts.ts'
import { hearing } from '../../hearing.ts'
import type { Attack, Scene } from '../attack.ts'
import { proofOf } from '../badges.ts'
import { entriesAfter } from '../entries.ts'
import type { Desk, Running } from '../target.ts'

const personOf = (role: Role): string => DEMO_STAFF.find(({ roles }) => roles[0] === role)!.id
const mayName = (names: readonly string[] | 'everybody', role: Role) => names === 'everybody' || names.includes(role)

export const everyCell: Attack = {
  name: 'every cell of the permissions',
  tries:
    'every order and every view is asked for by every role, at a place of its own, at a place of somebody else, and by nobody',
  holds: 'the door says yes where the table does and no everywhere else, and no stream carries what a role may not see',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    for (const role of ROLES) {
      const [place] = placesOf([role])
      const desk = await running.at(place!, personOf(role))
      await orders(scene, desk, role)
      await views(scene, desk, role)
      await elsewhere(scene, running, role)
      await stream(scene, running, desk, role)
    }
    await nobody(scene, running)
  },
}

async function orders(scene: Scene, desk: Desk, role: Role): Promise<void> {
  for (const act of ACT_NAMES) {
    const { path, body } = asking(act)
    if (path === '') continue
    const { status } = await desk.post(path, body)
    scene.tried()
    const isNo = !ORDERS[act].roles.includes(role)
    scene.expect((status === 403) === isNo && [200, 400, 403].includes(status), `${role} ${act}: ${status}`)
  }
}

async function views(scene: Scene, desk: Desk, role: Role): Promise<void> {
  for (const name of SEEN_NAMES) {
    const { status } = await desk.get(`/views/${name}`)
    scene.tried()
    scene.expect((status === 403) !== mayName(VIEWS_FOR[name], role) && status < 500, `${role} sees ${name}: ${status}`)
  }
}

/** Places that the role does not open, and orders with the cookie of another place. */
async function elsewhere(scene: Scene, running: Running, role: Role): Promise<void> {
  const own = placesOf([role])
  for (const place of PLACE_NAMES.filter((name) => !own.includes(name))) {
    const browser = running.browser()
    const { status } = await browser.post('/session', { place, ...proofOf(personOf(role)) })
    scene.tried()
    scene.expect(status === 403 && browser.cookies.size === 0, `${role} signs in at ${place}: ${status}`)
  }
}

async function stream(scene: Scene, running: Running, { browser }: Desk, role: Role): Promise<void> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const heard = await hearing(new URL('api/live', running.address), { cookie })
  await new Promise((done) => setTimeout(done, 300))
  heard.close()
  scene.tried()
  for (const [, name = ''] of heard.heard().matchAll(/^event: (\w+)$/gm))
    if (name !== 'beat')
      scene.expect(mayName(VIEWS_FOR[name as keyof typeof VIEWS_FOR], role), `${role} hears ${name} in the stream`)
}

async function nobody(scene: Scene, running: Running): Promise<void> {
  const stranger = running.browser()
  for (const act of ACT_NAMES) {
    const { path, body } = asking(act)
    if (path === '') continue
    scene.tried()
    const { status } = await stranger.post(path, body, 'floor')
    scene.expect(status === 401, `nobody ${act}: ${status}`)
  }
  for (const name of SEEN_NAMES) {
    scene.tried()
    const { status } = await stranger.get(`/views/${name}`)
    scene.expect(status === (VIEWS_FOR[name] === 'everybody' ? 200 : 401), `nobody sees ${name}: ${status}`)
  }
}

export const orderForTwo: Attack = {
  name: 'every order for two, alone',
  tries:
    'every order that takes two persons is given alone, with oneself as the second, and with a second of every role that may not be one',
  holds: 'none is taken',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const { seq } = (await running.health()).journal
    const desks = new Map<string, Desk>()
    for (const act of ACT_NAMES.filter(isOrder)) {
      const { roles, second, isSometimes } = ORDERS[act]
      if (second === undefined) continue
      const id = personOf(roles[0]!)
      const desk = desks.get(id) ?? (await running.at(placesOf([roles[0]!])[0]!, id))
      desks.set(id, desk)
      const refused = async (what: string, proof: object) => {
        const { status, body } = await desk.post('/orders', { order: EXAMPLES[act], ...proof })
        scene.tried()
        scene.expect(
          status === 403 || status === 409,
          `${act} ${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`,
        )
      }
      if (isSometimes !== true) await refused('alone', {})
      await refused('with oneself', { second: proofOf(id) })
      for (const role of ROLES.filter((one) => !second.includes(one)))
        await refused(`with ${role}`, { second: proofOf(personOf(role)) })
    }
    const done = entriesAfter(target.folder, seq).filter(({ by }) => DEMO_STAFF.some((person) => person.id === by))
    scene.expect(done.length === 0, `done all the same: ${JSON.stringify(done[0])?.slice(0, 300)}`)
  },
}
