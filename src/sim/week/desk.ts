/** The cage: claims shown for, paid, handed over, paid in error; drawers and trays. */
import { atLeastZero, cents, dollars } from '../../base/money.ts'
import { asksId, copiedWhere } from '../../engine/claims/deadlines.ts'
import { formOf } from '../../engine/claims/merchandise.ts'
import type { Claim } from '../../engine/claims/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import { inDrawer } from '../../engine/money/drawers.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import type { Rng } from '../rng.ts'
import { type Maker, some, type Weighed } from './maker.ts'
import { CAGE, PATRONS } from './people.ts'

const open = (state: State): Claim[] => [...state.claims.values()].filter(({ status }) => status === 'open')

const showId: Maker = (rng, state) => {
  const asked = open(state).filter(
    (claim) => !claim.idShown && asksId(runningOf(state, claim.activity)!.rule.claim, claim.award),
  )
  const claim = some(rng, asked)
  if (claim === undefined) return undefined
  const person = claim.award.person ?? (rng.oneIn(2) ? rng.pick(PATRONS) : undefined)
  return {
    order: {
      do: 'ShowId',
      claim: claim.claim,
      ...(person === undefined ? {} : { person }),
      ...copiedWhere(runningOf(state, claim.activity)!.rule.claim),
    },
    by: rng.pick(CAGE),
  }
}

const payClaim: Maker = (rng, state) => {
  const claim = some(rng, open(state))
  if (claim === undefined) return undefined
  const { rule } = runningOf(state, claim.activity)!
  const { paidIn, things, tray } = rule.claim
  const thing = formOf(state, claim)?.form ?? (rng.oneIn(4) || things?.only === true ? things?.forms[0] : undefined)
  const nth = rng.below(CAGE.length)
  const isThing = thing !== undefined && things?.forms.includes(thing) === true
  const form = thing ?? paidIn?.forms[0] ?? 'cash'
  const from =
    isThing || claim.award.pot !== undefined
      ? {}
      : tray?.may === true && rng.oneIn(2)
        ? { tray: rng.pick([...state.tables.keys()]) }
        : { drawer: String(nth + 1) }
  return { order: { do: 'PayClaim', claim: claim.claim, form, ...from }, by: CAGE[nth]! }
}

const paidInError: Maker = (rng, state) => {
  const claim = some(
    rng,
    [...state.claims.values()].filter(({ status, claim: name }) => status === 'paid' && !state.inError.has(name)),
  )
  return claim === undefined
    ? undefined
    : {
        order: { do: 'ReportPaidInError', claim: claim.claim, second: CAGE[1], reason: 'wrong person' },
        by: CAGE[0],
      }
}

/** Counted down and opened again, as at the end of a shift. */
const drawer: Maker = (rng, state) => {
  const nth = rng.below(CAGE.length)
  const name = String(nth + 1)
  const isOpen = state.drawers.get(name)?.cashier !== undefined
  // Now and then a few dollars are missing, or too many.
  const expected = inDrawer(state.balances, name)
  const counted = atLeastZero(cents(expected - BigInt(rng.oneIn(3) ? rng.below(4_000) - 2_000 : 0)))
  // Open most of the time.
  if (isOpen && !rng.oneIn(6)) return undefined
  return {
    order: isOpen
      ? { do: 'CloseDrawer', drawer: name, counted }
      : { do: 'OpenDrawer', drawer: name, counted: dollars(5_000_000) },
    by: CAGE[nth]!,
  }
}

const isLaidOut = (kind: 'drawer' | 'tray') => (account: string) => account.includes(` ${kind}:`)

/** Money that a drawer or a tray has laid out for somebody. */
const laidOut =
  (kind: 'drawer' | 'tray', make: (rng: Rng, activity: string, of: string, state: State) => ReturnType<Maker>): Maker =>
  (rng, state) => {
    const owing = [...state.balances.custody].filter(([account, amount]) => amount < 0n && isLaidOut(kind)(account))
    const [account] = some(rng, owing) ?? []
    if (account === undefined) return undefined
    const [activity = '', of = ''] = account.split(` ${kind}:`)
    return activity === 'cage' ? undefined : make(rng, activity, of, state)
  }

export const DESK: Weighed = [
  [16, showId],
  [26, payClaim],
  [2, paidInError],
  [2, drawer],
  [
    3,
    laidOut('drawer', (rng, activity, name) => ({
      order: { do: 'RepayDrawer', activity, drawer: name },
      by: rng.pick(CAGE),
    })),
  ],
  [
    4,
    laidOut('tray', (rng, activity, table, { claims }) => {
      const copies = [...claims.values()].filter(({ tray, trayRepaid }) => tray === table && trayRepaid !== true)
      const some = copies.filter(() => rng.oneIn(2)).map(({ claim }) => claim)
      return {
        order: { do: 'RepayTray', activity, table, ...(some.length === 0 ? {} : { copies: some }) },
        by: rng.pick(CAGE),
      }
    }),
  ],
]
