import type { KeyMessages } from '../../../journal/messages.ts'
import type { Sentences } from '../../language.ts'

export const journal: Sentences<KeyMessages> = {
  'key malformed': ({ key }) =>
    `The key "${key}" is neither a device and its number, such as t12:48213, nor 16 to 64 random letters and digits.`,
  'numbers missing': ({ device, sent, next }) =>
    `Device ${device} sent number ${sent}, but ${next} was expected: what it sent in between is missing.`,
  'number sent again': ({ device, sent, last }) =>
    `Device ${device} sent number ${sent} again; it is already at ${last}.`,
  'key used for another command': ({ key, seq }) =>
    `the key ${key} was used for another command, recorded as line ${seq}; a new command needs a new key`,
  'command recorded before': ({ seq }) => `This command was already recorded, as line ${seq}; it was not done again.`,
}
