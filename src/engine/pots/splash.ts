/** A prize on its way into the pot of a table that was drawn, and out of it again where no hand was played for it. */
import { message } from '../../base/message.ts'
import { fromWire, toWire } from '../../base/money.ts'
import { because, type Refusal, refuse, refuseFor, refuseOrder } from '../../base/refusal.ts'
import { carry, draftOf } from '../../ledger/draft.ts'
import { drawerPlace, potPlace } from '../../ledger/name.ts'
import { type Calling, callingOf, drawsOf } from '../../rulebook/calling.ts'
import { funderOf, prizeOf } from '../../rulebook/choice.ts'
import { giftOf } from '../drawings/callups.ts'
import { asDrawn } from '../drawings/eligibility.ts'
import { whyTooFew } from '../drawings/tabledraw.ts'
import type { CallUp } from '../drawings/vocabulary.ts'
import { prizeLineOf } from '../drawings/win.ts'
import { whyNotFromDrawer } from '../money/drawers.ts'
import { type Running, runningOf, whyHalted } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

/** A table that was called and has nothing yet. `gift`: with the clause by which it has it. */
export type Called = {
  readonly callup: CallUp
  readonly table: string
  readonly running: Running
  readonly terms: Calling
  readonly gift: Calling['gives'][number]
}

export function calledTable(state: State, name: string): Called | Refusal {
  const callup = state.callups.get(name)
  const posted = callup === undefined ? undefined : runningOf(state, callup.activity)
  const terms = posted === undefined ? undefined : callingOf(posted)
  if (callup === undefined || posted === undefined || terms === undefined)
    return refuseOrder('nobody was called', { callup: name })
  if (callup.who.kind !== 'table') return refuseOrder('no table was called', { callup: name })
  if (callup.status !== 'called') return refuseOrder('call is over', { who: callup.who, status: callup.status })
  const halted = whyHalted(state, callup.activity)
  if (halted !== undefined) return refuseFor(halted)
  const gift = giftOf(posted, terms, callup.drawing)
  if (gift === undefined) return refuseOrder('drawing does not say what it gives', { activity: callup.activity })
  return { callup, table: callup.who.table, running: asDrawn(posted, callup.drawing), terms, gift }
}

/** The game is one in which a card picks the seat. */
export const picksSeat = (state: State, { running: { rule }, table }: Pick<Called, 'running' | 'table'>): boolean =>
  rule.pot?.seat?.games.includes(state.tables.get(table)?.game ?? '') === true

export function splashPot(state: State, command: CommandOf<'SplashPot'>): Decision {
  const { drawer, second, by } = command
  const one = calledTable(state, command.callup)
  if (!('callup' in one)) return one
  const { callup, table, running, gift } = one
  const { rule, offering } = running
  const { pot } = rule
  if (gift.what !== 'pot' || pot === undefined) return refuse(callup.who, [because(gift.by, 'prize goes into no pot')])
  if (picksSeat(state, one)) return refuse(callup.who, [because(pot.seat!.by, 'card picks the seat')])
  if (state.splashes.has(callup.callup)) return refuse(callup.who, [because(pot.by, 'pot is splashed already')])
  const draws = drawsOf(running)
  const few = draws?.from === 'tables' ? whyTooFew(state, draws, table, command.dealtIn) : undefined
  if (few !== undefined) return refuse(callup.who, [few])
  if (second === undefined) return refuseOrder('pot takes two')
  const line = prizeLineOf(running, gift.line)
  if (line === undefined) return refuseOrder('drawing has no prize', { activity: rule.activity })
  const amount = prizeOf(running, line)
  const thing = offering.things?.[line.line] ?? (line.form === undefined ? undefined : line.line)
  const splashed = {
    type: 'PotSplashed',
    callup: callup.callup,
    activity: rule.activity,
    table,
    line: line.line,
    amount: toWire(amount),
    clause: pot.by,
    by,
    second,
  } as const
  if (thing !== undefined)
    return drawer === undefined
      ? [{ ...splashed, thing, posts: {} }]
      : refuseOrder('thing comes from no drawer', { form: thing })
  if (drawer === undefined) return refuseOrder('chips come from a drawer')
  const wrong = whyNotFromDrawer(state, drawer, amount, second)
  if (wrong !== undefined) return wrong
  const draft = draftOf(state.balances, funderOf(rule))
  carry(draft, drawerPlace(drawer), potPlace(table), amount, pot.by)
  return [{ ...splashed, drawer, posts: toPosts(draft.posts) }]
}

/** The hand was not played, or nobody has won it: chips go back into a drawer. */
export function takeBackPot(state: State, command: CommandOf<'TakeBackPot'>): Decision {
  const { callup: name, drawer, reason, second, by } = command
  const splash = state.splashes.get(name)
  if (splash === undefined) return refuseOrder('pot is not splashed')
  if (splash.hit !== undefined) return refuseOrder('pot is won', { hit: splash.hit })
  if (second === undefined) return refuseOrder('pot takes two')
  const { activity, table, chips } = splash
  const running = runningOf(state, activity)
  if (running === undefined) return refuseOrder('activity does not run', { activity })
  if ((drawer !== undefined) !== fromWire(chips) > 0n)
    return drawer === undefined
      ? refuseOrder('chips come from a drawer')
      : refuseOrder('thing comes from no drawer', { form: splash.thing ?? '' })
  const clause = running.rule.pot?.by ?? running.rule.charts.by
  const draft = draftOf(state.balances, funderOf(running.rule))
  if (drawer !== undefined) carry(draft, potPlace(table), drawerPlace(drawer), fromWire(chips), clause)
  const taken = {
    callup: name,
    activity,
    table,
    amount: chips,
    ...(drawer === undefined ? {} : { drawer }),
    reason,
    by,
    second,
  }
  const isCalled = state.callups.get(name)?.status === 'called'
  return [
    { type: 'PotTakenBack', ...taken, posts: toPosts(draft.posts) },
    ...(isCalled
      ? [
          {
            type: 'PassedOver' as const,
            callup: name,
            activity,
            reason: message('as written', { text: reason }),
            by,
            second,
            clause: callingOf(running)?.missed.by ?? clause,
            at: command.at.at,
            local: command.at.local,
          },
        ]
      : []),
  ]
}
