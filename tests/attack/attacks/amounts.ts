/** Amounts that are none, and names that every object has. */

import { EXAMPLES } from '../../../src/server/api/examples.ts'
import { DEMO_STAFF } from '../../../src/server/demo/people.ts'
import { ACT_NAMES, ORDERS } from '../../../src/server/door/acts.ts'
import { placesOf } from '../../../src/server/door/places.ts'
import { isOrder } from '../../acts.ts'
import type { Attack } from '../attack.ts'
import { PIN } from '../badges.ts'
import { entriesAfter } from '../entries.ts'
import type { Desk, Running } from '../target.ts'

/** Written out as JSON by hand, so that also what no language can hold is sent. */
const STRANGE = [
  '-1',
  '"-$5.00"',
  '"-5"',
  'NaN',
  '"NaN"',
  'Infinity',
  '"Infinity"',
  '1e21',
  '"1e21"',
  '1e400',
  '"0x10"',
  '"0b1"',
  '"1_000"',
  '9007199254740993',
  '99999999999999999999999',
  '"99999999999999999999999"',
  '"$999,999,999,999,999,999.00"',
  '0.1',
  '5.005',
  '"$5.005"',
  '"$1,00"',
  '"1.2.3"',
  '"٥"',
  '"５"',
  '"$５"',
  '" "',
  '""',
  '"$"',
  '"five"',
  'null',
  'true',
  '[]',
  '["$5"]',
  '{}',
  '{"valueOf":"$5"}',
  '"$5\\u0000"',
  '"+$5"',
  '"$ 5 5"',
  '"€5"',
  '"5%"',
  '"$-5"',
  '"--5"',
  '"1/3"',
  '-0',
  '"-0"',
  '"$0x5"',
] as const

/** Paths to every amount of an example, as keys. */
function amountsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') return /^\$[\d,]+(?:\.\d\d)?$/.test(value) ? [[...path]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => amountsIn(inner, [...path, key]))
}
function textsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') return path.at(-1) === 'do' ? [] : [[...path]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

const MARK = '\u0001here\u0001'
function put(order: object, path: readonly string[], json: string): string {
  const copy = structuredClone(order) as Record<string, unknown>
  const inner = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, copy)
  inner[path.at(-1) ?? ''] = MARK
  return JSON.stringify(copy).replace(JSON.stringify(MARK), () => json)
}

/** Somebody who may give this order, and somebody who may be the second. */
async function desksFor(running: Running): Promise<Map<string, { desk: Desk; second?: string }>> {
  const desks = new Map<string, Desk>()
  const found = new Map<string, { desk: Desk; second?: string }>()
  for (const act of ACT_NAMES.filter(isOrder)) {
    const { roles, second } = ORDERS[act]
    const person = DEMO_STAFF.find((one) => one.roles.some((role) => roles.includes(role)))!
    const other = DEMO_STAFF.find((one) => one.id !== person.id && one.roles.some((role) => second?.includes(role)))
    const [place] = placesOf(person.roles)
    if (!desks.has(person.id)) desks.set(person.id, await running.at(place!, person.id))
    found.set(act, { desk: desks.get(person.id)!, ...(other === undefined ? {} : { second: other.id }) })
  }
  return found
}

async function sent({ browser, place }: Desk, path: string, body: string): Promise<{ status: number; text: string }> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const answer = await browser.request(path, init, place)
  return { status: answer.status, text: await answer.text() }
}

export const strangeAmounts: Attack = {
  name: 'strange amounts',
  tries: 'negative, endless, hexadecimal, fractional, huge and misspelt amounts, in every place where an order has one',
  holds: 'none is taken, none is a fault of the program, and no money moves',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const desks = await desksFor(running)
    const { seq } = (await running.health()).journal
    for (const act of ACT_NAMES.filter(isOrder)) {
      const example = EXAMPLES[act]
      const { desk, second } = desks.get(act)!
      const proof = second === undefined ? '' : `,"second":{"badge":"D${second}","pin":"${PIN}"}`
      for (const path of amountsIn(example)) {
        for (const strange of STRANGE) {
          const { status, text } = await sent(desk, '/orders', `{"order":${put(example, path, strange)}${proof}}`)
          scene.tried()
          const what = `${act} with ${path.join('.')} ${strange}`
          scene.expect(status >= 400 && status < 500, `${what}: ${status} ${text.slice(0, 200)}`)
        }
      }
    }
    const moved = entriesAfter(target.folder, seq).flatMap(({ events }) =>
      events.filter(({ posts }) => posts !== undefined),
    )
    scene.expect(moved.length === 0, `money moved: ${JSON.stringify(moved).slice(0, 300)}`)
  },
}

const OWN = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype']

export const ownNames: Attack = {
  name: 'names that every object has',
  tries:
    '"constructor", "__proto__" and their like as table, activity, pool, seat, hit, claim and every other name, and as keys',
  holds: 'they are names like any other: nobody is found by them, and nothing is a fault of the program',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const desks = await desksFor(running)
    for (const act of ACT_NAMES.filter(isOrder)) {
      const example = EXAMPLES[act]
      const { desk } = desks.get(act)!
      const bodies = textsIn(example).flatMap((path) => OWN.map((name) => put(example, path, JSON.stringify(name))))
      bodies.push(...OWN.map((name) => JSON.stringify(example).replace(/}$/, `,"${name}":{"x":1}}`)))
      for (const body of scene.isAll ? bodies : bodies.filter((_, at) => at % 3 === scene.chance.below(3))) {
        const { status, text } = await sent(desk, '/may', `{"order":${body}}`).catch((error: Error) => ({
          status: 500,
          text: error.message,
        }))
        scene.tried()
        scene.expect(status < 500, `${body.slice(0, 160)}: ${status} ${text.slice(0, 160)}`)
      }
    }
    for (const path of ['views', 'practice', 'persons', 'drawings'].flatMap((at) =>
      OWN.map((name) => `/${at}/${name}`),
    )) {
      const { status } = await desks.get('CloseDay')!.desk.browser.request(path, {}, 'books')
      scene.tried()
      scene.expect(status >= 400 && status < 500, `${path}: ${status}`)
    }
  },
}
