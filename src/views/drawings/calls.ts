/** Whoever is called, and what became of it. */
import { citedIn } from '../../base/cited.ts'
import { formatMoney, fromWire } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import { readyFor } from '../../engine/drawings/callups.ts'
import { nextSpin } from '../../engine/drawings/spins.ts'
import type { CallUp, Play } from '../../engine/drawings/vocabulary.ts'
import type { PersonFacts } from '../../engine/judging/fact.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { Running } from '../../engine/offerings/running.ts'
import { groundOf } from '../../rulebook/cited.ts'
import type { Gift } from '../../rulebook/parts/calling.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import type { OfDrawing } from './caller.ts'

type Why = { readonly clause: string; readonly says: string }
export type CalledView = {
  readonly callup: string
  readonly who: Party
  readonly person?: string
  readonly ticket?: string
  readonly draw?: number
  /** Where the rules give no minutes there is no clock. */
  readonly until?: number
  readonly isReported: boolean
  readonly ready: readonly (Why & { readonly isOfStrangers: boolean })[]
  /** Clauses by which somebody is passed over. */
  readonly grounds: readonly Why[]
  /** What the house knows of the person. */
  readonly known?: PersonFacts
  readonly play?: Play
  /** Asked too, and may be answered no: identification can follow. */
  readonly idUntil?: Why
  /** The clause by which the person may give it up. */
  readonly givenUp?: string
  /** The next spin of a wheel on the screen is still to be drawn; and whether a draw for it was given up. */
  readonly spin?: { readonly purpose: string; readonly isAgain: boolean }
}
/** One that is over. */
export type ResultView = {
  readonly callup: string
  readonly who: Party
  readonly local: string
  readonly status: 'played' | 'passed over' | 'no winner'
  readonly draw?: number
  /** The posted drawing, and what it gave, where that was no game. */
  readonly drawing?: string
  readonly gives?: Gift
  readonly play?: Play
  readonly hit?: string
  readonly hitStatus?: string
  readonly line?: string
  readonly amount?: string
  readonly form?: string
  readonly why: readonly Why[]
}

export function calledOf(state: State, { rule, calling }: OfDrawing, one: CallUp): CalledView {
  const { callup, who, person, ticket, draw, until, status, play } = one
  const known = person === undefined ? undefined : state.persons.get(person)
  const ready = readyFor(calling, person)
  const { idUntil, givenUp } = calling
  const grounds = [...ready.map(({ by }) => by), ...rule.who.map(({ by }) => by), rule.claim.personal?.by ?? '']
  return {
    callup,
    who,
    ...(person === undefined ? {} : { person }),
    ...(ticket === undefined ? {} : { ticket }),
    ...(draw === undefined ? {} : { draw }),
    ...(until === undefined ? {} : { until }),
    isReported: status === 'playing',
    ready: ready.map(({ by, asks, of }) => ({ clause: by, says: asks, isOfStrangers: of !== undefined })),
    grounds: says(rule, [...new Set(grounds)].join(' ')),
    ...(known === undefined ? {} : { known }),
    ...(play === undefined ? {} : { play }),
    ...(idUntil === undefined ? {} : { idUntil: { clause: idUntil.by, says: idUntil.asks } }),
    ...(givenUp === undefined ? {} : { givenUp: givenUp.by }),
    ...(rule.wheel?.with === undefined || play === undefined ? {} : { spin: spinOf(state, one) }),
  }
}

function spinOf({ draws }: State, one: CallUp): NonNullable<CalledView['spin']> {
  const purpose = nextSpin(one)
  return { purpose, isAgain: draws.closed.some((some) => some.some((closed) => closed.purpose === purpose)) }
}

export function resultOf(state: State, { rule }: Running, one: CallUp): ResultView[] {
  if (one.status === 'called' || one.status === 'playing') return []
  const hit = one.hit === undefined ? undefined : state.hits.get(one.hit)
  const [award] = hit?.awards ?? []
  const form = award === undefined ? undefined : (award.thing ?? formIn(rule, award.line))
  return [
    {
      callup: one.callup,
      who: one.who,
      local: one.local,
      status: one.status,
      ...(one.draw === undefined ? {} : { draw: one.draw }),
      ...(one.drawing === undefined ? {} : { drawing: one.drawing }),
      ...(one.gives === undefined ? {} : { gives: one.gives }),
      ...(one.play === undefined ? {} : { play: one.play }),
      ...(one.hit === undefined ? {} : { hit: one.hit }),
      ...(hit === undefined ? {} : { hitStatus: hit.status }),
      ...(award === undefined ? {} : { line: award.line, amount: formatMoney(fromWire(award.amount)) }),
      ...(form === undefined ? {} : { form }),
      why: award === undefined ? [] : says(rule, award.by.join(' ')),
    },
  ]
}

const formIn = ({ charts }: RuleFile, name: string): string | undefined =>
  Object.values(charts.option)
    .flat()
    .find(({ line }) => line === name)?.form?.is

const says = (rule: RuleFile, clauses: string): Why[] =>
  citedIn(clauses).flatMap((clause) => {
    const known = groundOf(rule, clause)
    return known === undefined ? [] : [{ clause, says: known }]
  })
