/** Claims: paid from a drawer or a tray, handed over as a thing, lost in time, or paid in error and made good. */
import { agree } from '../audit/difference.ts'
import { type Books, type ClaimKept, least, move, moveAtMost, positive, stands } from './books.ts'
import { ordered } from './office.ts'
import type { Part } from './part.ts'
import { cutToCaps, draw, giveBack, refillBack, repay, toHouse } from './reserve.ts'
import { holderIn, isPool, runOf } from './terms.ts'

export const claims: Part = (books) => {
  const closedInto = new Map<string, string>()
  const of = (name: string): ClaimKept => {
    const claim = books.claims.get(name)
    if (claim === undefined) throw new Error(`the auditor knows no claim ${name}`)
    return claim
  }
  return {
    OfferingPosted: ({ activity }) => void closedInto.delete(activity),
    OfferingClosed: ({ activity, to }) => void (to !== undefined && closedInto.set(activity, to)),
    ClaimPaid: ({ claim: name, drawer, tray, pot }) => {
      const claim = of(name)
      agree(`status of ${name} before it is paid`, 'open', claim.status)
      const holder = holderIn(books, claim.activity)
      move(books, holder, `claim:${name}`, 'patrons', claim.amount)
      const from = pot !== undefined ? `pot:${pot}` : tray === undefined ? `drawer:${drawer}` : `tray:${tray}`
      move(books, holder, from, 'patron', claim.amount, 'c')
      claim.status = 'paid'
      if (tray !== undefined) claim.tray = tray
    },
    PrizeDelivered: ({ claim: name, credit }, { command }) => {
      const claim = of(name)
      const holder = holderIn(books, claim.activity)
      claim.status = 'paid'
      // An entry into a tournament of the house: it goes through the drawer into that pool.
      if (command.do === 'Register') {
        move(books, holder, `claim:${name}`, 'patrons', claim.amount)
        move(books, holder, `drawer:${command.drawer}`, 'patron', claim.amount, 'c')
        return
      }
      // A credit costs nothing before it is used.
      if (credit !== undefined) {
        agree(`credit of ${name}`, `${claim.amount}`, credit.left)
        return
      }
      for (const [fund, part] of Object.entries(claim.parts)) {
        // The house keeps its promise with the thing itself; of the funds it has the price.
        const kept = fund.startsWith('promised:gift') ? least(part, positive(-stands(books, holder, fund))) : 0n
        move(books, holder, `claim:${name}`, fund, kept)
        move(books, holder, `claim:${name}`, 'due:thing', part - kept)
      }
    },
    CreditUsed: ({ claim: name, amount, left }) => {
      const { activity } = of(name)
      const holder = holderIn(books, activity)
      use(books, holder, of(name), BigInt(amount), 'due:thing')
      agree(`left of ${name}`, `${stands(books, holder, `claim:${name}`)}`, left)
    },
    CreditEnded: ({ claim: name, left }) => {
      const holder = holderIn(books, of(name).activity)
      agree(`left of ${name}`, `${stands(books, holder, `claim:${name}`)}`, left)
      use(books, holder, of(name), BigInt(left), 'reserve')
    },
    ClaimExpired: ({ claim: name }) => {
      const claim = of(name)
      expire(books, claim)
      claim.status = 'expired'
    },
    PaidInError: ({ claim: name, activity = '', amount, gift = '0' }) => {
      const claim = books.claims.get(name)
      if (claim !== undefined) {
        agree(`paid in error for ${name}`, `${claim.amount}`, amount)
        const given = Object.entries(claim.parts).filter(([fund]) => fund.startsWith('promised:gift'))
        agree(`the house's own of ${name}`, `${given.reduce((sum, [, part]) => sum + part, 0n)}`, gift)
      }
      const holder = holderIn(books, closedInto.get(activity) ?? activity)
      const lost = positive(BigInt(amount) - BigInt(gift))
      move(books, holder, 'house', 'bank', lost, 'c')
      if (claim === undefined || closedInto.has(activity)) move(books, holder, 'house', 'reserve', lost)
      else makeGood(books, holder, claim)
      repay(books, holder)
    },
    MoneyMoved: ({ activity, why }, heard) => {
      if (why !== 'tray repaid') return
      const { table, copies } = ordered(heard, 'RepayTray')
      const holder = holderIn(books, activity)
      const waiting = [...books.claims.values()].filter(
        (claim) => claim.tray === table && claim.isRepaid !== true && holderIn(books, claim.activity) === holder,
      )
      const against = waiting.filter(({ claim }) => copies?.includes(claim) !== false)
      const tray = `tray:${table}`
      const laidOut = -stands(books, holder, tray, 'c')
      const amount = copies === undefined ? laidOut : against.reduce((sum, claim) => sum + claim.amount, 0n)
      move(books, holder, 'bank', tray, amount, 'c')
      for (const claim of against) claim.isRepaid = true
    },
  }
}

/** The house's own promise first of all funds in their order; what it has put in already is its due, or stays in the reserve. */
function use(books: Books, holder: string, { claim, parts, amount }: ClaimKept, some: bigint, to: string): void {
  const account = `claim:${claim}`
  let gone = amount - stands(books, holder, account)
  let rest = some
  for (const [fund, part] of Object.entries(parts)) {
    const before = least(part, gone)
    const now = least(rest, part - before)
    gone -= before
    rest -= now
    const isGift = fund.startsWith('promised:gift')
    const kept = isGift ? least(now, positive(-stands(books, holder, fund))) : to === 'reserve' ? now : 0n
    move(books, holder, account, fund, kept)
    move(books, holder, account, to, now - kept)
  }
}

/** Each fund has its part back; where nothing else of the hit stands, what filled its pool up goes back as well. */
function makeGood(books: Books, holder: string, claim: ClaimKept): void {
  for (const [fund, part] of Object.entries(claim.parts))
    if (!fund.startsWith('promised:gift')) giveBack(books, holder, 'house', fund, part)
  claim.isInError = true
  const pools = Object.keys(claim.parts).filter(isPool)
  const hit = books.hits.get(claim.hit)
  const all = (hit?.claims ?? []).map((name) => books.claims.get(name)!)
  if (pools.length > 0 && hit !== undefined && all.every(({ isInError }) => isInError === true)) {
    for (const { over = {} } of all)
      for (const [pool, amount] of Object.entries(over)) draw(books, runOf(books, claim.activity), pool, amount)
    refillBack(books, holder, hit)
    if (claim.reseed !== undefined) moveAtMost(books, holder, claim.reseed.pool, 'reserve', claim.reseed.amount)
    cutToCaps(books, holder)
    return
  }
  const before = new Map(pools.map((pool) => [pool, stands(books, holder, pool)]))
  cutToCaps(books, holder)
  claim.over = Object.fromEntries(
    pools.flatMap((pool) => {
      const cut = before.get(pool)! - stands(books, holder, pool)
      return cut === 0n ? [] : [[pool, cut]]
    }),
  )
}

/** Where the rule says that an unclaimed prize goes. */
function expire(books: Books, { claim, activity, amount, parts }: ClaimKept): void {
  const { expires } = runOf(books, activity).rule.claim
  const holder = holderIn(books, activity)
  if (expires?.to === 'where it came from') {
    for (const [fund, part] of Object.entries(parts)) giveBack(books, holder, `claim:${claim}`, fund, part)
    cutToCaps(books, holder)
  } else if (expires?.to === 'house') toHouse(books, holder, `claim:${claim}`, amount)
  else move(books, holder, `claim:${claim}`, expires?.to ?? 'reserve', amount)
  repay(books, holder)
}
