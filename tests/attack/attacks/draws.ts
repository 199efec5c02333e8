/** People of the house who would choose the winner: by the disk, by the list, by the witness, by drawing until it suits. */
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deviceOf } from '../../../src/device/device.ts'
import { MAC_HEADER } from '../../../src/device/message.ts'
import type { DrawRecord } from '../../../src/engine/drawings/draw/draw-record.ts'
import { entriesIn } from '../../../src/engine/drawings/draw/drum.ts'
import { type How, select } from '../../../src/engine/drawings/draw/selection.ts'
import { drawWitnessIn } from '../../../src/server/upkeep/drawwitness.ts'
import { drawsFolder } from '../../../src/server/upkeep/places.ts'
import { runProcess } from '../../process.ts'
import type { Attack, Scene } from '../attack.ts'
import { proofOf } from '../badges.ts'
import { entriesAfter } from '../entries.ts'
import { ADMINISTRATOR, CAGE, COMPLIANCE, FLOOR, OTHER_FLOOR } from '../play.ts'
import { type Seer, seerOf } from '../seer.ts'
import type { Answer, Desk, Running, Target } from '../target.ts'

const HI_LO = 'saratoga/hi-lo-progressive'
const SURVEILLANCE = '82'
const OTHER_COMPLIANCE = '72'
/** Known to the house, and at no machine. */
const [STRANGER, FRIEND] = ['2020', '2021']
const REASON = 'the reader does not work'

const HOUR_MS = 3_600_000
/** A pick of every hour from two in the afternoon on; five minutes past three has most of its hour left. */
function untilAPick(): number {
  const [hour = 0, minute = 0] = new Date()
    .toLocaleTimeString('sv-SE', { timeZone: 'America/Los_Angeles' })
    .split(':')
    .map(Number)
  return ((15 - hour + 24) % 24) * HOUR_MS + (5 - minute) * 60_000
}

async function refused(scene: Scene, what: string, answer: Promise<Answer>): Promise<void> {
  const { status, body } = await answer
  scene.tried()
  scene.expect([400, 403, 409].includes(status), `${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`)
}
async function granted(scene: Scene, what: string, answer: Promise<Answer>): Promise<Answer> {
  const given = await answer
  scene.expect(given.status === 200, `${what}: ${given.status} ${JSON.stringify(given.body).slice(0, 300)}`)
  return given
}

const recordOf = async ({ address }: Running, draw: number) =>
  (await (await fetch(new URL(`api/drawings/${draw}`, address))).json()) as DrawRecord
const rolled = (digits: string) => [{ kind: 'digits', digits }]

type Room = {
  readonly scene: Scene
  readonly target: Target
  readonly running: Running
  readonly desk: Desk
  /** None where a program of before is attacked. */
  readonly seer: Seer | undefined
}

export const steeredDraws: Attack = {
  name: 'a draw steered from inside',
  tries:
    'one person puts cards in and takes them out, invents a machine, brings a witness of their own, reads the secret from the disk and picks the digits, abandons, passes over, asks the witness first, withholds its value',
  holds:
    'nobody does any of it alone; whoever has read the whole disk still cannot tell who wins; what two people did is what redo prints first',
  async run(scene) {
    const seer = scene.program.isBefore === true ? undefined : await seerOf(scene)
    try {
      const target = scene.house({ clockMs: untilAPick(), flags: seer?.flags ?? [] })
      const running = await target.open()
      const room = { scene, target, running, desk: await running.at('games', FLOOR), seer }
      await listByHand(room)
      await machinesOfNobody(room)
      await witnessOfOnesOwn(room)
      await abandonedByTwo(room)
      await chosenFromTheDisk(room, 2)
      await passedOver(room, 2)
      await marksFirst(room, 2)
      if (seer !== undefined) await withoutTheValue(room, seer)
    } finally {
      seer?.started.child.kill('SIGKILL')
    }
  },
}

/** Who is at a machine is told by the machines; by hand it takes two departments, and stays in the record. */
async function listByHand({ scene, desk }: Room): Promise<void> {
  const put = { do: 'InsertCard', machine: 'M-116', person: FRIEND }
  const out = { do: 'RemoveCard', machine: 'M-101' }
  for (const [what, order] of [
    ['a card put in', put],
    ['a card taken out', out],
  ] as const) {
    await refused(scene, `${what} by one person`, desk.order(order))
    await refused(
      scene,
      `${what} with the own badge as second`,
      desk.order({ ...order, reason: REASON }, { second: FLOOR }),
    )
    await refused(
      scene,
      `${what} by two of the floor`,
      desk.order({ ...order, reason: REASON }, { second: OTHER_FLOOR }),
    )
    await refused(scene, `${what} without a reason`, desk.order(order, { second: COMPLIANCE }))
  }
  await granted(scene, 'a card put in by two', desk.order({ ...put, reason: REASON }, { second: COMPLIANCE }))
}

/** A feed that says that somebody plays at a machine which nobody enrolled. */
async function machinesOfNobody({ scene, running, target, desk }: Room): Promise<void> {
  const staff = await running.at('staff', ADMINISTRATOR)
  const wanted = { device: 'own feed', kind: 'feed' }
  await refused(scene, 'a feed enrolled by one', staff.post('/devices/enrol', wanted))
  const enrolled = await staff.post('/devices/enrol', { ...wanted, second: proofOf(COMPLIANCE) })
  await refused(scene, 'a machine enrolled by the floor', desk.order({ do: 'EnrolMachines', machines: ['M-999'] }))
  if (enrolled.status !== 200) return
  const feed = deviceOf({
    device: wanted.device,
    secret: Buffer.from(String(enrolled.body.secret), 'hex'),
    now: () => Date.now() + target.clockMs,
    async post(body, mac) {
      const headers = { 'content-type': 'application/json', [MAC_HEADER]: mac }
      const answer = await fetch(new URL('api/devices/messages', running.address), { method: 'POST', headers, body })
      return { body: await answer.text(), mac: answer.headers.get(MAC_HEADER) ?? undefined }
    },
  })
  feed.put({ do: 'InsertCard', machine: 'M-999', person: STRANGER })
  await feed.exchange()
  scene.expect(feed.outbox().waiting.length === 0, 'the house does not hear its feed')
}

/** Whoever could name the witness could be the witness. */
async function witnessOfOnesOwn({ scene, running, desk, seer }: Room): Promise<void> {
  const own = drawWitnessIn(scene.folder(), generateKeyPairSync('ed25519').privateKey, () => undefined)
  const prepared = await desk.post('/drawings/prepare', { activity: HI_LO })
  if (prepared.status === 200) {
    const file = JSON.stringify(own.commit(prepared.body as never))
    await refused(
      scene,
      'a witness that nobody accepted',
      desk.post('/drawings/seal', { activity: HI_LO, outside: { kind: 'file', file } }),
    )
  }
  const accept = { do: 'AcceptWitness', name: 'a friend', fingerprint: own.fingerprint }
  await refused(scene, 'a witness accepted by the floor', desk.order(accept, { second: COMPLIANCE }))
  const compliance = await running.at('games', COMPLIANCE)
  await refused(scene, 'a witness accepted by one', compliance.order(accept))
  await refused(scene, 'a witness accepted by one department', compliance.order(accept, { second: OTHER_COMPLIANCE }))
  if (seer === undefined) return
  const { fingerprint } = seer
  const sister = { do: 'AcceptWitness', name: 'a sister house', fingerprint }
  await granted(scene, 'two accept a witness', compliance.order(sister, { second: SURVEILLANCE }))
}

/** Opened, and given up: not by one. Then it is opened once more for the same purpose. */
async function abandonedByTwo({ scene, running, desk }: Room): Promise<void> {
  const cage = await running.at('cage', CAGE)
  await refused(scene, 'a drawing held by the cage', cage.post('/drawings/seal', { activity: HI_LO }))
  await granted(scene, 'a draw is opened', desk.post('/drawings/seal', { activity: HI_LO }))
  const reason = 'the dice fell on the floor'
  await refused(scene, 'abandoned by one', desk.post('/drawings/1/abandon', { reason }))
  for (const second of [FLOOR, OTHER_FLOOR])
    await refused(
      scene,
      `abandoned with ${second}`,
      desk.post('/drawings/1/abandon', { reason, second: proofOf(second) }),
    )
  await granted(scene, 'abandoned by two', desk.post('/drawings/1/abandon', { reason, second: proofOf(COMPLIANCE) }))
  await refused(scene, 'drawn for again without a word', desk.post('/drawings/seal', { activity: HI_LO }))
  await granted(scene, 'drawn for again', desk.post('/drawings/seal', { activity: HI_LO, again: reason }))
}

type Known = { readonly secret: string; readonly ids: readonly string[]; readonly how: How; readonly digest: string }

/** All that lies in the folder of the house: the secret of the draw, and the list. */
async function onTheDisk({ target, running }: Room, draw: number): Promise<Known> {
  const { opening } = await recordOf(running, draw)
  const secret = readFileSync(join(drawsFolder(target.folder), `${opening.secretDigest}.secret`), 'utf8')
  const opened = entriesAfter(target.folder, 0).findLast(({ events }) =>
    events.some(({ type }) => type === 'DrawOpened'),
  )
  type Kept = { events: [{ list?: readonly string[] }]; order: { entries: readonly { id: string }[] } }
  const { events, order } = opened as unknown as Kept
  const [{ list }] = events
  // Programs of before kept it in the order.
  const ids = (list === undefined ? order.entries : entriesIn(list)).map(({ id }) => id)
  return { secret, ids, how: opening.how, digest: opening.entriesDigest }
}

/** Digits with which the friend would win, as far as the disk tells. */
function digitsFor(friend: string, draw: number, { secret, ids, how, digest }: Known): string {
  const entries = ids.map((id) => ({ id, weight: 1n }))
  for (let n = 0; n < 100_000; n += 1) {
    const digits = String(n).padStart(6, '0')
    if (select(secret, `digits ${digits}`, draw, digest, entries, how).winners[0] === friend) return digits
  }
  return '000000'
}

async function chosenFromTheDisk(room: Room, draw: number): Promise<void> {
  const { scene, running, desk, target } = room
  const known = await onTheDisk(room, draw)
  scene.tried()
  scene.expect(!known.ids.includes(STRANGER), 'a card in a machine that nobody enrolled is in the urn')
  const contribution = rolled(digitsFor(FRIEND, draw, known))
  const reveal = `/drawings/${draw}/reveal`
  await refused(scene, 'digits called by one', desk.post(reveal, { contribution }))
  await refused(scene, 'digits called by one as two', desk.post(reveal, { contribution, second: proofOf(FLOOR) }))
  await refused(
    scene,
    'too few digits',
    desk.post(reveal, { contribution: rolled('47'), second: proofOf(OTHER_FLOOR) }),
  )
  const before = bytesOf(target.folder)
  await granted(scene, 'revealed', desk.post(reveal, { contribution, second: proofOf(OTHER_FLOOR) }))
  const { reveal: shown, opening } = await recordOf(running, draw)
  scene.tried()
  const value = shown?.outside?.value
  if (opening.outside === undefined || value === undefined)
    return scene.broke(
      `whoever reads the disk picks the digits, and ${FRIEND} wins: ${shown?.winners[0] === FRIEND ? 'so it was' : 'it failed'}`,
    )
  const isThere = [value, Buffer.from(value, 'hex').toString('latin1')].some((text) => before.includes(text))
  scene.expect(!isThere, 'the value of the witness lay on the disk of the house before it was shown')
}

/** Every byte of the folder, as somebody who copies it has it. */
const bytesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')

/** The winner does not please: there is time left to report. */
async function passedOver({ scene, target, desk }: Room, draw: number): Promise<void> {
  const called = entriesAfter(target.folder, 0)
    .flatMap(({ events }) => events)
    .find((event) => event.type === 'CalledUp' && event.draw === draw)
  const pass = { do: 'PassOver', callup: called?.callup, reason: 'has left the house' }
  await refused(scene, 'passed over by one, with time left', desk.order(pass))
  await refused(scene, 'passed over by two of the floor', desk.order(pass, { second: OTHER_FLOOR }))
  await granted(scene, 'passed over by two', desk.order(pass, { second: COMPLIANCE }))
}

/** A stranger redoes what was published, with the program: before anything else it names what was done by hand. */
async function marksFirst({ scene, running }: Room, last: number): Promise<void> {
  const folder = mkdtempSync(join(scene.folder(), 'records-'))
  for (let draw = 1; draw <= last; draw += 1)
    writeFileSync(join(folder, `${draw}.json`), JSON.stringify(await recordOf(running, draw)))
  const { main, root } = scene.program
  const { code, text } = await runProcess(['redo', folder], { main, cwd: root })
  scene.tried()
  const lines = text.split('\n')
  const first = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('MARK')),
  )
  for (const [what, mark] of [
    ['the card by hand', new RegExp(`card put in by hand: ${FRIEND} at M-116.* by 21 with 71: ${REASON}`)],
    ['the draw that was given up', /draw 1: abandoned.* by 21 with 71: the dice fell on the floor/],
    ['who was passed over', /draw 2: passed over before the clock ended: \d+, .* by 21 with 71: has left the house/],
  ] as const)
    scene.expect(
      first.some((line) => mark.test(line)),
      `redo does not begin with ${what}, but with ${first.join('; ').slice(0, 600)}`,
    )
  scene.expect(code === 0, `redo of what was published: ${text.slice(0, 600)}`)
}

/** The witness is asked first, with digits of one's own; then it is unplugged. */
async function withoutTheValue({ scene, running, desk, target }: Room, seer: Seer): Promise<void> {
  const again = 'the person picked before has left'
  await granted(scene, 'drawn for a third time', desk.post('/drawings/seal', { activity: HI_LO, again }))
  const { opening } = await recordOf(running, 3)
  const ask = (contribution: string) =>
    fetch(new URL('draws/reveal', seer.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ opening, contribution }),
    })
  scene.expect((await ask('digits 1')).status === 409, 'the witness shows its value for a single digit')
  scene.expect((await ask('digits 111111')).status === 200, 'the witness does not answer its first question')
  for (const other of ['digits 111112', 'dice 1 2 3 4 5 6 1 2 3'])
    scene.expect((await ask(other)).status === 409, `the witness has shown its value, and again for ${other}`)
  scene.tried(4)
  scene.expect(/REFUSED[^\n]*another opening or contribution/.test(seer.started.complaint()), 'the witness is silent')
  const second = proofOf(OTHER_FLOOR)
  await refused(
    scene,
    'other digits than the witness has signed for',
    desk.post('/drawings/3/reveal', { contribution: rolled('471108'), second }),
  )
  seer.started.child.kill('SIGKILL')
  await seer.started.ended
  await refused(scene, 'revealed without the witness', desk.post('/drawings/3/reveal', { second }))
  const forged = { witness: 'reveals', opening: opening.digest, value: 'ab'.repeat(32), signature: 'cd'.repeat(64) }
  await refused(scene, 'a value made up', desk.post('/drawings/3/bring', { files: [JSON.stringify(forged)] }))
  const give = { reason: 'the witness is gone', second: proofOf(COMPLIANCE) }
  await refused(scene, 'abandoned by two before the posted wait', desk.post('/drawings/3/abandon', give))
  const called = entriesAfter(target.folder, 0).flatMap(({ events }) => events.filter(({ draw }) => draw === 3))
  scene.expect(!called.some(({ type }) => type === 'CalledUp'), 'somebody was called without the value of the witness')
}
