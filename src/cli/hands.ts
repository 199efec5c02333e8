import { type Call, type Command, Complaint } from './command.ts'
import { jsonOf } from './file.ts'
import { answerOf, GAMES } from './hands/answers.ts'
import type { Entry } from './hands/fields.ts'

export const hands: Command = {
  summary: 'judge a list of hands',
  usage: 'hands FILE',
  help: `FILE is a JSON list. Each entry has "id", "game", "kind" and its cards, such as
  { "id": "h1", "game": "three-card", "kind": "classify", "cards": "As Ks Qs" }
and may have "expect", which is then compared. Cards are rank 23456789TJQKA and suit cdhs; the joker is Xx.
Games: ${Object.keys(GAMES).join(', ')}.
Ends with 1 if an entry cannot be answered or an answer differs from "expect".`,
  run,
}

type Told = { id: unknown } & (
  | { answer: Readonly<Record<string, unknown>>; says: string; differs: string[]; isExpected: boolean }
  | { error: string }
)

function run({ words, json, print, complain }: Call): number {
  const [file, ...more] = words
  if (file === undefined || more.length > 0) throw new Complaint('give one file. Usage: gamekeeper hands FILE')
  const told = entriesIn(file).map(tell)
  if (json) {
    const rows = told.map((one) =>
      'error' in one ? { id: one.id, error: one.error } : { id: one.id, answer: one.answer },
    )
    print(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`)
  } else for (const one of told) print(lineOf(one))
  const wrong = told.filter((one) => 'error' in one || one.differs.length > 0)
  if (json) for (const one of wrong) complain(lineOf(one))
  else print(summaryOf(told))
  return wrong.length > 0 ? 1 : 0
}

function entriesIn(file: string): unknown[] {
  const entries = jsonOf(file)
  if (!Array.isArray(entries)) throw new Complaint(`${file} should hold a JSON list of hands, [ { "id": … }, … ]`)
  return entries
}

function tell(entry: unknown, index: number): Told {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    return { id: null, error: `entry ${index + 1} is not a hand; it should be { "id": …, "game": …, "kind": …, … }` }
  }
  const id = (entry as Entry).id ?? null
  const answered = answerOf(entry as Entry)
  if (!answered.ok) return { id, error: `entry ${index + 1}: ${answered.says}` }
  const { answer, says } = answered.value
  return {
    id,
    answer,
    says,
    differs: differences(answer, (entry as Entry).expect),
    isExpected: (entry as Entry).expect !== undefined,
  }
}

/** Which expected keys the answer does not meet. */
function differences(answer: Readonly<Record<string, unknown>>, expect: unknown): string[] {
  if (expect === undefined) return []
  if (typeof expect !== 'object' || expect === null) return ['"expect" is not an object']
  return Object.entries(expect).flatMap(([key, wanted]) =>
    JSON.stringify(answer[key]) === JSON.stringify(wanted)
      ? []
      : [`${key} expected ${JSON.stringify(wanted)}, found ${JSON.stringify(answer[key]) ?? 'nothing'}`],
  )
}

function lineOf(one: Told): string {
  const id = typeof one.id === 'string' ? one.id : JSON.stringify(one.id)
  if ('error' in one) return `${id}: cannot be answered: ${one.error}`
  if (one.differs.length > 0) return `${id}: ${one.says}. DIFFERS: ${one.differs.join('; ')}`
  return `${id}: ${one.says}${one.isExpected ? ' (agrees)' : ''}`
}

function summaryOf(told: readonly Told[]): string {
  const errors = told.filter((one) => 'error' in one).length
  const differ = told.filter((one) => 'differs' in one && one.differs.length > 0).length
  const agree = told.filter((one) => 'isExpected' in one && one.isExpected).length - differ
  return `${told.length} hands: ${agree} agree, ${differ} differ, ${errors} cannot be answered`
}
