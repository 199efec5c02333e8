/** One administrator who would be everybody, browsers that nobody enrolled, and PINs that are guessed. */
import { inspect } from '../../crash/inspect.ts'
import { codeOf } from '../../staffed.ts'
import type { Attack, Scene } from '../attack.ts'
import { proofOf } from '../badges.ts'
import { entriesAfter } from '../entries.ts'
import { ADMINISTRATOR, CAGE, COMPLIANCE, DEALER, FLOOR, newTable, OTHER_FLOOR } from '../play.ts'
import { type Answer, type Desk, deskOf, type Running } from '../target.ts'

async function refused(scene: Scene, what: string, answer: Promise<Answer>): Promise<void> {
  const { status, body } = await answer
  scene.tried()
  const isNo = [400, 401, 403, 409, 429].includes(status)
  scene.expect(isNo, `${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`)
}
async function granted(what: string, answer: Promise<Answer>): Promise<Readonly<Record<string, unknown>>> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`)
  return body
}

const NOBODY = { name: 'Nobody Atall', roles: ['cage'], badge: 'X900' }

export const administratorAlone: Attack = {
  name: 'an administrator alone',
  tries:
    'takes roles, enrolls people who do not exist, resets a PIN to sign in as its owner, enrolls a station: alone, as the own second, with a second who may not',
  holds:
    'nothing of it is done; with a second person of another department it is, no PIN is known to either, and duties that do not go together are refused',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const staff = await running.at('staff', ADMINISTRATOR)
    const { seq } = (await running.health()).journal
    const wants: readonly [string, string, object][] = [
      [
        'roles of one’s own',
        '/staff/change',
        { person: ADMINISTRATOR, roles: ['administrator', 'cage', 'accounting', 'approver'] },
      ],
      ['roles of a friend', '/staff/change', { person: DEALER, roles: ['dealer', 'approver'] }],
      ['somebody who does not exist', '/staff', NOBODY],
      ['the PIN of somebody else', '/staff/start', { person: CAGE }],
      ['the second factor of somebody else', '/staff/factor', { person: CAGE }],
      ['a station', '/stations', { station: 'my own desk', places: ['cage'] }],
    ]
    for (const [what, path, body] of wants) {
      await refused(scene, `${what}, alone`, staff.post(path, body))
      for (const second of [ADMINISTRATOR, DEALER, '61', '99'])
        await refused(scene, `${what}, with ${second}`, staff.post(path, { ...body, second: proofOf(second) }))
      await refused(
        scene,
        `${what}, by a wrong PIN`,
        staff.post(path, { ...body, second: { ...proofOf('72'), pin: '5555' } }),
      )
    }
    const done = entriesAfter(target.folder, seq).filter(({ by }) => by === ADMINISTRATOR)
    scene.expect(done.length === 0, `done all the same: ${JSON.stringify(done[0])?.slice(0, 300)}`)
    await byTwo(scene, running, staff)
  },
}

/** What two of them may do, and what even they may not. */
async function byTwo(scene: Scene, running: Running, staff: Desk): Promise<void> {
  const second = proofOf(COMPLIANCE)
  for (const roles of [
    ['administrator', 'cage'],
    ['count', 'accounting'],
  ])
    await refused(scene, roles.join(' and '), staff.post('/staff', { ...NOBODY, roles, second }))
  const { startCode } = (await granted('two enrol a person', staff.post('/staff', { ...NOBODY, second }))) as {
    startCode: string
  }
  const browser = running.browser()
  const enter = (path: string, body: object) =>
    browser.post(path, { place: 'cage', badge: NOBODY.badge, ...body }) as Promise<Answer>
  await refused(scene, 'the start code as a PIN', enter('/session', { pin: startCode }))
  await refused(scene, 'an obvious PIN', enter('/session/start', { start: startCode, newPin: '1234' }))
  await granted('the owner sets a PIN', enter('/session/start', { start: startCode, newPin: '7305' }))
  await refused(scene, 'the start code again', enter('/session/start', { start: startCode, newPin: '8416' }))
}

export const strangeBrowsers: Attack = {
  name: 'browsers that nobody enrolled',
  tries:
    'where stations are required: right badges and PINs from a browser of one’s own, a copied cookie of a session, a station of another screen, guessed codes, a revoked station',
  holds:
    'staff screens open nowhere but at the station that was enrolled for them; an administrator needs the second factor, once for each code',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const factor = await withFactor(running)
    const staff = await running.at('staff', COMPLIANCE)
    const second = proofOf(COMPLIANCE)
    const admin = await signedInByFactor(scene, running, factor)
    const { code } = (await granted(
      'two enrol a station',
      admin.post('/stations', { station: 'floor desk', places: ['floor', 'tonight'], second }),
    )) as { code: string }
    const { code: office } = (await granted(
      'two enrol the office',
      admin.post('/stations', { station: 'office', places: ['staff'], second }),
    )) as { code: string }
    const before = await running.at('floor', OTHER_FLOOR)
    await granted('the office is opened', admin.browser.post('/session/station', { code: office }) as Promise<Answer>)
    // A session belongs to the station where it was opened. The phone is half a minute ahead: each code counts once.
    const again = {
      place: 'staff',
      ...proofOf(ADMINISTRATOR),
      factor: codeOf(factor.secret, Date.now() + HALF_MINUTE_MS),
    }
    await granted('the administrator at the office', admin.browser.post('/session', again) as Promise<Answer>)
    await granted('stations are required', admin.post('/stations/require', { second }))
    await refused(scene, 'a session of before, at no station', before.order(newTable('elsewhere')))
    await refused(scene, 'compliance at no station', staff.get('/views/staff'))
    const stranger = running.browser()
    const enter = (place: string, id: string, browser = stranger) =>
      browser.post('/session', { place, ...proofOf(id) }) as Promise<Answer>
    for (const [place, id] of [
      ['floor', OTHER_FLOOR],
      ['cage', CAGE],
      ['table', DEALER],
      ['books', '51'],
    ] as const)
      await refused(scene, `${place} from a browser of one’s own`, enter(place, id))
    for (let n = 0; n < 5; n += 1)
      await refused(
        scene,
        'a guessed code',
        stranger.post('/session/station', { code: `${n}ABC-DEFG` }) as Promise<Answer>,
      )
    const desk = running.browser()
    await granted('the station is opened', desk.post('/session/station', { code }) as Promise<Answer>)
    await granted('the floor signs in there', enter('floor', OTHER_FLOOR, desk))
    await refused(scene, 'the code again', stranger.post('/session/station', { code }) as Promise<Answer>)
    await refused(scene, 'the cage at the desk of the floor', enter('cage', CAGE, desk))
    await refused(scene, 'a copied session', copied(running, desk.cookies, 'gk-floor'))
    await refused(scene, 'a copied station without a session', copied(running, desk.cookies, 'gk-station'))
    await granted(
      'the station is revoked',
      admin.post('/stations/revoke', { station: 'floor desk', reason: 'the tablet was lost' }),
    )
    await refused(
      scene,
      'the revoked station',
      desk.post('/may', { order: newTable('late') }, 'floor') as Promise<Answer>,
    )
    await refused(scene, 'signing in at the revoked station', enter('floor', OTHER_FLOOR, desk))
    // Nobody signs in from the street any more: the look afterwards would not get in either.
    scene.forget(target)
    await target.end('SIGTERM')
    await inspect(target.folder, target.answers, scene.program.isBefore)
  },
}

async function copied(running: Running, cookies: ReadonlyMap<string, string>, name: string): Promise<Answer> {
  const answer = await fetch(new URL('api/may', running.address), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-gamekeeper-place': 'floor',
      cookie: `${name}=${cookies.get(name)}`,
    },
    body: JSON.stringify({ order: newTable('copied') }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

type Factor = { readonly secret: string; readonly used: string }

/** The administrator takes a second factor, with a code that is used from then on. */
async function withFactor(running: Running): Promise<Factor> {
  const staff = await running.at('staff', ADMINISTRATOR)
  const { secret } = (await granted('a second factor', staff.post('/session/factor', {}))) as { secret: string }
  const used = codeOf(secret, Date.now() - HALF_MINUTE_MS)
  await granted('its first code', staff.post('/session/factor/take', { code: used }))
  return { secret, used }
}
const HALF_MINUTE_MS = 30_000

async function signedInByFactor(scene: Scene, running: Running, { secret, used }: Factor): Promise<Desk> {
  const browser = running.browser()
  const enter = (factor?: string) =>
    browser.post('/session', {
      place: 'staff',
      ...proofOf(ADMINISTRATOR),
      ...(factor === undefined ? {} : { factor }),
    }) as Promise<Answer>
  await refused(scene, 'an administrator without the second factor', enter())
  await refused(scene, 'a guessed factor', enter('000000'))
  await refused(scene, 'a code that was used', enter(used))
  const code = codeOf(secret, Date.now())
  await granted('the administrator with the second factor', enter(code))
  await refused(
    scene,
    'the same code again',
    running.browser().post('/session', { place: 'staff', ...proofOf(ADMINISTRATOR), factor: code }) as Promise<Answer>,
  )
  return deskOf(browser, 'staff', new Map())
}

export const guessedPins: Attack = {
  name: 'guessed PINs',
  tries:
    'PINs across all badges and across badges that do not exist, from one browser, with addresses in headers; the right PIN while it is locked',
  holds:
    'five wrong ones lock a badge, known or not, with the same answers; whatever headers say, they are one place; soon the browser has to wait, and no PIN is found',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const tried = async (badge: string, pin: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(new URL('api/session', running.address), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ place: 'floor', badge, pin }),
      })
      scene.tried()
      return { status: answer.status, id: ((await answer.json()) as { id?: string }).id }
    }
    const told: Record<string, string[]> = {}
    for (const badge of [`D${FLOOR}`, 'D77']) {
      told[badge] = []
      for (let n = 0; n < 7; n += 1) {
        const { status, id } = await tried(badge, `${8_000 + n * 7}`, {
          'x-forwarded-for': `10.0.0.${n}`,
          forwarded: `for=10.0.1.${n}`,
        })
        told[badge].push(`${status} ${id}`)
      }
    }
    const [known, unknown] = Object.values(told)
    scene.expect(
      JSON.stringify(known) === JSON.stringify(unknown),
      `a badge that exists answers ${known}, another one ${unknown}`,
    )
    scene.expect(known?.at(-1)?.startsWith('429') === true, `seven wrong PINs: ${known}`)
    const right = await tried(`D${FLOOR}`, proofOf(FLOOR).pin, { 'x-forwarded-for': '10.0.0.99' })
    scene.expect(right.status === 429, `the right PIN at a locked badge is answered with ${right.status} ${right.id}`)
    let found = 0
    for (let n = 0; n < scene.times({ tests: 40, all: 600 }); n += 1) {
      const { status } = await tried(`D${11 + (n % 80)}0`, `${1_000 + scene.chance.below(9_000)}`)
      if (status === 200) found += 1
    }
    scene.expect(found === 0, `${found} PINs were found`)
    // The board goes on; the look afterwards finds a house that has forgotten who tried.
    const board = await fetch(new URL('api/views/meters', running.address))
    scene.expect(board.status === 200, `the board answers ${board.status}`)
  },
}
