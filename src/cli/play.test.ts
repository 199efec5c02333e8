import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { catalog } from './catalog.ts'
import { check } from './check.ts'
import { type Command, Complaint } from './command.ts'
import { play } from './play.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-play-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fileOf = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

async function call({ run }: Command, words: readonly string[], json = false, flags: Record<string, true> = {}) {
  const printed: string[] = []
  const complained: string[] = []
  const code = await run({
    words,
    flags,
    json,
    print: (text) => printed.push(text),
    complain: (text) => complained.push(text),
  })
  return { code, printed: printed.join('\n'), complained: complained.join('\n') }
}

describe('play', () => {
  const night = (meter: string) => `
title: A dollar on the sensor
offering: { activity: bay-101/blazing-7s, balances: { pool: '$1,000', reserve: $0 } }
steps: [{ startRound: { fees: [1] } }]
expect: { balances: { meter: '${meter}', reserve: $0.89 } }`

  test('a scenario that holds ends with 0, its transcript names the clauses', async () => {
    const { code, printed } = await call(play, [fileOf('holds.yaml', night('$1,000.11'))])
    expect(code).toBe(0)
    expect(printed).toMatch(/\$0\.11 {2}players -> pool main +F2/)
    expect(printed).toMatch(/2 checks hold$/)
  })
  test('one that fails ends with 1 and says what was found', async () => {
    const { code, printed } = await call(play, [fileOf('fails.yaml', night('$1,000.12'))])
    expect(code).toBe(1)
    expect(printed).toContain('FAILS  in the end: meter: expected $1,000.12, found $1,000.11')
  })
  test('one that cannot be read ends with 2, with line and column', async () => {
    const { code, complained } = await call(play, [fileOf('wrong.yaml', 'title: x\nstepps: []\n')])
    expect(code).toBe(2)
    expect(complained).toContain('wrong.yaml:2:1: unknown key "stepps"')
  })
  test('as JSON', async () => {
    const { printed } = await call(play, [fileOf('json.yaml', night('$1,000.11'))], true)
    expect(JSON.parse(printed)).toMatchObject({
      steps: [{ n: 1, payments: [], moves: [{ from: 'patrons', to: 'pool:main', amount: '$0.11', clause: 'F2' }, {}] }],
      balances: { 'bay-101/blazing-7s': { 'pool:main': '$1,000.11', reserve: '$0.89', advance: '$0.00' } },
      checks: [{ ok: true }, { ok: true }],
    })
  })
  test('called wrongly, or with no such file', async () => {
    await expect(call(play, [])).rejects.toThrow(Complaint)
    await expect(call(play, [join(folder, 'nothing.yaml')])).rejects.toThrow('there is no such file')
  })
})

describe('check', () => {
  test('names clause and limit of what is wrong, and what is still to be chosen', async () => {
    const file = fileOf('offering.yaml', "activity: bay-101/no-limit-bad-beat\npools: { main: { cap: '$24,999' } }\n")
    const { code, printed } = await call(check, [file])
    expect(code).toBe(1)
    expect(printed).toContain('wrong    cap of main $24,999.00 is outside $25,000.00 to $150,000.00  [P7]')
    expect(printed).toContain('missing  choose one payout structure: A, B, C  [S1]')
    const { printed: json } = await call(check, [file], true)
    expect(JSON.parse(json)).toMatchObject({ canBePosted: false, wrong: [{ clause: 'P7' }] })
  })
  test('a complete one can be posted', async () => {
    const file = fileOf(
      'complete.yaml',
      `activity: bay-101/no-limit-bad-beat
chart: A
structure: A
admin: $5
pools: { main: { seed: '$1,000', reseed: '$1,000', cap: '$25,000', daily: $50, at: '06:00' } }
advertisement: { words: [No Purchase Necessary] }
`,
    )
    expect(await call(check, [file])).toMatchObject({ code: 0 })
  })
  test('a rule file is read as one: whole, or with line and column of what is wrong', async () => {
    const text = readFileSync(join(import.meta.dirname, '../../catalog/bay-101/blazing-7s.yaml'), 'utf8')
    expect(await call(check, [fileOf('rules.yaml', text)])).toMatchObject({
      code: 0,
      printed: expect.stringContaining('can be accepted'),
    })
    const file = fileOf('wrong-rules.yaml', text.replace('\nkeypad:', '\nkeypat:'))
    const line = text.slice(0, text.indexOf('\nkeypad:')).split('\n').length + 1
    expect(await call(check, [file])).toMatchObject({
      code: 2,
      complained: `${file}:${line}:1: unknown key "keypat"; did you mean "keypad"?`,
    })
  })
  test('an activity that is not in the catalogue', async () => {
    await expect(call(check, [fileOf('other.yaml', 'activity: bay-101/none\n')])).rejects.toThrow(
      'no activity bay-101/none',
    )
  })
})

describe('catalog', () => {
  test('lists every activity with its clauses by kind', async () => {
    const { code, printed } = await call(catalog, [], true)
    expect(code).toBe(0)
    const sevens = JSON.parse(printed).find(({ number }: { number: number }) => number === 9)
    expect(sevens).toMatchObject({
      id: 'GEAR-001276',
      house: 'bay-101',
      games: ['no-bust-21'],
      specials: [],
      absent: [],
    })
    expect(sevens.options).toEqual({
      charts: ['A', 'B', 'C'],
      structures: [],
      settings: { suit: ['clubs', 'diamonds', 'hearts', 'spades'] },
    })
  })
  test('one as a rule sheet', async () => {
    const { printed } = await call(catalog, ['no-limit-bad-beat'])
    expect(printed).toContain('A: losing hand 40%, winning hand 20%, table 40%  [S3]')
    expect(printed).toContain('cap $25,000.00 to $150,000.00  [P7]')
    expect(printed).toContain('R9, favors the house: A share that one person takes alone is paid to the cent')
    await expect(call(catalog, ['nothing'])).rejects.toThrow('there is no activity "nothing"')
  })
  test('one as the sheet beside its document, by lines', async () => {
    const { printed } = await call(catalog, ['aces-cracked'], false, { sheet: true })
    expect(
      printed
        .split('\n\n')
        .find((clause) => clause.includes('  F1  '))
        ?.split('\n'),
    ).toEqual([
      'Line 778  Funding',
      '  F1  done by the program. The prize comes from the reserve of the Poker Bonus Hand Progressive Jackpot, GEAR-001277.',
      '    = Prizes are paid from the reserve of Poker Bonus Hand Progressive Jackpot.',
      '    = What the reserve lacks for a prize: the house advances it and is paid back. [also R5]',
      '    Reading R5 (favors the players): Nothing is said of a reserve that is too small. The house makes it up and is repaid, as the jackpot that funds it says of every shortfall.',
      '    Who answers: the program',
    ])
    const { printed: json } = await call(catalog, ['aces-cracked'], true, { sheet: true })
    expect(JSON.parse(json).rows[0]).toMatchObject({ clause: 'A1', lines: '736', kind: 'runs', answers: ['offering'] })
    await expect(call(catalog, [], false, { sheet: true })).rejects.toThrow('--sheet is of one activity')
  })
})
