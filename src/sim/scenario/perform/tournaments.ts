/** How the steps of a tournament are done. */
import { isRefusal } from '../../../base/refusal.ts'
import { formOf } from '../../../engine/claims/merchandise.ts'
import type { Fallen } from '../../../engine/tournaments/records.ts'
import { tournamentRunning } from '../../../engine/tournaments/terms.ts'
import type { StepText } from '../file/steps.ts'
import { payOut, type SettledText, settleHit } from '../hit.ts'
import { type Night, order, Undone } from '../night.ts'
import { activityOf } from '../reference.ts'
import { besideOf } from './drawings.ts'
import { rule as ruled } from './ruling.ts'
import type { Perform } from './steps.ts'

const DRAWER = '1'
const DIRECTOR = 'director'
type Players = Pick<StepText<'rebuy'>, 'person' | 'persons' | 'others'>

/** The players without a name: `player 1` and so on. */
const othersUpTo = (count = 0): string[] => Array.from({ length: count }, (_, nth) => `player ${nth + 1}`)
const playersOf = ({ person, persons = [], others }: Players): string[] => [
  ...(person === undefined ? [] : [person]),
  ...persons,
  ...othersUpTo(others),
]

const inIt = ({ state }: Night, activity: string) => {
  const tournament = state.tournaments.get(activity)
  if (tournament === undefined) throw new Undone(`no sign-ups were opened for ${activity}`)
  return tournament
}

/** The newest entry of somebody, or the number at a free table; who never entered is named as written: the order says that there is none. */
export const entryOf = (night: Night, activity: string, person: string): string => {
  const { byPerson, free } = inIt(night, activity)
  const theirs = [...free.values()].filter((one) => one.person === person)
  const playing = theirs.find(({ status }) => status === 'in')
  return playing?.player ?? byPerson.get(person) ?? theirs.at(-1)?.player ?? person
}

/** One after the other, until one of them is refused. */
function each(
  night: Night,
  written: Players & { activity?: string | undefined },
  doing: (activity: string, person: string) => unknown,
): void {
  const activity = activityOf(night, written.activity)
  for (const person of playersOf(written)) if (isRefused(doing(activity, person))) return
}
const isRefused = (done: unknown): boolean => isRefusal(done as never)

const fallenIn = (night: Night, activity: string, { person, by, rebuys, chips }: FallenText): Fallen => ({
  entry: entryOf(night, activity, person),
  ...(chips === undefined ? {} : { chips }),
  ...(by === undefined ? {} : { by: by.map((one) => entryOf(night, activity, one)) }),
  ...(rebuys === true ? { rebuys } : {}),
})
type FallenText = NonNullable<StepText<'knockOut'>['together']>[number]

export const TOURNAMENTS = {
  openSignUps: (night, { activity }, by = DIRECTOR) =>
    order(night, { do: 'OpenSignUps', activity: activityOf(night, activity) }, by),
  register: (night, { way = 'paid', claim, from, drawer = DRAWER, ...written }, by = 'cage') =>
    each(night, written, (activity, person) =>
      order(
        night,
        {
          do: 'Register',
          activity,
          person,
          way,
          ...(way === 'paid' || way === 'won' ? { drawer } : {}),
          ...(claim === undefined ? {} : { claim }),
          ...(from === undefined ? {} : { from }),
        },
        by,
      ),
    ),
  unregister: (night, { drawer = DRAWER, ...written }, by = 'cage') =>
    each(night, written, (activity, person) =>
      order(night, { do: 'Unregister', activity, entry: entryOf(night, activity, person), drawer }, by),
    ),
  voidEntry: (night, { activity, person, drawer = DRAWER, reason = 'registered in error', ...who }, by = 'cage') => {
    const named = activityOf(night, activity)
    const entry = entryOf(night, named, person)
    order(night, { do: 'VoidEntry', activity: named, entry, drawer, reason, ...besideOf(who) }, by)
  },
  startTournament: (night, { activity }, by = DIRECTOR) =>
    order(night, { do: 'StartTournament', activity: activityOf(night, activity) }, by),
  rebuy: (night, { drawer = DRAWER, chips, ...written }, by = 'cage') =>
    each(night, written, (activity, person) => {
      const entry = entryOf(night, activity, person)
      const { status, owes } = inIt(night, activity).entries.get(entry) ?? {}
      const isSold = tournamentRunning(night.state, activity)?.posted.rebuys?.atMost !== undefined
      if (status === 'in' && owes === undefined && !isSold) {
        const fallen = [{ entry, rebuys: true as const }]
        const out = order(night, { do: 'KnockOut', activity, fallen }, 'dealer')
        if (isRefusal(out)) return out
      }
      const left = chips === undefined ? {} : { chips }
      return order(night, { do: 'Rebuy', activity, entry, drawer, ...left }, by)
    }),
  addOn: (night, { drawer = DRAWER, ...written }, by = 'cage') =>
    each(night, written, (activity, person) =>
      order(night, { do: 'AddOn', activity, entry: entryOf(night, activity, person), drawer }, by),
    ),
  intendRebuy: (night, { activity, person }, by = 'dealer') => {
    const named = activityOf(night, activity)
    order(night, { do: 'IntendRebuy', activity: named, entry: entryOf(night, named, person) }, by)
  },
  waiveRebuy: (night, { activity, person, reason = 'has left the room', ...who }, by = DIRECTOR) => {
    const named = activityOf(night, activity)
    const entry = entryOf(night, named, person)
    order(night, { do: 'WaiveRebuy', activity: named, entry, reason, ...besideOf(who) }, by)
  },
  voidPurchase: (night, { activity, receipt, drawer = DRAWER, reason = 'sold in error', ...who }, by = 'cage') =>
    order(
      night,
      { do: 'VoidPurchase', activity: activityOf(night, activity), receipt, drawer, reason, ...besideOf(who) },
      by,
    ),
  nameTargets: (night, { activity, persons }, by = DIRECTOR) => {
    const named = activityOf(night, activity)
    const entries = persons.map((person) => entryOf(night, named, person))
    order(night, { do: 'NameTargets', activity: named, entries }, by)
  },
  knockOut: (night, { activity, together, how, table, person, until, ...one }, by = 'dealer') => {
    const named = activityOf(night, activity)
    const written = together ?? [{ person: person ?? '', ...one }]
    const fallen = written.map((each) => fallenIn(night, named, each))
    const told = { ...(how === undefined ? {} : { how }), ...(table === undefined ? {} : { table }) }
    const out = order(
      night,
      { do: 'KnockOut', activity: named, fallen, ...told },
      how === 'disqualified' ? DIRECTOR : by,
    )
    if (!isRefusal(out)) payWins(night, named, { until })
  },
  undoKnockOut: (night, { activity, out, drawer, reason = 'wrong seat was tapped', ...who }, by = DIRECTOR) => {
    const named = activityOf(night, activity)
    const last = out ?? inIt(night, named).outs.at(-1)?.out ?? ''
    const at = drawer === undefined ? {} : { drawer }
    order(night, { do: 'UndoKnockOut', activity: named, out: last, reason, ...at, ...besideOf(who) }, by)
  },
  finish: (night, { activity, order: wanted, left = 1 }, by = 'dealer') => {
    const named = activityOf(night, activity)
    const winner = entryOf(night, named, wanted[0]!)
    const first = wanted.map((person) => entryOf(night, named, person))
    const others = [...inIt(night, named).entries.values()].flatMap(({ entry, status }) =>
      status === 'in' && !first.includes(entry) ? [entry] : [],
    )
    const stillIn = first.filter((entry) => inIt(night, named).entries.get(entry)?.status === 'in')
    for (const entry of [...others, ...stillIn.slice(1).toReversed()]) {
      if (inIt(night, named).inPlay <= left) return
      const fallen = [{ entry, by: [winner] }]
      if (isRefusal(order(night, { do: 'KnockOut', activity: named, fallen }, by))) return
    }
  },
  deal: (
    night,
    { activity, shares, method = 'custom', without = [], note = 'agreed at the final table', ...who },
    by = DIRECTOR,
  ) => {
    const named = activityOf(night, activity)
    const parts = Object.entries(shares).map(([person, amount]) => ({
      person,
      entry: entryOf(night, named, person),
      amount,
    }))
    const consents = parts.filter(({ person }) => !without.includes(person)).map(({ entry }) => entry)
    const dealt = parts.map(({ entry, amount }) => ({ entry, amount }))
    order(night, { do: 'AgreeDeal', activity: named, method, shares: dealt, consents, note, ...besideOf(who) }, by)
  },
  undoStart: (night, { activity, reason = 'it was the wrong one', ...who }, by = DIRECTOR) =>
    order(night, { do: 'UndoStart', activity: activityOf(night, activity), reason, ...besideOf(who) }, by),
  undoDeal: (night, { activity, reason = 'one of them had not agreed', ...who }, by = DIRECTOR) =>
    order(night, { do: 'UndoDeal', activity: activityOf(night, activity), reason, ...besideOf(who) }, by),
  awardTournament: (night, { activity, with: beside, isAlone, ...how }, by = DIRECTOR) => {
    const named = activityOf(night, activity)
    const who = besideOf({ with: beside, isAlone })
    const awarded = order(night, { do: 'AwardTournament', activity: named, ...who }, by)
    if (!isRefusal(awarded)) payWins(night, named, how)
  },
  signLog: (night, { activity, tables = 1 }, by = DIRECTOR) =>
    order(night, { do: 'SignTournamentLog', activity: activityOf(night, activity), tables }, by),
  callOffTournament: (night, { activity, reason = 'the power failed', ...who }, by = DIRECTOR) =>
    order(night, { do: 'CallOffTournament', activity: activityOf(night, activity), reason, ...besideOf(who) }, by),
  refundEntry: (night, { drawer = DRAWER, ...written }, by = 'cage') =>
    each(night, written, (activity, person) =>
      order(night, { do: 'RefundEntry', activity, entry: entryOf(night, activity, person), drawer }, by),
    ),
  enterFree: (night, { table, request, ...written }, by = DIRECTOR) =>
    each(night, written, (activity, person) => {
      const asked = request === undefined ? {} : { request }
      return order(night, { do: 'EnterFree', activity, person, table, ...asked }, by)
    }),
  knockOutFree: (night, { activity, person, by: winners = [], how = 'hand', until }, by = 'dealer') => {
    const named = activityOf(night, activity)
    const won = winners.length === 0 ? {} : { won: winners.map((one) => entryOf(night, named, one)) }
    const player = entryOf(night, named, person)
    const out = order(night, { do: 'KnockOutFree', activity: named, player, how, ...won }, by)
    if (!isRefusal(out)) payWins(night, named, { until })
  },
  undoFree: (night, { activity, person, reason = 'wrong player was tapped', ...who }, by = DIRECTOR) => {
    const named = activityOf(night, activity)
    const player = entryOf(night, named, person)
    order(night, { do: 'UndoFree', activity: named, player, reason, ...besideOf(who) }, by)
  },
  endFreePlay: (night, { activity, table, until, ...who }, by = DIRECTOR) => {
    const named = activityOf(night, activity)
    const ended = order(night, { do: 'EndFreePlay', activity: named, table, ...besideOf(who) }, by)
    if (!isRefusal(ended)) payWins(night, named, { until })
  },
  payCharity: (night, { activity, reference = 'check 20117', ...who }, by = 'accounting') =>
    order(night, { do: 'PayCharity', activity: activityOf(night, activity), reference, ...besideOf(who) }, by),
  ruling: (night, { activity, ...asked }) => ruled(night, activityOf(night, activity), asked),
} satisfies Partial<Perform>

/** Every win of it that waits, as far as it goes: verified, then paid in cash, and what is a thing in its own form. */
function payWins(night: Night, activity: string, { until = 'paid', form = 'cash', ...how }: SettledText): void {
  if (until === 'declared') return
  const hits = [...night.state.hits.values()].filter((hit) => hit.activity === activity && hit.status === 'declared')
  for (const { hit } of hits) {
    settleHit(night, hit, { ...how, until: until === 'attested' ? until : 'verified' })
    if (until !== 'paid' || how.id === 'none') continue
    const claims = [...night.state.claims.values()].filter((claim) => claim.hit === hit && claim.status === 'open')
    for (const claim of claims) payOut(night, claim, formOf(night.state, claim) === undefined ? { ...how, form } : how)
  }
}
