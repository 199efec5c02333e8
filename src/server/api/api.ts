/** What the screens may ask and order. Bad input is a 4xx with a sentence; a refusal is a 409 with its clauses. */

import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { isRefusal } from '../../base/refusal.ts'
import { JournalTrouble } from '../../journal/trouble.ts'
import { parseName } from '../../ledger/name.ts'
import { BOOKS } from '../../ledger/post.ts'
import { english, spokenRefusal } from '../../words/sentence.ts'
import { ownRoutes } from '../access/ownroutes.ts'
import { stationRoutes } from '../access/stationroutes.ts'
import { type Beside, besideHouse } from '../beside/beside.ts'
import { jsonSteps } from '../beside/json.ts'
import { inSlices } from '../beside/slices.ts'
import { readFirst } from '../beside/texts.ts'
import { clubRoutes } from '../club/clubroutes.ts'
import { holdersOf } from '../club/holders.ts'
import { type DemoMember, kioskRoutes } from '../club/kioskroutes.ts'
import { membersOf } from '../club/members.ts'
import type { DemoPerson } from '../demo/people.ts'
import { cageRoutes } from '../desks/cageroutes.ts'
import { contestPaperRoutes } from '../desks/contestpapers.ts'
import { drawingPaperRoutes } from '../desks/drawingpapers.ts'
import { drawRoutes, memorySecrets } from '../desks/drawroutes.ts'
import { entryView, explain } from '../desks/explain.ts'
import { floorRoutes } from '../desks/floorroutes.ts'
import { officeRoutes } from '../desks/office.ts'
import { podiumRoutes } from '../desks/podium.ts'
import { practiceText } from '../desks/practice.ts'
import { type Room, viewsOf } from '../desks/views.ts'
import { deviceAdmin } from '../devices/deviceadmin.ts'
import { type DeviceKey, type Devices, devicesOf, newDeviceKey } from '../devices/devices.ts'
import { wallOf } from '../devices/wall.ts'
import { ORDERS } from '../door/acts.ts'
import { type Audit, memoryAudit } from '../door/audit.ts'
import { auditAsk } from '../door/auditfiles.ts'
import { type Door, doorOf } from '../door/door.ts'
import { isPublic, isSeen, maySee, SEEN_NAMES } from '../door/permissions.ts'
import { type Actor, type Permit, permitOf } from '../door/permit.ts'
import { playersOf } from '../door/players.ts'
import { memoryRegister, type Register } from '../door/register.ts'
import { sessionRoutes } from '../door/sessionroutes.ts'
import { staffRoutes } from '../door/staffroutes.ts'
import { isView, VIEWS, type ViewName } from '../door/viewnames.ts'
import { blindCounts } from '../house/blindcounts.ts'
import type { Secrets } from '../house/draws.ts'
import type { House } from '../house/kernel.ts'
import { sealOf } from '../house/seal.ts'
import { howOf } from '../net/crowd.ts'
import { faultLog, type Log } from '../net/log.ts'
import { overviewRoutes } from '../overview/overviewroutes.ts'
import { listRoutes } from '../paper/listfile.ts'
import { piecePaperRoutes } from '../paper/piecepapers.ts'
import { paperRoutes } from '../paper/routes.ts'
import { phoneRoutes } from '../phones/phoneroutes.ts'
import { postedRoute } from '../players/postedroute.ts'
import { presenceRoutes } from '../presence/presenceroutes.ts'
import { packetRoutes } from '../record/packetroutes.ts'
import { recordRoutes } from '../record/recordroutes.ts'
import { tournamentRoutes } from '../tournaments/asked.ts'
import { demoWitness, type WitnessLine } from '../upkeep/drawwitness.ts'
import { apiPages } from './apipage.ts'
import { jsonOf, refused, shapedAs } from './bodies.ts'
import { fault } from './fault.ts'
import { type Live, liveOf } from './live.ts'
import { actIn, actOf, completed, isForAnother, type OrderCall, orderCall } from './orders.ts'
import { isPaper, paperNote } from './papernote.ts'
import { takingOf } from './taking.ts'

export type ApiOptions = {
  readonly house: House
  /** Names, badges and secrets; without one nobody can sign in. */
  readonly register?: Register
  readonly audit?: Audit
  /** From which the secrets of devices are made; without one, those of this run only. */
  readonly deviceKey?: DeviceKey
  /** Of draws that are open; without a place for them, those of this run only. */
  readonly secrets?: Secrets
  /** Who commits to a part of each draw, and is asked for it over the line. */
  readonly witness?: WitnessLine
  /** The people of a demo, with badge and PIN for everybody to see. */
  readonly demo?: readonly DemoPerson[]
  /** Members of its club, with card and PIN. */
  readonly demoMembers?: readonly DemoMember[]
  readonly isPractice?: boolean
  readonly simulated?: readonly string[]
  readonly isSecure?: boolean
  /** Nobody puts themselves on a waiting list by phone. */
  readonly arePhonesOff?: boolean
  readonly version?: string
  readonly cookiePrefix?: string
  readonly log?: Log
  readonly beside?: Beside
}
export type Api = {
  readonly app: Hono
  readonly live: Live
  readonly room: Room
  readonly door: Door
  readonly permit: Permit
  readonly devices: Devices
  readonly audit: Audit
  readonly beside: Beside
}

export function apiOf(options: ApiOptions): Api {
  const { house, demo = [], isPractice = false, simulated = [], log = faultLog, beside = besideHouse() } = options
  const audit = options.audit ?? memoryAudit({ now: () => house.now().at, dayOf: () => house.now().local.slice(0, 10) })
  const door = doorOf({ ...options, audit, register: options.register ?? memoryRegister(), isDemo: demo.length > 0 })
  const permit = permitOf(door)
  const counts = blindCounts(house, sealOf(door.register.keyFor('sealed counts')))
  const members = membersOf(door.register)
  const holders = holdersOf(door.register, members)
  const devices = devicesOf({
    house,
    audit,
    key: options.deviceKey ?? newDeviceKey(),
    holders,
    phoneOf: (person) => door.register.read(Number(person))?.contact?.phone,
  })
  // A demo has a witness of its own, which witnesses nothing.
  const witness = options.witness ?? (demo.length > 0 ? demoWitness() : undefined)
  const players = playersOf(door.register, holders.ofDesk)
  const room: Room = {
    ...(witness === undefined ? {} : { witness: witness.fingerprint }),
    links: devices.links,
    wall: wallOf(house),
    notices: devices.notices,
    desk: door.desk,
    players,
    relay: {},
    isDemo: demo.length > 0,
    isPractice,
    simulated,
    counts,
    upkeep: {},
    atTables: () => door.sessions.atTables(),
  }
  const read = viewsOf(house, room)
  const live = liveOf(house, read, { report: (error) => log.fault(error) })
  devices.links.onChange(live.poke)
  devices.notices.onCarried(live.poke)
  door.sessions.onTables(live.poke)
  const taking = takingOf(house, devices.links.litAt)
  const app = new Hono()
  app.route('/', apiPages(options.version ?? ''))
  app.route('/session', sessionRoutes(door, demo))
  app.route('/session', ownRoutes(door, permit, demo))
  app.route('/stations', stationRoutes(door, permit))
  // Rules of the games for anybody who wants to try them; nothing is booked.
  app.get('/instant', (call) => call.json({ at: house.now().at }, 200, { 'cache-control': 'no-store' }))
  app.get('/practice', (call) => call.body(practiceText(), 200, { 'content-type': 'application/json' }))
  // A screen on the wall says that it is on; nobody is signed in there.
  app.post('/wall/:screen', (call) => call.json({ isKnown: room.wall.seen(call.req.param('screen')) }))
  app.route('/devices', devices.app)
  app.route('/devices', deviceAdmin(door, devices, permit))
  app.route(
    '/staff',
    staffRoutes(door, permit, () => live.poke()),
  )

  /** Who may not is told so before anything is told of the body. */
  async function orderOf(call: Context): Promise<{ asked: OrderCall; acting: Actor } | Response> {
    const nobody = permit.toCome(call, call.req.path)
    if (nobody instanceof Response) return nobody
    const body = await jsonOf(call)
    if (body instanceof Response) return body
    const act = actIn(body.json)
    const barred = act === undefined || isForAnother(body.json) ? undefined : permit.toDo(call, act)
    if (barred instanceof Response) return barred
    const shaped = shapedAs(call, orderCall, body.json)
    if (shaped instanceof Response) return shaped
    const acting = await permit.toOrder(call, shaped.value)
    return acting instanceof Response ? acting : { asked: shaped.value, acting }
  }

  app.post('/orders', async (call) => {
    const permitted = await orderOf(call)
    if (permitted instanceof Response) return permitted
    const { asked, acting } = permitted
    const { here, person, confirmed } = acting
    door.sessions.touch(here.session)
    const second = await permit.second(call, asked, acting)
    if (second instanceof Response) return second
    const unread = await readFirst(beside, asked.order)
    if (unread !== undefined) return refused(call, unread)
    const isProven = permit.factor(call, asked, acting)
    if (isProven instanceof Response) return isProven
    const given = completed(asked.order, second, confirmed, isProven)
    // What was recorded under this key is told again, though the card may have been replaced since.
    const isAgain = asked.key !== undefined && house.lineOf(asked.key) !== undefined
    const order = isAgain ? given : holders.inOrder(given)
    const outcome = isRefusal(order) ? order : await taking.take(order, person, asked.key, given)
    if (!isRefusal(outcome)) {
      for (const event of outcome.events) if (isPaper(event)) audit.note('late paper', paperNote(event))
      return call.json(outcome)
    }
    audit.note('order refused', { person, what: given.do, why: english(outcome.reasons[0] ?? {}) })
    return refused(call, outcome)
  })

  app.post('/may', async (call) => {
    const permitted = await orderOf(call)
    if (permitted instanceof Response) return permitted
    const { asked, acting } = permitted
    const { person } = acting
    const unread = await readFirst(beside, asked.order)
    if (unread !== undefined) return refused(call, unread)
    // Nobody shows badge, PIN or phone for a question: somebody else stands in for the second person, and the paper's own for it.
    const { second: roles, isSometimes } = ORDERS[actOf(asked.order)]
    const second = roles === undefined || isSometimes === true ? undefined : `${person}-second`
    const confirmed = asked.order.paper === undefined ? [] : [asked.order.paper.by]
    const named = holders.inOrder(completed(asked.order, second, confirmed, true))
    const order = isRefusal(named) ? named : await taking.asKnown(named)
    const wrong = isRefusal(order) ? order : await taking.whyNot(order)
    const decision =
      isRefusal(order) || wrong !== undefined ? spokenRefusal(wrong!) : house.dryRun(order, { by: person })
    // The question was answered, so it is no error when the answer is no.
    if (isRefusal(decision)) return call.json({ may: false, who: decision.who, reasons: decision.reasons })
    return call.json({ may: true, events: decision })
  })

  /** Nothing is read off a state that the journal does not hold. */
  const onRecord: MiddlewareHandler = async (call, next) => {
    await next()
    if (await house.isRecorded()) return
    call.res = fault(call, 503, 'journal trouble', { why: house.trouble()?.message ?? '' })
  }
  app.use('/views/*', onRecord)
  app.use('/may', onRecord)

  app.use('/views/:view', async (call, next) => {
    const view = call.req.param('view')
    if (!isSeen(view)) return fault(call, 404, 'no such view', { view: view.slice(0, 40), views: SEEN_NAMES })
    const allowed = permit.toSee(call, view)
    if (allowed instanceof Response) return allowed
    return next()
  })

  app.get('/views/movements', async (call) => {
    const { activity, account, book = 'entitlement', before, fees } = call.req.query()
    if (activity === undefined || account === undefined) return fault(call, 400, 'movements of nothing')
    const name = parseName(account)
    if (name === undefined) return fault(call, 400, 'no such account', { account: account.slice(0, 40) })
    if (book !== 'custody' && book !== 'entitlement')
      return fault(call, 400, 'no such book', { book: book.slice(0, 40), books: BOOKS })
    if (before !== undefined && !isLine(before))
      return fault(call, 400, 'no number of a line', { text: before.slice(0, 40) })
    return call.json(
      await explain(house, {
        activity,
        account: name,
        book,
        ...(before === undefined ? {} : { before: Number(before) }),
        isWithFees: fees !== undefined,
      }),
    )
  })

  app.get('/views/audit', async (call) => {
    const ask = auditAsk(call.req.query())
    return 'says' in ask
      ? call.json(ask, 400)
      : call.json({ trouble: audit.trouble() ?? null, lines: await audit.latest(ask) })
  })

  app.get('/views/entry', async (call) => {
    const seq = call.req.query('seq') ?? ''
    if (!isLine(seq)) return fault(call, 400, 'line not named')
    const entry = await entryView(house, Number(seq))
    return entry === undefined
      ? fault(call, 404, 'no such line', { line: seq, last: house.durable().seq })
      : call.body(await inSlices(jsonSteps(entry)), 200, { 'content-type': 'application/json' })
  })

  app.route('/', cageRoutes(door, permit, counts, holders.ofDesk))

  app.route('/views', drawingPaperRoutes(door))
  app.route('/views', piecePaperRoutes(door))
  app.route('/views', contestPaperRoutes(door, members))
  app.route('/views', tournamentRoutes(door, players))
  app.use('/papers/*', onRecord)
  app.route('/papers', packetRoutes(door, permit, beside))
  app.route('/papers', paperRoutes(door, permit, beside, players))
  app.route('/', listRoutes(door, permit, beside))

  app.route('/', podiumRoutes(door, permit, players))
  const { isSecure = false, arePhonesOff = false, cookiePrefix = 'gk' } = options
  app.route('/wait', phoneRoutes(door, players, { cookie: `${cookiePrefix}-wait`, isSecure, isOff: arePhonesOff }))
  app.route('/club', clubRoutes(door, permit, members, holders.ofDesk))
  app.route('/kiosk', kioskRoutes(door, members, options.demoMembers))
  app.route('/views', presenceRoutes(door, players))
  app.route('/drawings', drawRoutes(door, permit, options.secrets ?? memorySecrets(), witness))

  app.route('/views', officeRoutes(house, beside, audit))

  app.route('/views', floorRoutes(house))
  app.route('/views', postedRoute(house))
  app.route('/views', recordRoutes(door))
  app.route('/views', overviewRoutes(door, beside))

  app.get('/views/:view', async (call) => {
    const view = call.req.param('view')
    // Views with a question of their own have been answered above.
    if (!isView(view)) return fault(call, 404, 'nothing to read', { view: view.slice(0, 40) })
    return call.json({ seq: house.durable().seq, view: await read(view) })
  })

  app.get('/live', (call) => {
    const asked = (call.req.query('views') ?? VIEWS.join(',')).split(',')
    const unknown = asked.find((view) => !isView(view))
    if (unknown !== undefined) return fault(call, 400, 'no such view', { view: unknown.slice(0, 40), views: VIEWS })
    // A board with nobody signed in hears what is public; whoever signs in or out opens the stream anew.
    const people = door.watch(call)
    const hears = (view: ViewName) => isPublic(view) || people().some(({ roles }) => maySee(view, roles))
    const stream = live.listen(
      [...new Set(asked)] as ViewName[],
      hears,
      howOf(call.req.query('part'), call.req.query('changes')),
    )
    if (stream === undefined) return fault(call, 429, 'too many screens')
    return call.body(stream, 200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
  })

  app.onError((error, call) => {
    if (error instanceof JournalTrouble) return fault(call, 503, 'journal trouble', { why: error.message })
    log.fault(error, { path: call.req.path })
    return fault(call, 500, 'program fault')
  })
  return { app, live, room, door, permit, devices, audit, beside }
}

const isLine = (text: string): boolean => /^\d{1,15}$/.test(text)
