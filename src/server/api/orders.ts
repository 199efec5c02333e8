/** Orders as the door takes them: closed keys, and every part of them checked. */

import { z } from 'zod'
import { message } from '../../base/message.ts'
import { paper, secret, words } from '../../engine/fields.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { DOORS, type DoorsOfAll, type Paper } from '../../engine/mechanisms.ts'
import { asking, fitted, placeIn } from '../../rulebook/text/wording.ts'
import { type Spoken, spoken, told } from '../../words/sentence.ts'
import type { Act } from '../door/acts.ts'

/**
 * What people may order: the doors of every mechanism. Timers, counts, staff and the property have doors of their own.
 * Nobody names a second person here: that one proves who they are, and the door writes the number in.
 */
export const DOOR_NAMES = Object.keys(DOORS) as readonly DoorName[]
type DoorName = keyof DoorsOfAll & string
/** One type for all: their own ones are in `DoorOrder`, and the compiler would pair each with every other here. */
type DoorOption = z.ZodObject<{ readonly do: z.ZodLiteral<DoorName> }>
const SHAPES = DOORS as unknown as Readonly<Record<DoorName, { readonly shape: z.ZodObject }>>
export const doorOptions = DOOR_NAMES.map(
  (name) =>
    z.strictObject({
      do: z.literal(name),
      ...SHAPES[name].shape.shape,
      paper: paper.exactOptional(),
    }) as unknown as DoorOption,
)
type Written = { readonly paper?: Paper }
/** An order as the door has read it, and as it is written in JSON. */
export type DoorOrder = {
  [Name in DoorName]: { readonly do: Name } & z.output<DoorsOfAll[Name]['shape']> & Written
}[DoorName]
export type OrderJson = {
  [Name in DoorName]: { readonly do: Name } & z.input<DoorsOfAll[Name]['shape']> & Written
}[DoorName]
export const doorOrder = z.discriminatedUnion('do', doorOptions as never) as unknown as z.ZodType<DoorOrder, OrderJson>

export const badgeProof = z.strictObject({ badge: words(80), pin: secret })

/** Six digits of the second factor, where it is asked for. */
export const factor = words(12).optional()

/**
 * `key` makes the order count once, however often it is sent; `second` proves the second person where it takes two. `actor`
 * proves who acts where that is not the person of the session, for this one order; of a paper, the person named on it.
 * `factor`: of whoever pays a prize, where the house profile asks for it.
 */
export const orderCall = z.strictObject({
  key: asking(message('a key of an order'), z.string().regex(/^[A-Za-z0-9_-]{16,64}$/)).optional(),
  order: asking(message('an order'), doorOrder),
  second: badgeProof.optional(),
  actor: badgeProof.optional(),
  factor,
})
export type OrderCall = z.output<typeof orderCall>

const ORDER_NAMES: ReadonlySet<unknown> = new Set(DOOR_NAMES)

/** The row of the table that an order falls under. */
export const actOf = (order: DoorOrder): Act =>
  order.do === 'PayClaim' && order.tray !== undefined ? 'PayClaim tray' : order.do

/** What a call orders, as far as that can be told before its shape is looked at: the row of the table of permissions. */
export function actIn(call: unknown): Act | undefined {
  const { do: name, tray } = ((call as { order?: unknown } | null)?.order ?? {}) as { do?: unknown; tray?: unknown }
  if (!ORDER_NAMES.has(name)) return undefined
  return name === 'PayClaim' && tray !== undefined ? 'PayClaim tray' : (name as DoorOrder['do'])
}

/** Whether a call says that another person acts than the one of the session: who may is then known by their proof. */
export const isForAnother = (call: unknown): boolean => {
  const { order, actor } = (call ?? {}) as { order?: { paper?: unknown } | null; actor?: unknown }
  return actor !== undefined && order?.paper === undefined
}

/** Done by hand before somebody's eyes: the second person is a witness. */
const WITNESSED: ReadonlySet<string> = new Set([
  'PostRank',
  'DrawTicket',
  'DrawTable',
  'PlaceTables',
  'DrawDigits',
  'DrawBall',
])

/**
 * The order of the engine: with the second person where there is one, and on paper with who has confirmed it. JSON has no
 * undefined, so the types agree. `isProven`: the payer has shown a second factor.
 */
export function completed(
  given: DoorOrder,
  second: string | undefined,
  confirmed: readonly string[] = [],
  isProven = false,
): Order {
  const { paper } = given
  const order = (paper === undefined ? given : { ...given, paper: { ...paper, confirmed } }) as DoorOrder
  if (WITNESSED.has(order.do)) return { ...order, witnesses: second === undefined ? [] : [second] } as Order
  if (order.do === 'PayClaim' && isProven) return { ...order, factor: true } as Order
  return (second === undefined ? order : { ...order, second }) as Order
}

export type Faults = Spoken & { readonly faults: readonly (Spoken & { readonly path: string })[] }

/** More than this are not told: the first ones are mended first. */
const FAULTS_MAX = 20

export function readCall<T>(
  schema: z.ZodType<T>,
  body: unknown,
  how: 'quoted' | 'unquoted' = 'quoted',
): { ok: true; value: T } | Faults {
  const read = fitted(schema, body, how)
  if (read.ok) return read
  const first = read.misfits.slice(0, FAULTS_MAX)
  const faults = first.map(({ path, told: fault }) => ({
    path: path.map(String).join('.').slice(0, 200),
    ...spoken(fault),
  }))
  const { path, told: fault } = first[0]!
  return { ...told('body has a fault', { place: placeIn(path).slice(0, 200), fault }), faults }
}
