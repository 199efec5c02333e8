/** A hit for ever: found and shown long after it left memory, to each role what it may see, and proved without this program. */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import { readPdf } from '../../../tests/readpdf.ts'
import { visitor } from '../../../tests/visitor.ts'
import { plusDays } from '../../base/moment.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Event, Order } from '../../engine/mechanisms.ts'
import { exportLines } from '../../journal/export.ts'
import { claimAccount } from '../../ledger/name.ts'
import type { FindView } from '../../views/record/found.ts'
import type { HitRecord } from '../../views/record/record.ts'
import { type Api, apiOf } from '../api/api.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import type { Place } from '../door/places.ts'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import type { Packet } from './packet.ts'

const RICHES = 'hawaiian-gardens/three-card-poker-progressive'
const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
let house: House
let api: Api
let hit = ''
let claims: readonly string[] = []

const done = async (order: Order, by: string): Promise<readonly Event[]> => {
  const outcome = await house.submit(order, { by })
  if (isRefusal(outcome)) throw new Error(`${order.do}: ${outcome.reasons[0]?.says}`)
  return outcome.events
}
const ask = async <Body>(path: string, who: string, place: Place): Promise<{ status: number; body: Body }> => {
  const browser = visitor(api.app)
  await browser.enter(place, who)
  return (await browser.get(path, place)) as unknown as { status: number; body: Body }
}
const recordFor = async (who: string, of = hit) => (await ask<HitRecord>(`/views/record?of=${of}`, who, 'hit')).body
const find = async (text: string, who = '71', place: Place = 'hit') =>
  (await ask<FindView>(`/views/find?text=${encodeURIComponent(text)}`, who, place)).body

/** Suited ace-king-queen at table 9: the meter for seat 1, $100 envy for seats 2 and 3, paid out of the tray; then nine days pass. */
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, clock)
  api = apiOf({ house, register: await registerDemoStaff(memoryRegister()), demo: DEMO_STAFF })
  const hands = ['1', '2', '3'].map((seat) => ({
    seat,
    role: 'player' as const,
    cards: seat === '1' ? { hand: cardsIn('Ac Kc Qc') } : {},
    bettors: [{ place: 'seated' as const, wagered: true, feePosted: true }],
  }))
  const bets = hands.map(({ seat }) => ({ seat, wagered: true, fees: [RICHES] }))
  await done({ do: 'StartRound', table: '9', bets }, '11')
  const facts = { dealtIn: 4, tournament: false }
  const told = await done({ do: 'ReportHit', table: '9', facts, common: {}, hands, activities: [RICHES] }, '11')
  const declared = told.find((event) => event.type === 'HitDeclared')!
  hit = declared.hit
  const answers = Object.fromEntries(declared.questions.map(({ id }) => [id, true]))
  if (declared.questions.length > 0) await done({ do: 'AttestHit', hit, answers }, '21')
  const verified = (await done({ do: 'VerifyHit', hit }, '21')).find((event) => event.type === 'HitVerified')!
  claims = verified.claims.map(({ claim }) => claim)
  for (const claim of claims.slice(1)) await done({ do: 'PayClaim', claim, form: 'chips', tray: '9' }, '22')
  await done({ do: 'EndRound', table: '9' }, '11')
})
afterAll(async () => {
  api.live.close()
  await api.beside.close()
  await house.close()
})

describe('the record', () => {
  test('tells the whole story in order: round, report, questions, verification, payments', async () => {
    const { steps, status, prizes, clauses, offering } = await recordFor('71')
    const order = ['RoundStarted', 'HitDeclared', 'HitAttested', 'HitVerified', 'ClaimPaid', 'ClaimPaid']
    const seen = steps.map(({ what }) => what)
    expect(seen.filter((what) => order.includes(what))).toEqual(order.filter((what) => seen.includes(what)))
    expect(steps.find(({ what }) => what === 'HitDeclared')?.by).toEqual(['11'])
    expect(steps.find(({ what }) => what === 'HitVerified')?.by).toEqual(['21'])
    // Of several winners each ID and payment says whose it was.
    const own = steps.filter(({ what }) => ['IdShown', 'FormRecorded', 'ClaimPaid'].includes(what))
    expect(own.map(({ claim }) => claim)).toEqual(claims.slice(1))
    expect(status).toBe('verified')
    expect(prizes.map(({ claim }) => claim?.status)).toEqual(['open', 'paid', 'paid'])
    expect(prizes.slice(1).map(({ amount }) => amount)).toEqual(['$100.00', '$100.00'])
    expect(clauses.length).toBeGreaterThan(0)
    expect(clauses.every(({ says }) => says !== '')).toBe(true)
    expect(offering?.version).toBe(1)
  })

  test('a claim leads to the same page as its hit; a number that is nobody’s leads nowhere', async () => {
    expect((await recordFor('71', claims[1])).hit).toBe(hit)
    expect((await ask('/views/record?of=H999', '71', 'hit')).status).toBe(404)
    expect((await ask('/views/record?of=%27%20or%201%3D1', '71', 'hit')).status).toBe(404)
    expect((await ask('/views/record', '71', 'hit')).status).toBe(404)
  })

  test('money: what was set aside is paid or still held, to the cent', async () => {
    const { money, prizes } = await recordFor('51')
    const cents = (text: string) => BigInt(text.replace(/\D/g, ''))
    const { held, rows } = money!
    expect(cents(held.in)).toBe(cents(held.out) + cents(held.left))
    // The meter's prize is open; the two envies are paid.
    expect(held.left).toBe(prizes[0]?.amount)
    expect(
      rows.filter(({ from }) => claims.some((claim) => from === claimAccount(claim))).map(({ amount }) => amount),
    ).toEqual(['$100.00', '$100.00'])
    expect(rows.every(({ clause }) => clause !== '')).toBe(true)
  })

  test.each([
    ['floor', '21', { claims: true, money: false, lines: false }],
    ['cage', '31', { claims: true, money: true, lines: false }],
    ['accounting', '51', { claims: true, money: true, lines: true }],
    ['approver', '62', { claims: true, money: true, lines: true }],
    ['compliance', '71', { claims: true, money: true, lines: true }],
    ['tournament director', '81', { claims: false, money: false, lines: false }],
    ['surveillance', '82', { claims: true, money: false, lines: true }],
    ['regulator', '99', { claims: true, money: true, lines: true }],
  ])('a %s sees what they see elsewhere, and no more', async (_, who, sees) => {
    const { money, lines, prizes } = await recordFor(who)
    expect({
      claims: prizes.some(({ claim }) => claim !== undefined),
      money: money !== undefined,
      lines: lines !== undefined,
    }).toEqual(sees)
    const { status } = await ask(`/views/packet?of=${hit}`, who, 'hit')
    expect(status).toBe(sees.lines ? 200 : 403)
  })

  test.each([
    ['table', '11'],
    ['count', '41'],
    ['club', '61'],
    ['staff', '91'],
  ] as const)('nobody at the %s reads it', async (place, who) => {
    expect((await ask(`/views/record?of=${hit}`, who, place)).status).toBe(403)
  })
})

describe('search', () => {
  test.each([
    ['the number', () => hit],
    ['the number in small letters', () => hit.toLowerCase()],
    ['its table', () => 'table 9'],
    ['its day', () => '2026-03-10'],
    ['its day as people write it', () => '3/10'],
    ['its day with the year', () => '3/10/26'],
    ['the dealer', () => 'dana'],
    ['the activity', () => 'three card'],
    ['its amount', async () => (await recordFor('71')).total],
    ['its dollars', async () => (await recordFor('71')).total.slice(1, -3)],
  ])('finds a hit by %s', async (_, text) => {
    expect((await find(await text())).hits.map((one) => one.hit)).toContain(hit)
  })

  test.each([
    ['the number', () => claims[1]!],
    ['the amount', () => '$100.00'],
    ['who paid', () => 'lucía'],
  ])('finds a claim by %s', async (_, text) => {
    expect((await find(text())).claims.map(({ claim }) => claim)).toContain(claims[1])
  })

  test('finds nothing a day before, a cent beside it, or under a number that only begins like it', async () => {
    expect((await find('2026-03-09')).hits).toEqual([])
    const { total } = await recordFor('71')
    const beside = `${total.slice(0, -1)}${(Number(total.at(-1)) + 1) % 10}`
    expect((await find(beside)).hits).toEqual([])
    expect((await find('H99')).hits).toEqual([])
    expect(await find('%')).toMatchObject({ hits: [], claims: [], people: [] })
  })

  test('each finds what they see: a dealer no hits, a tournament director no claims, marketing tables and people alone', async () => {
    expect(await find(hit, '11', 'table')).toMatchObject({ hits: [], claims: [] })
    const director = await find('$100.00', '81')
    expect(director.claims).toEqual([])
    expect(await find('9', '61', 'offerings')).toMatchObject({ hits: [], claims: [], tables: [{ table: '9' }] })
    expect((await find('dana', '61', 'offerings')).people.map(({ name }) => name)).toEqual(['Dana'])
    const stranger = await visitor(api.app).get('/views/find?text=H1')
    expect(stranger.status).toBe(401)
  })
})

/** The paper as one text; what the lines of a cell were broken at is a space. */
const paperFor = async (who: string, language = 'en'): Promise<string> => {
  const browser = visitor(api.app)
  await browser.enter('hit', who)
  const answer = await browser.request(`/papers/packet?of=${claims[0]}&language=${language}`, {}, 'hit')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toContain(`${hit}-evidence.pdf`)
  return readPdf(new Uint8Array(await answer.arrayBuffer()))
    .flatMap(({ texts }) => texts)
    .join(' ')
}

describe('the packet on paper', () => {
  test('has the cards, the clauses in our words, who did what, every movement, every digest in full, and how to check it', async () => {
    const paper = await paperFor('71')
    const { body: packet } = await ask<Packet>(`/views/packet?of=${hit}`, '71', 'hit')
    const { prizes, money } = await recordFor('71')
    for (const text of [`Evidence packet: hit ${hit}`, 'Ac Kc Qc', 'Dana (11)', 'Hit verified', 'packet.py'])
      expect(paper).toContain(text)
    const tight = paper.replaceAll(' ', '')
    for (const { digest } of packet.lines) expect(tight).toContain(digest)
    for (const { says } of Object.values(packet.clauses)) expect(tight).toContain(says.replace(/\s/g, ''))
    for (const { amount } of [...prizes, ...money!.rows]) expect(paper).toContain(amount)
    expect(paper).toContain(prizes[1]?.claim?.claim)
    // The first letters of a Spanish paper tell that no English page was sent.
    expect(await paperFor('71', 'es')).toContain(`Paquete de pruebas: acierto ${hit}`)
  })

  test('goes to those alone who may take the lines', async () => {
    expect((await ask(`/papers/packet?of=${hit}`, '21', 'hit')).status).toBe(403)
    expect((await ask('/papers/packet?of=H999', '71', 'hit')).status).toBe(404)
  })
})

const hasPython = spawnSync('python3', ['--version']).status === 0

describe.skipIf(!hasPython)('the packet, checked by a stranger in Python', () => {
  const checked = (packet: unknown, ...more: readonly (readonly [name: string, text: string])[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-packet-'))
    const written = [['packet.json', JSON.stringify(packet)] as const, ...more].map(([name, text]) => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    })
    const script = join(import.meta.dirname, '../../../docs/packet.py')
    const ran = spawnSync('python3', [script, ...written], { encoding: 'utf8' })
    rmSync(folder, { recursive: true, force: true })
    return { status: ran.status, says: `${ran.stdout}${ran.stderr}`.trim() }
  }
  const packetNow = async () => (await ask<Packet>(`/views/packet?of=${hit}`, '71', 'hit')).body
  const journal = async () => {
    const lines: string[] = []
    for await (const line of exportLines(house.store)) lines.push(line.endsWith('\n') ? line : `${line}\n`)
    return lines.join('')
  }

  test('is sound, and in the journal word for word', async () => {
    const packet = await packetNow()
    expect(checked(packet)).toMatchObject({ status: 0, says: expect.stringMatching(`^sound: ${hit}, `) })
    expect(checked(packet, ['journal.jsonl', await journal()]).says).toMatch(/all in the journal$/)
    // Rules, draft, approval and posting are among its lines.
    const said = packet.lines.flatMap(({ line }) => (JSON.parse(line) as { events: { type: string }[] }).events)
    for (const type of [
      'RulesAccepted',
      'OfferingDrafted',
      'OfferingPosted',
      'RoundStarted',
      'HitDeclared',
      'ClaimPaid',
    ])
      expect(said.map((event) => event.type)).toContain(type)
  })

  test.each<[string, (packet: Packet) => unknown, RegExp]>([
    [
      'a changed amount',
      (packet) => ({
        ...packet,
        lines: packet.lines.map((one) => ({ ...one, line: one.line.replace('"10000"', '"10001"') })),
      }),
      /digest is another/,
    ],
    [
      'a movement that no line has',
      (packet) => ({
        ...packet,
        movements: packet.movements.map((one, n) => (n === 0 ? { ...one, cents: '1' } : one)),
      }),
      /has no movement/,
    ],
    [
      'a chain with a gap',
      (packet) => ({ ...packet, lines: [], chain: packet.chain.filter((_, n) => n !== 1), movements: [] }),
      /gap/,
    ],
    ['something else', () => ({ packet: 'none' }), /not an evidence packet/],
  ])('%s is found', async (_, damage, says) => {
    const found = checked(damage(await packetNow()))
    expect(found).toMatchObject({ status: 1, says: expect.stringMatching(says) })
  })

  test('an anchor that says otherwise is found', async () => {
    const packet = await packetNow()
    const { seq } = packet.chain.at(-1)!
    const anchor = `2026-03-10  ${seq}  ${'0'.repeat(64)}`
    expect(checked(packet, ['anchors.txt', anchor])).toMatchObject({
      status: 1,
      says: expect.stringMatching(/your anchor/),
    })
  })
})

test('long after it left memory the page is the same, and so is what is proved', async () => {
  const before = await recordFor('71')
  await done({ do: 'ShowId', claim: claims[0]!, person: '907' }, '31')
  await done({ do: 'RecordForm', claim: claims[0]!, kind: 'W-2G', reference: '204118873' }, '31')
  await done({ do: 'PayClaim', claim: claims[0]!, form: 'chips', drawer: '1' }, '31')
  await done({ do: 'RepayTray', activity: RICHES, table: '9' }, '31')
  clock.set(clock.now() + 12 * 24 * 3_600_000)
  for (let n = 0; n < 11; n++)
    await done({ do: 'CloseDay', day: plusDays(house.state.closedDay ?? '2026-03-09', 1) }, '51')
  const after = await recordFor('71')
  expect(house.state.claims.has(claims[1]!)).toBe(false)
  expect(after.status).toBe('paid')
  expect(after.money?.held.left).toBe('$0.00')
  // The number of a form is for those who keep forms.
  const form = (record: HitRecord) => record.steps.find(({ what }) => what === 'FormRecorded')?.about
  expect(form(await recordFor('31'))).toEqual({ is: 'form', kind: 'W-2G', reference: '204118873' })
  expect(form(await recordFor('21'))).toEqual({ is: 'form', kind: 'W-2G' })
  expect(after.cards).toEqual(before.cards)
  expect(after.steps.slice(0, before.steps.length)).toEqual(before.steps)
  expect(after.lines?.slice(0, before.lines?.length)).toEqual(before.lines)
  expect((await find(hit)).hits.map((one) => one.hit)).toEqual([hit])
  const paper = await paperFor('71')
  for (const text of ['Ac Kc Qc', 'W-2G 204118873', '2026-03-10']) expect(paper).toContain(text)
  await house.store.rebuild(['traces'])
  expect(await recordFor('71')).toEqual(after)
})

test('a number finds whoever has it: the winner by their claims, and who works here by name, but not all that they did', async () => {
  expect((await find('907')).claims.map(({ claim }) => claim)).toEqual([claims[0]])
  expect((await find('#907')).claims.map(({ claim }) => claim)).toEqual([claims[0]])
  const dealer = await find('11')
  expect(dealer.people.map(({ name }) => name)).toEqual(['Dana'])
  expect(dealer.hits).toEqual([])
})
