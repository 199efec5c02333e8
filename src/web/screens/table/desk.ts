/** The state of one tablet: seats before the lock, the last answer; what is laid out to be reported is in `report/`. */
import { computed, effect, signal } from '@preact/signals'
import { spotOf } from '../../../base/spot.ts'
import type { HitView } from '../../../views/hit.ts'
import type { TableView } from '../../../views/table.ts'
import { view } from '../../stream/feed.ts'
import { type Refused, send } from '../../stream/orders.ts'
import { isWin } from '../report/judgement.tsx'
import { beginReport, isReporting, judged, layAt, layHand, reportNow } from '../report/reportdraft.ts'
import {
  asSensed,
  JUST_IN,
  nextSpot,
  type Setting,
  type Spot,
  type Spots,
  seatsOf,
  startOrder,
  takesFee,
  USUAL,
  withSpot,
} from '../report/spots.ts'
import { asSeated, type Looked } from './dealtin.ts'
import { click } from './sound.ts'

export const tableName = signal('1')
export const table = computed(() => view('tables').value?.find((one) => one.table === tableName.value))
export const spots = signal<Spots>({})
export const setting = signal<Setting>(USUAL)
/** What the sensors of this table see before the lock; nothing where they do not look, are not heard or have failed. */
export const lit = computed(() => {
  const { open, broken } = table.value ?? { broken: {} }
  return open !== undefined || broken.sensor !== undefined || setting.value.isFree
    ? undefined
    : view('sensors').value?.[tableName.value]
})
/** Hits of the round that is open: one that was held belongs to a round before, and the table plays on. */
export const hitsNow = computed(() => {
  const { open, hits = [] } = table.value ?? {}
  return hits.filter(({ source }) => source.kind === 'table' && source.round === open?.round)
})
/** The seat that was touched last; its details are open. */
export const chosen = signal<string | undefined>(undefined)
export const refused = signal<Refused | undefined>(undefined)
/** A late bet that was logged in this round. */
export const late = signal<string | undefined>(undefined)
export const isBusy = signal(false)
export const isRecorded = signal(false)
/** What the round before paid, until the next one begins. */
export const paid = signal<{ readonly round: number; readonly hits: readonly HitView[] } | undefined>(undefined)
/** Where a game against the house is dealt too: that, or the jackpots of the table. */
export const wantsGame = signal(false)
export const isDealing = ({ isDealt, activities }: TableView): boolean =>
  isDealt && (wantsGame.value || activities.length === 0)

/** Who is in survives a reload and a tablet that is started again; it is of one round, and of no other. */
const KEPT = 'gamekeeper.table '
type Kept = { readonly round: number; readonly spots: Spots; readonly setting: Setting; readonly looked?: Looked }
/** Who sat here when the keypad last took it over; nothing where nobody keeps seats. */
const looked = signal<Looked | undefined>(undefined)

export function sitAt(name: string): void {
  tableName.value = name
  let isRead = false
  effect(() => {
    const here = table.value
    if (here === undefined) return
    if (!isRead) restore(here)
    isRead = true
    takeSeated(here)
  })
  effect(() => {
    const round = table.value?.round
    const kept = { spots: spots.value, setting: setting.value, looked: looked.value }
    try {
      if (round !== undefined) localStorage.setItem(KEPT + name, JSON.stringify({ round, ...kept }))
    } catch {}
  })
  effect(() => {
    const sensed = asSensed(spots.value, lit.value)
    if (JSON.stringify(sensed) !== JSON.stringify(spots.peek())) spots.value = sensed
  })
  layAt({ table, spots, setting })
  effect(() => {
    const { open } = table.value ?? {}
    const known = reported.peek()
    const fresh = hitsNow.value.filter(({ hit }) => !known.some((one) => one.hit === hit))
    if (open !== undefined && fresh.length > 0)
      reported.value = [...known, ...fresh.map(({ hit, name }) => ({ hit, name, round: open.round }))]
  })
  let before = ''
  effect(() => {
    const now = step.value
    if (now === before) return
    isArmed.value = before === '' || now === ''
    before = now
    clearTimeout(arming)
    arming = setTimeout(() => {
      isArmed.value = true
    }, ARMED_MS)
  })
}

function restore({ table: name, round }: TableView): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT + name) ?? '') as Kept
    if (kept.round !== round) return
    spots.value = kept.spots
    setting.value = kept.setting
    looked.value = kept.looked
  } catch {}
}

/** Only what has changed is told on: the dealer's own word for this round stays. */
function takeSeated(here: TableView): void {
  const now = asSeated(spots.peek(), here, looked.peek())
  if (JSON.stringify(now.looked) !== JSON.stringify(looked.peek())) looked.value = now.looked
  if (JSON.stringify(now.spots) === JSON.stringify(spots.peek())) return
  spots.value = now.spots
  const { playerDealer } = setting.peek()
  if (playerDealer !== USUAL.playerDealer && now.spots[playerDealer] === undefined)
    setting.value = { ...setting.peek(), playerDealer: USUAL.playerDealer }
}

/** What the largest button is for now. */
const step = computed(() => {
  const here = table.value
  if (here === undefined) return ''
  if (isReporting.value) return 'report'
  if (here.open === undefined) return 'start'
  return hitsNow.value.some(({ status }) => status === 'declared') ? 'wait' : 'end'
})
const ARMED_MS = 700
let arming: ReturnType<typeof setTimeout> | undefined
/** A button that has just come takes no press for a moment: a finger that falls twice was meant for the one before. */
export const isArmed = signal(true)

export function tapSeat(seat: string): void {
  const here = table.value
  if (here === undefined) return
  click()
  if (here.open === undefined) {
    const before = spots.value[seat]
    // Where sensors look, a tap only says who is in.
    const isIn = lit.value !== undefined && before !== undefined
    const next = isIn ? undefined : nextSpot(before, here, setting.value)
    spots.value = withSpot(spots.value, seat, next)
    chosen.value = next === undefined ? undefined : seat
    if (next === undefined && setting.value.playerDealer === seat) setting.value = USUAL
    return
  }
  chosen.value = chosen.value === seat ? undefined : seat
}

/** After the lock a bet or a fee can still be put down by a player; it is only logged. */
export const canBeLate = (here: TableView, seat: string): boolean =>
  here.open !== undefined && takesFee(here) && !isLit(here, seat) && !setting.value.isFree

export async function logLate(seat: string): Promise<void> {
  if (!(await order({ do: 'BetLate', table: tableName.value, seat }))) return
  late.value = seat
  chosen.value = undefined
}

export const change = (seat: string, changes: Partial<Spot>): void => {
  click()
  spots.value = withSpot(spots.value, seat, { ...(spots.value[seat] ?? JUST_IN), ...changes })
}

export const isLit = (of: TableView, seat: string): boolean =>
  Object.values(of.open?.fees ?? {}).some((paid) => paid.includes(spotOf({ seat })))

export function fillSeats(): void {
  const here = table.value
  if (here === undefined) return
  click()
  const full = nextSpot(JUST_IN, here, setting.value) ?? JUST_IN
  // Where seats are kept nobody is dealt in at an empty one, unless the dealer has said so.
  const { players = [] } = here
  const isIn = (seat: string) => players.length === 0 || players.includes(seat) || spots.value[seat] !== undefined
  spots.value = Object.fromEntries(
    seatsOf(here)
      .filter(isIn)
      .map((seat) => [seat, { ...full, onDealer: [] }]),
  )
}

/** A free table takes no fees: those that lie there are handed back. */
export function playFree(isFree: boolean): void {
  click()
  setting.value = { ...setting.value, isFree }
  spots.value = Object.fromEntries(
    Object.entries(spots.value).map(([seat, spot]) => [seat, { ...spot, fees: [], onDealer: [] }]),
  )
}

export async function order(wanted: Parameters<typeof send>[0]): Promise<boolean> {
  click()
  isBusy.value = true
  const answer = await send(wanted)
  isBusy.value = false
  refused.value = answer.ok ? undefined : answer
  return answer.ok
}

export async function startGame(): Promise<void> {
  late.value = undefined
  isRecorded.value = false
  chosen.value = undefined
  paid.value = undefined
  const here = table.value
  if (here === undefined || !(await order(startOrder(here, spots.value, setting.value)))) return
  if (here.pieces?.lying.some(({ status }) => status === 'laid') === true) await dealPieces()
}

/** What was decided of coupons and chips since the last deal: read while chips are moved, gone when the next hand begins. */
export type SettledHere = {
  readonly use: string
  readonly head: string
  readonly clause: string
  readonly lines: readonly string[]
}
export const settled = signal<readonly SettledHere[]>([])
/** A corrected one takes the place of what was said before. */
export const tellSettled = (one: SettledHere): void => {
  settled.value = [...settled.value.filter(({ use }) => use !== one.use), one]
}

/** The cards come: coupons and chips that lie there are in play, and those without their fee go back. */
export async function dealPieces(): Promise<boolean> {
  const isDone = await order({ do: 'DealPieces', table: tableName.value })
  if (isDone) settled.value = []
  return isDone
}
export async function endGame(): Promise<void> {
  const { open } = table.value ?? {}
  const hits = hitsNow.value.filter(({ status }) => status !== 'held')
  if (await order({ do: 'EndRound', table: tableName.value }))
    paid.value = open === undefined ? undefined : { round: open.round, hits }
}
export const voidRound = (reason: string) => order({ do: 'VoidRound', table: tableName.value, reason })

export function openReport(): void {
  refused.value = undefined
  isRecorded.value = false
  pressed.value = undefined
  beginReport()
}

/** Hits of the open round that the floor has declined meanwhile. */
export const declined = computed(() => {
  const here = table.value
  if (here?.open === undefined) return []
  return reported.value.filter(
    ({ hit, round }) => round === here.open?.round && !hitsNow.value.some((one) => one.hit === hit),
  )
})
const reported = signal<readonly { readonly hit: string; readonly name: string; readonly round: number }[]>([])

/** The hand button that is down; pressed again it is up, and nothing was told. */
export const pressed = signal<string | undefined>(undefined)

/** Its certain cards lie there at once, for the one seat that can have them or for the next one tapped. */
export function pressHand(line: string, hand: Readonly<Record<string, string>> | undefined): void {
  click()
  openReport()
  pressed.value = line
  const here = table.value
  if (here === undefined || hand === undefined) return
  const lit = seatsOf(here).filter((seat) => isLit(here, seat))
  layHand(hand, lit.length === 1 ? lit[0] : undefined)
}

export async function report(): Promise<void> {
  const wanted = reportNow()
  if (wanted === undefined || !(await order(wanted))) return
  isRecorded.value = !(judged.value?.ok === true && judged.value.events.some(isWin))
  isReporting.value = false
}
