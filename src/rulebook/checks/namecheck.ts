/** What is named is there: pools, games of this activity, forms of payment that some document knows. */
import { type Message, message } from '../../base/message.ts'
import { nearTo } from '../../base/near.ts'
import { isPool, poolAccount, poolOf } from '../../ledger/name.ts'
import { isMoneyForm, isThingForm, MONEY_FORMS, THING_FORMS } from '../forms.ts'
import type { Misplaced } from '../kind.ts'
import type { RuleFile } from '../rule.ts'
import { isTableGame } from '../tablegame.ts'

type Path = Misplaced['path']

export const nameFaults = (rule: RuleFile): Misplaced[] => [
  ...poolFaults(rule),
  ...structureFaults(rule),
  ...gameFaults(rule),
  ...formFaults(rule),
]

function poolFaults(rule: RuleFile): Misplaced[] {
  const named: [path: Path, pool: string | undefined][] = [
    ...(rule.fee?.parts ?? []).map(({ to }, index): (typeof named)[number] => [['fee', 'parts', index, 'to'], to]),
    [['fee', 'past', 'to'], rule.fee?.past?.to],
    [['claim', 'expires', 'to'], rule.claim.expires?.to],
    ...linesOf(rule).flatMap(({ line: { pays }, path }): typeof named => {
      if (pays.kind === 'pool' || pays.kind === 'beaten') return [[[...path, 'pays', 'pool'], poolAccount(pays.pool)]]
      return pays.kind === 'fixed' || pays.kind === 'entered' ? [[[...path, 'pays', 'from'], pays.from]] : []
    }),
    ...(isTableGame(rule)
      ? Object.entries(rule.table.wagers).map(([wager, terms]): (typeof named)[number] => [
          ['table', 'wagers', wager, 'meter'],
          terms?.meter === undefined ? undefined : poolAccount(terms.meter),
        ])
      : []),
  ]
  return named.flatMap(([path, fund]): Misplaced[] => {
    if (fund === undefined || !isPool(fund) || rule.pools[poolOf(fund)] !== undefined) return []
    // Where another activity's funds pay, its pools are named in its own file.
    if (rule.reserve.of !== undefined && path[0] === 'claim') return []
    return [{ path, told: message('pool is not there', { pool: poolOf(fund) }) }]
  })
}

/** A beaten hand without a division of its own goes by the posted structure; there is one to post. */
function structureFaults(rule: RuleFile): Misplaced[] {
  if (rule.shares === undefined || Object.keys(rule.shares.option).length > 0) return []
  const lacking = linesOf(rule).filter(({ line: { pays } }) => pays.kind === 'beaten' && pays.shares === undefined)
  return lacking.map(({ line: { line }, path }) => ({
    path: [...path, 'pays'],
    told: message('no division for the line', { line }),
  }))
}

function gameFaults(rule: RuleFile): Misplaced[] {
  const games = rule.games.map(({ game }) => game)
  const named: [path: Path, game: string][] = [
    ...linesOf(rule).flatMap(({ line, path }) => each([...path, 'games'], line.games)),
    ...(rule.fee?.rates ?? []).flatMap((rate, index) => each(['fee', 'rates', index, 'games'], rate.games)),
    ...each(['fee', 'round', 'without', 'games'], rule.fee?.round?.without?.games),
    ...rule.who.flatMap((need, index) => (need.need === 'dealt in' ? each(['who', index, 'games'], need.games) : [])),
    ...Object.keys(rule.counts ?? {}).map((game): [Path, string] => [['counts', game], game]),
    ...Object.keys(rule.free?.hands?.max ?? {}).map((game): [Path, string] => [['free', 'hands', 'max', game], game]),
  ]
  const foreign = named.flatMap(([path, game]): Misplaced[] => {
    if (games.includes(game)) return []
    const meant = nearTo(game, games)
    return [{ path, told: message('game of another activity', { game, ...(meant === undefined ? {} : { meant }) }) }]
  })
  const twice = games.flatMap((game, index): Misplaced[] =>
    games.indexOf(game) === index ? [] : [{ path: ['games', index], told: message('game stands twice', { game }) }],
  )
  return [...foreign, ...twice]
}

const each = (path: Path, games: readonly string[] = []): [Path, string][] =>
  games.map((game, index) => [[...path, index], game])

function formFaults(rule: RuleFile): Misplaced[] {
  const { paidIn, things, voucher } = rule.claim
  const ofLines = linesOf(rule).flatMap(({ line: { form }, path }): Misplaced[] =>
    form === undefined || isMoneyForm(form.is) || isThingForm(form.is)
      ? []
      : [{ path: [...path, 'form', 'is'], told: unknown(form.is, [...MONEY_FORMS, ...THING_FORMS]) }],
  )
  return [
    ...listed(['claim', 'paidIn', 'forms'], paidIn?.forms, MONEY_FORMS),
    ...listed(['claim', 'things', 'forms'], things?.forms, THING_FORMS),
    ...(voucher === undefined ? [] : listed(['claim', 'voucher', 'form'], [voucher.form], things?.forms ?? [])),
    ...ofLines,
  ]
}

const listed = (path: Path, forms: readonly string[] = [], known: readonly string[]): Misplaced[] =>
  forms.flatMap((form, index) => (known.includes(form) ? [] : [{ path: [...path, index], told: unknown(form, known) }]))

const unknown = (form: string, known: readonly string[]): Message =>
  message('form of no document', { form, forms: [...known] })

const linesOf = ({ charts }: RuleFile) =>
  Object.entries(charts.option).flatMap(([option, lines]) =>
    lines.map((line, index): { line: (typeof lines)[number]; path: Path } => ({
      line,
      path: ['charts', 'option', option, index],
    })),
  )
