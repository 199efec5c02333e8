/** An answer as one sentence: the deciding clause first, every other one after it. */
import type { WhyAnswer, WhyReason } from '../../views/whynot.ts'
import { isClause, nameOf, placeName } from '../live/frame.tsx'
import { words } from '../words/words.ts'

export function sentenceOf(answer: WhyAnswer): string {
  const say = words().floor.why
  const { who, local, round, table, found, name } = answer
  const where = who.startsWith('table ') ? placeName(who) : words().table.title(table)
  const at = [where, local.replace('T', ' ').slice(0, 16), ...(round === undefined ? [] : [words().table.round(round)])]
  return `${at.join(', ')}: ${whyOf(answer.found, name)}.`

  function whyOf(of: WhyAnswer['found'], activity: string): string {
    switch (of.what) {
      case 'denied':
        return `${say.denied(activity)} ${reasonsIn(of.reasons)}`
      case 'won':
        return `${say.won(of.amount, activity)} (${of.line}${clausesIn(of.reasons)}), ${becameOf(of)}`
      case 'board':
        return `${say.onBoard(of.until.replace('T', ' '))} (${of.line}), ${settledAs(of)}`
      case 'no fee':
        return `${say.noFee(activity)}${clausesIn(of.reasons)}`
      case 'late':
        return `${say.late} ${words().floor.why.and} ${say.noFee(activity)}${clausesIn(of.reasons)}`
      case 'not reported':
        return say.notReported(activity)
      case 'returned':
        return `${say.returned(activity)} ${reasonsIn(of.reasons)}`
      case 'voided':
        return say.voided(found.what === 'voided' ? found.reason : '')
    }
  }

  function becameOf(won: Extract<WhyAnswer['found'], { what: 'won' }>): string {
    const by = won.by.map(nameOf).join(` ${say.and} `)
    const why = `${won.reason ?? ''}${won.clause === undefined ? '' : ` [${won.clause}]`}`
    switch (won.status) {
      case 'declined':
        return `${say.declined(by)} ${why}`
      case 'backed out':
        return `${say.backedOut(by)} ${why}`
      case 'disputed':
        return `${say.disputed}${won.reason === undefined ? '' : `: ${won.reason}`}`
      case 'declared':
        return say.pending
      default:
        if (won.claim === undefined) return say.pending
        if (won.claimStatus === 'paid') return say.paid(won.claim)
        return won.claimStatus === 'expired' ? say.expired(won.claim) : say.verified(won.claim)
    }
  }

  function settledAs(of: Extract<WhyAnswer['found'], { what: 'board' }>): string {
    if (of.won === undefined) return say.onBoardOpen
    return say.beaten(
      of.won.map(({ to, line, amount }) => `${placeName(to)} (${line}, ${amount})`).join(` ${say.and} `),
    )
  }
}

const mark = (clause: string): string => (isClause(clause) ? ` [${clause}]` : '')

function reasonsIn(reasons: readonly WhyReason[]): string {
  const say = words().floor.why
  const [first, ...others] = reasons.map(({ says, clause }) => `${says}${mark(clause)}`)
  return others.length === 0 ? (first ?? '') : `${first}; ${say.also}: ${others.join('; ')}`
}

const clausesIn = (reasons: readonly WhyReason[]): string =>
  [...new Set(reasons.map(({ clause }) => mark(clause)))].join('')
