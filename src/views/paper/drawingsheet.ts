/** One posted drawing as it went: every ticket drawn, who saw it, who came, what it gave. Made of what the journal says. */
import { citedIn } from '../../base/cited.ts'
import type { Recorded } from '../../base/message.ts'
import { formatMoney, fromWire } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import type { Play } from '../../engine/drawings/vocabulary.ts'
import type { Event } from '../../engine/mechanisms.ts'
import type { Gift } from '../../rulebook/parts/calling.ts'

export type SheetCall = {
  readonly callup: string
  readonly who: Party
  ticket?: string
  /** How many lay in the drum with it. */
  readonly drum?: number
  draw?: number
  readonly local: string
  readonly witnesses: readonly string[]
  /** With the local time of each. */
  reported?: {
    readonly local: string
    readonly by: string
    readonly clauses: readonly string[]
    readonly owes?: string
  }
  gives?: Gift
  passed?: {
    readonly local: string
    readonly by: readonly string[]
    readonly reason: Recorded
    readonly clauses: readonly string[]
    readonly isDiscarded: boolean
    readonly isOver: boolean
    readonly carried?: string
  }
  /** The game or the wheel as it stood at last. */
  play?: Play
  prizes: { readonly hit: string; readonly line: string; readonly amount: string; readonly thing?: string }[]
}

export type SheetLine = { readonly local: string; readonly events: readonly Event[] }

/** The calls of one drawing, out of the lines in which something happened to them. */
export function sheetCalls(drawing: string, lines: readonly SheetLine[]): SheetCall[] {
  const calls = new Map<string, SheetCall>()
  for (const { local, events } of lines) for (const event of events) tell(calls, drawing, local, event)
  return [...calls.values()]
}

function tell(calls: Map<string, SheetCall>, drawing: string, local: string, event: Event): void {
  switch (event.type) {
    case 'CalledUp': {
      if (event.drawing !== drawing) return
      const { callup, who, ticket, draw, witnesses = [] } = event
      calls.set(callup, {
        callup,
        who,
        ...(ticket === undefined ? {} : { ticket }),
        ...(draw === undefined ? {} : { draw }),
        local: event.local,
        witnesses,
        prizes: [],
      })
      return
    }
    case 'ReportedIn': {
      const call = calls.get(event.callup)
      if (call === undefined) return
      const { by, clause, owes, play, gives } = event
      call.reported = { local, by, clauses: citedIn(clause), ...(owes === undefined ? {} : { owes }) }
      if (gives !== undefined) call.gives = gives
      if (play !== undefined) call.play = play
      return
    }
    case 'PassedOver': {
      const call = calls.get(event.callup)
      if (call === undefined) return
      const { by, second, reason, clause, isDiscarded = false, isOver = false, carried } = event
      call.passed = {
        local: event.local ?? local,
        by: second === undefined ? [by] : [by, second],
        reason,
        clauses: citedIn(clause),
        isDiscarded,
        isOver,
        ...(carried === undefined ? {} : { carried: formatMoney(fromWire(carried)) }),
      }
      return
    }
    case 'GameStepped': {
      const call = calls.get(event.callup)
      if (call !== undefined) call.play = event.play
      return
    }
    case 'HitDeclared': {
      const call = event.source.kind === 'drawing' ? calls.get(event.source.callup) : undefined
      for (const { line, amount, thing } of call === undefined ? [] : event.awards)
        call!.prizes.push({
          hit: event.hit,
          line,
          amount: formatMoney(fromWire(amount)),
          ...(thing === undefined || thing === null ? {} : { thing }),
        })
      return
    }
  }
}
