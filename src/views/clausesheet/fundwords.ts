/** Fee, pools and reserve of a rule file, term by term. */
import type { RuleFile } from '../../rulebook/rule.ts'
import {
  type Answerer,
  capital,
  fundName,
  gameNames,
  money,
  moneyRange,
  type Names,
  plain,
  poolName,
  type Worded,
  worded,
} from './worded.ts'

const FEE_KNOWN = {
  sensed: ['sensed at the betting spot', 'dealer'],
  recorded: ['entered by the dealer', 'dealer'],
  counted: ['known when the box is counted', 'count'],
  'recorded or counted': ['entered by the dealer, or known when the box is counted', 'dealer'],
} as const satisfies Record<string, readonly [string, Answerer]>

const FEE_FROM = { player: 'each player who takes part', pot: 'the pot', 'player-dealer': 'the player-dealer position' }

export function feeWords(rule: RuleFile): Worded[] {
  const { fee } = rule
  if (fee === undefined) return []
  const [known, answers] = FEE_KNOWN[fee.evidence]
  const steps = fee.rates === undefined ? `${money(fee.amount)} from` : `In steps of ${money(fee.amount)}, from`
  const round = fee.round === undefined ? '' : ', one for the whole round'
  const dealtIn = fee.dealtInMin === undefined ? '' : `, with ${fee.dealtInMin} or more dealt in`
  const { round: { mandatory, optional, without } = {}, postedBy, broken, button } = fee
  return [
    ...worded('fee', fee, `Fee: ${steps} ${FEE_FROM[fee.from]}${round}${dealtIn}; ${known}.`, answers),
    ...worded(
      'fee.round.mandatory',
      mandatory,
      `With ${mandatory?.players} or more players the player-dealer puts it down.`,
      'dealer',
    ),
    ...worded('fee.round.optional', optional, "With fewer players it is the player's own choice.", 'dealer'),
    ...worded(
      'fee.round.without',
      without,
      `${gameNames(without?.games ?? [])}: one of the players puts it down, from ${without?.players} players on.`,
      'dealer',
    ),
    ...(fee.rates ?? []).flatMap((rate, index) =>
      worded(
        `fee.rates #${index + 1}`,
        rate,
        `Rates in ${gameNames(rate.games)}: ${Object.entries(rate.limits)
          .map(([limit, { player, playerDealer }]) =>
            playerDealer === undefined
              ? `limits ${limit} ${money(player)}`
              : `limits ${limit} player ${money(player)}, player-dealer ${money(playerDealer)}`,
          )
          .join('; ')}.`,
        'dealer',
      ),
    ),
    ...worded(
      'fee.postedBy',
      postedBy,
      postedBy?.who === 'first position'
        ? 'Put down by the first position with a hand.'
        : 'Put down by every position.',
      'dealer',
    ),
    ...worded(
      'fee.postedBy.several',
      postedBy?.several,
      'Of several on that hand, by the one with the most money in action.',
      'dealer',
    ),
    ...worded('fee.baseWagerFirst', fee.baseWagerFirst, 'Taken only beside a base wager.', 'dealer'),
    ...worded('fee.button', button, 'Where a sensor stays dark the dealer marks the position with a button.', 'dealer'),
    ...(['sensor', 'reader'] as const).flatMap((part) =>
      worded(
        `fee.broken.${part}`,
        broken?.[part],
        broken?.[part]?.instead === 'not offered'
          ? `A failed ${part}: fees go back and nothing is offered at that table until it is mended.`
          : `A failed ${part}: a ${broken?.[part]?.instead} marks who takes part.`,
        'dealer',
      ),
    ),
    ...worded('fee.dealerSpace', fee.dealerSpace, 'A second space takes a fee on the player-dealer hand.', 'dealer'),
    ...fee.parts.flatMap((part, index) =>
      worded(`fee.parts #${index + 1}`, part, `${money(part.amount)} of each fee goes to ${fundName(rule, part.to)}.`),
    ),
    ...worded(
      'fee.past',
      fee.past,
      `Once the pool is at its cap, its part of the fee goes to ${fundName(rule, fee.past?.to ?? '')}.`,
    ),
  ]
}

export const keypadWords = ({ keypad }: RuleFile): Worded[] =>
  worded(
    'keypad',
    keypad,
    `The dealer's keys: ${keypad?.start} locks the bets, ${keypad?.end} ends the hand.`,
    'dealer',
  )

const FALLS = {
  'when won': 'goes down only when it is won',
  'when won or lowered with notice': 'goes down when it is won, or with notice',
  'when won or after the last drawing': 'goes down when it is won, and starts anew after the last drawing',
}

export const poolWords = (rule: RuleFile): Worded[] =>
  Object.entries(rule.pools).flatMap(([pool, terms]) => {
    const at = `pools.${pool}`
    const name = poolName(rule, pool)
    const { seed, reseed, cap, daily, extra, least, grows, missed, falls } = terms
    return [
      ...worded(at, terms, `${capital(name)} holds ${moneyRange(terms.range)}.`),
      ...worded(`${at}.seed`, seed, `The house seeds ${name} with ${moneyRange(seed.range)}.`, 'accounting'),
      ...worded(`${at}.seed.repaid`, seed.repaid, 'That first seed is paid back to the house from the reserve.'),
      ...worded(
        `${at}.reseed`,
        reseed,
        `After it is won ${name} starts again with ${moneyRange(reseed.range)}, from the ${reseed.from}.`,
      ),
      ...worded(`${at}.cap`, cap, `${capital(name)} has a cap of ${cap && moneyRange(cap.range)}.`),
      ...worded(
        `${at}.daily`,
        daily,
        `${capital(name)} grows every day by ${daily && moneyRange(daily.range)}, from the ${daily?.from}.`,
      ),
      ...worded(`${at}.daily.at`, daily?.at, 'The increase comes at the time of day that the house posts.', 'offering'),
      ...worded(
        `${at}.extra`,
        extra,
        `${capital(name)} may be raised beyond that, from the ${extra?.from}; what that lacks ${
          extra?.short === 'house advances' ? 'the house advances' : 'is not raised'
        }.`,
        'accounting',
      ),
      ...worded(`${at}.falls`, falls, `${capital(name)} ${FALLS[falls.only]}.`),
      ...worded(
        `${at}.least`,
        least,
        `Where a part of ${name} leaves less than ${moneyRange({ min: terms.range.min, max: terms.range.min })}, the ${least?.from} fills it up to there.`,
      ),
      ...worded(
        `${at}.grows`,
        grows,
        `${capital(name)} grows by fees only; the house adds nothing but seed and reseed.`,
      ),
      ...worded(
        `${at}.missed`,
        missed,
        `${capital(name)} grows by ${missed && money(missed.amount)} with every game that does not win it, from the ${missed?.from}.`,
      ),
    ]
  })

const SHORT = {
  'house advances': 'the house advances it and is paid back',
  'house gives': 'the house gives it for good',
  'house refills the reserve': 'the house refills the reserve',
}

export function reserveWords(rule: RuleFile, names: Names): Worded[] {
  const { reserve } = rule
  const { of, short, repaid, admin } = reserve
  const other = of === undefined ? '' : (names(of.activity) ?? plain(of.activity.split('/')[1] ?? ''))
  return [
    ...worded(
      'reserve',
      reserve,
      of === undefined ? 'A reserve stands behind the posted prizes.' : 'No fund of its own is kept.',
    ),
    ...worded('reserve.of', of, `Prizes are paid from the reserve of ${other}.`),
    ...worded('reserve.short', short, `What the reserve lacks for a prize: ${SHORT[short.who]}.`),
    ...worded(
      'reserve.repaid',
      repaid,
      repaid?.when === 'fund reaches'
        ? `The house is paid back when pools and reserve hold ${repaid.fund && money(repaid.fund)} together.`
        : 'The house is paid back when the reserve holds all that it is owed.',
    ),
    ...worded('reserve.repaid.after', repaid?.after, 'Daily increases come before that repayment.'),
    ...worded(
      'reserve.admin',
      admin,
      `Administrative fee of ${admin && moneyRange(admin.range)} for each table and hour, from the reserve.`,
    ),
    ...worded('reserve.admin.empty', admin?.empty, 'Where the reserve is empty that fee waits.'),
  ]
}
