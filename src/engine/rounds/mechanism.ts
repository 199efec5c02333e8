/** Rounds and free tables, as one room of the engine. */

import type { OpenItem } from '../../base/openitem.ts'
import { because } from '../../base/refusal.ts'
import type { Hits } from '../hits/vocabulary.ts'
import type { Mechanism } from '../mechanism.ts'
import type { Offerings } from '../offerings/vocabulary.ts'
import { doors } from './doors.ts'
import { decideFree, evolveFree } from './freetables.ts'
import { roundFrom1 } from './older.ts'
import { decideRounds, evolveRounds } from './rounds.ts'
import type { Below, Rounds } from './vocabulary.ts'

export const rounds: Mechanism<Rounds, Below, Offerings & Hits, typeof doors> = {
  uses: ['money', 'offerings', 'presence', 'house'],
  doors,
  initial: () => ({ rounds: new Map(), free: new Map(), freeSoFar: 0 }),
  orders: {
    StartRound: { decide: decideRounds },
    BetLate: { decide: decideRounds },
    EndRound: { decide: decideRounds },
    VoidRound: { decide: decideRounds },
    RequestFreeTable: { decide: decideFree },
    OfferFreeTable: { decide: decideFree },
    WithdrawRequest: { decide: decideFree },
  },
  events: {
    RoundStarted: { v: 2, from: { 1: roundFrom1 }, evolve: evolveRounds },
    BetLate: { v: 1, evolve: evolveRounds },
    RoundEnded: { v: 1, evolve: evolveRounds },
    RoundVoided: { v: 1, evolve: evolveRounds },
    FreeTableRequested: { v: 1, evolve: evolveFree },
    FreeTableOffered: { v: 1, evolve: evolveFree },
    RequestWithdrawn: { v: 1, evolve: evolveFree },
  },
  on: {
    HitDeclared: putInRound,
    HitHeld: putInRound,
    OfferingClosed: (own, { activity }) => {
      for (const { request, activity: of } of own.free.values()) if (of === activity) own.free.delete(request)
    },
  },
  answers: {
    keepsTableOpen: ({ rounds: all }, table) => {
      const open = all.get(table)?.open
      return open === undefined ? undefined : because('order', 'round not ended', { round: open.round, table })
    },
    keepsActivityOpen: ({ rounds: all }, activity) => {
      const found = [...all].find(([, { open }]) => open?.fees[activity] !== undefined)
      return found === undefined ? undefined : because('order', 'round with fees is open', { table: found[0] })
    },
    openItems: ({ free }) => [...free.keys()].map((request): OpenItem => ({ kind: 'request', request })),
  },
}

/** Of its own round, once: what was held may be declared when another one is open. */
function putInRound(own: Rounds['state'], { hit, source }: Pick<Hits['events']['HitHeld'], 'hit' | 'source'>): void {
  const open = source.kind === 'table' ? own.rounds.get(source.table)?.open : undefined
  if (source.kind !== 'table' || open === undefined || open.round !== source.round || open.hits.includes(hit)) return
  open.hits.push(hit)
}
