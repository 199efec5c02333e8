/** The log in the words of one language: what it is about, and what was noted. Amounts with cents. On the screen, on paper and in files the same. */
import { formatMoney, fromWire } from '../../base/money.ts'
import { GAMES, isGame } from '../../games/games.ts'
import type { en } from '../../words/en/en.ts'
import type { TournamentLogView } from './log.ts'

type Words = typeof en

/** As a file for programs has it. */
const plainly = (local: string): string => local.slice(0, 16).replace('T', ' ')
const placeText = (place: number, to = place): string => (place === to ? String(place) : `${place}–${to}`)

/** Once there is one. */
export type WholeLog = TournamentLogView & { readonly log: NonNullable<TournamentLogView['log']> }
export const isWhole = (found: TournamentLogView | undefined): found is WholeLog => found?.log !== undefined

export const moneyOf = (wire: string): string => formatMoney(fromWire(wire))

/** Everything the document asks for but fees, results and signature, in its order. */
export function factsOfLog(
  { log }: WholeLog,
  words: Words,
  write: (local: string) => string = words.times.moment,
): [name: string, value: string][] {
  const say = words.tournamentLog
  const desk = words.tournaments
  const gameName = (game: string) => words.game[game] ?? (isGame(game) ? GAMES[game].name : game)
  const { pool } = log
  const offered = (of: typeof log.rebuys) =>
    of === undefined ? say.none : say.offered(moneyOf(of.amount), of.most, of.taken)
  const ways = (log.buyIns ?? []).map(({ way, amount }) => `${desk.player.ways[way]} ${moneyOf(amount)}`)
  const sources = (['buyIns', 'rebuys', 'addOns', 'added', 'given'] as const).flatMap((row) =>
    pool[row] === '0'
      ? []
      : [
          `${desk.prizes.rows[row]} ${moneyOf(pool[row])}${row === 'buyIns' && ways.length > 0 ? ` (${ways.join(', ')})` : ''}`,
        ],
  )
  // The document asks for the day too; a file for programs has it beside the date.
  const dated = (local: string) =>
    write === plainly ? `${words.times.longWeekday(local)}, ${write(local)}` : write(local)
  const deductions = [
    ...(log.charity === undefined ? [] : [`${say.charity(log.charity.name)} ${moneyOf(log.charity.amount)}`]),
    ...(pool.bounties === '0' ? [] : [`${say.bountyDeduction} ${moneyOf(pool.bounties)}`]),
  ]
  return [
    [say.establishment, log.establishment],
    [say.name, log.name],
    [say.advertised, dated(log.advertised ?? log.started)],
    [say.started, dated(log.started)],
    [say.tables, String(log.tables)],
    [say.games, log.games.map(gameName).join(', ')],
    [say.entry, log.ways.map(({ way, entries }) => `${desk.player.ways[way]}: ${entries}`).join(', ')],
    [say.rebuys, offered(log.rebuys)],
    [say.addOns, offered(log.addOns)],
    [say.participants, say.entries(log.participants, log.entries)],
    [say.source, sources.length === 0 ? say.none : sources.join(', ')],
    [say.pool, moneyOf(pool.places)],
    [say.deductions, deductions.length === 0 ? say.none : deductions.join(', ')],
    [say.activities, log.bounties === undefined ? say.none : bountiesText(log.bounties, words)],
    ...(log.deal === undefined ? [] : [[say.deal, dealText(log.deal, words, write)] satisfies [string, string]]),
    ...(log.rest === undefined ? [] : [[say.rest, restText(log.rest, words)] satisfies [string, string]]),
    [say.paidAll, moneyOf(log.paid)],
  ]
}

function bountiesText({ amount, awarded, total, from, free }: NonNullable<WholeLog['log']['bounties']>, words: Words) {
  const say = words.tournamentLog
  const there = free === undefined ? [] : [say.bountiesFree(free.players, free.awarded, moneyOf(free.total))]
  return [`${say.bounties(moneyOf(amount), awarded)}, ${say.bountyFrom[from](moneyOf(total))}`, ...there].join('; ')
}

const restText = ({ amount, place, posted }: NonNullable<WholeLog['log']['rest']>, { tournamentLog: say }: Words) =>
  say.restSays(moneyOf(amount), place, posted)

function dealText(deal: NonNullable<WholeLog['log']['deal']>, words: Words, write: (local: string) => string): string {
  const { method, there, bounties = '0', local, shares, note } = deal
  const say = words.tournamentLog
  return [
    say.dealSays(words.tournaments.deal.methods[method], moneyOf(there)),
    ...(bounties === '0' ? [] : [say.dealBounties(moneyOf(bounties))]),
    say.dealAgreed(shares.length, local === undefined ? undefined : write(local)),
    ...(note === '' ? [] : [note]),
  ].join(' · ')
}

export const playerOf = ({ names }: WholeLog, person: string): string =>
  names[person] === undefined ? person : `${names[person]} · ${person}`

/** Fees and prices, then everybody who has something, as rows. */
export const feesOfLog = ({ log }: WholeLog, { tournamentLog: say }: Words): string[][] =>
  log.fees.map(({ fee, amount, times, total }) => [say.fee[fee], moneyOf(amount), String(times), moneyOf(total)])

/** What each of them has by the deal; nothing where there was none. */
export const dealOfLog = (found: WholeLog): string[][] =>
  (found.log.deal?.shares ?? []).map(({ person, amount }) => [playerOf(found, person), moneyOf(amount)])

/** What each place has; what was paid with it for bounties stands beside it, in the words of the page. */
export const resultsOfLog = (found: WholeLog, { tournamentLog: say }: Words): string[][] =>
  found.log.results.map(({ place, to, person, amount, items = [], worth = [], bounties }) => [
    placeText(place, to),
    playerOf(found, person),
    [
      ...items.map((item, nth) => (worth[nth] === undefined ? item : `${item} ${moneyOf(worth[nth])}`)),
      ...(bounties === undefined ? [] : [say.withBounties(moneyOf(bounties))]),
    ].join(', '),
    moneyOf(amount),
  ])

/** `nameOf`: of whoever works here. */
export const signatureOf = (
  { signed }: WholeLog,
  { tournamentLog: say, times }: Words,
  nameOf: (by: string) => string,
  write: (local: string) => string = times.moment,
): string =>
  signed === undefined ? say.notSigned : say.signedBy(signed.name ?? nameOf(signed.by), write(signed.local))

export function csvOfLog(found: WholeLog, words: Words, nameOf: (by: string) => string): string[][] {
  const say = words.tournamentLog
  return [
    ...factsOfLog(found, words, plainly),
    [say.fees, say.amount, say.times, say.total],
    ...feesOfLog(found, words),
    ...(found.log.deal === undefined ? [] : [[say.deal, say.paid], ...dealOfLog(found)]),
    [say.place, say.player, say.things, say.paid],
    ...resultsOfLog(found, words),
    found.isNotAsked === true ? [say.notAsked] : [say.signature, signatureOf(found, words, nameOf, plainly)],
  ]
}
