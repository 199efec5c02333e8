/** The wagers and paytables of a game against the house, as rows of its rule sheet. */
import { formatMoney } from '../../base/money.ts'
import { formatShare } from '../../base/share.ts'
import { formatPay, type Pay } from '../../games/table/pays.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { isTableGame, type TableGameTerms } from '../../rulebook/tablegame.ts'
import type { SheetSection } from './sheetrow.ts'

export function tableSections(rule: RuleFile): SheetSection[] {
  if (!isTableGame(rule)) return []
  const { table } = rule
  return [
    { title: 'Wagers', rows: wagerRows(table) },
    ...Object.entries(table.paytables).flatMap(([wager, { by, option }]) =>
      Object.entries(option).map(([name, { judged, pays, envy, least, reserve }]) => ({
        title: `${wager === 'ante' ? 'automatic bonus on the ante' : wager}${name === 'only' || name === 'offered' ? '' : ` ${name}`}, ${judged === 'in five cards' ? 'five cards' : judged}`,
        by,
        rows: [
          ...paysRows(pays, by),
          ...Object.entries(envy?.for ?? {}).flatMap(([wagered, amounts]) =>
            Object.entries(amounts).map(([hand, amount]) => ({
              says: `envy for ${hand} of another with ${wagered} wagered: ${formatMoney(amount)}`,
              by: envy!.by,
            })),
          ),
          ...(least === undefined
            ? []
            : [{ says: `the meter starts with at least ${formatMoney(least.amount)}`, by: least.by }]),
          ...(reserve === undefined
            ? []
            : [{ says: `${formatShare(reserve.share)} of each wager stand behind the meter`, by: reserve.by }]),
        ],
      })),
    ),
    ...Object.entries(table.coverAll?.players ?? {}).map(([players, pays]) => ({
      title: `cover all, ${players} ${players === '1' ? 'player' : 'players'}`,
      by: table.coverAll!.by,
      rows: paysRows(pays, table.coverAll!.by),
    })),
    ...(table.magic === undefined
      ? []
      : [
          {
            title: 'Magic Card and Lucky Bonus',
            rows: [
              { says: `Magic Card: ${formatPay(table.magic.card)}`, by: table.magic.by },
              { says: `Lucky Bonus: ${formatPay(table.magic.lucky)}`, by: table.magic.by },
            ],
          },
        ]),
  ]
}

const paysRows = (pays: { readonly [hand: string]: Pay }, by: string) =>
  Object.entries(pays).map(([hand, pay]) => ({ says: `${hand}: ${formatPay(pay)}`, by }))

function wagerRows({ wagers, playMax, even }: TableGameTerms) {
  const odds = 'pays' in even ? formatPay(even.pays) : `as the house says (${even.supplied})`
  return [
    ...Object.entries(wagers).map(([name, { by, after = [], equal, amounts }]) => ({
      says: [
        name,
        ...(equal === undefined ? [] : [`as much as ${equal}`]),
        ...(after.length === 0 ? [] : [`after ${after.join(' and ')}`]),
        ...(amounts === undefined ? [] : [amounts.map(formatMoney).join(' or ')]),
      ].join(', '),
      by,
    })),
    { says: `play, once to ${playMax.times} times the ante`, by: playMax.by },
    { says: `ante and play pay ${odds}`, by: even.by },
  ]
}
