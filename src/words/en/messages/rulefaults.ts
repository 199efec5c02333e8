import type { Figure, RuleFaults } from '../../../rulebook/checks/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'

/** What somebody may do about a term that its clauses do not carry. */
const INSTEAD = 'a reading or the house says what no clause does'

const figured = (figure: Figure): string =>
  'amount' in figure ? money(figure.amount) : 'share' in figure ? figure.share : `${figure.count} ${figure.unit}`

export const ruleFaults: Sentences<RuleFaults> = {
  // clauses that do not carry a term
  'clause is only listed': ({ clauses }) => `${clauses} is only listed, and no term can go by it; ${INSTEAD}`,
  'clause is only shown': ({ clauses }) => `${clauses} is only shown, and this decides money; ${INSTEAD}`,
  'clause speaks of something else': ({ clauses, of }) => `${clauses} does not speak of ${of}; ${INSTEAD}`,
  'clause asks for something else': ({ clauses, need }) => `${clauses} does not speak of "${need}"; ${INSTEAD}`,
  'clause names other figures': ({ clauses, figure }) =>
    `${clauses} names other figures than ${figured(figure)}; ${INSTEAD}`,
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
  'claim ends after days or hours': 'a claim ends after days or after hours',
  'pool is not there': ({ pool }) => `there is no pool ${pool}`,
  'no prize of this name': ({ line }) => `no prize is called "${line}"`,
  'no rung of the game': ({ line }) => `"${line}" is no rung of the game`,
  'rung brings tickets': ({ line }) => `"${line}" brings tickets; it is no prize of the game`,
  // the house profile
  'amount or over': 'either amount (that much or more) or over was expected',
  'more than a year': 'a year at most was expected',
  'more than nothing expected': 'more than nothing was expected',
  'form stands twice': ({ form, from }) => `${form} from ${from} on stands here twice`,
  'date stands twice': ({ from }) => `from ${from} on stands here twice`,
}
