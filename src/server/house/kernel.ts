/**
 * The running house: one writer that decides a command, records what was decided, and answers when it is safe.
 * Everything between the key and the record happens in one breath, so no two commands ever see the same state.
 */

import { randomBytes } from 'node:crypto'
import type { Moment } from '../../base/moment.ts'
import { isRefusal, type Refusal, refuseFor } from '../../base/refusal.ts'
import { decide } from '../../engine/decide.ts'
import type { Decision, Event, Order, OrderOf, State } from '../../engine/mechanisms.ts'
import { keptOrder } from '../../engine/recorded.ts'
import { compareRunning, type Difference } from '../../journal/compare.ts'
import { anchorDays } from '../../journal/dayanchors.ts'
import { type Journal, openJournal } from '../../journal/journal.ts'
import { type DayOf, lineUnder, nextNumber } from '../../journal/keys.ts'
import type { Head } from '../../journal/line.ts'
import type { AtMoment, Store } from '../../journal/store.ts'
import { JournalTrouble } from '../../journal/trouble.ts'
import { inEnglish } from '../../words/recorded.ts'
import { sentence, spokenRefusal } from '../../words/sentence.ts'
import { answerAgain, askedHash, checkAgain } from './again.ts'
import type { Clock } from './clock.ts'
import { commandOf, tooEarly, writtenAt } from './commandtime.ts'
import { confirmedClock, notConfirmed } from './confirmedclock.ts'
import { FOLD } from './fold.ts'
import { readTexts } from './inforce.ts'
import { entryAt, type Keeping, type Property, propertyOf, storeOf } from './storage.ts'
import { type ClockFault, SHUT_HOURS, timekeeper } from './timekeeper.ts'
import { timersFor } from './timers.ts'
import { isZone, type Zone, zoneOf } from './zone.ts'

/** Who acts, the key that makes the command count once, and when it happened where that is not now. */
export type Call = {
  readonly by: string
  readonly key?: string
  readonly at?: number
  /** What was asked for, where the house has added to it what it knew at that moment. The key counts for this. */
  readonly asked?: Order
  /** What is recorded under the same key, in the same breath, when the order is refused. */
  readonly orElse?: (refusal: Refusal) => Order
}

/** `isAgain`: the same command under the same key came before; these are the events of that time. */
export type Done = { readonly seq: number; readonly events: readonly Event[]; readonly isAgain: boolean }
export type Outcome = Done | Refusal

export type House = {
  /** As of the last command that was recorded. Read it, never change it. */
  readonly state: State
  readonly zone: Zone
  readonly store: Store<Event>
  /** How the start went: from which line, and why a snapshot was not used. */
  readonly start: { readonly from: number; readonly to: number; readonly why: string }
  /** Answers when the events would survive a power cut. Rejects with a JournalTrouble when they cannot be kept. */
  submit(order: Order, call: Call): Promise<Outcome>
  /** "May I?": decides and records nothing. */
  dryRun(order: Order, call: Pick<Call, 'by' | 'at'>): Decision
  /** Runs what is due, oldest first. Answers with how many took effect. */
  tick(): Promise<number>
  /** The instant of the next timer; nothing when none is set. */
  nextDue(): number | undefined
  /** The time of the house: that of the clock while it is believed, but never before what was recorded. */
  now(): Moment
  /** For what only measures how long something takes: links, sessions, lock-outs. */
  monotonic(): number
  /** Why the clock is not believed, if so: no timer runs until two persons have confirmed it. */
  clockFault(): ClockFault | undefined
  /** The number that this device must use next. */
  nextNumber(device: string): number
  /** The line that this key was recorded as, while it is remembered. */
  lineOf(key: string): number | undefined
  /** Last line that is safe. */
  durable(): Head
  /** Whether all that is in `state` now is on record, as soon as that is known: what is shown waits for it. */
  isRecorded(): Promise<boolean>
  /** Called with the last safe line whenever there are new ones. Answers with how to stop it. */
  onChange(listener: (seq: number) => void): () => void
  /** What stops this house from taking commands, if anything does; and a clock that was set back. */
  trouble(): JournalTrouble | undefined
  clockBehindMs(): number
  /** An entry of the house about itself: by nobody, and never refused. */
  note(order: OwnOrder): Promise<Head>
  /** Adds every line up once more and answers with what is different in memory; `pause` lets others work meanwhile. */
  recount(pause: () => Promise<unknown>): Promise<Difference | undefined>
  /** Stops taking commands, for a reason that only the process around it can see. */
  halt(trouble: JournalTrouble): void
  /** Keeps the state as a snapshot, so that the next start is short. */
  snapshot(): Promise<Head>
  close(): Promise<void>
}

export type OwnOrder = OrderOf<
  'KeepSnapshot' | 'MarkFiles' | 'ReconcileFiles' | 'SetAnchors' | 'StartRelease' | 'KeepReceipt'
>

export type HouseOptions = Keeping & {
  readonly clock: Clock
  /** A new house: its property and who opens it. Ignored where there is a journal already. */
  readonly create?: Property & { readonly by: string }
  /** 1 makes every command its own transaction. */
  readonly batchMax?: number
  /** Lines after which a snapshot is taken by itself. */
  readonly snapshotEvery?: number
  readonly at?: AtMoment
  readonly shutHours?: number
  /** The clock is believed whatever it shows: the demo. */
  readonly isClockTrusted?: boolean
  /** Asked before anything runs or is recorded; throws what keeps the house shut. */
  readonly before?: (opened: { readonly state: State; readonly store: Store<Event> }) => Promise<void>
}

const SNAPSHOT_EVERY = 50_000
export async function openHouse(options: HouseOptions): Promise<House> {
  const { create } = options
  const { store, shelf } = await storeOf(options)
  try {
    const first = await entryAt(store, 1)
    const property = first === undefined ? create : propertyOf(first)
    if (property === undefined)
      throw new JournalTrouble(
        'missing',
        'This journal is empty; a new house needs its property: name, time zone, start of the day, chip.',
      )
    if (!isZone(property.zone))
      throw new JournalTrouble('failed', `"${property.zone}" is no time zone; they are named as America/Los_Angeles.`)
    const zone = zoneOf(property.zone)
    const dayOf = (instant: string) => zone.dayOf(Date.parse(instant), property.dayStart)
    const journal = await openJournal({
      ...options,
      store,
      fold: FOLD,
      dayOf,
      ...(shelf === undefined ? {} : { shelf }),
    })
    await options.before?.({ state: journal.state, store })
    const head = await entryAt(store, journal.durable().seq)
    const house = houseOf(journal, options, {
      store,
      zone,
      dayOf,
      hasShelf: shelf !== undefined,
      recorded: head === undefined ? 0 : Date.parse(head.recorded),
    })
    if (first === undefined && create !== undefined) {
      const { by, ...order } = create
      const opened = await house.submit({ do: 'OpenProperty', ...order }, { by })
      if (isRefusal(opened)) throw new Error('a new journal refused its property')
    }
    await readTexts(house.state, store)
    await anchorDays(store)
    await house.tick()
    return house
  } catch (error) {
    await store.close()
    throw error
  }
}

type Premise = {
  readonly store: Store<Event>
  readonly zone: Zone
  readonly dayOf: DayOf
  readonly hasShelf: boolean
  /** When the last entry was recorded. */
  readonly recorded: number
}

function houseOf(
  journal: Journal<State, Event>,
  { clock, snapshotEvery = SNAPSHOT_EVERY, shutHours = SHUT_HOURS, isClockTrusted = false }: HouseOptions,
  { store, zone, dayOf, hasShelf, recorded: recordedBefore }: Premise,
): House {
  const listeners = new Set<(seq: number) => void>()
  let recorded = recordedBefore
  let recordedText = ''
  let announced = journal.durable().seq
  /** The line of the last snapshot, while it is known; the one after it vouches for it. */
  let kept = journal.start.why === 'snapshot' ? journal.start.from : announced
  let snapshotting: Promise<unknown> | undefined

  const time = timekeeper(clock, {
    ...(recordedBefore === 0 ? {} : { recorded: recordedBefore }),
    shutHours,
    isTrusted: isClockTrusted,
  })
  /** Recorded time never goes backwards, whatever the clock does. */
  const now = (): number => Math.max(time.now(), recorded)
  const runTimers = (instant: number) => (time.fault() === undefined ? timers.run(instant) : [])

  type Acting = { readonly by: string; readonly at: number; readonly asked?: Order }
  function record(order: Order, { by, at, asked }: Acting, key: string, events: readonly Event[]) {
    const instant = now()
    const written = keptOrder(order, events)
    if (instant !== recorded || recordedText === '') recordedText = new Date(instant).toISOString()
    const hash = asked === undefined || asked === order ? undefined : askedHash({ by, asked })
    const ack = journal.record({
      key,
      ...(hash === undefined ? {} : { hash }),
      by,
      recorded: recordedText,
      ...(at === instant ? {} : { at: new Date(at).toISOString() }),
      ...(written === undefined ? {} : { order: written }),
      events,
    })
    recorded = instant
    timers.note(events)
    return ack
  }
  const timers = timersFor(journal, zone, record)

  function announce(): void {
    const { seq } = journal.durable()
    if (seq <= announced) return
    announced = seq
    for (const listener of listeners) listener(seq)
    if (hasShelf && seq - kept >= snapshotEvery) {
      kept = seq
      // A snapshot is a cache: one that cannot be written is only a longer start.
      snapshotting = snapshot().catch(() => undefined)
    }
  }

  async function note(order: OwnOrder): Promise<Head> {
    const key = `timer:${nextNumber(journal.keys, 'timer')}`
    const call = { by: 'house', at: now() }
    const decision = inEnglish(decide(journal.state, commandOf(order, key, call, zone)))
    if (isRefusal(decision)) throw new Error(`the house refused itself ${order.do}`)
    const ack = await record(order, call, key, decision)
    announce()
    return ack
  }
  const snapshot = async () => {
    const head = await journal.snapshot(({ line, digest }) => note({ do: 'KeepSnapshot', line, digest }))
    kept = head.seq
    return head
  }

  const house: House = {
    get state() {
      return journal.state
    },
    zone,
    store,
    start: journal.start,
    async submit(given, { by, key = randomBytes(16).toString('base64url'), at, orElse, asked = given }) {
      const asking = { by, asked }
      const trouble = journal.trouble()
      if (trouble !== undefined) throw stopped(trouble)
      const instant = now()
      const timed = runTimers(instant)
      const check = checkAgain(journal, key, asking)
      if (check.kind === 'again') return answerAgain({ journal, store }, given, key, check.seq, asking)
      if (check.kind === 'refused') return spokenRefusal(refuseFor(check.why))
      const decided = (order: Order, moment: number) =>
        inEnglish(decide(journal.state, commandOf(order, key, { by, at: moment }, zone)))
      const taken = async (order: Order, moment: number, events: readonly Event[], as = asked): Promise<Outcome> => {
        const { seq } = await record(order, { by, at: moment, asked: as }, key, events)
        if (events.some((event) => event.type === 'DayClosed')) await anchorDays(store)
        announce()
        return { seq, events, isAgain: false }
      }
      if (given.do === 'ConfirmClock') {
        const { order, decision } = confirmedClock(given, time, zone, (one) => decided(one, now()))
        return isRefusal(decision) ? decision : taken(order, now(), decision)
      }
      const unsure = time.fault()
      if (unsure !== undefined && unsure.kind !== 'apart') {
        // A device keeps what it could not tell and tries again; a person reads why.
        const refusal = notConfirmed(unsure, zone)
        if (orElse !== undefined) throw new JournalTrouble('stopped', sentence(refusal))
        return spokenRefusal(refusal)
      }
      let order: Order = given
      let moment = at ?? writtenAt(given, journal.state, zone) ?? instant
      let decision = tooEarly(moment, instant) ?? decided(order, moment)
      if (isRefusal(decision) && orElse !== undefined) {
        order = orElse(decision)
        moment = instant
        decision = decided(order, moment)
      }
      if (isRefusal(decision)) {
        await Promise.all(timed)
        return decision
      }
      return taken(order, moment, decision, order === given ? asked : order)
    },
    dryRun: (order, { by, at }) => {
      const instant = now()
      const moment = at ?? writtenAt(order, journal.state, zone) ?? instant
      return (
        tooEarly(moment, instant) ?? inEnglish(decide(journal.state, commandOf(order, '', { by, at: moment }, zone)))
      )
    },
    async tick() {
      const trouble = journal.trouble()
      if (trouble !== undefined) throw stopped(trouble)
      const acks = await Promise.all(runTimers(now()))
      announce()
      return acks.length
    },
    nextDue: timers.next,
    now: () => zone.momentOf(now()),
    monotonic: time.monotonic,
    clockFault: time.fault,
    nextNumber: (device) => nextNumber(journal.keys, device),
    lineOf: (key) => lineUnder(journal.keys, key),
    durable: journal.durable,
    isRecorded: () => journal.isSafe(journal.head().seq),
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    trouble: journal.trouble,
    clockBehindMs: () => Math.max(0, recorded - clock.now()),
    note,
    recount: (pause) => compareRunning(journal, { store, fold: FOLD, dayOf }, pause),
    halt: journal.stop,
    snapshot,
    async close() {
      await journal.flush()
      await snapshotting
      // Nothing but the line that vouches for the last one came after it: there is nothing to keep.
      const isNew = journal.durable().seq > kept + 1 || journal.start.why !== 'snapshot'
      if (hasShelf && journal.trouble() === undefined && journal.durable().seq > 0 && isNew)
        await snapshot().catch(() => undefined)
      await journal.close()
    },
  }
  return house
}

const stopped = (trouble: JournalTrouble) =>
  new JournalTrouble('stopped', `The house takes no commands until it is started again: ${trouble.message}`, trouble)
