/** What an activity has from before it is kept here: once, before it is posted, by a document and two persons. */

import { add, cents, dollars, smaller, ZERO } from '../../base/money.ts'
import { because, refuse, refuseOrder } from '../../base/refusal.ts'
import { carry, type Draft, draftOf, entitle } from '../../ledger/draft.ts'
import { poolAccount } from '../../ledger/name.ts'
import { funderOf } from '../../rulebook/choice.ts'
import { offeringUnder } from '../../rulebook/offering.ts'
import { forDrawingsOn } from '../offerings/drawingtimes.ts'
import { acceptedRule, offeringOf, type Running, runningOf } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

export function bringForward(state: State, command: CommandOf<'BringForward'>): Decision {
  const { activity, document, second, at, by } = command
  const offered = state.offerings.get(activity)
  // What was brought forward by programs of before names no document, and came after the posting.
  const isOfBefore = command.isRecorded === true && document === undefined
  const isPosted = offered?.running !== undefined && offered.status !== 'closed'
  if (!isOfBefore) {
    if (document === undefined || document.trim() === '') return refuseOrder('bring-forward names its document')
    if (second === undefined) return refuseOrder('bring-forward takes two')
    if (isPosted && !isFedByHand(state, activity))
      return refuseOrder('bring-forward comes before posting', { activity })
  } else if (!isPosted) return refuseOrder('activity does not run', { activity })
  if (offered?.isBroughtForward === true && !isFedByHand(state, activity))
    return refuseOrder('brought forward already', { activity })
  const terms = isPosted ? runningOf(state, activity) : drafted(state, activity)
  if (terms === undefined) return refuseOrder('no draft waits', { activity })
  const { rule } = terms
  const { of } = rule.reserve
  // Its own pools lie there too, under their own names.
  if (of !== undefined && (command.reserve > 0n || command.advance > 0n))
    return refuse({ kind: 'activity', activity }, [
      because(of.by, 'money lies in other funds', { activity: of.activity }),
    ])
  const unknown = Object.keys(command.pools).find((pool) => !Object.hasOwn(rule.pools, pool))
  if (unknown !== undefined) return refuseOrder('no such pool', { activity, pool: unknown })
  const total = add(...Object.values(command.pools), command.reserve)
  const draft = draftOf(state.balances, funderOf(rule))
  fill(draft, Object.keys(rule.pools), command)
  carry(draft, 'patron', 'bank', cents(total > command.advance ? total - command.advance : 0n), 'opening')
  carry(draft, 'house', 'bank', smaller(command.advance, total), 'opening')
  const isAny = Object.values(command.pools).some((pool) => pool > 0n)
  return [
    {
      type: 'BroughtForward',
      activity,
      ...(isAny ? forDrawingsOn(terms, at) : {}),
      ...(isOfBefore || document === undefined || second === undefined ? {} : { document, by: [by, second] }),
      posts: toPosts(draft.posts),
    },
  ]
}

/** Its document leaves out who pays into it: what comes in is brought forward each time, as its rule file says. */
const isFedByHand = (state: State, activity: string): boolean =>
  acceptedRule(state, activity)?.absent?.some(({ what }) => what === 'fee') === true

/** As it will run when what is drafted is posted. */
function drafted(state: State, activity: string): Running | undefined {
  const draft = state.offerings.get(activity)?.draft
  const rule = acceptedRule(state, activity)
  if (draft === undefined || rule === undefined) return undefined
  const offering = offeringUnder(rule, offeringOf(draft.text))
  return { rule, offering, chip: offering.chip ?? state.property?.chip ?? dollars(1) }
}

/** Pool after pool as the rules list them, then the reserve; what the house has advanced lies in the pools it seeded. */
function fill(draft: Draft, listed: readonly string[], { pools, reserve, advance }: CommandOf<'BringForward'>): void {
  let owed: bigint = advance
  for (const [name, amount] of [
    ...listed.map((pool) => [poolAccount(pool), pools[pool] ?? ZERO] as const),
    ['reserve', reserve] as const,
  ]) {
    const fromHouse = cents(owed < amount ? owed : amount)
    owed -= fromHouse
    entitle(draft, 'advanced', name, fromHouse, 'opening')
    entitle(draft, 'patrons', name, cents(amount - fromHouse), 'opening')
  }
}
