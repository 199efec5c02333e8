/** What the desk of a drawing shows: the hour, who can be drawn, who is called, the game, the ladder, what to pay and why. */
import { isInside, type Moment, plusDays } from '../base/moment.ts'
import { formatMoney, fromWire } from '../base/money.ts'
import { outcomesMin } from '../engine/contribution.ts'
import { drawingAt, eligibleNow, purposeOf } from '../engine/eligible.ts'
import type { Running } from '../engine/judge.ts'
import { type Play, settle } from '../engine/owngame.ts'
import { runningOf } from '../engine/running.ts'
import type { CallUp, State } from '../engine/state.ts'
import { balance } from '../ledger/balances.ts'
import { chartOf, funderOf, prizeOf } from '../rulebook/chosen.ts'
import type { RuleFile } from '../rulebook/rule.ts'

type Why = { readonly clause: string; readonly says: string }
export type Rung = {
  readonly line: string
  readonly prize: string
  /** free play, cash, or the thing that is handed over. */
  readonly form: string
  readonly by: string
  /** Where the player stands, has been, or could come to with the next step. */
  readonly is: 'here' | 'behind' | 'next' | 'ahead'
}
export type DrawingDesk = {
  readonly activity: string
  readonly name: string
  readonly status: string
  readonly from: 'carded players' | 'ticket drum'
  readonly game: 'hi-lo' | 'double-up baccarat'
  readonly minutes: number
  /** The posted drawing that is held now, and whether it has its winner. */
  readonly drawing?: {
    readonly from: string
    readonly to: string
    readonly purpose: string
    readonly isWon: boolean
    /** It was drawn for before: whoever did not come, or a draw that was given up. */
    readonly isAgain: boolean
  }
  /** When the next one begins, where none is held. */
  readonly next?: string
  readonly eligible: readonly string[]
  readonly out: readonly { readonly who: string; readonly reasons: readonly Why[] }[]
  readonly drum: readonly { readonly ticket: string; readonly to: string }[]
  /** A draw that is sealed and waits for the room, or for its reveal. */
  readonly draw?: {
    readonly draw: number
    readonly entries: number
    readonly digest: string
    readonly entriesDigest: string
    readonly secretDigest: string
    readonly waysMin: string
    readonly isContributed: boolean
  }
  readonly called?: {
    readonly callup: string
    readonly who: string
    readonly ticket?: string
    readonly draw?: number
    readonly until: number
    readonly isReported: boolean
    readonly ready: readonly Why[]
    readonly play?: Play
  }
  readonly ladder: readonly Rung[]
  /** Games of the day, the last one first: what is to be paid, and why. */
  readonly results: readonly {
    readonly callup: string
    readonly who: string
    readonly local: string
    readonly status: 'played' | 'passed over'
    readonly draw?: number
    readonly play?: Play
    readonly hit?: string
    readonly hitStatus?: string
    readonly line?: string
    readonly amount?: string
    readonly form?: string
    readonly why: readonly Why[]
  }[]
}

export function drawingDesks(state: State, now: Moment): DrawingDesk[] {
  return [...state.offerings.values()].flatMap(({ activity, status }) => {
    const running = runningOf(state, activity)
    return running?.rule.drawn === undefined || running.rule.game === undefined || status === 'closed'
      ? []
      : [deskOf(state, running, status, now)]
  })
}

function deskOf(state: State, running: Running, status: string, now: Moment): DrawingDesk {
  const { rule, offering } = running
  const drawn = rule.drawn!
  const game = rule.game!
  const windows = offering.drawings ?? []
  const held = drawingAt(windows, now.local)
  const own = [...state.callups.values()].filter((one) => one.activity === rule.activity)
  const open = own.find((one) => one.status === 'called' || one.status === 'playing')
  const isCarded = drawn.from === 'carded players'
  const { entries, out } = isCarded ? eligibleNow(state, running, now) : { entries: [], out: [] }
  const pending = state.draws.pending.find(({ opened }) => opened.purpose.startsWith(`${rule.activity}/`))
  const next = held === undefined ? nextDrawing(windows, now.local) : undefined
  return {
    activity: rule.activity,
    name: offering.name ?? rule.name,
    status,
    from: drawn.from,
    game: game.game,
    minutes: drawn.report.minutes,
    ...(held === undefined
      ? {}
      : {
          drawing: {
            ...held,
            purpose: purposeOf(rule.activity, held),
            isAgain: state.draws.closed.flat().some(({ purpose }) => purpose === purposeOf(rule.activity, held)),
            isWon:
              drawn.each !== undefined && own.some((one) => one.drawing === held.from && one.status !== 'passed over'),
          },
        }),
    ...(next === undefined ? {} : { next }),
    eligible: entries.map(({ id }) => id),
    out,
    drum: [...state.tickets.values()]
      .filter((one) => one.activity === rule.activity)
      .map(({ ticket, to }) => ({ ticket, to })),
    ...(pending === undefined
      ? {}
      : {
          draw: {
            draw: pending.opened.draw,
            entries: pending.opened.entries,
            digest: pending.opened.digest,
            entriesDigest: pending.opened.entriesDigest,
            secretDigest: pending.opened.secretDigest,
            waysMin: String(outcomesMin(BigInt(pending.opened.totalWeight))),
            isContributed: pending.contribution !== undefined,
          },
        }),
    ...(open === undefined ? {} : { called: calledOf(rule, open) }),
    ladder: ladderOf(state, running, open?.play),
    results: own.flatMap((one) => resultOf(state, running, one)).reverse(),
  }
}

const says = (rule: RuleFile, clauses: string): Why[] =>
  clauses.split(' ').flatMap((clause) => {
    const known = rule.clauses[clause]
    return known === undefined ? [] : [{ clause, says: known.says }]
  })

const calledOf = (
  rule: RuleFile,
  { callup, who, ticket, draw, until, status, play }: CallUp,
): NonNullable<DrawingDesk['called']> => ({
  callup,
  who,
  ...(ticket === undefined ? {} : { ticket }),
  ...(draw === undefined ? {} : { draw }),
  until,
  isReported: status === 'playing',
  ready: (rule.drawn?.ready ?? []).map(({ by, asks }) => ({ clause: by, says: asks })),
  ...(play === undefined ? {} : { play }),
})

/** The rungs from the lowest, each with what is posted for it at this moment. */
function ladderOf(state: State, running: Running, play: Play | undefined): Rung[] {
  const { rule, offering } = running
  const lines = chartOf(rule, offering)
  const here = play === undefined ? undefined : settle(rule.game!, play).rung
  return rule.game!.rungs.map((name, index) => {
    const line = lines.find((candidate) => candidate.line === name)
    const amount =
      line === undefined
        ? ''
        : line.pays.kind === 'pool'
          ? formatMoney(balance(state.balances, funderOf(rule), `pool:${line.pays.pool}`))
          : formatMoney(prizeOf(running, line))
    const is =
      here === undefined || index > here + 1 ? 'ahead' : index === here ? 'here' : index < here ? 'behind' : 'next'
    return { line: name, prize: amount, form: offering.things?.[name] ?? line?.form?.is ?? '', by: line?.by ?? '', is }
  })
}

function resultOf(state: State, { rule, offering }: Running, one: CallUp): DrawingDesk['results'] {
  if (one.status === 'called' || one.status === 'playing') return []
  const hit = one.hit === undefined ? undefined : state.hits.get(one.hit)
  const [award] = hit?.awards ?? []
  const form = award === undefined ? undefined : (offering.things?.[award.line] ?? formIn(rule, award.line))
  return [
    {
      callup: one.callup,
      who: one.who,
      local: one.local,
      status: one.status,
      ...(one.draw === undefined ? {} : { draw: one.draw }),
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

/** The beginning of the next posted drawing within eight days. */
function nextDrawing(windows: NonNullable<Running['offering']['drawings']>, local: string): string | undefined {
  const days = Array.from({ length: 8 }, (_, ahead) => plusDays(local, ahead))
  const begins = days.flatMap((day) =>
    windows.filter((window) => isInside(window, `${day}T${window.from}:00`)).map(({ from }) => `${day}T${from}`),
  )
  return begins.filter((begin) => begin > local.slice(0, 16)).toSorted()[0]
}
