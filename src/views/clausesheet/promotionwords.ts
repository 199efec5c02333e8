/** A promotion: how long it runs, what brings tickets and points, the drum, and how somebody is drawn. */

import type { Calling } from '../../rulebook/calling.ts'
import type { Gift } from '../../rulebook/parts/calling.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { times as written } from '../../words/en/times.ts'
import { both, either, gameName, type Worded, worded } from './worded.ts'

export const promotionWords = (rule: RuleFile): Worded[] => [
  ...worded('lasts', rule.lasts, `It runs for ${either((rule.lasts?.weeks ?? []).map(String))} weeks.`, 'offering'),
  ...(rule.confirmHand ?? []).flatMap((one, index) =>
    worded(`confirmHand #${index + 1}`, one, `Asked before anything is handed out: ${one.asks}`, 'floor'),
  ),
  ...entryWords(rule),
  ...drumWords(rule),
  ...(rule.draws ?? []).flatMap((draws, index) => drawWords(draws, `draws #${index + 1}`)),
  ...standingWords(rule),
]

const inVersions = (versions: readonly string[] | undefined): string =>
  versions === undefined ? '' : ` (version ${either(versions)})`

function entryWords({ entries = [] }: RuleFile): Worded[] {
  return entries.flatMap((entry, index) => {
    const at = `entries #${index + 1}`
    const version = inVersions(entry.in)
    const free = worded(`${at}.free`, entry.free, 'The same at tables without purchase.', 'floor')
    if (entry.for === 'completed hour')
      return [
        ...worded(at, entry, `Each completed hour of play brings a chance${version}.`),
        ...worded(`${at}.scanned`, entry.scanned, 'An hour counts for whoever has the card read in it.', 'floor'),
        ...free,
      ]
    const { every } = entry
    return [
      ...worded(at, entry, `Everybody seated at a posted time has a ticket${version}.`, 'floor'),
      ...worded(
        `${at}.every`,
        every,
        `Every ${every?.hours} hours, from ${written.clock(every?.from ?? '')} on.`,
        'floor',
      ),
      ...free,
    ]
  })
}

function drumWords({ drum }: RuleFile): Worded[] {
  if (drum === undefined) return []
  const { collected, emptied, ticket } = drum
  const within = collected?.minutes === undefined ? '' : `, in ${collected.minutes} minutes`
  const when =
    emptied?.when === 'days'
      ? `after ${emptied.days.min} to ${emptied.days.max} days`
      : 'after each drawing, at the end, or both'
  return [
    ...worded('drum', drum, 'Tickets lie in a locked drum.', 'floor'),
    ...worded('drum.ticket', ticket, `On a ticket stands: ${both(ticket?.fields ?? [])}.`, 'floor'),
    ...worded('drum.collected', collected, `Somebody of the house brings the tickets to it${within}.`, 'floor'),
    ...worded('drum.emptied', emptied, `It is emptied ${when}, as posted.`, 'offering'),
  ]
}

type Drawn = NonNullable<RuleFile['draws']>[number]

const URN = {
  'ticket drum': 'the tickets in the drum',
  points: 'members by their points',
  tables: 'the tables',
} as const
const TOOL = { paper: 'paper tickets', balls: 'balls', computer: 'the computer, by the public protocol' } as const
const GIFT: Readonly<Record<Gift, string>> = {
  prize: 'the prize',
  game: 'a game for the prize',
  spin: 'a spin of the wheel',
  'card wheel': 'spins of the wheel of cards',
  pass: 'a pass',
  pot: 'a prize into a pot',
}
const ONCE = {
  'business day': 'in a business day',
  '24 hours': 'in 24 hours',
  'calendar day': 'in a calendar day',
  drawing: 'in a drawing',
  promotion: 'in the promotion',
} as const

function drawWords(draws: Drawn, at: string): Worded[] {
  const { report, missed, once, ready = [], idUntil, givenUp, gives, winners, times } = draws
  const minutes =
    report.minutes === undefined
      ? report.waits === undefined
        ? 'Whoever is called must be there.'
        : 'Whoever is drawn comes for the prize.'
      : `${report.minutes} minutes to report, from the call on.`
  const from = times?.from === undefined ? '' : ` from ${written.clock(times.from)} on`
  const apart = times?.minutes === undefined ? '' : `, ${times.minutes} minutes apart`
  return [
    ...worded(at, draws, `Drawn among ${URN[draws.from]}${inVersions(draws.in)}.`, 'floor'),
    ...worded(`${at}.with`, draws.with, `Drawn with ${TOOL[draws.with.what]}.`, 'floor'),
    ...worded(
      `${at}.times`,
      times,
      `${times?.number} drawings on ${times?.on === 'last day' ? 'the last day' : 'days in a row'}${from}${apart}.`,
      'offering',
    ),
    ...worded(`${at}.winners`, winners, `Each drawing has ${winners?.number} winners.`),
    ...worded(`${at}.report`, report, minutes, 'floor'),
    ...worded(
      `${at}.report.waits`,
      report.waits,
      'Nobody has to be there when drawn, and others are drawn meanwhile.',
      'floor',
    ),
    ...ready.flatMap((one, index) =>
      worded(
        `${at}.ready #${index + 1}`,
        one,
        `Asked when reporting${one.of === undefined ? '' : ', of whom the house does not know'}: ${one.asks}`,
        'floor',
      ),
    ),
    ...worded(`${at}.idUntil`, idUntil, `Identification may follow: ${idUntil?.asks}`, 'floor'),
    ...worded(`${at}.missed`, missed, `When nobody comes: ${either(missed.next)}.`, 'floor'),
    ...worded(`${at}.givenUp`, givenUp, 'Who is called may give it up, and nobody has won.', 'floor'),
    ...worded(`${at}.once`, once, onceWords(once)),
    ...gives.flatMap((gift, index) =>
      worded(`${at}.gives #${index + 1}`, gift, `The call gives ${GIFT[gift.what]}.`, 'floor'),
    ),
    ...ofUrn(draws, at),
  ]
}

function ofUrn(draws: Drawn, at: string): Worded[] {
  switch (draws.from) {
    case 'points':
      return []
    case 'ticket drum':
      return [
        ...worded(
          `${at}.absent`,
          draws.absent,
          `A ticket whose holder does not come ${draws.absent.ticket === 'discarded' ? 'is thrown away' : 'goes back into the drum'}.`,
          'floor',
        ),
        ...worded(`${at}.leaves`, draws.leaves, 'A ticket leaves the drum when its prize is claimed.', 'floor'),
        ...(draws.games ?? []).flatMap((one, nth) => [
          ...worded(`${at}.games #${nth + 1}`, one, `${gameName(one.game)} has a drawing of its own.`, 'offering'),
          ...one.winners.flatMap((prize, index) =>
            worded(
              `${at}.games #${nth + 1}.winners #${index + 1}`,
              prize,
              `${prize.number} winners have "${prize.line}".`,
            ),
          ),
        ]),
      ]
    case 'tables': {
      const { which, inactive, drawn, events } = draws
      const dealt = which.dealtIn === undefined ? '' : `, with ${which.dealtIn} dealt in at least`
      return [
        ...worded(
          `${at}.which`,
          which,
          `${which.tables === 'active' ? 'Tables in play, free ones among them' : 'Tables where a hand is dealt'}${dealt}.`,
          'floor',
        ),
        ...worded(
          `${at}.inactive`,
          inactive,
          `The ball of a table that is not in play ${inactive.ball === 'held out' ? 'is held out' : 'is not in'}.`,
          'floor',
        ),
        ...worded(
          `${at}.drawn`,
          drawn,
          `The ball that was drawn ${drawn?.ball === 'held out' ? 'is held out' : 'goes back'}.`,
          'floor',
        ),
        ...worded(`${at}.events`, events, 'Drawn also when a posted event happens.', 'floor'),
      ]
    }
  }
}

function standingWords({ standing }: RuleFile): Worded[] {
  if (standing === undefined) return []
  const { places, ties, once } = standing
  return [
    ...worded(
      'standing',
      standing,
      `Points add up to the posted end; the first ${places.length} have ${both([...new Set(places)])}${inVersions(standing.in)}.`,
    ),
    ...worded('standing.ties', ties, `Equal points: ${ties.have}.`),
    ...worded('standing.once', once, onceWords(once)),
  ]
}

const onceWords = (once: Calling['once']): string =>
  `A person wins once ${ONCE[once?.per ?? 'promotion']}${once?.of === undefined ? '' : ', of prizes in money'}.`
