import type { Figure, RuleFaults } from '../../../rulebook/checks/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { range as ranged } from './rulebook.ts'

/** What somebody may do about a term that its clauses do not carry. */
const INSTEAD = 'a reading or the house says what no clause does'

const figured = (figure: Figure): string =>
  'amount' in figure
    ? money(figure.amount)
    : 'share' in figure
      ? figure.share
      : 'clock' in figure
        ? figure.clock
        : figure.unit === undefined
          ? String(figure.count)
          : `${figure.count} ${figure.unit}`
const figures = (all: readonly Figure[]): string => all.map(figured).join(', ')
const list = (amounts: readonly string[]): string => amounts.map(money).join(', ')

export const ruleFaults: Sentences<RuleFaults> = {
  // clauses that do not carry a term
  'clause is only listed': ({ clauses }) => `${clauses} is only listed, and no term can go by it; ${INSTEAD}`,
  'clause is only shown': ({ clauses }) => `${clauses} is only shown, and this decides money; ${INSTEAD}`,
  'clause speaks of something else': ({ clauses, of }) => `${clauses} does not speak of ${of}; ${INSTEAD}`,
  'clause asks for something else': ({ clauses, need }) => `${clauses} does not speak of "${need}"; ${INSTEAD}`,
  'clause names other figures': ({ clauses, figure, said }) =>
    `${clauses} names other figures than ${figured(figure)}: ${figures(said)}; ${INSTEAD}`,
  'clause only permits': ({ clauses }) => `${clauses} only permits, and no term can go by it; ${INSTEAD}`,
  'figure of no term': ({ clause, figure, terms }) =>
    `${clause} names ${figured(figure)}, but the terms that go by it have ${figures(terms)}; one of the two is wrong`,
  'clause has terms': ({ clause, kind, right }) =>
    `clause ${clause} ${kind === 'outside' ? 'is only listed' : 'only permits'}, but terms go by it; its kind is ${right}`,
  'clause of another kind': ({ clause, kind, right }) =>
    `clause ${clause} is called ${kind}; the terms that go by it make it ${right}, in every file alike`,
  // what does not add up or cannot be met
  'shares are not the whole': ({ parts, sum }) => `${parts.join(' + ')} is ${sum}; the parts of a prize add up to 100%`,
  'share of nothing or more than all': ({ share }) =>
    `${share} of a pool cannot be paid; more than 0% and at most 100% can`,
  'period pays the whole pool': ({ share }) => `${share} of a pool; a posted period pays all that its pool holds, 100%`,
  'parts are not the fee': ({ parts, sum, fee }) =>
    `the parts ${list(parts)} add up to ${money(sum)}; they must be the fee, ${money(fee)}`,
  'rate is no multiple': ({ rate, step }) => `${money(rate)} is no whole number of times the fee of ${money(step)}`,
  'range above the pool': ({ of, pool, amount, most }) =>
    `the ${of} of ${pool} goes up to ${money(amount)}; the pool holds ${money(most)} at most`,
  'range below the pool': ({ of, pool, amount, least }) =>
    `the ${of} of ${pool} begins at ${money(amount)}; the pool holds ${money(least)} at least`,
  'multiple of no posted prize': ({ line, of }) =>
    `"${line}" is so many times "${of}", which is no posted prize of its own`,
  'count out of reach': ({ count, most }) =>
    `${count} can never be met; ${most === Number.MAX_SAFE_INTEGER ? '1 or more' : `1 to ${most}`} can`,
  'least above the most': ({ least, most }) => `at least ${least} and at most ${most} cannot both be met`,
  'nothing to choose': ({ setting }) => `"${setting}" names nothing to choose from; one at least`,
  'choice stands twice': ({ value }) => `"${value}" stands here twice`,
  'threshold outside the prizes': ({ amount, range }) =>
    `${money(amount)} is where no prize lies; prizes are ${ranged(range)}`,
  'fund that is reached not said': 'where the house is repaid when the fund reaches an amount, fund names it; else not',
  'no division for the line': ({ line }) =>
    `nothing divides what "${line}" wins: it has shares of its own, or shares has an option`,
  'game of another activity': ({ game, meant }) =>
    `${game} is no game of this activity${meant === undefined ? '; games lists those' : `; ${meant} is one`}`,
  'game stands twice': ({ game }) => `${game} stands here twice`,
  'form of no document': ({ form, forms }) => `no document pays in "${form}"; the forms here are ${forms.join(', ')}`,
  'lines run backwards': ({ document }) => `the lines of "${document}" run backwards`,
  'cites another document': ({ clause, cite, document }) =>
    `${clause} cites "${cite}"; this file is a reading of ${document}`,
  'cites no line': ({ clause, cite }) => `${clause} cites "${cite}", which names no line`,
  'line outside the document': ({ clause, line, document }) =>
    `${clause} cites line ${line}; this file is a reading of ${document}`,
  'id not of the form': ({ said }) => `"${said}" is no id like GEAR-001276`,
  'clause names another id': ({ clause, said, id }) => `${clause} names ${said}; the id of this activity is ${id}`,
  'clause name not of the form': ({ clause }) =>
    `"${clause}" is no name of a clause like E2; a capital letter first, then letters and digits`,
  // what terms go by
  'reading is not there': ({ reading }) => `a term names reading ${reading}, which is not there`,
  'clause is not there': ({ clause }) => `a term names clause ${clause}, which is not there`,
  'words of the house are lacking': ({ place }) => `what the house says of it stands under house, as "${place}"`,
  'words of the house without a term': ({ place }) => `no term "${place}" goes by the house`,
  'reading favours whom': ({ reading }) =>
    `reading ${reading} does not say whom it favors; write favours: players, house or neither`,
  'reading stands twice': ({ reading }) => `reading ${reading} stands here a second time`,
  'reading on no clause': ({ clause }) => `a reading is on clause ${clause}, which is not there`,
  'clause without a term': ({ clause, kind }) =>
    `clause ${clause} ${kind === 'runs' ? 'runs' : 'is attested'}, but no term names it`,
  // games, charts, lines
  'game is not known': ({ game, meant }) =>
    `no hand of "${game}" can be judged: there is no such game${meant === undefined ? '' : `; ${meant} is meant`}`,
  'no game named': 'where hands win, one game at least is named',
  'line stands twice': ({ chart, line }) => `chart ${chart} has the line "${line}" twice`,
  'no way to count cards': ({ said, ways }) => `"${said}" is no way to count cards; the ways are ${ways.join(', ')}`,
  'outcome is not there': ({ line, outcome }) =>
    `the line "${line}" names the outcome "${outcome}", which is not there`,
  'outcome without setting': ({ line, setting, outcome }) =>
    `the line "${line}" sets ${setting}, which the outcome "${outcome}" does not ask for`,
  'setting of a line': ({ line, fault }, say) => `the line "${line}": ${say(fault)}`,
  'setting is not posted': ({ setting }) => `"${setting}" is no setting that the house posts`,
  'no odds': ({ text }) => `"${text}" is no odds like 50 to 1, 300 for 1 or 10% of meter`,
  // terms of the kinds
  'term of other kinds': ({ key, runs, kinds }) =>
    `"${key}" is nothing that a "${runs}" has; it is for ${kinds.map((kind) => `"${kind}"`).join(', ')}`,
  'condition is not held against an award': ({ need }) =>
    `"${need}" cannot be held against an award by hand; ask for it under confirm`,
  'odd part not said': 'what is shared equally says in odd what a division leaves',
  'claim ends after days or hours': 'a claim ends after days, after hours or before a day of the week',
  'no total is guessed': 'no total is guessed on the form, so none can decide between equals',
  'days of the year not said':
    'hours that count on the same days of every year need both days, the first before the last',
  'way of paying without terms': ({ way }) => `places are paid by "${way}", and no term says how`,
  'nobody pays that into the pool': ({ fund }) => `the pool is made of ${fund}, and the rules sell none`,
  'pool is not there': ({ pool }) => `there is no pool ${pool}`,
  'pointer of a real wheel':
    'a real wheel says with "astray" where its pointer shows no spot; a wheel on the screen has "with: { what: computer }"',
  'wheel on the screen': 'the program draws the spot of a wheel on the screen; nobody sees how it turns',
  'no such version': ({ version, versions }) =>
    versions.length === 0
      ? `there is no version ${version}: the settings name none`
      : `there is no version ${version}; the settings name ${versions.join(', ')}`,
  'credits come in no way': 'nothing says how credits come: by readings of the card, or by time',
  'no prize of this name': ({ line }) => `no prize is called "${line}"`,
  'no rung of the game': ({ line }) => `"${line}" is no rung of the game`,
  'rung brings tickets': ({ line }) => `"${line}" brings tickets; it is no prize of the game`,
  // the house profile
  'sum of a tournament': 'winnings of a tournament are added up by tournament: leave out sum',
  'amount or over': 'either amount (that much or more) or over was expected',
  'more than a year': 'a year at most was expected',
  'more than nothing expected': 'more than nothing was expected',
  'more than any room has': ({ most }) => `${money(most)} at most was expected: no room has more`,
  'form stands twice': ({ form, from }) => `${form} from ${from} on stands here twice`,
  'years to keep': 'one to a hundred years expected',
  'an age': 'an age in years expected',
  'date stands twice': ({ from }) => `from ${from} on stands here twice`,
}
