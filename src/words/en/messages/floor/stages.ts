import { partyKey } from '../../../../base/party.ts'
import type { StageMessages } from '../../../../engine/stages/messages.ts'
import type { Sentences } from '../../../language.ts'

const atTable = (table: string): string => (table === 'final' ? 'the final table' : `table ${table}`)

export const stages: Sentences<StageMessages> = {
  'no pass of this number': ({ callup }) => `${callup} has given no pass`,
  'pass owes nothing': ({ who }) => `${partyKey(who)} has already shown identification`,
  'time for identification is over': ({ until }) =>
    `identification could follow until ${until}; after that the chance is lost`,
  'another has the pass': ({ who }) => `the pass is that of ${partyKey(who)}; it cannot be given to anybody else`,
  'no stage waits': ({ activity }) => `nobody has a pass of ${activity} that waits`,
  'stage not yet': ({ at }) => `begins at ${at}`,
  'stage runs already': ({ activity }) => `${activity} has already begun`,
  'stage does not run': ({ activity }) => `${activity} has not begun yet`,
  'still somebody to report': ({ who }) => `${partyKey(who)} is called and may still report`,
  'step of another stage': ({ step }) => `"${step}" is no step of this stage`,
  'counting chips takes two': 'counting chips takes two people',
  'passes wait': ({ activity, day }) => `passes of ${day} of ${activity} are still to be played for`,
  'key started the car': ({ callup, card, envelope, tried }) =>
    `drawn as ${callup}; card ${card}, envelope ${envelope}; the key started the car, tried as number ${tried}`,
  'placed in the play-down': ({ callup, table, place, chips, playedOff }) =>
    `drawn as ${callup}; place ${place} at ${atTable(table)} with ${chips} chips${playedOff === true ? ', after hands that equals played off' : ''}`,
}
