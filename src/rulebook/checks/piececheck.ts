/** Series, packages, sale and notices of an offering held against the terms of its pieces. */
import { message } from '../../base/message.ts'
import { add, type Cents, formatMoney, times, toWire, ZERO } from '../../base/money.ts'
import { isSeries, PIECES_MAX } from '../../ledger/pieces/serial.ts'
import type { Written } from '../offering.ts'
import type { PieceTerms } from '../parts/pieces.ts'
import type { RuleFile } from '../rule.ts'
import { isWithin, type MoneyRange, wireRange } from '../terms.ts'
import type { Complain, Complaint } from './complaint.ts'

type Checking = {
  readonly rule: RuleFile
  readonly terms: PieceTerms
  readonly offering: Written
  readonly say: Complain
  readonly wrong: Complaint[]
  readonly missing: Complaint[]
}

export function checkPieces(
  rule: RuleFile,
  offering: Written,
  say: Complain,
  wrong: Complaint[],
  missing: Complaint[],
): void {
  const terms = rule.pieces
  if (terms === undefined) return
  const checking: Checking = { rule, terms, offering, say, wrong, missing }
  checkSeries(checking)
  checkFees(checking)
  checkSale(checking)
  checkNotices(checking)
}

function checkSeries({ rule, terms, offering, say, wrong, missing }: Checking): void {
  const series = Object.entries(offering.series ?? {})
  if (series.length === 0) say(missing, terms.by, message('series not chosen'), 'series')
  const kinds = Object.keys(terms.kinds)
  for (const [code, { kind, face, pieces, games = [], from, to, fee, printed = [] }] of series) {
    const at = `series.${code}`
    if (!isSeries(code)) say(wrong, terms.by, message('code of no series', { series: code }), at)
    const of = terms.kinds[kind]
    if (of === undefined) {
      say(wrong, terms.by, message('no such kind of piece', { series: code, kind, kinds }), `${at}.kind`)
      continue
    }
    if (face <= 0n || (of.face.of === 'piece' && !isWithin(of.face.range, face)))
      say(wrong, of.face.by, outside(code, face, of.face.range), `${at}.face`)
    if (pieces < 1 || pieces > PIECES_MAX)
      say(wrong, of.by, message('series without pieces', { series: code, most: PIECES_MAX }), `${at}.pieces`)
    if (to <= from) say(wrong, terms.period.by, message('ends before it begins', { of: code, from, to }), `${at}.to`)
    const own = rule.games.map(({ game }) => game)
    for (const game of games)
      if (!own.includes(game))
        say(wrong, rule.games[0]?.by ?? '', message('game not designated', { game, games: own }), `${at}.games`)
    if (fee !== undefined && fee > 0n && terms.fee === undefined)
      say(wrong, terms.by, message('no redemption fee in the rules', { series: code }), `${at}.fee`)
    // Where nothing is taken there is no fee to print.
    for (const what of terms.printed?.says ?? [])
      if (!printed.includes(what) && (what !== 'fee' || fee !== undefined))
        say(missing, terms.printed!.by, message('not printed', { series: code, what }), `${at}.printed`)
  }
}

/** The amount of the fee stands on whatever advertises it. */
function checkFees({ terms, offering: { advertisement, series = {} }, say, wrong, missing }: Checking): void {
  if (terms.fee === undefined) return
  const fees = new Set(Object.values(series).flatMap(({ fee = ZERO }) => (fee === ZERO ? [] : [fee])))
  const words = (advertisement?.words ?? []).join(' ')
  for (const fee of fees) {
    const amount = formatMoney(fee).replace(/\.00$/, '').replace('$', '\\$')
    // `$1` is not said by `$10` or `$1.50`.
    if (new RegExp(`${amount}(\\.00)?(?!\\d|[.,]\\d)`).test(words)) continue
    const list = advertisement === undefined ? missing : wrong
    const told = message('fee not in the advertisement', { fee: toWire(fee) })
    say(list, terms.fee.advertised.by, told, 'advertisement.words')
  }
}

function checkSale({ terms, offering, say, wrong, missing }: Checking): void {
  const { packages = {}, sale, series = {} } = offering
  const posted = Object.entries(packages)
  if (terms.sale === undefined) {
    if (posted.length > 0 || sale !== undefined)
      say(wrong, terms.given?.by ?? terms.by, message('pieces are not sold'), 'packages')
    return
  }
  if (posted.length === 0) say(missing, terms.sale.by, message('packages not chosen'), 'packages')
  if (sale === undefined) say(missing, terms.sale.window.by, message('sale not chosen'), 'sale')
  for (const [index, { from, to }] of (sale?.hours ?? []).entries())
    if (to <= from)
      say(wrong, terms.sale.hours.by, message('ends before it begins', { of: 'sale', from, to }), `sale.hours.${index}`)
  for (const [name, { price, pieces }] of posted) {
    const at = `packages.${name}`
    const parts = Object.entries(pieces)
    const unknown = parts.find(([code]) => series[code] === undefined)
    if (unknown !== undefined) {
      say(wrong, terms.sale.by, message('no such series', { series: unknown[0] }), `${at}.pieces`)
      continue
    }
    const face = faceOf(series, pieces)
    if (face === ZERO) say(wrong, terms.sale.by, message('package of nothing', { package: name }), `${at}.pieces`)
    for (const kind of new Set(parts.map(([code]) => series[code]!.kind))) {
      const range = terms.kinds[kind]?.face
      if (range?.of === 'purchase' && !isWithin(range.range, face))
        say(wrong, range.by, outside(name, face, range.range), `${at}.pieces`)
    }
    if (price <= 0n || price >= face) {
      const told = message('price not under the face', { package: name, price: toWire(price), face: toWire(face) })
      say(wrong, terms.sale.price.by, told, `${at}.price`)
    }
  }
}

function checkNotices({ terms, offering: { notices }, say, wrong, missing }: Checking): void {
  if (terms.notice === undefined) {
    if (notices !== undefined) say(wrong, terms.by, message('no notices in the rules'), 'notices')
    return
  }
  if (notices === undefined) say(missing, terms.notice.by, message('notices not chosen'), 'notices')
  const kinds = Object.keys(terms.kinds)
  for (const [table, notice] of Object.entries(notices ?? {}))
    for (const kind of notice.kinds)
      if (!kinds.includes(kind))
        say(
          wrong,
          terms.notice.by,
          message('no such kind of piece', { series: `table ${table}`, kind, kinds }),
          `notices.${table}.kinds`,
        )
}

/** What all pieces of a package are worth by what stands on them. */
export const faceOf = (series: NonNullable<Written['series']>, pieces: Readonly<Record<string, number>>): Cents =>
  add(ZERO, ...Object.entries(pieces).map(([code, count]) => times(series[code]?.face ?? ZERO, count)))

const outside = (of: string, face: Cents, range: MoneyRange) =>
  message('face outside its range', { of, face: toWire(face), range: wireRange(range) })
