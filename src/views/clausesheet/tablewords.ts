/** Games against the house: wagers, paytables and terms of procedure. */
import { formatShare } from '../../base/share.ts'
import { formatPay, type Pay } from '../../games/table/pays.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { isTableGame, type TableGameTerms } from '../../rulebook/tablegame.ts'
import { PROCEDURE } from './procedure.ts'
import { both, capital, either, gameName, money, poolName, type Worded, worded } from './worded.ts'

export function tableWords(rule: RuleFile): Worded[] {
  if (!isTableGame(rule)) return []
  const { table } = rule
  const { playMax, even, positions, severalHits, seedScales, cut, stub, bonusFloor, rate, magic } = table
  return [
    ...worded(
      'table',
      table,
      `${gameName(table.game)} at a table of up to ${table.seats} players; the dealer has ${table.dealerCards} cards.${
        positions === 'one' ? ' One position for each player.' : ''
      }`,
      'dealer',
    ),
    ...worded('table.playMax', playMax, `Play: from 1 to ${playMax.times} times the Ante.`, 'dealer'),
    ...worded(
      'table.even',
      even,
      'pays' in even
        ? `Ante and Play pay ${formatPay(even.pays)}.`
        : `Ante and Play pay what the house supplies: ${even.supplied}.`,
      'dealer',
    ),
    ...(positions === 'one'
      ? []
      : worded(
          'table.positions',
          positions,
          'The house chooses whether a player may have several positions.',
          'offering',
        )),
    ...worded(
      'table.severalHits',
      severalHits,
      'The house chooses how several hands that win of one meter are paid.',
      'offering',
    ),
    ...worded(
      'table.seedScales',
      seedScales,
      'The amount that a meter starts anew with goes up and down with the wager.',
    ),
    ...worded('table.cut', cut, `The cut leaves at least ${cut?.min} cards on either side.`, 'dealer'),
    ...worded('table.stub', stub, `The stub is counted at least once in ${stub?.every} rounds.`, 'dealer'),
    ...worded(
      'table.bonusFloor',
      bonusFloor,
      `A bonus of ${bonusFloor?.from} for 1 and more needs the floor.`,
      'floor',
    ),
    ...worded('table.rate', rate, 'What a meter gains of each wager is for the house to say.', 'offering'),
    ...(magic === undefined
      ? []
      : worded(
          'table.magic',
          magic,
          `Magic Card ${formatPay(magic.card)}, Lucky Bonus ${formatPay(magic.lucky)}, where offered.`,
          'dealer',
        )),
    ...procedureWords(table),
    ...wagerWords(rule, table),
    ...paytableWords(table),
  ]
}

function procedureWords({ terms, dealing = {} }: TableGameTerms): Worded[] {
  const said = (written: typeof terms, at: string, where: string) =>
    Object.entries(written).flatMap(([name, term]) =>
      worded(`${at}.${name}`, term, `${PROCEDURE[name as keyof typeof PROCEDURE]}${where}.`, 'dealer'),
    )
  return [
    ...said(terms, 'table.terms', ''),
    ...Object.entries(dealing).flatMap(([way, ways]) => [
      ...worded(
        `table.dealing.${way}.change`,
        ways.change,
        `Dealt from the ${way}: the deck is changed every ${ways.change.hours} hours.`,
        'dealer',
      ),
      ...said(ways.terms, `table.dealing.${way}.terms`, `, dealt from the ${way}`),
    ]),
  ]
}

const PLACE = { layout: 'on the layout', sensor: 'on the sensor', device: 'at the electronic device' }

const wagerWords = (rule: RuleFile, { wagers }: TableGameTerms): Worded[] =>
  Object.entries(wagers).flatMap(([name, wager]) => {
    const parts = [
      `${capital(name)}: ${PLACE[wager.on]}`,
      ...(wager.equal === undefined ? [] : [`as much as the ${wager.equal}`]),
      ...(wager.after === undefined ? [] : [`after ${both(wager.after)}`]),
      ...(wager.amounts === undefined ? [] : [either(wager.amounts.map(money))]),
      ...(wager.meter === undefined ? [] : [`raises ${poolName(rule, wager.meter)}`]),
    ]
    return worded(`table.wagers.${name}`, wager, `${parts.join(', ')}.`, 'dealer')
  })

const JUDGED = {
  'four cards': 'by four cards',
  'five cards': 'by five cards',
  'in five cards': 'by four of five cards',
}

function paytableWords({ paytables, coverAll }: TableGameTerms): Worded[] {
  const own = Object.entries(paytables).flatMap(([wager, { by, option }]) => {
    const at = `table.paytables.${wager}`
    const called = (name: string) => (['only', 'offered'].includes(name) ? '' : ` ${name}`)
    const title = wager === 'ante' ? 'Automatic bonus on the Ante' : capital(wager)
    return [
      {
        at,
        by,
        says: `${title} pays:`,
        rows: Object.entries(option).map(
          ([name, { judged, pays }]) => `${title}${called(name)}, ${JUDGED[judged]}: ${linesOf(pays)}`,
        ),
        answers: 'dealer' as const,
      },
      ...Object.entries(option).flatMap(([name, { envy, wager: posted, least, reserve }]) => [
        ...worded(
          `${at}.option.${name}.wager`,
          posted,
          `${title}${called(name)} is printed for a wager of ${posted && money(posted.amount)}.`,
          'offering',
        ),
        ...worded(
          `${at}.option.${name}.least`,
          least,
          `${title}${called(name)}: the meter starts with at least ${least && money(least.amount)}.`,
        ),
        ...worded(
          `${at}.option.${name}.reserve`,
          reserve,
          `${title}${called(name)}: ${reserve && formatShare(reserve.share)} of each wager stand behind the meter.`,
        ),
        ...worded(
          `${at}.option.${name}.envy`,
          envy,
          `${title}${called(name)}: envy for a hand of another, ${envy && JUDGED[envy.judged]}, ${Object.entries(
            envy?.for ?? {},
          )
            .map(
              ([wagered, amounts]) =>
                `with ${wagered} wagered ${Object.entries(amounts)
                  .map(([hand, amount]) => `${hand} ${money(amount)}`)
                  .join(', ')}`,
            )
            .join('; ')}${envy?.scales === undefined ? '' : '; other wagers in proportion'}.`,
          'dealer',
        ),
      ]),
    ]
  })
  if (coverAll === undefined) return own
  return [
    ...own,
    {
      at: 'table.coverAll',
      by: coverAll.by,
      says: `Cover All pays, ${JUDGED[coverAll.judged]}, by the number of players:`,
      rows: Object.entries(coverAll.players).map(
        ([players, pays]) => `${players} ${players === '1' ? 'player' : 'players'}: ${linesOf(pays)}`,
      ),
      answers: 'dealer',
    },
  ]
}

const linesOf = (pays: { readonly [hand: string]: Pay }): string =>
  Object.entries(pays)
    .map(([hand, pay]) => `${hand} ${formatPay(pay).replace(/ of meter$/, ' of the meter')}`)
    .join(', ')
