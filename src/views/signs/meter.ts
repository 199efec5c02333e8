/** What a sign shows of an activity: posted prizes, what is pending, what the next winner would get. */

import type { Emblem } from '../../base/emblem.ts'
import { isInside, type Window } from '../../base/moment.ts'
import { add, atLeastZero, type Cents, formatMoney, fromWire, subtract, toWire, ZERO } from '../../base/money.ts'
import { multipleNumber } from '../../base/multiple.ts'
import type { Party } from '../../base/party.ts'
import { formatShare } from '../../base/share.ts'
import type { Shown } from '../../cards/showncards.ts'
import type { Hit } from '../../engine/hits/vocabulary.ts'
import { multipliedPrize } from '../../engine/judging/multiplier.ts'
import type { State } from '../../engine/mechanisms.ts'
import { inOrder } from '../../engine/offerings/occasions.ts'
import { sinceThen } from '../../engine/offerings/raises.ts'
import type { Running } from '../../engine/offerings/running.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { balance } from '../../ledger/balances.ts'
import { type Pool, poolAccount, reseedAccount } from '../../ledger/name.ts'
import { chartOf, funderOf, needsLock, prizeOf, ticketsFor } from '../../rulebook/choice.ts'
import type { Offering } from '../../rulebook/offering.ts'
import type { Line, RuleFile } from '../../rulebook/rule.ts'
import { isTableGame, poolsOf } from '../../rulebook/tablegame.ts'
import { signLine } from '../../words/en/lines.ts'
import { prize } from '../../words/en/prize.ts'
import type { SignLine } from '../../words/signline.ts'
import type { SignPrize } from '../../words/signprize.ts'
import { exactHands, pictureOf } from '../certainhand.ts'
import type { NameOf } from '../podium/named.ts'
import { periodBoards } from './board.ts'
import { type DrawnSign, drawnSign } from './drawnsign.ts'
import { emblemOf } from './emblem.ts'
import type { HandSign } from './handsign.ts'
import { rangePrize } from './handsign.ts'
import { shownRange } from './shownrange.ts'
import { type StandingSign, standingSign } from './standingsign.ts'
import { tableHands } from './tablesign.ts'

export type PoolSign = {
  pool: string
  posted: string
  isPending: boolean
  /** What the next winner would get while a hit is pending. */
  next: string
  /** Hands that are held and judged in their turn: the next prize is theirs. */
  waiting?: number
  /** While a posted multiplier runs: how many times, and what the prize is then. */
  multiplied?: { times: number; prize: string }
  /** How much is added each day, and when. */
  daily?: { amount: string; at: string }
  cap?: string
  /** What it has grown since the business day began; nothing where it was won today. */
  today?: string
}
/** By fund and account, what meters have grown today. */
export type Grown = ReadonlyMap<string, Cents>
export type MeterSign = {
  activity: string
  id: string
  /** The name it is advertised under. */
  name: string
  /** How it is drawn. */
  emblem: Emblem
  status: string
  /** Meters: some hand wins a part of each. */
  pools: PoolSign[]
  /** Nobody wins a part of these: fixed prizes are paid out of them. */
  funds?: PoolSign[]
  hands: HandSign[]
  /** How a beaten hand divides the prize. */
  shares?: { loser: string; winner: string; table: string }
  /** The hands that stand in the posted period, until when, and for how much. */
  high?: { until: string; hands: { who: Party; line: string; prize: string; cards: Shown }[] }
  /** Where somebody is drawn: when, and what happens now. */
  drawing?: DrawnSign
  /** Where points add up: who is ahead, until when. */
  standing?: StandingSign
  /** Where it is won. */
  games: string[]
  hours: Window[]
  tables: string[]
  fee: string
  words: string[]
}

export function meterSigns(
  state: State,
  local = '',
  nameOf: NameOf = () => undefined,
  grown: Grown = new Map(),
): MeterSign[] {
  return inOrder(state).flatMap(({ activity, status }) => {
    const running = runningOf(state, activity)
    return running === undefined || status === 'closed' ? [] : [signOf(state, running, local, nameOf, grown)]
  })
}

/** Windows that follow each other are one: a patron reads from when to when it is on. */
export function joined(windows: readonly Window[]): Window[] {
  const all: Window[] = []
  for (const window of [...windows].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = all.at(-1)
    const follows = last?.to === window.from && String(last.days) === String(window.days) && last.from !== last.to
    if (follows) all[all.length - 1] = { ...last, to: window.to }
    else all.push(window)
  }
  return all
}

/** The sign of an offering, also of one that is not posted yet: everything has to be chosen. */
export function signOf(
  state: State,
  running: Running,
  local = '',
  nameOf: NameOf = () => undefined,
  grown: Grown = new Map(),
): MeterSign {
  const { rule, offering } = running
  const shares = rule.shares?.option[offering.structure ?? '']
  const [meters, funds] = metersAndFunds(running).map((pools) =>
    pools.map((pool) => poolSign(state, running, pool, local, grown)),
  ) as [PoolSign[], PoolSign[]]
  return {
    activity: rule.activity,
    id: rule.id ?? '',
    name: offering.name ?? rule.name,
    emblem: emblemOf(running),
    status: state.offerings.get(rule.activity)?.status ?? 'not running',
    pools: meters,
    ...(funds.length === 0 ? {} : { funds }),
    hands: handSigns(running),
    ...(shares === undefined
      ? {}
      : {
          shares: {
            loser: formatShare(shares.loser),
            winner: formatShare(shares.winner),
            table: formatShare(shares.table),
          },
        }),
    ...highOf(state, rule.activity, local),
    ...drawnSign(state, running, local, nameOf),
    ...standingSign(state, running),
    games: [...(offering.games ?? rule.games.map(({ game }) => game))],
    hours: joined(offering.hours ?? offering.periods ?? []),
    tables: [...(offering.tables ?? [])],
    fee: isOwnFee(rule) ? formatMoney(rule.fee!.amount) : '',
    words: rule.signs.words.map(({ says }) => says),
  }
}

function metersAndFunds({ rule, offering }: Running): [string[], string[]] {
  const pools = Object.keys(poolsOf(rule, offering))
  if (isTableGame(rule)) return [pools, []]
  const won = new Set(chartOf(rule, offering).flatMap(({ pays }) => ('pool' in pays ? [pays.pool] : [])))
  return [pools.filter((pool) => won.has(pool)), pools.filter((pool) => !won.has(pool))]
}

/** Of a posted period that is not over: the hands that lead now. */
function highOf(state: State, activity: string, local: string): Pick<MeterSign, 'high'> {
  if (!state.boards.has(activity)) return {}
  const board = periodBoards(state, local).find((one) => one.activity === activity && !one.isOver)
  if (board === undefined || board.hands.length === 0) return {}
  const hands = board.hands.map(({ who, line, prize, cards }) => ({ who, line, prize, cards }))
  return { high: { until: board.until, hands } }
}

/** While a hit is not decided, what is held for it is the one figure: it grows by no fee and is multiplied no second time. */
function poolSign(state: State, running: Running, pool: string, local: string, grown: Grown): PoolSign {
  const { rule, offering } = running
  const { activity } = rule
  const account = poolAccount(pool)
  const pending = [...state.hits.values()].filter(
    ({ activity: of, status, claims, awards }) =>
      of === activity &&
      (status === 'declared' || (status === 'disputed' && claims.length === 0)) &&
      awards.some(({ parts }) => parts[account] !== undefined),
  )
  const lines = new Set(
    pending.flatMap(({ awards }) => awards.flatMap(({ parts, line }) => (parts[account] === undefined ? [] : [line]))),
  )
  const held = add(
    ...pending.flatMap(({ awards }) =>
      awards.flatMap(({ line, amount, share }) => (lines.has(line) && share !== 'envy' ? [fromWire(amount)] : [])),
    ),
  )
  const funds = funderOf(rule)
  const reseeds = pending.map((hit) => balance(state.balances, funds, reseedAccount(hit.hit)))
  const inPool = balance(state.balances, funds, account)
  const waiting = [...state.hits.values()].filter((hit) => hit.activity === activity && hit.held?.pools.includes(pool))
  const isPending = pending.length + waiting.length > 0
  const posted = pending.length > 0 ? held : subtract(inPool, notFor(state, running, account, waiting[0]))
  const choice = offering.pools?.[pool]
  const { multiplier } = offering
  const today = isPending ? undefined : grown.get(`${funds} ${account}`)
  const isMultiplied = multiplier?.windows.some((window) => local !== '' && isInside(window, local)) ?? false
  return {
    pool,
    posted: formatMoney(posted),
    isPending,
    next: formatMoney(isPending ? add(inPool, ...reseeds) : posted),
    ...(waiting.length === 0 ? {} : { waiting: waiting.length }),
    ...(multiplier === undefined || !isMultiplied || isPending
      ? {}
      : {
          multiplied: {
            times: multipleNumber(multiplier.times),
            prize: formatMoney(multipliedPrize({ rule }, posted, multiplier.times)),
          },
        }),
    ...(choice?.daily === undefined ? {} : { daily: { amount: formatMoney(choice.daily), at: choice.at ?? '00:00' } }),
    ...(choice?.cap === undefined ? {} : { cap: formatMoney(choice.cap) }),
    ...(today === undefined ? {} : { today: formatMoney(today) }),
  }
}

/** What was put there since a held hand was dealt. */
function notFor(state: State, running: Running, pool: Pool, hit: Hit | undefined): Cents {
  if (hit?.held === undefined) return ZERO
  return atLeastZero(sinceThen(state, running, hit.held.report.when).get(pool) ?? ZERO)
}

/** A fee that a player may post or not; one from the pot or the player-dealer is no choice of theirs. */
const isOwnFee = ({ fee }: Running['rule']): boolean =>
  fee?.from === 'player' && needsLock({ fee }) && fee.round === undefined

/** Each hand once, also where several games have it. */
function handSigns(running: Running): MeterSign['hands'] {
  if (isTableGame(running.rule)) return tableHands(running.rule, running.offering)
  const lines = chartOf(running.rule, running.offering)
  // What is won is told before the hands that only bring a ticket for it.
  const isTicket = ({ pays }: Line) => pays.kind === 'ticket'
  const inOrder = [...lines.filter((line) => !isTicket(line)), ...lines.filter(isTicket)]
  const signs = inOrder.flatMap((line) => signsOf(running, line))
  return [...new Map(signs.map((sign) => [`${sign.line} ${prize(sign.prize)}`, sign])).values()]
}

/** One sign for a hand; where its prize is another in some games, one for each amount. */
function signsOf(running: Running, chosen: Line): MeterSign['hands'] {
  const { rule, offering } = running
  const exact = exactHands(chosen, offering)
  const cards = pictureOf(chosen, offering)
  const more = { ...(exact.length === 0 ? {} : { exact }), ...(cards === '' ? {} : { cards }) }
  const isOther = (game: string) => offering.prizesIn?.[game]?.[chosen.line] !== undefined
  const games = chosen.games ?? offering.games ?? rule.games.map(({ game }) => game)
  if (!games.some(isOther))
    return [{ ...prizeSign(running, chosen), ...(chosen.games === undefined ? {} : { games: chosen.games }), ...more }]
  return [...Map.groupBy(games, (game) => prize(prizeSign(running, chosen, game).prize)).values()].map((same) => ({
    ...prizeSign(running, chosen, same[0]),
    games: same,
    ...more,
  }))
}

function prizeSign(
  running: Running,
  chosen: Line,
  game?: string,
): Pick<MeterSign['hands'][number], 'line' | 'name' | 'prize'> {
  const { offering } = running
  const { line, pays } = chosen
  const name = lineName(running, chosen)
  const named = { line: signLine(name) ?? line, name }
  switch (pays.kind) {
    case 'pool':
      return { ...named, prize: { is: 'share', share: formatShare(pays.share), pool: pays.pool } }
    case 'fixed':
      return { ...named, prize: inItsForm(running, chosen, toWire(prizeOf(running, chosen, game))) }
    case 'entered':
      return { ...named, prize: rangePrize(offering.ranges?.[line] ?? pays.range) }
    case 'ticket':
      return { ...named, prize: { is: 'tickets', tickets: ticketsFor(running, chosen) } }
    case 'shown':
      return { ...named, prize: rangePrize(shownRange(running, chosen.line) ?? pays.range) }
    case 'points':
      return { ...named, prize: { is: 'points', points: pays.points } }
    case 'beaten':
      return { ...named, prize: { is: 'share', share: '100%', pool: pays.pool } }
  }
}

/** A line of the chart as signs name it. */
export const lineName = ({ rule, offering }: Pick<Running, 'rule' | 'offering'>, chosen: Line): SignLine =>
  rungOf(rule, chosen.line) ?? nameOf(chosen, offering)

/** A rung of hi-lo is told by the guesses that it takes: its name is its prize. */
function rungOf({ game }: RuleFile, line: string): SignLine | undefined {
  const right = game?.game === 'hi-lo' ? game.rungs.indexOf(line) : -1
  return right < 0 ? undefined : { is: 'rung', right }
}

/** What is won is an amount of money, of free play, or a thing of that value. */
function inItsForm({ offering }: Running, { line, form }: Line, amount: string): SignPrize {
  const thing = offering.things?.[line]
  if (thing !== undefined) return { is: 'thing', thing, amount }
  return form === undefined || form.is === 'cash' ? { is: 'amount', amount } : { is: 'form', form: form.is, amount }
}

/** The line with what the house has posted in it: the suit, the least losing hand, the rank of the drawn card. */
function nameOf({ line, posted = {}, pays }: Line, { settings }: Offering): SignLine {
  const { suit, least, rank } = Object.fromEntries(
    Object.entries(posted).map(([what, setting]) => [what, settings?.[setting]]),
  )
  return {
    is: 'line',
    line,
    ...('rank' in posted ? { rank: rank ?? '' } : {}),
    ...(suit === undefined ? {} : { suit }),
    ...(least === undefined ? {} : { least }),
    ...(pays.kind === 'beaten' ? { isBeaten: true } : {}),
  }
}
