/** What a sign tells of a drawing whose winner plays: when, what is sealed, who is called and until when, who plays. */

import { add, formatMoney, fromWire, toWire } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import type { PendingDraw } from '../../engine/drawings/draw/draw.ts'
import { fingerprintOf } from '../../engine/drawings/draw/outside.ts'
import { settle } from '../../engine/drawings/prizegame.ts'
import { isFor } from '../../engine/drawings/purpose.ts'
import type { CallUp } from '../../engine/drawings/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import { type Drawing, drawingAt } from '../../engine/offerings/drawingtimes.ts'
import type { Running } from '../../engine/offerings/running.ts'
import { callingOf } from '../../rulebook/calling.ts'
import { chartOf, forDrawing, prizeOf } from '../../rulebook/choice.ts'
import type { DrawingChoice } from '../../rulebook/offering.ts'
import type { SignPrize } from '../../words/signprize.ts'
import { nextDrawing } from '../drawings/posted.ts'
import type { NameOf } from '../podium/named.ts'
import { isAnyTime } from './drawntimes.ts'
import { type PromotionSign, promotionSign } from './promotionsign.ts'

export type DrawnSign = {
  /** Posted times; hours that follow each other are one. */
  readonly times: readonly (Omit<DrawingChoice, 'prizes' | 'things'> & {
    /** Where it is another prize than that of the other drawings. */
    readonly prize?: SignPrize
  })[]
  readonly held?: Drawing
  /** When the one after that begins. */
  readonly next?: string
  /** Shown before the room adds its chance, so that anybody can note it. */
  readonly sealed?: {
    readonly draw: number
    readonly entries: number
    readonly digest: string
    /** Whose part is still to come, and what was done by hand to the list. */
    readonly outside?: { readonly kind: 'witness' | 'beacon'; readonly name: string; readonly minutes: number }
    readonly marks: number
    readonly isContributed: boolean
  }
  readonly calls: readonly {
    readonly who: Party
    /** A short name, where its owner lets boards show it. */
    readonly name?: string
    readonly ticket?: string
    /** When the ticket was drawn, and until when its holder may come. */
    readonly drawn: string
    readonly until?: number
    readonly isPlaying: boolean
    /** What the player has now. */
    readonly stands?: string
  }[]
  /** Those of the same day before, the latest first. */
  readonly earlier: readonly {
    readonly who: Party
    readonly name?: string
    readonly ticket?: string
    readonly became: 'won' | 'passed over' | 'no winner'
    readonly amount?: string
  }[]
  readonly promotion?: PromotionSign
}

/** As many have room beside the one who is called. */
const EARLIER = 2

export function drawnSign(
  state: State,
  running: Running,
  local: string,
  nameOf: NameOf = () => undefined,
): { drawing?: DrawnSign } {
  const { rule, offering } = running
  const calling = callingOf(running)
  if (calling === undefined && rule.runs !== 'promotion') return {}
  const drawings = offering.drawings ?? []
  const held = local === '' ? undefined : drawingAt(drawings, local)
  const times = timesOf(running)
  // Around the clock one comes at any minute, and no other is next.
  const isAround = held !== undefined && isAnyTime({ held, times })
  const next = local === '' || isAround ? undefined : nextDrawing(drawings, local)
  const pending = state.draws.pending.find(({ opened }) => isFor(opened.purpose, rule.activity))
  const calls = [...state.callups.values()].filter(
    ({ activity, status }) => activity === rule.activity && (status === 'called' || status === 'playing'),
  )
  const promotion = promotionSign(state, running, calling, calls[0]?.drawing ?? held?.from ?? next)
  return {
    drawing: {
      times,
      ...(held === undefined ? {} : { held }),
      ...(next === undefined ? {} : { next }),
      ...(pending === undefined ? {} : { sealed: sealedOf(state, pending) }),
      calls: calls.map((one) => ({
        who: one.who,
        ...allowedName(state, one, nameOf),
        ...(one.ticket === undefined ? {} : { ticket: one.ticket }),
        drawn: one.local,
        ...(one.until === undefined ? {} : { until: one.until }),
        isPlaying: one.status === 'playing',
        ...standsOf(running, one),
      })),
      earlier: earlierOf(state, rule.activity, local, nameOf),
      ...(promotion === undefined ? {} : { promotion }),
    },
  }
}

function allowedName({ named }: State, { person }: CallUp, nameOf: NameOf): { name?: string } {
  const name = person !== undefined && named.has(person) ? nameOf(person) : undefined
  return name === undefined ? {} : { name }
}

function earlierOf(state: State, activity: string, local: string, nameOf: NameOf): DrawnSign['earlier'] {
  const day = local.slice(0, 10)
  const over = [...state.callups.values()].filter(
    (one) =>
      one.activity === activity && one.status !== 'called' && one.status !== 'playing' && one.local.startsWith(day),
  )
  return over
    .slice(-EARLIER)
    .reverse()
    .map((one) => {
      const { who, ticket, status, hit } = one
      const awards = hit === undefined ? [] : (state.hits.get(hit)?.awards ?? [])
      return {
        who,
        ...allowedName(state, one, nameOf),
        ...(ticket === undefined ? {} : { ticket }),
        became: status === 'played' ? ('won' as const) : (status as 'passed over' | 'no winner'),
        ...(awards.length === 0 ? {} : { amount: formatMoney(add(...awards.map(({ amount }) => fromWire(amount)))) }),
      }
    })
}

function sealedOf(state: State, { opened, contribution }: PendingDraw): NonNullable<DrawnSign['sealed']> {
  const { draw, entries, digest, outside, marks = [] } = opened
  const fingerprint = outside === undefined ? '' : fingerprintOf(outside)
  const name = state.witnesses.get(fingerprint)?.name ?? fingerprint.slice(0, 16)
  return {
    draw,
    entries,
    digest,
    ...(outside === undefined ? {} : { outside: { kind: outside.kind, name, minutes: outside.minutes } }),
    marks: marks.length,
    isContributed: contribution !== undefined,
  }
}

function standsOf({ rule }: Running, { play }: CallUp): { stands?: string } {
  const stands =
    play === undefined || rule.game === undefined ? undefined : rule.game.rungs[settle(rule.game, play).rung]
  return stands === undefined ? {} : { stands }
}

/** An hour that begins when the one before ends, on the same days and for the same prize, goes with it. */
function timesOf(running: Running): DrawnSign['times'] {
  const times: { -readonly [Key in keyof DrawnSign['times'][number]]: DrawnSign['times'][number][Key] }[] = []
  for (const drawing of running.offering.drawings ?? []) {
    const { days, dates, from, to, winners = 1 } = drawing
    const prize = ownPrize(running, drawing)
    const last = times.at(-1)
    const isSame =
      last !== undefined && JSON.stringify([last.days, last.dates, last.prize]) === JSON.stringify([days, dates, prize])
    if (isSame && last.to === from && (last.winners ?? 1) === winners) last.to = to
    else
      times.push({
        ...(days === undefined ? {} : { days }),
        ...(dates === undefined ? {} : { dates }),
        from,
        to,
        ...(winners === 1 ? {} : { winners }),
        ...(prize === undefined ? {} : { prize }),
      })
  }
  return times
}

/** The lowest rung of a drawing that has prizes of its own. */
function ownPrize(running: Running, drawing: DrawingChoice): SignPrize | undefined {
  if (drawing.prizes === undefined) return undefined
  const { rule } = running
  const offering = forDrawing(rule, running.offering, drawing)
  const line = chartOf(rule, offering).find((candidate) => candidate.line === rule.game?.rungs[0])
  if (line === undefined) return undefined
  const thing = offering.things?.[line.line]
  const amount = toWire(prizeOf({ rule, offering }, line))
  return thing === undefined ? { is: 'amount', amount } : { is: 'thing', thing, amount }
}
