/** The auditor and the house disagree. */
export class Difference extends Error {}

export function agree(what: string, expected: unknown, found: unknown): void {
  if (expected !== found) throw new Difference(`${what}: expected ${String(expected)}, found ${String(found)}`)
}

export function agreeOn(what: string, expected: readonly string[], found: readonly string[]): void {
  if (expected.length === found.length && expected.every((one, index) => one === found[index])) return
  throw new Difference(`${what}: expected [${expected.join(', ')}], found [${found.join(', ')}]`)
}
