/** What is printed for the hours without a network: how the room stands now, and forms made of the rules in force. */

import type { Recorded } from '../../base/message.ts'
import { formatMoney, fromWire } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import type { Shown } from '../../cards/showncards.ts'
import { DEVICES, type Device } from '../../engine/house/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import { inOrder } from '../../engine/offerings/occasions.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { chartOf } from '../../rulebook/choice.ts'
import { saysOf } from '../../rulebook/cited.ts'
import { type FloorView, floorView } from '../floor.ts'
import { type FreeView, freeViews } from '../free.ts'
import { type MeterSign, meterSigns } from '../signs/meter.ts'

export type PrintedState = {
  local: string
  seq: number
  digest: string
  property: string
  meters: MeterSign[]
  /** Not decided: declared or disputed. */
  hits: {
    hit: string
    name: string
    table?: string
    local: string
    status: string
    cards: Shown
    lines: { to: Party; line: string; amount: string }[]
  }[]
  claims: {
    claim: string
    name: string
    to: Party
    line: string
    amount: string
    idUntil?: number
    expires?: string
  }[]
  floor: Pick<FloorView, 'periods' | 'ranks'>
  tables: {
    table: string
    game: string
    limit: string
    isOpen: boolean
    round: number
    broken: { device: Device; why: Recorded }[]
  }[]
  free: FreeView[]
  drawers: { drawer: string; cashier: string; since: string }[]
  calls: { table: string; why: string; local: string }[]
}

export function printedState(
  state: State,
  local: string,
  { seq, digest }: { seq: number; digest: string },
): PrintedState {
  const title = (activity: string) => {
    const running = runningOf(state, activity)
    return running?.offering.name ?? running?.rule.name ?? activity
  }
  const { periods, ranks } = floorView(state, local)
  return {
    local,
    seq,
    digest,
    property: state.property?.property ?? '',
    meters: meterSigns(state, local),
    hits: [...state.hits.values()]
      .filter(({ status }) => status === 'declared' || status === 'disputed' || status === 'held')
      .map(({ hit, activity, source, local: at, status, cards, awards }) => ({
        hit,
        name: title(activity),
        ...(source.kind === 'table' ? { table: source.table } : {}),
        local: at,
        status,
        cards,
        lines: awards.map(({ to, line, amount }) => ({ to, line, amount: formatMoney(fromWire(amount)) })),
      })),
    claims: [...state.claims.values()]
      .filter(({ status }) => status === 'open')
      .map(({ claim, activity, award, idUntil, expires }) => ({
        claim,
        name: title(activity),
        to: award.to,
        line: award.line,
        amount: formatMoney(fromWire(award.amount)),
        ...(idUntil === undefined ? {} : { idUntil }),
        ...(expires === undefined ? {} : { expires }),
      })),
    floor: { periods, ranks },
    tables: [...state.tables.values()].map(({ table, game, limit = '', openedAt, broken = {} }) => ({
      table,
      game,
      limit,
      isOpen: openedAt !== undefined,
      round: state.rounds.get(table)?.round ?? 0,
      broken: DEVICES.flatMap((device) => (broken[device] === undefined ? [] : [{ device, why: broken[device] }])),
    })),
    free: freeViews(state),
    drawers: [...state.drawers.values()].flatMap(({ drawer, cashier, since = '' }) =>
      cashier === undefined ? [] : [{ drawer, cashier, since }],
    ),
    calls: [...state.calls.values()].map(({ table, why, local: at }) => ({ table, why, local: at })),
  }
}

/** What the blank forms of an activity need: its hands, and what is asked before a prize is due. */
export type PaperForm = {
  activity: string
  name: string
  id: string
  games: string[]
  tables: string[]
  hands: string[]
  asks: { says: string; clause: string }[]
  fee?: { amount: string; evidence: string; says: string; clause: string }
  claim: { form: string; says: string; clause: string; notes: string[] }
  free?: { says: string; clause: string }
}

export function paperForms(state: State): PaperForm[] {
  return inOrder(state).flatMap(({ activity, status }) => {
    const running = runningOf(state, activity)
    if (running === undefined || status === 'closed') return []
    const { rule, offering } = running
    const { fee, free, claim } = rule
    return [
      {
        activity,
        name: offering.name ?? rule.name,
        id: rule.id ?? '',
        games: [...(offering.games ?? rule.games.map(({ game }) => game))],
        tables: [...(offering.tables ?? [])],
        hands: [...new Set(chartOf(rule, offering).map(({ line }) => line))],
        asks: [
          ...rule.who.map(({ by, need }) => ({ says: saysOf(rule, by) || need, clause: by })),
          ...(rule.confirm ?? []).map(({ by, asks }) => ({ says: asks, clause: by })),
        ],
        ...(fee === undefined
          ? {}
          : {
              fee: {
                amount: formatMoney(fee.amount),
                evidence: fee.evidence,
                says: saysOf(rule, fee.by),
                clause: fee.by,
              },
            }),
        claim: {
          form: claim.form,
          says: saysOf(rule, claim.by),
          clause: claim.by,
          notes: [claim.id?.by, claim.expires?.by, claim.tray?.by].flatMap((by) =>
            by === undefined ? [] : [`${by} ${saysOf(rule, by)}`],
          ),
        },
        ...(free === undefined ? {} : { free: { says: saysOf(rule, free.by), clause: free.by } }),
      },
    ]
  })
}
