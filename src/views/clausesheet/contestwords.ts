/** Contests: what stands on the form, who hands one in and until when, how it is scored, and what the places have. */

import type { Ties } from '../../base/standing.ts'
import { isContest, type RuleFile } from '../../rulebook/rule.ts'
import { times as written } from '../../words/en/times.ts'
import { type Worded, worded } from './worded.ts'

const DAYS: Readonly<Record<string, string>> = {
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
}
export const dayName = (day: string): string => DAYS[day] ?? day

const TIED: Readonly<Record<Ties, string>> = {
  'places together': 'Equals add up the prizes of the places that they take, and divide them.',
  'prize of the place': 'Equals divide the prize of their first place; those of the others are not given.',
  'prize of the score': 'Equals divide the prize of their score; the next score has the next prize.',
}

export function contestWords(rule: RuleFile): Worded[] {
  if (!isContest(rule)) return []
  const { form, enter, score, places, results } = rule
  const { given, entries, again, until, begun, hours } = enter
  const asked =
    form.kind === 'bracket'
      ? `The form is a bracket of ${form.teams} teams.`
      : `The form is a card with the winner of every game on ${form.days.map(dayName).join(' and ')}.`
  const total = form.kind === 'card' ? form.total : undefined
  const later = form.kind === 'bracket' ? form.later : undefined
  const end = 'before' in until ? 'before the first game' : `before ${dayName(until.day)} ${written.clock(until.at)}`
  const counted = hours?.counted === 'time' ? 'hours of play' : 'hours in which the card was read'
  const when = hours?.per === 'week' ? 'in the posted week' : `from ${hours?.from} to ${hours?.to}`
  const due = hours?.due.when === 'in the end' ? 'They may come after the form.' : 'They are there before the form is.'
  return [
    ...worded('form', form, asked, 'offering'),
    ...worded(
      'form.fixed',
      form.fixed,
      'Two agree on the slate; after the first form only a game put off or called off changes it.',
    ),
    ...worded('form.later', later, 'Teams of a play-in may be named later.', 'floor'),
    ...worded('form.total', total, `The total of a game on ${dayName(total?.on ?? '')} is guessed too.`),
    ...worded('enter', enter, 'Members hand in forms.'),
    ...worded('enter.given', given, 'Somebody of the floor gives the form out.', 'floor'),
    ...worded('enter.entries', entries, `At most ${entries.most} for each player.`),
    ...worded('enter.again', again, 'Until then another form may take its place.'),
    ...worded('enter.until', until, `Forms are in ${end}.`),
    ...worded('enter.begun', begun, 'A game that had begun when it was picked brings nothing.'),
    ...worded('enter.hours', hours, `At least ${hours?.least} ${counted} ${when}.`),
    ...worded('enter.hours.due', hours?.due, due),
    ...worded('enter.hours.card', hours?.card, 'Only what the club card tells.', 'floor'),
    ...worded('enter.hours.free', hours?.free, 'Tables without purchase count too.'),
    ...worded('score', score, 'One point for each right winner.'),
    ...worded('score.equal', score.equal, 'Of equals the one who is closest to the total, over or under.'),
    ...worded('score.drawn', score.drawn, 'A drawn game has no winner.'),
    ...worded('score.off', score.off, 'A game that is not played counts for nobody.'),
    ...worded('places', places, `Prizes for ${places.lines.join(', ')}.`, 'offering'),
    ...worded('places.tied', places.tied, TIED[places.tied.have]),
    ...worded('places.odd', places.odd, 'Odd cents stay in the fund.'),
    ...worded('places.things', places.things, 'A thing that is divided is paid at its value.', 'cage'),
    ...worded('places.fewer', places.fewer, 'Places that nobody has are not given.'),
    ...worded('results', results, 'Results are entered by one and confirmed by another.', 'floor'),
    ...worded('results.corrected', results.corrected, 'Two correct a result; what hung on it is taken back.', 'floor'),
  ]
}
