/** What coupons, certificates and dead chips are worth and cost, game by game, as a page and as JSON. */
import { type Cents, formatMoney, ZERO } from '../../base/money.ts'
import { GAMES, isGame } from '../../games/games.ts'
import { type Fraction, formatFraction, fraction, plus, toNumber } from '../../odds/fraction.ts'
import { type BetOdds, baseBets, type PieceValue, pieceValue } from '../../odds/pieces.ts'
import type { Written } from '../../rulebook/offering.ts'
import type { KindTerms } from '../../rulebook/parts/pieces.ts'
import type { RuleOf } from '../../rulebook/rule.ts'
import { figure } from '../figures.ts'

type Rule = RuleOf<'coupons'>
type Bets = { readonly games: readonly string[]; readonly bets: readonly BetOdds[] }
/** Of one kind on one bet; `redeemed` where the document lets the house post what the cage pays for. */
type KindValue = { readonly kind: string; readonly redeemed?: string; readonly value: PieceValue }

const ASSUMES = [
  'every hand comes from a full shoe',
  'a piece that stays with the player is played again until it is gone',
  'beside a piece that asks for live chips lies as much as its face, and worth is what comes on top of what those win alone',
]
const OWN = 'by the chances that were given'
/** No figure is better than one that nobody has counted. */
const UNKNOWN =
  'the program has no chances of a base bet there: what is best to do in the hand, and with it what a piece is worth, is not computed'

/** `own`: a bet whose chances somebody else has counted. */
export function pieceOdds(rule: Rule, posted: Written, json: boolean, own?: BetOdds): string {
  const { known: counted, unknown } = betsOf(rule)
  const known = own === undefined ? counted : [{ games: [OWN], bets: [own] }, ...counted]
  const rows = (bet: BetOdds) => kindsOn(rule, bet)
  const chosen = posted.settings?.redeemed
  if (json)
    return JSON.stringify(
      {
        activity: rule.activity,
        assumes: ASSUMES,
        games: known.map(({ games, bets }) => ({
          games,
          bets: bets.map((bet) => ({
            bet: bet.bet,
            chances: {
              win: figure(bet.chances.win),
              lose: figure(bet.chances.lose),
              push: figure(bet.chances.push),
            },
            kinds: rows(bet).map(({ kind, redeemed, value }) => ({
              kind,
              ...(redeemed === undefined ? {} : { redeemed, isPosted: redeemed === chosen }),
              worth: figure(value.worth),
              house: figure(value.house),
              playerDealer: figure(value.playerDealer),
              hands: figure(value.hands),
            })),
            posted: [...seriesOn(rule, posted, bet), ...packagesOn(rule, posted, bet)].map((one) => ({
              ...one,
              worthInCents: figure(one.worthInCents),
              houseInCents: figure(one.houseInCents),
            })),
          })),
        })),
        unknown: { games: unknown, why: UNKNOWN },
      },
      undefined,
      2,
    )
  return [
    rule.name,
    '',
    `Assumed: ${ASSUMES.join('; ')}.`,
    ...known.flatMap(({ games, bets }) => [
      '',
      games.map((game) => (isGame(game) ? GAMES[game].name : game)).join(', '),
      ...bets.flatMap((bet) => [
        '',
        row(`  ${bet.bet}`, 'to its holder', 'to the house', 'player-dealer', 'hands'),
        ...rows(bet).map(({ kind, redeemed, value }) =>
          row(
            `    ${kind}${redeemed === undefined ? '' : `, ${redeemed}${redeemed === chosen ? ' (posted)' : ''}`}`,
            share(value.worth),
            share(fraction(-value.house.over, value.house.under)),
            share(value.playerDealer),
            toNumber(value.hands).toFixed(2),
          ),
        ),
        ...[...seriesOn(rule, posted, bet), ...packagesOn(rule, posted, bet)].map(
          ({ name, worthInCents, houseInCents }) =>
            row(`    ${name}`, money(worthInCents), money(fraction(-houseInCents.over, houseInCents.under))),
        ),
        ...(rows(bet).length === 0 ? [] : [`    exactly: ${exactly(rows(bet))}`]),
      ]),
    ]),
    '',
    ...(unknown.length === 0 ? [] : [`Not known: ${unknown.join(', ')}. There ${UNKNOWN}.`]),
    ...(bonusToo(rule) ? ['Bonus bets are not reckoned: what they pay is a rule of each game.'] : []),
  ].join('\n')
}

const row = (...cells: readonly string[]): string =>
  [cells[0]!.padEnd(46), ...cells.slice(1).map((cell) => cell.padStart(15))].join('').trimEnd()
const share = (value: Fraction): string => `${(toNumber(value) * 100).toFixed(4)}%`
const money = (cents: Fraction): string => formatMoney(BigInt(Math.round(toNumber(cents))) as Cents)
const exactly = (rows: readonly KindValue[]): string =>
  [...new Set(rows.map(({ kind, value }) => `${kind} ${formatFraction(value.worth)}`))].join(', ')
const bonusToo = ({ pieces }: Rule): boolean =>
  Object.values(pieces.kinds).some(({ bets }) => bets.on === 'base and bonus')

/** Games whose bets have the same chances stand together. */
function betsOf({ games }: Rule): { known: Bets[]; unknown: string[] } {
  const slugs = games.map(({ game }) => game)
  const sameAs = (game: string): string | undefined => {
    if (!isGame(game)) return undefined
    const { family, pieces } = GAMES[game]
    return family === 'baccarat' && pieces !== 'tiles' ? pieces.name : undefined
  }
  const groups = Map.groupBy(slugs, sameAs)
  const known = [...groups].flatMap(([same, [first, ...more]]): Bets[] =>
    same === undefined || first === undefined || !isGame(first)
      ? []
      : [{ games: [first, ...more], bets: baseBets(GAMES[first]) }],
  )
  return { known, unknown: groups.get(undefined) ?? [] }
}

const waysOf = ({ wins, loses }: KindTerms): readonly (string | undefined)[] => {
  const posted = new Set([...(wins.cage?.posted ?? []), ...(loses.cage?.posted ?? [])])
  return posted.size === 0 ? [undefined] : [...posted]
}
const worthOf = (terms: KindTerms, bet: BetOdds, redeemed: string | undefined): PieceValue =>
  pieceValue(terms, bet, { isBesideLive: terms.live.chips.endsWith('the face'), redeemed })

const kindsOn = ({ pieces: { kinds } }: Rule, bet: BetOdds): KindValue[] =>
  Object.entries(kinds).flatMap(([kind, terms]) =>
    waysOf(terms).map((redeemed) => ({
      kind,
      ...(redeemed === undefined ? {} : { redeemed }),
      value: worthOf(terms, bet, redeemed),
    })),
  )

/** In money: what is paid for it, fee or price, is off the worth of the one and the cost of the other. */
type Posted = { readonly name: string; readonly worthInCents: Fraction; readonly houseInCents: Fraction }

function inMoney(name: string, value: PieceValue, face: bigint, paid: bigint): Posted {
  const sum = ({ over, under }: Fraction) => plus(fraction(over * face, under), fraction(-paid))
  return { name, worthInCents: sum(value.worth), houseInCents: sum(value.house) }
}

function seriesOn(rule: Rule, { series = {}, settings }: Written, bet: BetOdds): Posted[] {
  return Object.entries(series).flatMap(([code, { kind, face, fee = ZERO }]) => {
    const terms = rule.pieces.kinds[kind]
    // What is sold is reckoned by the package, with its price.
    if (terms === undefined || terms.face.of === 'purchase') return []
    const after = fee === 0n ? '' : `, fee ${formatMoney(fee)}`
    return [
      inMoney(`${code}: ${kind} ${formatMoney(face)}${after}`, worthOf(terms, bet, settings?.redeemed), face, fee),
    ]
  })
}

function packagesOn(rule: Rule, { packages = {}, series = {}, settings }: Written, bet: BetOdds): Posted[] {
  return Object.entries(packages).map(([name, { price, pieces }]) => {
    const parts = Object.entries(pieces).flatMap(([code, count]) => {
      const { kind, face } = series[code] ?? {}
      const terms = kind === undefined ? undefined : rule.pieces.kinds[kind]
      if (terms === undefined || face === undefined) return []
      return [inMoney(code, worthOf(terms, bet, settings?.redeemed), face * BigInt(count), 0n)]
    })
    const less = fraction(-price)
    return {
      name: `${name}: price ${formatMoney(price)}`,
      worthInCents: parts.map(({ worthInCents }) => worthInCents).reduce(plus, less),
      houseInCents: parts.map(({ houseInCents }) => houseInCents).reduce(plus, less),
    }
  })
}
