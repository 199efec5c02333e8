/** A drawing held at the desk: sealed among those who can be drawn, the room's chance added, revealed. */

import { Hono } from 'hono'
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { isRefusal, refuseOrder } from '../../base/refusal.ts'
import { eligibleNow, missedDrawings } from '../../engine/drawings/eligibility.ts'
import { purposeOf } from '../../engine/drawings/purpose.ts'
import { minute } from '../../engine/fields.ts'
import { drawingAt } from '../../engine/offerings/drawingtimes.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { asking } from '../../rulebook/text/wording.ts'
import { fault } from '../api/fault.ts'
import { actsOf } from '../api/guarded.ts'
import { badgeProof } from '../api/orders.ts'
import type { Door } from '../door/door.ts'
import type { Permit } from '../door/permit.ts'
import { drawRecordsOf } from '../house/drawrecords.ts'
import { openDraw, revealDraw, type Secrets } from '../house/draws.ts'

export const sealCall = z.strictObject({
  activity: z.string().min(1).max(80),
  again: z.string().trim().min(1).max(200).optional(),
  /** When the drawing began, where its hour is over and nobody came. */
  drawing: minute.optional(),
})
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

export const abandonCall = z.strictObject({ reason: z.string().trim().min(1).max(500) })

/** Without a folder a secret is kept for this run only. */
export function memorySecrets(): Secrets {
  const kept = new Map<string, string>()
  return { keep: (digest, secret) => void kept.set(digest, secret), find: (digest) => kept.get(digest) }
}

export function drawRoutes(door: Door, permit: Permit, secrets: Secrets): Hono {
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
    return call.json(record, 200, { 'content-disposition': `inline; filename="draw-${draw}.json"` })
  })

  app.post(
    '/seal',
    act('HoldDrawing', sealCall, async ({ activity, again, drawing: began }, here, call) => {
      const running = runningOf(house.state, activity)
      const now = house.now()
      if (running === undefined) return fault(call, 404, 'activity does not run', { activity })
      const held = drawingAt(running.offering.drawings ?? [], now.local)
      const missed = missedDrawings(house.state, running, now).find(({ from }) => from === began)
      if (began !== undefined && began !== held?.from && missed === undefined)
        return refuseOrder('drawing not again', { drawing: began })
      const drawing = missed ?? held
      const { entries } = eligibleNow(house.state, running, now, drawing)
      const purpose = purposeOf(activity, drawing)
      const outcome = await openDraw(
        house,
        secrets,
        {
          purpose,
          entries,
          how: { winners: 1, standby: 0, replacement: false },
          ...(again === undefined ? {} : { again }),
        },
        { by: here.person },
      )
      if (!isRefusal(outcome)) records.openedAt(house.state.draws.count, outcome.seq)
      return outcome
    }),
  )

  app.post(
    '/:draw/reveal',
    act('RevealDrawing', revealCall, async ({ contribution, second: proof }, here, call) => {
      const second = await permit.secondFor(call, 'RevealDrawing', proof, here)
      if (second instanceof Response) return second
      const draw = Number(call.req.param('draw'))
      const pending = house.state.draws.pending.find(({ opened }) => opened.draw === draw)
      // A reveal that failed after the room had spoken is tried again without asking the room twice.
      if (pending?.contribution === undefined && contribution !== undefined) {
        const added = await house.submit(
          { do: 'ContributeToDraw', draw, contribution, ...(second === undefined ? {} : { second }) },
          { by: here.person },
        )
        if (isRefusal(added)) return added
      }
      return revealDraw(house, secrets, draw, { by: here.person }, records.seqOf(draw))
    }),
  )

  app.post(
    '/:draw/abandon',
    act('HoldDrawing', abandonCall, ({ reason }, here, call) =>
      house.submit({ do: 'AbandonDraw', draw: Number(call.req.param('draw')), reason }, { by: here.person }),
    ),
  )
  return app
}
