/** A rule file as a sheet that can be read at a table: who may win, with what, how much, where the money comes from. */

import { type Cents, formatMoney } from '../../base/money.ts'
import { formatShare, type Share } from '../../base/share.ts'
import type { Favours } from '../../rulebook/parts/shared.ts'
import type { Need, PoolTerms, RuleFile } from '../../rulebook/rule.ts'
import { formatRange } from '../../rulebook/terms.ts'
import { drawnPoolRows, drawnRows, gameRows } from './drawnsheet.ts'
import { tableSections } from './paytables.ts'
import {
  countRows,
  freeRows,
  keptRows,
  lineRows,
  multiplierRows,
  periodRows,
  placeInWords,
  roomRows,
  row,
  severalRows,
} from './prizesheet.ts'
import type { SheetRow, SheetSection } from './sheetrow.ts'

/** As text for a terminal, with the clauses at the end. */
export const sheetOf = (rule: RuleFile): string =>
  [
    `${rule.name}`,
    `${rule.activity}, number ${rule.number}, ${rule.id ?? 'no id'}, ${rule.document}`,
    ...sheetSections(rule).flatMap(({ title, by, rows }) => [
      '',
      by === undefined ? title : `${title}  [${by}]`,
      ...rows.map(
        (one) => `${one.isDeeper === true ? '    ' : '  '}${one.says}${one.by === '' ? '' : `  [${one.by}]`}`,
      ),
    ]),
    '',
    'Clauses',
    ...Object.entries(rule.clauses).map(
      ([name, { kind, cite, says }]) => `  ${name.padEnd(4)} ${kind.padEnd(8)} ${says}  (${cite})`,
    ),
  ].join('\n')

export function sheetSections(rule: RuleFile): SheetSection[] {
  return [
    {
      title: 'Games',
      rows:
        rule.games.length === 0
          ? [row('none: it hangs on no game', '')]
          : rule.games.map(({ game, id, by }) => row(`${game}${id === undefined ? '' : ` (${id})`}`, by)),
    },
    ...section('Fee', feeRows(rule)),
    ...section('Who can win, in the order in which a refusal decides', rule.who.map(needRow)),
    ...section(
      'Run by hand: what is answered before an award is confirmed',
      (rule.confirm ?? []).map(({ asks, by }) => row(asks, by)),
    ),
    ...Object.entries(rule.charts.option).flatMap(([name, lines]) =>
      section(`Chart ${name}`, lines.flatMap(lineRows), rule.charts.by),
    ),
    ...section(
      'Payout structures',
      Object.entries(rule.shares?.option ?? {}).map(([name, { by, loser, winner, table }]) =>
        row(
          `${name}: losing hand ${formatShare(loser)}, winning hand ${formatShare(winner)}, table ${formatShare(table)}`,
          by,
        ),
      ),
      rule.shares?.by,
    ),
    ...section('Payout structures', dividedRows(rule), rule.divided?.by),
    ...section('Payout structures', roomRows(rule), rule.room?.by),
    ...section('Together with the player-dealer', dealerRows(rule), rule.withDealer?.by),
    ...section('Which cards count', countRows(rule)),
    ...section('Several hands, several winners', severalRows(rule)),
    ...section('Posted periods', periodRows(rule), rule.period?.by),
    ...section('Multiplier', multiplierRows(rule), rule.multiplier?.by),
    ...section(
      'The house chooses',
      Object.entries(rule.settings ?? {}).flatMap(([name, { by, oneOf, anew }]) => [
        row(`${name}: ${oneOf.join(', ')}`, by),
        ...(anew === undefined ? [] : [row(`${name} may be posted anew: ${anew.how}`, anew.by)]),
      ]),
    ),
    ...tableSections(rule),
    ...section('Who is drawn', drawnRows(rule.drawn)),
    ...section('The game for the prize', gameRows(rule.game), rule.game?.by),
    ...Object.entries(rule.pools).flatMap(([name, terms]) =>
      section(`Pool ${name}`, [...poolRows(terms), ...drawnPoolRows(terms)]),
    ),
    ...section('Reserve', reserveRows(rule)),
    ...section('Claim', claimRows(rule)),
    ...section('Free tables', freeRows(rule), rule.free?.by),
    ...section('Records', keptRows(rule)),
    ...section('On signs and advertisements', signRows(rule)),
    ...section(
      'How unclear passages are read',
      rule.readings.map(({ id, on, says, favours }) =>
        row(`${id}${favours === undefined ? '' : `, ${FAVOURED[favours]}`}: ${says}`, on),
      ),
    ),
    ...section(
      'What the house says itself',
      Object.entries(rule.house ?? {}).map(([term, says]) => row(says, term)),
    ),
    ...section(
      'Absent: the house has to supply it',
      rule.absent.map(({ what, says }) => row(`${what}: ${says}`, '')),
    ),
  ]
}

/** Whom a reading favours, in words. */
const FAVOURED: Readonly<Record<Favours, string>> = {
  players: 'favors the players',
  house: 'favors the house',
  neither: 'favors neither side',
}

const signRows = ({ signs, id }: RuleFile): SheetRow[] => [
  ...signs.words.map(({ says, by }) => row(`says "${says}"`, by)),
  ...signs.show.map(({ what, by }) => row(`shows ${what}`, by)),
  ...(signs.id === undefined
    ? []
    : [row(`carries ${id ?? 'its id'} ${signs.id.when === 'always' ? 'always' : 'under another name'}`, signs.id.by)]),
]

function dividedRows({ divided }: RuleFile): SheetRow[] {
  const options = Object.entries(divided?.option ?? {}).map(([name, { by, from }]) => {
    if (from === undefined) return row(`${name}: each winner has the whole prize`, by)
    if (from === 0n) return row(`${name}: the table divides one prize`, by)
    return row(`${name}: each winner has the whole prize, but from ${formatMoney(from)} on the table divides one`, by)
  })
  return divided === undefined ? [] : [...options, row(`odd chips from the ${divided.odd.from}`, divided.odd.by)]
}

const section = (title: string, rows: readonly SheetRow[], by?: string): SheetSection[] =>
  rows.length === 0 ? [] : [{ title, rows, ...(by === undefined ? {} : { by }) }]

function feeRows({ fee }: RuleFile): SheetRow[] {
  if (fee === undefined) return []
  const known = {
    sensed: 'sensed at the spot',
    recorded: 'recorded by the dealer',
    counted: 'known by the count of the box',
    'recorded or counted': 'recorded by the dealer or known by the count of the box',
  }
  return [
    row(
      `${fee.rates === undefined ? formatMoney(fee.amount) : 'By betting limits,'} from the ${fee.from}, ${known[fee.evidence]}`,
      fee.by,
    ),
    ...(fee.rates ?? []).flatMap(({ by, games, limits }) => [
      row(`${games.join(', ')}, by betting limits:`, by),
      ...Object.entries(limits).map(([limit, { player, playerDealer }]) =>
        deeper(
          playerDealer === undefined
            ? `${limit}: ${formatMoney(player)}`
            : `${limit}: player ${formatMoney(player)}, player-dealer ${formatMoney(playerDealer)}`,
        ),
      ),
    ]),
    ...(fee.postedBy === undefined ? [] : [row(`put down by ${fee.postedBy.who}`, fee.postedBy.by)]),
    ...(fee.postedBy?.several === undefined
      ? []
      : [row(`of several on that hand, by who has ${fee.postedBy.several.who}`, fee.postedBy.several.by)]),
    ...(fee.dealtInMin === undefined ? [] : [row(`with ${fee.dealtInMin} or more dealt in`, fee.by)]),
    ...(fee.baseWagerFirst === undefined ? [] : [row('only beside a base wager', fee.baseWagerFirst.by)]),
    ...fee.parts.map(({ amount, to, by }) => row(`${formatMoney(amount)} to ${placeInWords(to)}`, by)),
    ...(fee.past === undefined ? [] : [row(`at the cap to ${placeInWords(fee.past.to)}`, fee.past.by)]),
  ]
}

const deeper = (says: string): SheetRow => ({ says, by: '', isDeeper: true })

function needRow(need: Need): SheetRow {
  const { by, need: name, ...terms } = need
  const more = Object.entries(terms).map(([key, value]) => `${key} ${value}`)
  return row([name, ...more].join(', '), by)
}

function dealerRows({ withDealer, wagers }: RuleFile): SheetRow[] {
  const parts = ({ player, playerDealer }: { player: Share; playerDealer: Share }) =>
    `player ${formatShare(player)}, player-dealer ${formatShare(playerDealer)}`
  const together =
    withDealer === undefined
      ? []
      : [
          row(`wins or ties: ${parts(withDealer.ahead)}`, withDealer.ahead.by),
          row(`loses: ${parts(withDealer.behind)}`, withDealer.behind.by),
          row('a player-dealer who may not win leaves that part to the player', withDealer.dealerOut.by),
          row('what nobody may take stays in the fund', withDealer.untaken.by),
        ]
  return [...together, ...(wagers === undefined ? [] : [row('several on one hand divide by their wagers', wagers.by)])]
}

function poolRows({ by, range, seed, reseed, cap, daily, extra, falls }: PoolTerms): SheetRow[] {
  return [
    row(formatRange(range), by),
    row(`first seed by the house ${formatRange(seed.range)}`, seed.by),
    row(`reseed after a hit ${formatRange(reseed.range)}, from the ${reseed.from}`, reseed.by),
    ...(cap === undefined ? [] : [row(`cap ${formatRange(cap.range)}`, cap.by)]),
    ...(daily === undefined ? [] : [row(`grows every day by ${formatRange(daily.range)}`, daily.by)]),
    ...(extra === undefined ? [] : [row('may be raised with notice', extra.by)]),
    row(`falls only ${falls.only === 'when won' ? 'when it is won' : falls.only}`, falls.by),
  ]
}

const reserveRows = ({ reserve: { of, short, repaid, admin } }: RuleFile): SheetRow[] => [
  ...(of === undefined ? [] : [row(`the money is that of ${of.activity}`, of.by)]),
  row(`what it lacks: ${short.who}`, short.by),
  ...(repaid === undefined ? [] : [row(`the house is repaid when the ${repaid.when}`, repaid.by)]),
  ...(admin === undefined
    ? []
    : [row(`administrative fee ${formatRange(admin.range)} for each ${admin.per}`, admin.by)]),
]

/** A fund, or the words of the rule. */
const placeWords = (to: string): string => (to.startsWith('where') ? to : `the ${to}`)
const fromText = (from: Cents | undefined): string =>
  from === undefined ? '' : `, for prizes of ${formatMoney(from)} and more`

const trayText = ({ may, under, only }: NonNullable<RuleFile['claim']['tray']>): string =>
  may
    ? `the tray may pay${only === undefined ? '' : ` ${only}`}${under === undefined ? '' : ` under ${formatMoney(under)}`}`
    : 'never from the tray'

const claimRows = ({ claim: { by, form, id, expires, tray, things, voucher } }: RuleFile): SheetRow[] => [
  row(`paid in ${form}`, by),
  ...(id === undefined
    ? []
    : [
        row(
          id.minutes === undefined
            ? 'ID is checked first'
            : `valid ID within ${id.minutes} minutes${fromText(id.from)}`,
          id.by,
        ),
      ]),
  ...(expires === undefined
    ? []
    : [
        row(
          `unclaimed after ${expires.days === undefined ? `${expires.hours} hours` : `${expires.days} days`} it goes to ${placeWords(expires.to)}${fromText(expires.from)}`,
          expires.by,
        ),
        ...(expires.claimed === undefined
          ? []
          : [
              row(
                `${expires.claimed.when === undefined ? 'who comes back with ID in that time' : 'who shows ID in that time'} has claimed it, whenever it is paid`,
                expires.claimed.by,
              ),
            ]),
      ]),
  ...(things === undefined
    ? []
    : [row(`${things.only === true ? 'only' : 'also'} as ${things.forms.join(', ')}`, things.by)]),
  ...(voucher === undefined
    ? []
    : [row(`the ${voucher.form} covers its value: more is the winner's, less is not paid out`, voucher.by)]),
  ...(tray === undefined ? [] : [row(trayText(tray), tray.by)]),
]
