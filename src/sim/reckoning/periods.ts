/** Posted periods: what the hands of the board are paid when one closes, and the pool's new start. */
import { instantAt } from '../../base/moment.ts'
import { agree } from '../audit/difference.ts'
import { totalOf } from './awards/case.ts'
import { type Books, move, type Parts, positive, stands } from './books.ts'
import { clocksOf } from './clocks.ts'
import { inWords } from './hits.ts'
import type { Part } from './part.ts'
import { moreThan, runAt, type When } from './postings.ts'
import { draw } from './reserve.ts'
import type { Running } from './running.ts'
import { holderOf, lineOf, poolName, prizeOf, reseedOf } from './terms.ts'

type Won = { readonly claim: string; readonly parts: Parts; readonly reseed?: { pool: string; amount: bigint } }

export const periods: Part = (books) => ({
  PeriodClosed: ({ activity, awards, claims, at, until }, { command }) => {
    // As it stood when the period ended, however late somebody closes it.
    const when = { at: instantAt(command.at, until) - 1 }
    const running = runAt(books, activity, when)
    const rows = claims.map(({ claim, award }) => ({ claim, line: lineOf(running, awards[award]!.line, undefined) }))
    const groups = Map.groupBy(rows, ({ line }) => (line.pays.kind === 'pool' ? line.pays.pool : line.line))
    const won = new Map<string, Won>()
    for (const group of groups.values()) for (const one of settle(books, running, group, when)) won.set(one.claim, one)
    for (const { claim, award: nth, hit, reseed, ...clocks } of claims) {
      const { parts, reseed: own } = won.get(claim)!
      const award = awards[nth]!
      agree(`prize of ${claim}`, `${totalOf(parts)}`, award.amount)
      agree(`funds of ${claim}`, inWords(parts), inWords(award.parts))
      agree(`reseed for ${claim}`, own === undefined ? '' : `${own.pool} ${own.amount}`, inWords(reseed ?? {}))
      agree(
        `clocks of ${claim}`,
        clocksOf(running.rule, { at, local: command.at.local }, at, undefined),
        JSON.stringify(clocks),
      )
      const kept = { claim, hit, activity, amount: totalOf(parts), parts, status: 'open' as const }
      books.claims.set(claim, own === undefined ? kept : { ...kept, reseed: own })
      books.hits.get(hit)?.claims.push(claim)
    }
  },
})

type Row = { readonly claim: string; readonly line: ReturnType<typeof lineOf> }

/** One posted amount for all hands of the same prize, or one for each; then the pool starts again. */
function settle(books: Books, running: Running, group: readonly Row[], when: When): Won[] {
  const { pays } = group[0]!.line
  const holder = holderOf(running)
  const pool = pays.kind === 'pool' ? poolName(pays.pool) : undefined
  const since = pays.kind === 'pool' ? positive(moreThan(books, running, pays.pool, when)) : 0n
  const posted = pool === undefined ? prizeOf(running, group[0]!.line, undefined) : stands(books, holder, pool) - since
  const each = running.rule.period?.equal.hands === 'share equally' ? posted / BigInt(group.length) : posted
  const won = group.map(({ claim }): Won => {
    if (pool === undefined) return { claim, parts: draw(books, running, `claim:${claim}`, each) }
    move(books, holder, pool, `claim:${claim}`, each)
    return { claim, parts: { [pool]: each } }
  })
  if (pool === undefined || pays.kind !== 'pool') return won
  const amount = positive(reseedOf(running, pays.pool) - (stands(books, holder, pool) - since))
  draw(books, running, pool, amount)
  return won.length > 1 || amount === 0n ? won : won.map((one) => ({ ...one, reseed: { pool, amount } }))
}
