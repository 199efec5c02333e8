/** A drawing held at the desk: sealed among those who can be drawn, the room's chance added, revealed. */

import { Hono } from 'hono'
import { z } from 'zod'
import { message } from '../../base/message.ts'
import type { Moment } from '../../base/moment.ts'
import { isRefusal, refuseOrder } from '../../base/refusal.ts'
import { openedOf } from '../../engine/drawings/draw/draw.ts'
import { fingerprintOf } from '../../engine/drawings/draw/outside.ts'
import { missedDrawings } from '../../engine/drawings/eligibility.ts'
import { purposeOf } from '../../engine/drawings/purpose.ts'
import { nextSpin } from '../../engine/drawings/spins.ts'
import { eligibleNow } from '../../engine/drawings/urns.ts'
import { minute } from '../../engine/fields.ts'
import { drawingAt } from '../../engine/offerings/drawingtimes.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { drawnFrom } from '../../engine/squares/draws.ts'
import { LOTS, type Lot, squaresPurpose } from '../../engine/squares/running.ts'
import { finalPurpose, drawnFrom as seatsDrawnFrom, seatsPurpose } from '../../engine/tournamentfloor/draws.ts'
import { emptyFloor } from '../../engine/tournamentfloor/floor.ts'
import { asking } from '../../rulebook/text/wording.ts'
import { fault } from '../api/fault.ts'
import { actsOf } from '../api/guarded.ts'
import { badgeProof } from '../api/orders.ts'
import type { Door } from '../door/door.ts'
import type { Permit } from '../door/permit.ts'
import { drawRecordsOf } from '../house/drawrecords.ts'
import { openDraw, prepareDraw, revealDraw, type Secrets } from '../house/draws.ts'
import type { WitnessLine } from '../upkeep/drawwitness.ts'
import { askLine, broughtIn, fromBeacon, fromFile, fromLine } from './drawparts.ts'

const held = {
  activity: z.string().min(1).max(80),
  /** When the drawing began, where its hour is over and nobody came. */
  drawing: minute.optional(),
  /** The call whose spin of a wheel on the screen is drawn. */
  spin: z.string().min(1).max(20).optional(),
  /** What of squares is drawn. */
  squares: z.enum(LOTS).optional(),
  /** Seats of a tournament: all of them, or those of the final table. */
  seats: z.enum(['all', 'final']).optional(),
}
export const prepareCall = z.strictObject(held)
const fingerprint = z.string().regex(/^[0-9a-f]{128}$/)
export const sealCall = z.strictObject({
  ...held,
  again: z.string().trim().min(1).max(200).optional(),
  /** The part from outside; without a word the witness on the line. */
  outside: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('line') }),
      z.strictObject({ kind: z.literal('file'), file: z.string().max(4_000) }),
      z.strictObject({ kind: z.literal('beacon'), fingerprint, minutes: z.int().min(1).max(60) }),
    ])
    .optional(),
})
export const bringCall = z.strictObject({ files: z.array(z.string().max(20_000)).max(2).optional() })
const card = asking(message('a card by its signs'), z.string().regex(/^[2-9TJQKA][cdhs]$/))
const digits = asking(message('a row of digits'), z.string().regex(/^\d{1,40}$/))
/** One kind of chance at a time; the room may add several parts. */
const part = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('digits'), digits }),
  z.strictObject({ kind: z.literal('dice'), faces: z.array(z.int().min(1).max(6)).min(1).max(40) }),
  z.strictObject({ kind: z.literal('cards'), cards: z.array(card).min(1).max(52) }),
])
/** `second` proves who saw it too. */
export const revealCall = z.strictObject({
  contribution: z.array(part).min(1).max(4).optional(),
  second: badgeProof.optional(),
})

export const abandonCall = z.strictObject({
  reason: z.string().trim().min(1).max(500),
  second: badgeProof.optional(),
})

/** Without a folder a secret is kept for this run only. */
export function memorySecrets(): Secrets {
  const kept = new Map<string, string>()
  return { keep: (digest, secret) => void kept.set(digest, secret), find: (digest) => kept.get(digest) }
}

export function drawRoutes(door: Door, permit: Permit, secrets: Secrets, line?: WitnessLine): Hono {
  const { house } = door
  const records = drawRecordsOf(house)
  const act = actsOf(door, permit)
  const app = new Hono()

  // For everybody: what was drawn can be redone without asking the house.
  app.get('/', (call) => call.json(records.list()))
  app.get('/:draw', async (call) => {
    const draw = call.req.param('draw')
    const record = /^[1-9]\d{0,8}$/.test(draw) ? await records.of(Number(draw)) : undefined
    if (record === undefined) return fault(call, 404, 'no record of draw', { draw: draw.slice(0, 20) })
    return call.body(await records.bytesOf(record), 200, {
      'content-type': 'application/json',
      'content-disposition': `inline; filename="draw-${draw}.json"`,
    })
  })

  /** All of its list is drawn, one after the other; of balls one. */
  function lotOf(activity: string, lot: Lot, now: Moment) {
    const purpose = squaresPurpose(house.state, activity, lot)
    const found = drawnFrom(house.state, purpose, now)
    if (found === undefined || isRefusal(found)) return found ?? refuseOrder('activity has no squares', { activity })
    return { now, purpose, winners: found.winners }
  }

  /** Every seat is a lot, and all of them are drawn: their order is the order in which they are filled. */
  function seatsOf(activity: string, which: 'all' | 'final', now: Moment) {
    const floor = house.state.floors.get(activity) ?? emptyFloor(activity)
    const purpose = which === 'final' ? finalPurpose(floor) : seatsPurpose(floor)
    const found = seatsDrawnFrom(house.state, purpose, now)
    if (found === undefined || isRefusal(found)) return found ?? refuseOrder('activity is no tournament', { activity })
    return { now, purpose, winners: found.winners }
  }

  /** The spin of a call; or the drawing that is held now, or one of today that nobody came to. */
  function drawingOf({ activity, drawing: began, spin, squares: lot, seats }: z.infer<typeof prepareCall>) {
    const running = runningOf(house.state, activity)
    if (running === undefined) return undefined
    const now = house.now()
    if (lot !== undefined) return lotOf(activity, lot, now)
    if (seats !== undefined) return seatsOf(activity, seats, now)
    const callup = spin === undefined ? undefined : house.state.callups.get(spin)
    if (spin !== undefined && callup?.activity !== activity) return refuseOrder('nobody was called', { callup: spin })
    if (callup !== undefined) return { now, purpose: nextSpin(callup) }
    const current = drawingAt(running.offering.drawings ?? [], now.local)
    const missed = missedDrawings(house.state, running, now).find(({ from }) => from === began)
    if (began !== undefined && began !== current?.from && missed === undefined)
      return refuseOrder('drawing not again', { drawing: began })
    const drawing = missed ?? current
    const among = () => eligibleNow(house.state, running, house.now(), drawing).entries
    return { now, purpose: purposeOf(activity, drawing), among }
  }

  // The house's part for a witness who is asked by file.
  app.post(
    '/prepare',
    act('HoldDrawing', prepareCall, (asked, _here, call) => {
      const found = drawingOf(asked)
      if (found === undefined) return fault(call, 404, 'activity does not run', { activity: asked.activity })
      return isRefusal(found) ? found : prepareDraw(house, secrets, found.purpose)
    }),
  )

  app.post(
    '/seal',
    act('HoldDrawing', sealCall, async ({ again, outside, ...asked }, here, call) => {
      const found = drawingOf(asked)
      if (found === undefined) return fault(call, 404, 'activity does not run', { activity: asked.activity })
      if (isRefusal(found)) return found
      const { now, purpose } = found
      const among = 'among' in found ? found.among : undefined
      const winners = 'winners' in found ? found.winners : 1
      const brought = outside?.kind === 'file' ? fromFile(outside.file) : undefined
      if (isRefusal(brought)) return brought
      const draw = house.state.draws.count + 1
      if (brought !== undefined && (brought.asked.draw !== draw || brought.asked.purpose !== purpose))
        return refuseOrder('commitment for another draw', { draw })
      if (brought !== undefined && secrets.find(brought.asked.secretDigest) === undefined)
        return refuseOrder('secret lost', { draw })
      const part =
        brought !== undefined
          ? async () => brought.outside
          : outside?.kind === 'beacon'
            ? async () => fromBeacon(outside.fingerprint, now.at, outside.minutes)
            : fromLine(line)
      const outcome = await openDraw(
        house,
        secrets,
        {
          purpose,
          ...(among === undefined ? {} : { among }),
          how: { winners, standby: 0, replacement: false },
          ...(again === undefined ? {} : { again }),
        },
        { by: here.person },
        part,
        brought?.asked,
      )
      if (isRefusal(outcome)) return outcome
      records.openedAt(house.state.draws.count, outcome.seq)
      return { ...outcome, events: outcome.events.map((one) => (one.type === 'DrawOpened' ? openedOf(one) : one)) }
    }),
  )

  const pendingOf = (draw: number) => house.state.draws.pending.find(({ opened }) => opened.draw === draw)

  /** As soon as the value is there the draw is revealed: nobody has a moment to think about it. */
  async function finish(draw: number, by: string, files: readonly string[] | undefined) {
    const pending = pendingOf(draw)
    if (pending === undefined) return refuseOrder('draw not open', { draw })
    const brought = files === undefined ? await askLine(line, pending) : broughtIn(pending, files)
    if (isRefusal(brought)) return brought
    return revealDraw(house, secrets, draw, { by }, brought)
  }

  app.post(
    '/:draw/reveal',
    act('RevealDrawing', revealCall, async ({ contribution, second: proof }, here, call) => {
      const second = await permit.secondFor(call, 'RevealDrawing', proof, here)
      if (second instanceof Response) return second
      const draw = Number(call.req.param('draw'))
      const pending = pendingOf(draw)
      // A reveal that failed after the room had spoken is tried again without asking the room twice.
      if (pending?.contribution === undefined && contribution !== undefined) {
        const added = await house.submit(
          { do: 'ContributeToDraw', draw, contribution, ...(second === undefined ? {} : { second }) },
          { by: here.person },
        )
        const { outside } = pending?.opened ?? {}
        const isAway = outside !== undefined && fingerprintOf(outside) !== line?.fingerprint
        // The value is carried in later.
        if (isRefusal(added) || isAway) return added
      }
      return finish(draw, here.person, undefined)
    }),
  )

  app.post(
    '/:draw/bring',
    act('HoldDrawing', bringCall, ({ files }, here, call) =>
      finish(Number(call.req.param('draw')), here.person, files),
    ),
  )

  app.post(
    '/:draw/abandon',
    act('AbandonDrawing', abandonCall, async ({ reason, second: proof }, here, call) => {
      const second = await permit.secondFor(call, 'AbandonDrawing', proof, here)
      if (second instanceof Response) return second
      const draw = Number(call.req.param('draw'))
      const beside = second === undefined ? {} : { second }
      return house.submit({ do: 'AbandonDraw', draw, reason, ...beside }, { by: here.person })
    }),
  )
  return app
}
