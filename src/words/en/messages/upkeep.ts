import type { UpkeepMessages } from '../../../engine/upkeep/messages.ts'
import type { AlarmMessages } from '../../../server/upkeep/alarms.ts'
import type { Sentences } from '../../language.ts'

export const upkeep: Sentences<UpkeepMessages & AlarmMessages> = {
  'reconciling takes two': 'two different people decide to go on with these files, and both are named',
  'clock takes two': 'two different people look at the clock and confirm it',
  'clock needs nobody': 'nothing is wrong with the clock, so nobody has to confirm it',
  'clock not confirmed': ({ shows }) =>
    `the clock shows ${shows}, which does not fit the last entry; two people look at it and confirm it first, on Tonight`,
  'clock shows another time': ({ shows }) => `the clock shows ${shows}; read it once more`,
  'release accepted already': ({ version }) => `release ${version} with this digest was accepted before`,
  // alarms
  'house is being stopped': 'the house is being stopped',
  'journal takes nothing': ({ why }) => `the journal takes nothing: ${why}`,
  'line does not match': ({ line, file }) => `line ${line} of ${file} does not match its digest`,
  'line is gone': ({ line, file }) => `line ${line} of ${file} is missing`,
  'memory is another': ({ part }) => `in the memory of the house "${part}" is not what the lines add up to`,
  'audit trail damaged': ({ folder, fault }) => `the audit trail ${folder} is damaged: ${fault}`,
  'audit trail not written': ({ why }) => `the audit trail cannot be written: ${why}`,
  'file not readable': ({ why }) => why,
  'disk nearly full': ({ free, least }) => `the disk has ${free} MB left; ${least} MB is the least`,
  'clock was set': ({ seconds, way }) =>
    `the clock was set while the house runs: it is ${seconds} s ${OFF[way]} the time that has passed; timers wait until two people confirm it`,
  'clock to be confirmed': ({ seconds, way }) =>
    `the clock is ${seconds} s ${OFF[way]} the last entry; two people confirm it before anything else`,
  'clock behind the record': ({ seconds }) => `the clock is ${seconds} s behind what was recorded`,
  'program file gone': ({ file }) => `${file} is gone.`,
  'program file changed': ({ file }) => `${file} was changed.`,
  'program file added': ({ file }) => `${file} was added.`,
  'release list gone': ({ file }) => `${file} is gone: nobody can tell whether these files were changed.`,
  'release list does not add up': ({ file }) => `${file} does not add up to its own digest.`,
  'program runs on another node': ({ listed, runs }) =>
    `the program was built for Node ${listed} and runs on Node ${runs}.`,
  'packages are others': 'the packages that are installed are not those of the lock file.',
  'anchor not written': ({ why }) => why,
  'witness has another key': 'this is not the witness whose key was set',
  'witness refuses': ({ says }) => says,
  'receipt not signed': 'the receipt is not signed by the witness, or speaks of another line',
}

const OFF = { behind: 'behind', ahead: 'ahead of' } as const
