import type { UpkeepMessages } from '../../../engine/upkeep/messages.ts'
import type { Sentences } from '../../language.ts'

export const upkeep: Sentences<UpkeepMessages> = {
  'reconciling takes two': 'two different people decide to go on with these files, and both are named',
  'clock takes two': 'two different people look at the clock and confirm it',
  'clock needs nobody': 'nothing is wrong with the clock, so nobody has to confirm it',
  'clock not confirmed': ({ shows }) =>
    `the clock shows ${shows.replace('T', ' ')}, which does not fit the last entry; two people look at it and confirm it first, on Tonight`,
  'clock shows another time': ({ shows }) => `the clock shows ${shows.replace('T', ' ')}; read it once more`,
  'release accepted already': ({ version }) => `release ${version} with this digest was accepted before`,
}
