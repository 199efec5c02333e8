/** From an amount to its place between two limits: by tens where they lie decades apart, so that small amounts can be told apart. */
import { cents, formatMoney } from '../../../base/money.ts'

/** So much further apart, and the lower nine tenths would hold nothing. */
const APART = 50

const isByTens = (least: number, most: number): boolean => least > 0 && most / least >= APART

/** From 0 at the lower limit to 1 at the upper; what lies outside stands at the edge. */
export function within(least: number, most: number, amount: number): number {
  if (most <= least) return 0
  const part = isByTens(least, most)
    ? Math.log10(Math.max(amount, least) / least) / Math.log10(most / least)
    : (amount - least) / (most - least)
  return Math.min(1, Math.max(0, part))
}

/** Each ten times the one before it; an even range has none. */
export function ticksIn(least: number, most: number): number[] {
  if (!isByTens(least, most)) return []
  const ticks: number[] = []
  for (let tick = 10 ** Math.ceil(Math.log10(least)); tick < most; tick *= 10) if (tick > least) ticks.push(tick)
  return ticks
}

/** So close to another amount, and both could not be read. */
const CLEAR = 0.3

/** Ticks that have room for their amount. */
export function saidTicks(least: number, most: number): number[] {
  const said: number[] = []
  for (const tick of ticksIn(least, most)) {
    const at = within(least, most, tick)
    const before = said.length === 0 ? 0 : within(least, most, said.at(-1)!)
    if (at - before >= CLEAR && 1 - at >= CLEAR) said.push(tick)
  }
  return said
}

/** `$5`, `$1,000`, `$0.50`: limits are nearly always whole dollars. */
export const bareMoney = (amount: number): string => formatMoney(cents(amount)).replace(/\.00$/, '')
