/** JSON of a value with a long list in it, made in steps. */
import { STEP, type Steps } from '../../base/steps.ts'

/** As `JSON.stringify` writes it. */
export function* jsonSteps(value: unknown): Steps<string> {
  if (Array.isArray(value)) {
    const pieces: string[] = []
    for (let at = 0; at < value.length; at += STEP) {
      pieces.push(JSON.stringify(value.slice(at, at + STEP)).slice(1, -1))
      yield
    }
    return `[${pieces.join(',')}]`
  }
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return JSON.stringify(value)
  const members: string[] = []
  for (const [key, item] of Object.entries(value))
    if (item !== undefined) members.push(`${JSON.stringify(key)}:${yield* jsonSteps(item)}`)
  return `{${members.join(',')}}`
}
