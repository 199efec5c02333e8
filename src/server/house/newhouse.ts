/**
 * A house that does not exist yet: the one thing it answers is who runs it and how it is called. Then its journal begins,
 * its first two people are enrolled, and the real doors open in its place.
 */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { positive } from '../../engine/fields.ts'
import type { AtMoment } from '../../journal/store.ts'
import { asking } from '../../rulebook/text/wording.ts'
import { whyNotFounders } from '../access/founders.ts'
import type { SessionView } from '../access/sessionview.ts'
import { bodyOf, refused } from '../api/bodies.ts'
import { fault } from '../api/fault.ts'
import { isNear, PLACE_HEADER } from '../door/door.ts'
import { firstCall, foundersIn } from '../door/sessionroutes.ts'
import { faultLog, type Log } from '../net/log.ts'
import { anchorsAt } from '../upkeep/anchorsout.ts'
import type { WitnessLine } from '../upkeep/drawwitness.ts'
import { compareFiles, refuseLostJournal, tracesIn } from '../upkeep/files.ts'
import { openPremises, type Premises } from './building.ts'
import { type Clock, realClock } from './clock.ts'
import { type House, openHouse } from './kernel.ts'
import { journalFile } from './storage.ts'
import { isZone } from './zone.ts'

export type OwnHouse = { readonly house: House; readonly premises: Premises }
export type OwnOptions = {
  readonly folder: string
  readonly isPractice?: boolean
  readonly isSecure?: boolean
  readonly arePhonesOff?: boolean
  readonly version?: string
  readonly clock?: Clock
  readonly shutHours?: number
  /** Where anchors were handed out to: they are compared too. */
  readonly anchorFolder?: string
  /** Who has a part in each draw. */
  readonly drawWitness?: WitnessLine
  readonly log?: Log
  /** Listens to the journal: what is written and how long it takes. */
  readonly at?: AtMoment
}

/** Said in the name too, so that no print of a practice house is ever taken for a real one. */
const PRACTICE = ' (practice)'

/** A folder that a house was in and whose journal is gone is none. */
export const isNewHouse = (folder: string): boolean => !existsSync(journalFile(folder)) && tracesIn(folder).length === 0

export async function openOwnHouse({
  folder,
  isPractice = false,
  isSecure = false,
  arePhonesOff = false,
  version = '',
  clock = realClock,
  log = faultLog,
  shutHours,
  anchorFolder,
  drawWitness,
  at,
}: OwnOptions): Promise<OwnHouse> {
  refuseLostJournal(folder)
  const setting = { ...(shutHours === undefined ? {} : { shutHours }), ...(at === undefined ? {} : { at }) }
  const witness = drawWitness === undefined ? {} : { witness: drawWitness }
  const house = await openHouse({
    folder,
    clock,
    ...setting,
    // A house to practise in is opened when somebody has time for it.
    isClockTrusted: isPractice,
    before: (opened) => {
      const outside = anchorFolder === undefined ? undefined : anchorsAt(anchorFolder, opened.store.header.property)
      return compareFiles({ ...opened, folder, ...(outside === undefined ? {} : { outside }) })
    },
  })
  try {
    const isMarked = house.state.property?.property.endsWith(PRACTICE) === true
    return {
      house,
      premises: await openPremises({
        house,
        folder,
        isPractice: isPractice || isMarked,
        isSecure,
        arePhonesOff,
        version,
        log,
        ...witness,
      }),
    }
  } catch (error) {
    await house.close()
    throw error
  }
}

const propertyCall = z.strictObject({
  ...firstCall.shape,
  property: z.string().trim().min(1).max(80),
  zone: asking(message('a time zone'), z.string().refine(isZone)),
  dayStart: asking(message('a start of the business day'), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  chip: positive,
})

export type NewHouse = {
  readonly app: Hono
  /** What the terminal prints, for an administrator at another machine. */
  readonly code: string
  /** Resolves when the house was set up. */
  readonly done: Promise<OwnHouse>
}

export function newHouse(options: OwnOptions): NewHouse {
  const { folder, isPractice = false, isSecure = false, version = '', clock = realClock, log = faultLog } = options
  const code = randomBytes(5).toString('hex')
  const { promise: done, resolve } = Promise.withResolvers<OwnHouse>()
  let isTaken = false
  const addressOf = (call: Context) => (call.env as { address?: string } | undefined)?.address ?? 'unknown'
  const app = new Hono()

  app.get('/session', (call) => {
    if (isTaken) return fault(call, 503, 'house opens in a moment')
    const view: SessionView = {
      place: 'staff',
      places: [],
      others: [],
      first: { needsCode: !isNear(addressOf(call)), needsProperty: true },
    }
    return call.json(view)
  })

  app.post('/session/first', async (call) => {
    const body = await bodyOf(call, propertyCall)
    if (body instanceof Response) return body
    const { property, zone, dayStart, chip, code: given, ...founders } = body.value
    if (!isNear(addressOf(call)) && given !== code) return fault(call, 403, 'code needed')
    if (isTaken) return fault(call, 409, 'house is being set up')
    // Before the journal begins: afterwards the property stands.
    const refusal = whyNotFounders(foundersIn(founders))
    if (refusal !== undefined) return refused(call, refusal)
    isTaken = true
    const called = isPractice ? `${property}${PRACTICE}` : property
    const heard = options.at === undefined ? {} : { at: options.at }
    const house = await openHouse({
      folder,
      clock,
      ...heard,
      create: { property: called, zone, dayStart, chip, by: FIRST },
    })
    const witness = options.drawWitness === undefined ? {} : { witness: options.drawWitness }
    const { arePhonesOff = false } = options
    const premises = await openPremises({
      house,
      folder,
      isPractice,
      isSecure,
      arePhonesOff,
      version,
      log,
      ...witness,
    })
    const answer = await premises.app.request(
      '/session/first',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', [PLACE_HEADER]: 'staff' },
        body: JSON.stringify(founders),
      },
      { address: '127.0.0.1' },
    )
    resolve({ house, premises })
    return answer
  })

  app.all('*', (call) => fault(call, 503, 'house not set up'))
  return { app, code, done }
}

/** The register of a new house counts from one, and its first person is the administrator. */
const FIRST = '1'
