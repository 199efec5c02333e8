import type { KeyMessages } from '../../../journal/messages.ts'
import type { Sentences } from '../../language.ts'

export const journal: Sentences<KeyMessages> = {
  'key malformed': ({ key }) =>
    `La clave «${key}» no es un dispositivo con su número, como t12:48213, ni de 16 a 64 letras y cifras al azar.`,
  'numbers missing': ({ device, sent, next }) =>
    `El dispositivo ${device} envió el número ${sent}, pero se esperaba el ${next}: falta lo que envió en medio.`,
  'number sent again': ({ device, sent, last }) =>
    `El dispositivo ${device} envió otra vez el número ${sent}; ya va por el ${last}.`,
  'key used for another command': ({ key, seq }) =>
    `la clave ${key} se usó para otra orden, anotada en la línea ${seq}; una orden nueva necesita una clave nueva`,
  'command recorded before': ({ seq }) => `Esta orden ya se anotó, en la línea ${seq}; no se hizo otra vez.`,
}
