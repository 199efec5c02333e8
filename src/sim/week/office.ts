/** Count room, office and compliance: boxes, advances, dues, raises, pauses, new versions, days. */
import { businessDay, plusDays } from '../../base/moment.ts'
import { type Cents, cents } from '../../base/money.ts'
import type { Order, State } from '../../engine/mechanisms.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { accountOf, holderOf, nameOf } from '../../ledger/account.ts'
import { boxPlace, type Kind, kindOf, ownerOf } from '../../ledger/name.ts'
import { demoOfferings } from '../../server/demo/setup.ts'
import type { Rng } from '../rng.ts'
import { amountOf } from './hands.ts'
import { type Maker, other, some, type Weighed } from './maker.ts'
import { COMPLIANCE, COUNT, OFFICE } from './people.ts'
import { chosen } from './setup.ts'

/** What lies in a box, as two people find it: mostly what was booked; sometimes they count one again. */
const countBox: Maker = (rng, state) => {
  const table = some(rng, state.tables.values())
  if (table === undefined) return undefined
  const there = [...state.offerings.keys()].filter((activity) => {
    const running = runningOf(state, activity)
    return running?.rule.fee !== undefined && running.rule.games.some(({ game }) => game === table.game)
  })
  const counted = there.map((activity): [string, Cents] => {
    const booked = state.balances.custody.get(accountOf(activity, boxPlace(table.table))) ?? 0n
    const off = rng.oneIn(4) ? rng.between(-300, 300) : 0
    const isCounted = runningOf(state, activity)?.rule.fee?.evidence.includes('counted') === true
    const more = isCounted ? 100 * rng.below(400) : 0
    const found = booked + BigInt(off + more)
    return [activity, cents(found < 0n ? 0n : found)]
  })
  if (counted.length === 0) return undefined
  const before = [...state.counts]
    .filter(([box, { corrected }]) => corrected === undefined && box.startsWith(`${table.table}-`))
    .map(([box]) => box)
  const corrects = rng.oneIn(4) ? some(rng, before) : undefined
  return {
    order: {
      do: 'CountBox',
      box: `${table.table}-${rng.word(8)}`,
      table: table.table,
      shift: rng.pick(['day', 'swing', 'grave']),
      counted: Object.fromEntries(counted),
      counters: [COUNT[0], COUNT[1]],
      ...(corrects === undefined ? {} : { corrects }),
    },
    by: COUNT[2],
  }
}

/** An activity with such an account, and what it stands at. */
function withAccount(rng: Rng, { balances }: State, kind: Kind): { activity: string; amount: bigint } | undefined {
  const found = [...balances.entitlement].flatMap(([account, amount]) => {
    const name = nameOf(account)
    return kindOf(name) === kind ? [{ activity: ownerOf(name) ?? holderOf(account), amount }] : []
  })
  return some(rng, found)
}

const deposit: Maker = (rng, state) => {
  const owed = withAccount(rng, state, 'promised')
  if (owed === undefined) return undefined
  const amount = rng.oneIn(2) ? cents(-owed.amount) : cents(BigInt(rng.between(1, Number(-owed.amount))))
  return { order: { do: 'DepositAdvance', activity: owed.activity, amount }, by: rng.pick(OFFICE) }
}

const fetchDue: Maker = (rng, state) => {
  const due = withAccount(rng, state, 'due')
  return due === undefined ? undefined : { order: { do: 'FetchDue', activity: due.activity }, by: rng.pick(OFFICE) }
}

const raise: Maker = (rng, state) => {
  const pools = [...state.offerings.keys()].flatMap((activity) =>
    Object.entries(runningOf(state, activity)?.rule.pools ?? {}).flatMap(([pool, { extra, falls }]) =>
      extra !== undefined || falls.only !== 'when won' ? [{ activity, pool, isLowered: extra === undefined }] : [],
    ),
  )
  const one = some(rng, pools)
  if (one === undefined) return undefined
  const by = rng.pick(OFFICE)
  const amount = cents(one.isLowered || rng.oneIn(5) ? -BigInt(rng.below(50_000)) : amountOf(rng))
  const order: Order = {
    do: 'IncreasePool',
    activity: one.activity,
    pool: one.pool,
    amount,
    notice: 'posted',
    second: other(rng, OFFICE, by),
  }
  return { order, by }
}

const ofStatus =
  (status: string, make: (activity: string) => Order): Maker =>
  (rng, { offerings }) => {
    const one = some(
      rng,
      [...offerings.values()].filter((offered) => offered.status === status),
    )
    return one === undefined ? undefined : { order: make(one.activity), by: rng.pick(COMPLIANCE) }
  }

/** A new version of what runs: drafted by one, approved and posted by others. */
const newVersion: Maker = (rng, state) => {
  const offered = some(
    rng,
    [...state.offerings.values()].filter(({ status }) => status === 'running'),
  )
  if (offered === undefined) return undefined
  const { activity, draft } = offered
  if (draft === undefined) {
    const text = demoOfferings().find((one) => one.activity === activity)?.text
    const running = runningOf(state, activity)
    if (text === undefined || running === undefined) return undefined
    return { order: { do: 'DraftOffering', text: chosen(rng, running.rule, text) }, by: OFFICE[0] }
  }
  // Once in a while it goes back to whoever drafted it, and comes again.
  if (draft.returned !== undefined) return { order: { do: 'DraftOffering', text: draft.text }, by: OFFICE[0] }
  if (!draft.isApproved && draft.version % 4 === 0)
    return {
      order: { do: 'ReturnOffering', activity, version: draft.version, reason: 'not as the sign has it' },
      by: COMPLIANCE[0],
    }
  if (!draft.isApproved)
    return { order: { do: 'ApproveOffering', activity, version: draft.version }, by: COMPLIANCE[0] }
  return {
    order: {
      do: 'PostOffering',
      activity,
      places: ['board'],
      notice: { what: 'a new version', where: 'at the door', since: '2026-01-01T00:00' },
    },
    by: COMPLIANCE[1],
  }
}

/** The card that decides which hand wins, drawn in view of the floor. */
const postRank: Maker = (rng, state) => {
  const anew = [...state.offerings.keys()].flatMap((activity) =>
    Object.entries(runningOf(state, activity)?.rule.settings ?? {}).flatMap(([setting, terms]) =>
      terms.anew === undefined ? [] : [{ activity, setting, terms }],
    ),
  )
  const one = some(rng, anew)
  if (one === undefined) return undefined
  const { activity, setting, terms } = one
  // The hands that people report are of the lowest rank.
  const value = rng.oneIn(2) ? terms.oneOf[0]! : rng.pick(terms.oneOf)
  const drawn = terms.anew?.how === 'drawn card' ? { drawnCard: `${value}s` } : { value }
  return { order: { do: 'PostRank', activity, setting, ...drawn, witnesses: [COUNT[0]] }, by: COUNT[1] }
}

const closeDay: Maker = (rng, { closedDay }, _may, { local }) => {
  const day = closedDay === undefined ? plusDays(businessDay(local, '06:00'), -1) : plusDays(closedDay, 1)
  return { order: { do: 'CloseDay', day }, by: rng.pick(OFFICE) }
}

export const BOOKS: Weighed = [
  [8, countBox],
  [4, deposit],
  [3, fetchDue],
  [3, raise],
  [1, ofStatus('running', (activity) => ({ do: 'PauseOffering', activity, reason: 'the sign is dark' }))],
  [1, ofStatus('running', (activity) => ({ do: 'StopOffering', activity, reason: 'a question of the bureau' }))],
  [4, ofStatus('paused', (activity) => ({ do: 'ResumeOffering', activity }))],
  [4, ofStatus('stopped', (activity) => ({ do: 'ResumeOffering', activity }))],
  [3, newVersion],
  [2, postRank],
  [1, closeDay],
  [
    1,
    (rng, { offerings }) => {
      const [activity, to] = [some(rng, offerings.keys()), some(rng, offerings.keys())]
      // Now and then something ends; most of the time too much of it is open.
      if (activity === undefined || to === undefined || !rng.oneIn(3)) return undefined
      return { order: { do: 'CloseOffering', activity, reason: 'the season is over', to }, by: COMPLIANCE[0] }
    },
  ],
]
