import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { message } from '../../base/message.ts'
import { playScenario, readScenario } from '../../sim/scenario/play.ts'
import type { StepRecord } from '../../sim/scenario/record.ts'
import { english } from '../sentence.ts'
import { said } from './said.ts'

/** Of the many, those in which the dealer is told something new. */
const TELLING = ['folds', 'envy', 'several-hits', 'back-out', 'wrong-number', 'evening'].concat([
  'whole-round',
  'irregularities',
  'hand-bonus',
  'cover-all',
  'decks',
])
/** And those in which something else is refused. */
const REFUSING = ['irregularities-all-wagers', 'cards-of-an-evening', 'wagers']

const root = resolve(import.meta.dirname, '../../..')
const played = new Map<string, readonly StepRecord[]>()
function recordsOf(activity: string): readonly StepRecord[] {
  const known = played.get(activity)
  if (known !== undefined) return known
  const records = readdirSync(join(root, 'scenarios', activity))
    .filter((name) => [...TELLING, ...REFUSING].includes(name.replace('.yaml', '')))
    .flatMap((name) => {
      const read = readScenario(readFileSync(join(root, 'scenarios', activity, name), 'utf8'))
      if (!read.ok) throw new Error(`${name} cannot be read`)
      return playScenario(read.scenario).flatMap(({ records }) => records)
    })
  played.set(activity, records)
  return records
}

const toldIn = (activity: string): string[] =>
  recordsOf(activity)
    .flatMap(({ says }) => says)
    .filter((line) => line.endsWith(']') && !line.startsWith('assumed'))
    // What a person wrote stays as it was written.
    .filter((line) => !line.includes('manual adjustment'))
    .map((line) => line.replace(VERB, '').replace(/ {2}\[[^[]*\]$/, ''))

/** At the table: what is refused of an offering is read in the office. */
const refusedIn = (activity: string): string[] =>
  recordsOf(activity)
    .filter(({ n, title }) => n > 0 && !title.startsWith('offer'))
    .flatMap(({ refusals }) => refusals.map(({ reason }) => reason))
    .filter((reason) => reason !== english(message('declarer may not verify')))

/** Which a transcript has before the sentence, and a screen beside it. */
const VERB =
  /^(?:say: |ask |call the |check: |collect |cover |cut |deal |discard |remove |hand back |take back |press: )/

/** English words that no Spanish sentence has. */
const ENGLISH = /\b(?:the|of|and|seat|with|face|cards?|hand|wager|not|is|stays?|pays?|dealer|high|kickers?)\b/

test.each(['four-card-poker', 'crazy-4-poker'])(
  'all that the dealer is told in the scenarios of %s is there in Spanish',
  (activity) => {
    const sentences = [...new Set(toldIn(activity))]
    expect(sentences.length).toBeGreaterThan(60)
    expect(sentences.filter((sentence) => ENGLISH.test(said(sentence) ?? sentence)).slice(0, 20)).toEqual([])
  },
)

test.each(['four-card-poker', 'crazy-4-poker'])(
  'all that is refused in the scenarios of %s is said in Spanish',
  (activity) => {
    const reasons = [...new Set(refusedIn(activity))]
    expect(reasons.length).toBeGreaterThan(15)
    const isEnglish = (reason: string) => ENGLISH.test(said(reason) ?? reason)
    // Several reasons stand in one sentence of a transcript, and one below the other on a screen.
    expect(reasons.filter((reason) => isEnglish(reason) && reason.split('; ').some(isEnglish)).slice(0, 20)).toEqual([])
  },
)

test.each([
  ['seat 1 play: pay $10.00 and $10.00 back (at 1 to 1)', 'asiento 1, Play: $10.00 y $10.00 de vuelta (1 a 1)'],
  [
    'seat 4 envy on progressive: pay $300.00 (straight flush for the hand of seat 6)',
    'asiento 4, envidia de progresivo: $300.00 (escalera de color del asiento 6)',
  ],
  [
    'seat 6 progressive: pay $4,800.00 (straight flush at 10% of meter), from the meter, not from the tray',
    'asiento 6, progresivo: $4,800.00 (escalera de color, 10% del contador), del contador, no de la bandeja',
  ],
  ['the dealer has pair of kings, queen jack kickers', 'el crupier tiene pareja de reyes, con reina, jota'],
  ['ante of seat 3, forfeited: $15.00', 'Ante del asiento 3, perdido por retirarse: $15.00'],
])('%s', (english, spanish) => expect(said(english)).toBe(spanish))
