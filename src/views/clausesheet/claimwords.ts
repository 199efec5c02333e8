/** Claims, records, signs, free tables, games, counted cards and what the house chooses. */

import type { RuleFile } from '../../rulebook/rule.ts'
import { times as written } from '../../words/en/times.ts'
import { dayName } from './contestwords.ts'
import { cardsWords } from './linewords.ts'
import { capital, either, fundName, gameName, gameNames, money, plain, type Worded, worded } from './worded.ts'

export function claimWords(rule: RuleFile): Worded[] {
  const { claim } = rule
  const { id, opens, expires, personal, reinstated, paidIn, things, voucher, credit, tray } = claim
  const from = (
    amount: typeof expires extends infer Term ? (Term extends { from?: infer Amount } ? Amount : never) : never,
  ) => (amount === undefined ? '' : `, for prizes of ${money(amount)} and more`)
  const span = expires?.days === undefined ? `${expires?.hours} hours` : `${expires.days} days`
  const time = expires?.before === undefined ? `within ${span}` : `before ${dayName(expires.before)}`
  return [
    ...worded('claim', claim, `Paid in: ${claim.form}.`, 'cage'),
    ...worded(
      'claim.id',
      id,
      id?.minutes === undefined
        ? id?.copied
          ? 'ID is checked first, and a copy of it is kept.'
          : 'ID is checked first.'
        : `Valid ID within ${id.minutes} minutes${from(id.from)}.`,
      'cage',
    ),
    ...worded(
      'claim.opens',
      opens,
      `Paid from ${dayName(opens?.day ?? '')} ${written.clock(opens?.at ?? '')} on.`,
      'cage',
    ),
    ...worded(
      'claim.expires',
      expires,
      `Not claimed ${time}, it goes to ${fundName(rule, expires?.to ?? '')}${from(expires?.from)}.`,
    ),
    ...worded(
      'claim.expires.claimed',
      expires?.claimed,
      `Who ${expires?.claimed?.when === undefined ? 'comes back with' : 'shows'} ID in that time has claimed it.`,
      'cage',
    ),
    ...worded('claim.personal', personal, 'It goes to the winner and to nobody else.', 'cage'),
    ...worded(
      'claim.reinstated',
      reinstated,
      `After an exclusion nothing is handed over before the ${reinstated?.form} is approved.`,
      'cage',
    ),
    ...worded(
      'claim.paidIn',
      paidIn,
      `Money is handed over only as ${either(paidIn?.forms ?? [])}${paidIn?.only === undefined ? '' : `, for ${paidIn.only}`}.`,
      'cage',
    ),
    ...worded(
      'claim.things',
      things,
      `${things?.only === true ? 'Only' : 'Also'} as ${either(things?.forms ?? [])}.`,
      'cage',
    ),
    ...worded(
      'claim.voucher',
      voucher,
      `The ${voucher?.form} covers its value: more is paid by the winner, less is not paid out.`,
      'cage',
    ),
    ...worded(
      'claim.credit',
      credit,
      `The ${credit?.form} pays collection at tables for ${credit?.years === 1 ? '1 year' : `${credit?.years} years`}; what is left then lapses.`,
      'dealer',
    ),
    ...worded('claim.tray', tray, trayWords(tray), 'dealer'),
  ]
}

function trayWords(tray: RuleFile['claim']['tray']): string {
  if (tray?.may !== true) return "Never from the dealer's tray."
  const only = tray.only === undefined ? '' : ` ${tray.only}`
  return `The dealer's tray may pay${only}${tray.under === undefined ? '' : ` under ${money(tray.under)}`}.`
}

export const signWords = ({ signs, id }: RuleFile): Worded[] => [
  ...worded(
    'signs.id',
    signs.id,
    `Advertisements carry ${id ?? 'the id'}${signs.id?.when === 'always' ? '' : ' when another name is used'}.`,
    'offering',
  ),
  ...signs.words.flatMap((said, index) =>
    worded(`signs.words #${index + 1}`, said, `Every advertisement says "${said.says}".`, 'offering'),
  ),
  ...signs.show.flatMap((shown, index) =>
    worded(`signs.show #${index + 1}`, shown, `On display: ${shown.what}.`, 'offering'),
  ),
]

export function freeWords({ free }: RuleFile): Worded[] {
  const hands = free?.hands
  const most = Object.entries(hands?.max ?? {}).map(([game, count]) => `${gameName(game)} at most ${count}`)
  const dealt = [
    ...(hands?.min === undefined ? [] : [`at least ${hands.min} hands`]),
    ...most,
    ...(hands?.full === true ? ['a hand to every seat'] : []),
    ...(hands?.each === undefined ? [] : ['one hand for each participant, the house plays the others']),
  ]
  return [
    ...worded(
      'free',
      free,
      `A free table on request, without fee or wager${free?.pays === undefined ? '' : `; a hand of the chart wins the ${free.pays}`}.`,
      'floor',
    ),
    ...worded('free.asked', free?.asked, 'Only the prize that was asked for before the deal.', 'floor'),
    ...worded(
      'free.emptySeat',
      free?.emptySeat,
      'A hand of the chart that is dealt to an empty seat counts for those who take part.',
      'floor',
    ),
    ...worded('free.hands', hands, `Dealt at a free table: ${dealt.join('; ')}.`, 'floor'),
    ...worded('free.ownPart', free?.ownPart, "Only the part of the participant's own hand is paid.", 'floor'),
  ]
}

export const gamesWords = ({ games }: RuleFile): Worded[] =>
  games.flatMap(({ by, game, id }, index) =>
    worded(
      `games #${index + 1}`,
      { by },
      `Offered in ${gameName(game)}${id === undefined ? '' : ` (${id})`}.`,
      'offering',
    ),
  )

export const countWords = ({ counts = {} }: RuleFile): Worded[] =>
  Object.entries(counts).flatMap(([game, { by, cards }]) =>
    worded(`counts.${game}`, { by }, `${gameName(game)}: ${cardsWords(cards)}.`),
  )

const ANEW = { 'drawn card': 'by a card drawn in view of the floor', 'house decides': 'as the house decides' }

export const settingWords = ({ settings = {} }: RuleFile): Worded[] =>
  Object.entries(settings).flatMap(([name, { by, oneOf, anew }]) => [
    ...worded(
      `settings.${name}`,
      { by },
      `The house chooses the ${settingName(name)}: ${either(oneOf.map(chosen))}.`,
      'offering',
    ),
    ...worded(
      `settings.${name}.anew`,
      anew,
      `${capital(settingName(name))} may be posted anew while it runs, ${anew === undefined ? '' : ANEW[anew.how]}.`,
      'floor',
    ),
  ])

/** A backline setting is named by its game. */
function settingName(name: string): string {
  const game = /^backline (.+)$/.exec(name)?.[1]
  return game === undefined ? name : `betting behind a seat in ${gameNames([game])}`
}
const chosen = (value: string): string => (/^[a-z]+(?:-[a-z]+)+$/.test(value) ? plain(value) : value)

/** Records and stopping, which the program does for every activity alike. */
export const keptWords = ({ kept }: RuleFile): Worded[] => [
  ...worded('kept.books', kept?.books, 'Every rise and fall of a fund is in books of its own.'),
  ...worded('kept.log', kept?.log, 'Collections and payments are logged, with time and winner.'),
  ...worded('kept.report', kept?.report, 'What each table took is reported by day.'),
  ...worded('kept.wins', kept?.wins, 'A win is recorded when an authorized person has verified it.', 'floor'),
  ...worded(
    'kept.corrections',
    kept?.corrections,
    'A recorded win is taken back by an adjustment with a reason.',
    'accounting',
  ),
  ...worded('kept.stop', kept?.stop, 'It ends at once when the regulator says so.', 'compliance'),
]
