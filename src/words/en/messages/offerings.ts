import type { ChangedTerm, OfferingMessages } from '../../../engine/offerings/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'

const TERMS: Readonly<Record<ChangedTerm, (name: string) => string>> = {
  chart: () => 'the chart',
  hands: () => 'the hands on offer',
  'payout structure': () => 'the payout structure',
  prize: (name) => `the prize for ${name}`,
  'prizes by game': () => 'the prizes by game',
  range: (name) => `the range for ${name}`,
  hours: () => 'the hours',
  periods: () => 'the periods',
  drawings: () => 'the drawings',
  things: () => 'the merchandise prizes',
  multiplier: () => 'the multiplier',
  setting: (name) => name,
}

export const offerings: Sentences<OfferingMessages> = {
  'activity does not run': ({ activity }) => `${activity} is not running`,
  'activity is closed': ({ activity }) => `${activity} is closed`,
  'activity halted': ({ activity, status, why }) => `${activity} is ${status}${why === undefined ? '' : `: ${why}`}`,
  'activity stopped already': ({ halted }, say) => `${say(halted)}; it is already stopped`,
  'activity not halted': ({ activity }) => `${activity} is neither paused nor stopped`,
  'text has faults': ({ faults }, say) => faults.map(say).join('; '),
  'no rules accepted': ({ activity }) => `no rule file of ${activity} has been accepted; accept one first`,
  'clauses not accepted': ({ clauses }) => `clauses not accepted yet: ${clauses.join(', ')}`,
  'rules stay while a hit is open': ({ activity }) =>
    `a declared hit of ${activity} is not decided yet; its rules stay until it is`,
  'version waits for no approval': ({ activity, version }) =>
    `version ${version} of ${activity} is not waiting for approval`,
  'version was sent back': ({ activity, version, reason }) =>
    `version ${version} of ${activity} was sent back: ${reason}. It can be approved once it is drafted again`,
  'no draft waits': ({ activity }) => `${activity} has no draft waiting; to end what is running, close it`,
  'no approved offering waits': ({ activity }) => `${activity} has no approved offering waiting to be posted`,
  'no such screen': ({ screen }) => `there is no screen ${screen}`,
  'screen is so': ({ screen }) => `screen ${screen} shows exactly that already`,
  'nothing to show by this name': ({ name }) => `no activity is called ${name}`,
  'shown twice': ({ name }) => `${name} stands in the playlist twice`,
  'no places named': 'name the places where it is posted',
  'occasion is there': ({ activity }) => `there is an occasion ${activity} already; give this one another name`,
  'occasion of the same name': ({ name, other }) =>
    `${other} is posted under the name "${name}" too; each occasion needs a name of its own`,
  'occasion of another version': ({ other, version }) =>
    `version ${version} is offered in ${other}; one version is offered at a time`,
  'occasion of another chart': ({ other, chart }) => `chart ${chart} is offered in ${other}; charts are never mixed`,
  'hand counts in another occasion': ({ other }) =>
    `the same hands would count in ${other} too, and no hand counts twice: choose other tables, games, hours or dates`,
  'funds do not run': ({ activity }) => `prizes come from the funds of ${activity}, which is not running`,
  'nothing posted while halted': ({ halted }, say) => `${say(halted)}; nothing is posted until it resumes`,
  'notice is incomplete': 'a notice must say what changes, where it is posted and since when',
  'notice comes later': ({ since }) => `the notice is not posted until ${since}`,
  'term changes without notice': ({ term, name = '' }) => `${TERMS[term](name)} changes; patrons must get notice first`,
  'payout structure stays': ({ structure }) =>
    `payout structure ${structure} stays until the jackpot is hit and awarded`,
  'cap under posted prize': ({ cap, posted }) => `the cap ${money(cap)} is under the posted prize ${money(posted)}`,
  'posted prize is not lowered': ({ line, from, to }) =>
    `the prize for ${line} is posted at ${money(from)} and cannot be lowered to ${money(to)}`,
  'no such setting': ({ activity, setting }) => `${activity} has no setting ${setting}`,
  'setting is part of the offering': ({ setting }) => `${setting} is part of the offering; it is not posted separately`,
  'drawn card decides': ({ setting }) => `a drawn card decides the ${setting}; name the card`,
  'witness lacking': 'the card is drawn in plain view; name a witness',
  'not a card': ({ text }) => `"${text}" is not a card like 2h or Td`,
  'setting not said': ({ setting, oneOf }) => `which ${setting}? one of ${oneOf.join(', ')}`,
  'drawn card decides otherwise': ({ card, decides, not }) =>
    `the card drawn is ${card}; it decides ${decides}, not ${not}`,
}
