/** Somebody who works in a real house and has set a PIN: enrolled by two who are not looked at here. */
import { TOTP } from 'otpauth'
import { isRefusal } from '../src/base/refusal.ts'
import type { Premises } from '../src/server/house/building.ts'
import { sentence } from '../src/words/sentence.ts'

export type Hired = {
  readonly name: string
  readonly roles: readonly string[]
  readonly badge: string
  readonly pin: string
  readonly login?: string
}

const TWO = { by: 'somebody', second: 'another' }

/** Answers with the number. */
export async function hired({ door, register }: Pick<Premises, 'door' | 'register'>, entry: Hired): Promise<string> {
  const { pin, ...person } = entry
  const outcome = await door.desk.enrol(person, TWO)
  if (isRefusal(outcome)) throw new Error(sentence(outcome))
  await register.setSecret(Number(outcome.person), 'pin', pin)
  register.setNote(Number(outcome.person), 'start code')
  return outcome.person
}

/** What the app on somebody's phone shows at that moment. */
export const codeOf = (secret: string, at: number): string => new TOTP({ secret }).generate({ timestamp: at })
