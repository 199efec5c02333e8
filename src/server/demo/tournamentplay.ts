/**
 * The demo's daily tournament plays on by itself, slowly and one thing at a time: somebody falls, tables are broken, the last ones sit down
 * anew, prizes are given and paid, and it begins again. Whoever acts at a screen in between is never in its way: each step looks at what is there.
 */
import { cents } from '../../base/money.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { isLevel } from '../../games/tournament/levels.ts'
import { balance } from '../../ledger/balances.ts'
import { shownAt } from '../../views/tournaments/clock.ts'
import { tournamentDesks } from '../../views/tournaments/desk.ts'
import type { TournamentDesk } from '../../views/tournaments/rows.ts'
import type { House } from '../house/kernel.ts'
import type { Chance } from './deal.ts'
import { offerAgain } from './setup.ts'
import { CASHIER, DAILY, DIRECTOR, DRAWER, drawSeats, FLOOR, openDemoTournaments } from './tournaments.ts'

/** What a guarantee lacked is promised by the house, and given before it is closed. */
const PROMISES = ['promised', 'promised:gift'] as const
const APPROVER = '62'
const COMPLIANCE = '71'
const ACCOUNTING = '51'

export async function playOn(house: House, chance: Chance): Promise<void> {
  const desk = tournamentDesks(house.state, () => undefined).find(({ activity }) => activity === DAILY)
  switch (desk?.status) {
    case undefined:
      await offerAgain(house, DAILY)
      return openDemoTournaments(house)
    case 'posted':
      return openDemoTournaments(house)
    // Somebody holds one at the screens, or has called it off.
    case 'open':
    case 'called off':
      return
    case 'running':
      return step(house, desk, chance)
    case 'finished':
      await tried(house, { do: 'AwardTournament', activity: DAILY, second: APPROVER }, DIRECTOR)
      return
    case 'awarded':
      return settle(house, desk)
  }
}

/** What the seats ask for comes before the next hand. */
async function step(house: House, { moves, plan, entries, clock, finalDraw }: TournamentDesk, chance: Chance) {
  const activity = DAILY
  if (moves.length > 0)
    return tried(house, { do: 'ConfirmMoves', activity, moves: moves.map(({ move }) => move) }, DIRECTOR)
  if (plan.breaks !== undefined)
    return tried(house, { do: 'BreakTournamentTable', activity, table: plan.breaks }, DIRECTOR)
  if (plan.moves.length > 0) return tried(house, { do: 'BalanceTables', activity }, DIRECTOR)
  if (plan.isFinal) {
    if (finalDraw.drawn === undefined && !(await drawSeats(house, activity, 'final'))) return
    return tried(house, { do: 'SeatFinalTable', activity }, DIRECTOR)
  }
  // Nobody falls in a break, or while the clock stands.
  const shown = clock === undefined ? undefined : shownAt(clock, house.now().at)
  if (shown === undefined || !shown.isRunning || !isLevel(shown.now)) return
  const playing = entries.filter(({ status, owes, table }) => status === 'in' && !owes && table !== undefined)
  const falls = playing[chance(playing.length)]
  const others = playing.filter(({ entry, table }) => table === falls?.table && entry !== falls?.entry)
  if (falls === undefined || others.length === 0) return
  const by = [others[chance(others.length)]!.entry]
  return tried(house, { do: 'KnockOut', activity, fallen: [{ entry: falls.entry, by }], table: falls.table! }, DIRECTOR)
}

/** Verified, paid, signed and closed, as far as nobody has done it yet; it begins again with the next step. */
async function settle(house: House, { wins, isSigned, tablesUsed }: TournamentDesk): Promise<void> {
  const activity = DAILY
  for (const { hit } of wins)
    if (house.state.hits.get(hit)?.status === 'declared') await tried(house, { do: 'VerifyHit', hit }, FLOOR)
  for (const { claim, status, award, activity: of } of [...house.state.claims.values()]) {
    if (of !== activity || status !== 'open') continue
    await tried(
      house,
      { do: 'ShowId', claim, copied: true, ...(award.person === undefined ? {} : { person: award.person }) },
      CASHIER,
    )
    await tried(house, { do: 'PayClaim', claim, form: 'cash', drawer: DRAWER }, CASHIER)
  }
  if (!isSigned) await tried(house, { do: 'SignTournamentLog', activity, tables: tablesUsed }, DIRECTOR)
  const promised = PROMISES.map((name) => balance(house.state.balances, activity, name)).reduce(
    (sum, one) => sum + one,
    0n,
  )
  const amount = cents(-promised)
  if (amount > 0n) await tried(house, { do: 'DepositAdvance', activity, amount }, ACCOUNTING)
  await tried(house, { do: 'RepayDrawer', activity, drawer: DRAWER }, ACCOUNTING)
  await tried(house, { do: 'FetchDue', activity }, ACCOUNTING)
  await tried(house, { do: 'CloseOffering', activity, reason: 'it is over', to: 'house', second: APPROVER }, COMPLIANCE)
}

/** What is refused waits for the next step, or for somebody at a screen. */
async function tried(house: House, order: Order, by: string): Promise<void> {
  await house.submit(order, { by })
}
