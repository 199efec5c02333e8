/** What a fund should hold, kept in the dumbest way: numbers that go up and down as the rules say in words. */

export type Fund = {
  readonly activity: string
  readonly cap: number
  readonly reseed: number
  pool: number
  reserve: number
  /** Promised by the house and not put in. */
  promised: number
  /** Put in by the house and not fetched back. */
  advanced: number
  dueAdvance: number
  dueFee: number
  variance: number
  /** Administrative fee that found the reserve empty. */
  waiting: number
  held: number
  patronsIn: number
  patronsOut: number
  houseIn: number
  houseOut: number
}

export const fundOf = (activity: string, cap: number, reseed: number): Fund => ({
  activity,
  cap,
  reseed,
  pool: 0,
  reserve: 0,
  promised: 0,
  advanced: 0,
  dueAdvance: 0,
  dueFee: 0,
  variance: 0,
  waiting: 0,
  held: 0,
  patronsIn: 0,
  patronsOut: 0,
  houseIn: 0,
  houseOut: 0,
})

export function patronsPay(fund: Fund, amount: number): void {
  fund.patronsIn += amount
  fund.held += amount
}
export function patronsGet(fund: Fund, amount: number): void {
  fund.patronsOut += amount
  fund.held -= amount
}
export function housePays(fund: Fund, amount: number): void {
  fund.houseIn += amount
  fund.held += amount
}
export function houseGets(fund: Fund, amount: number): void {
  fund.houseOut += amount
  fund.held -= amount
}

export type Drawn = { reserve: number; promised: number }

/** From the reserve, and the house promises what is missing. */
export function draw(fund: Fund, amount: number): Drawn {
  const reserve = Math.min(Math.max(fund.reserve, 0), amount)
  fund.reserve -= reserve
  fund.promised += amount - reserve
  return { reserve, promised: amount - reserve }
}

/** A promise that is not needed any more; what was made good meanwhile belongs in the reserve. */
export function undraw(fund: Fund, { reserve, promised }: Drawn): void {
  const open = Math.min(fund.promised, promised)
  fund.promised -= open
  fund.reserve += reserve + promised - open
}

/** The house is repaid once the reserve holds all that is owed, promises first. */
export function repay(fund: Fund): void {
  const owed = fund.promised + fund.advanced - fund.dueAdvance
  if (owed <= 0 || fund.reserve < owed) return
  fund.reserve -= owed
  fund.dueAdvance += owed - fund.promised
  fund.promised = 0
}

/** Up to the cap; the rest goes to the reserve. */
export function fill(fund: Fund, amount: number): void {
  const fits = Math.max(0, Math.min(amount, fund.cap - fund.pool))
  fund.pool += fits
  fund.reserve += amount - fits
}

/** The accounts of a fund that the engine must show, and what must stand in them. */
export const FIGURES = ['pool:main', 'reserve', 'promised', 'advanced', 'due:advance', 'due:fee', 'variance'] as const
export const figuresOf = (fund: Fund): readonly number[] => [
  fund.pool,
  fund.reserve,
  0 - fund.promised,
  0 - fund.advanced,
  fund.dueAdvance,
  fund.dueFee,
  fund.variance,
]
