import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ruleOf } from '../../engine/offerings/running.ts'
import { checkOffering } from '../../rulebook/checks/offeringcheck.ts'
import { offering } from '../../rulebook/offering.ts'
import { readYaml } from '../../rulebook/text/read.ts'
import { activities, ruleText } from '../../server/house/catalogue.ts'
import { english } from '../../words/sentence.ts'
import { clauseChanges, goneClauses, lineChanges } from './difference.ts'
import { offeringForm } from './offering.ts'
import { offeringText, type Values } from './offeringtext.ts'

const FOLDER = resolve(import.meta.dirname, '../../..', 'demo', 'offerings')
const posted = readdirSync(FOLDER).map((file) => readFileSync(resolve(FOLDER, file), 'utf8'))
const SEVENS = ruleText('bay-101/blazing-7s')!

const read = (text: string) => {
  const result = readYaml(text, offering)
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
  return result.value
}

describe('an offering as the form writes it', () => {
  test.each(posted.map((text) => [/^activity: (.*)$/m.exec(text)?.[1] ?? '', text]))(
    '%s is read back as it was',
    (_, text) => {
      const values = parse(text, { schema: 'failsafe' }) as Values
      expect(read(offeringText(values))).toEqual(read(text))
    },
  )

  test('what was not chosen is left out; quotes and odd names stay what they are', () => {
    const text = offeringText({
      activity: 'a/b',
      name: "Monday's: #1 \n Monster",
      chart: '',
      tables: ['4', '5'],
      prizes: { "dealer's 'odd' hand": '$1,000', none: '' },
      hours: [{ days: ['monday'], from: '10:00', to: '04:00' }],
      pools: { main: { seed: '' } },
    })
    expect(read(text)).toEqual({
      activity: 'a/b',
      name: "Monday's: #1 Monster",
      tables: ['4', '5'],
      prizes: { "dealer's 'odd' hand": 100_000n },
      hours: [{ days: ['monday'], from: '10:00', to: '04:00' }],
    })
  })
})

describe('the form of every activity', () => {
  test.each(activities())(
    '%s: every term names a clause in words, and every choice that is missing has a field',
    (name) => {
      const rule = ruleOf(ruleText(name)!)
      const form = offeringForm(rule)
      const lines = Object.values(form.charts.options).flat()
      for (const { clause, says } of [form.charts, ...lines, ...form.settings, ...form.signs.show]) {
        expect(clause).not.toBe('')
        expect(says).not.toBe('')
      }
      // Whatever the check misses in an empty offering stands in the form.
      const { missing } = checkOffering(rule, { activity: name })
      for (const reason of missing) expect(hasField(english(reason), form), english(reason)).toBe(true)
    },
  )
})

function hasField(says: string, form: ReturnType<typeof offeringForm>): boolean {
  if (says.startsWith('the rate of progression'))
    return form.pools.some(({ pool, rate }) => rate !== undefined && says.includes(pool))
  const pool = form.pools.find((one) => says.includes(` of ${one.pool} is not chosen`))
  if (pool !== undefined) {
    if (says.startsWith('the designated time')) return pool.at !== undefined
    const name = /^(initial seed|reseed|cap|daily increase)/.exec(says)?.[1]
    const key = ({ 'initial seed': 'seed', reseed: 'reseed', cap: 'cap', 'daily increase': 'daily' } as const)[
      name ?? ''
    ]
    return key !== undefined && pool.amounts[key] !== undefined
  }
  const lines = Object.values(form.charts.options).flat()
  if (lines.some(({ line, amount }) => amount !== undefined && says.includes(line))) return true
  if (says.startsWith('choose one chart')) return Object.keys(form.charts.options).length > 1
  if (says.startsWith('no hand is offered')) return form.charts.some
  if (says.startsWith('choose one payout structure')) return form.structures !== undefined
  if (says.startsWith('the posted periods')) return form.periods !== undefined
  if (says.startsWith('the times of the drawings')) return form.drawings !== undefined
  if (says.startsWith('the tickets for')) return form.promotion?.tickets !== undefined
  if (says.startsWith('the first and the last day')) return form.promotion?.dates !== undefined
  if (says.startsWith('the times at which everybody seated')) return form.promotion?.handOut !== undefined
  if (says.startsWith('when the drum is emptied')) return form.promotion?.emptied !== undefined
  if (says.startsWith('what happens when nobody comes')) return form.promotion?.missed !== undefined
  if (says.startsWith('the time at which winners')) return form.promotion?.stageAt !== undefined
  if (says.startsWith('what stands on the wheel'))
    return (form.promotion?.wheel ?? form.promotion?.cardWheel) !== undefined
  if (says.startsWith('how credits come')) return form.credits?.swipes !== undefined
  if (says.startsWith('no prize is posted that credits')) return form.credits?.rewards !== undefined
  if (says.startsWith('no series is chosen')) return form.pieces?.series !== undefined
  if (says.startsWith('what is sold for how much')) return form.pieces?.packages !== undefined
  if (says.startsWith('the window and the hours of the sale')) return form.pieces?.sale !== undefined
  if (says.startsWith('the notices at the tables')) return form.pieces?.notices !== undefined
  if (says.startsWith('the teams, the beginning')) return form.squares !== undefined
  if (says.startsWith('the structure of the tournament')) return form.tournament !== undefined
  if (says.startsWith('the table limits')) return form.limits !== undefined
  if (says.startsWith('administrative fee')) return form.admin !== undefined
  if (says.startsWith('the house must supply')) return form.absent.some(({ what }) => says.includes(what))
  if (says.startsWith('every advertisement must say')) return form.signs.words.some(({ text }) => says.includes(text))
  if (says.startsWith('advertised under another name')) return form.signs.id !== undefined
  return form.settings.some(({ name }) => says.startsWith(`${name} is not chosen`))
}

describe('a changed rule file', () => {
  const changed = SEVENS.replace("says: 'Eleven cents", "says: 'Twelve cents").replace('amount: $0.11', 'amount: $0.12')

  test('names the clause that changed, with its old words', () => {
    const changes = clauseChanges(ruleOf(changed), ruleOf(SEVENS)).filter(({ change }) => change !== undefined)
    expect(changes).toMatchObject([{ clause: 'F2', change: 'changed' }])
    expect(changes[0]?.before).toContain('Eleven cents')
    expect(goneClauses(ruleOf(changed), ruleOf(SEVENS))).toEqual([])
  })

  test('a reading that favours somebody else is a change of its clause', () => {
    const other = SEVENS.replace('on: Q1, favours: house', 'on: Q1, favours: players')
    const changes = clauseChanges(ruleOf(other), ruleOf(SEVENS)).filter(({ change }) => change !== undefined)
    expect(changes).toMatchObject([{ clause: 'Q1', change: 'changed', readings: [{ id: 'R1', favours: 'players' }] }])
  })

  test('shows the lines of the terms that changed, and no others', () => {
    const changes = lineChanges(SEVENS, changed)
    expect(changes.map(({ is }) => is)).toEqual(['gone', 'new', 'gone', 'new'])
    expect(changes[3]?.text).toContain('$0.12')
    expect(lineChanges(SEVENS, SEVENS)).toEqual([])
  })

  test('a clause that is not there any more is named', () => {
    const less = SEVENS.replace(/^ {2}D1: .*\n/m, '')
    expect(goneClauses(ruleOf(less), ruleOf(SEVENS))).toMatchObject([{ clause: 'D1' }])
  })
})
