/** Witnesses and beacons, with real signatures: what a dishonest one tries, and what a stranger finds. */
import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isRefusal } from '../../base/refusal.ts'
import { decideDraw, evolveDraw, NO_DRAWS } from '../../engine/drawings/draw/draw.ts'
import { type DrawRecord, publish, recordDigestOf } from '../../engine/drawings/draw/draw-record.ts'
import { commitOf, fingerprintOfKey } from '../../engine/drawings/draw/outside.ts'
import { redo, redoList } from '../../engine/drawings/draw/redo.ts'
import { secretDigestOf } from '../../engine/drawings/draw/selection.ts'
import { askedOf, broughtIn } from '../desks/drawparts.ts'
import { drawWitnessIn, drawWitnessRoutes, WitnessRefuses } from '../upkeep/drawwitness.ts'
import { fingerprintOf, witnessOf } from '../upkeep/witness.ts'
import { certificateIdOf, isCommitment, isPulse, PROOFS, proofOf } from './drawproofs.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-witness-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const docs = resolve(import.meta.dirname, '../../../docs')
const readRecord = (path: string) => JSON.parse(readFileSync(join(docs, path), 'utf8')) as DrawRecord
const resealed = (record: DrawRecord): DrawRecord => ({ ...record, digest: recordDigestOf(record) })

const { privateKey } = generateKeyPairSync('ed25519')
const alarms: string[] = []
const open = () => drawWitnessIn(folder, privateKey, (says) => alarms.push(says))
const SECRET = 'a1'.repeat(32)
const asked = { draw: 1, purpose: 'house/seat/2026-03-06/20:00', secretDigest: secretDigestOf(SECRET) }
const ENTRIES = ['ann', 'bob', 'cid'].map((id) => ({ id, weight: 1n, source: `device:slots M-${id}` }))
const act = (at: number) => ({ at, local: '2026-03-06T20:00:00', by: '21' })

/** A draw with this witness's part, contributed to. */
function waiting() {
  const { key, commit, signature } = open().commit(asked)
  const how = { winners: 1, standby: 0, replacement: false }
  const outside = { kind: 'witness', key, commit, signature, minutes: 10 } as const
  let state = NO_DRAWS
  const events = []
  for (const command of [
    { type: 'OpenDraw', purpose: asked.purpose, entries: ENTRIES, how, secret: SECRET, outside, ...act(0) },
    { type: 'ContributeToDraw', draw: 1, contribution: [{ kind: 'digits', digits: '471108' }], ...act(1) },
  ] as const) {
    const decided = decideDraw(state, command)
    if (isRefusal(decided)) throw new Error('refused')
    for (const event of decided) state = evolveDraw(state, event)
    events.push(...decided)
  }
  return { state, events, pending: state.pending[0]!, call: askedOf(state.pending[0]!)! }
}

describe('a witness', () => {
  test('commits to one value for a draw, however often it is asked, and to another for another draw or secret', () => {
    const first = open().commit(asked)
    expect(open().commit(asked)).toEqual(first)
    const outside = { kind: 'witness', minutes: 10, ...first } as const
    expect(isCommitment(asked, outside)).toBe(true)
    // A commitment for another draw, another purpose or another secret of the house is none for this one.
    for (const other of [
      { ...asked, draw: 2 },
      { ...asked, purpose: 'house/seat/2026-03-06/21:00' },
      { ...asked, secretDigest: 'ab'.repeat(32) },
    ]) {
      expect(open().commit(other).commit).not.toBe(first.commit)
      expect(isCommitment(other, outside)).toBe(false)
    }
    // Somebody else's signature under the witness's name.
    const stranger = generateKeyPairSync('ed25519').privateKey
    const signature = sign(null, Buffer.from('anything'), stranger).toString('hex')
    expect(isCommitment(asked, { ...outside, signature })).toBe(false)
  })

  test('shows its value for one contribution, also after it was started again, and refuses another loudly', () => {
    const { pending, call } = waiting()
    const { value, signature } = open().reveal(call)
    expect(commitOf(value)).toBe(call.opening.outside?.kind === 'witness' ? call.opening.outside.commit : '')
    expect(open().reveal(call)).toMatchObject({ value, signature })
    alarms.length = 0
    // The house has seen the value and would like other digits.
    expect(() => open().reveal({ ...call, contribution: 'digits 999999' })).toThrow(WitnessRefuses)
    expect(alarms).toEqual([expect.stringContaining('draw 1: its value was shown for another opening or contribution')])
    expect(() => open().reveal({ ...call, contribution: 'digits 1' })).toThrow('the room has not added its chance')
    // An opening that is another than its digest says; one with somebody else's part.
    expect(() => open().reveal({ ...call, opening: { ...call.opening, entries: 4 } })).toThrow('its digest says')
    // What the witness signed for goes into the draw; changed digits do not.
    expect(isRefusal(broughtIn(pending, [JSON.stringify(open().reveal(call))]))).toBe(false)
    const other = { ...pending, contribution: [{ kind: 'digits' as const, digits: '999999' }] }
    expect(isRefusal(broughtIn(other, [JSON.stringify(open().reveal(call))]))).toBe(true)
  })

  test('who changes the contribution in a record afterwards is found by the witness’s signature', () => {
    const { state, events, call } = waiting()
    const { value, signature } = open().reveal(call)
    const decided = decideDraw(state, {
      type: 'RevealDraw',
      draw: 1,
      secret: SECRET,
      outside: { value, proof: signature },
      ...act(2),
    })
    if (isRefusal(decided)) throw new Error('refused')
    const record = publish([...events, ...decided], ENTRIES)
    expect(redo(record, undefined, undefined, PROOFS)).toMatchObject({ agrees: true, faults: [] })
    const changed = resealed({ ...record, contribution: { ...record.contribution!, text: 'digits 471109' } })
    expect(redo(changed, undefined, undefined, PROOFS).faults).toContain(
      'the witness has not revealed its value for this contribution',
    )
    const outside = { ...record.opening.outside!, key: 'b'.repeat(64) } as never
    expect(
      redo(resealed({ ...record, opening: { ...record.opening, outside } }), undefined, undefined, PROOFS).faults,
    ).toContain('the witness has not signed for this draw')
  })

  test('answers over the network as by file, and lists for anybody what it has shown', async () => {
    const { call } = waiting()
    const app = drawWitnessRoutes(open())
    const post = (path: string, body: unknown) =>
      app.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    expect(await (await post('/commit', asked)).json()).toEqual(open().commit(asked))
    expect((await post('/commit', { draw: 1 })).status).toBe(400)
    expect(await (await post('/reveal', call)).json()).toEqual(open().reveal(call))
    expect((await post('/reveal', { ...call, contribution: 'digits 999999' })).status).toBe(409)
    const listed = (await (await app.request('/')).json()) as { contribution: string }[]
    expect(listed.map(({ contribution }) => contribution)).toEqual(['digits 471108'])
  })

  test('is known by the fingerprint that `gamekeeper witness` prints', () => {
    const { fingerprint, publicKey } = witnessOf({ folder: join(folder, 'process'), alarm: () => undefined })
    expect(fingerprint).toBe(fingerprintOf(publicKey))
    expect(fingerprintOfKey(open().commit(asked).key)).toBe(open().fingerprint)
  })
})

describe('a beacon', () => {
  const record = readRecord('beacon/1.json')
  const { proof } = record.reveal!.outside!
  const { pulse, certificate } = JSON.parse(proof) as { pulse: Record<string, string>; certificate: string }
  const pem = `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

  test('a real pulse is signed by its certificate; one with anything changed is not', () => {
    expect(isPulse(proof)).toBe(true)
    expect(certificateIdOf(pem)).toBe(pulse.certificateId)
    for (const change of [
      { timeStamp: '2018-08-30T17:45:00.000Z' },
      { outputValue: 'ab'.repeat(64) },
      { localRandomValue: 'ab'.repeat(64) },
      { signatureValue: 'ab'.repeat(512) },
      { certificateId: 'ab'.repeat(64) },
    ])
      expect(isPulse(JSON.stringify({ pulse: { ...pulse, ...change }, certificate }))).toBe(false)
    expect(isPulse('{}')).toBe(false)
  })
  test('its two files are brought as they were fetched', () => {
    const read = proofOf([pem, JSON.stringify({ pulse })])
    expect(read !== undefined && isPulse(read)).toBe(true)
    expect(proofOf([JSON.stringify({ pulse })])).toBeUndefined()
    expect(proofOf([pem, '{"pulse":{}}'])).toBeUndefined()
  })
  test('the example is redone with its signature; a forged pulse is found', () => {
    expect(redo(record, undefined, undefined, PROOFS)).toMatchObject({ agrees: true, winners: ['2011'] })
    const forged = proof.replace('"localRandomValue":"F6', '"localRandomValue":"A6')
    const changed = resealed({
      ...record,
      reveal: { ...record.reveal!, outside: { ...record.reveal!.outside!, proof: forged } },
    })
    expect(redo(changed, undefined, undefined, PROOFS).faults).toEqual(['the pulse is not signed by the beacon'])
  })
})

test('the examples with witnesses are redone with every signature', () => {
  const records = [1, 2, 3, 4, 5, 6, 7, 8].map((draw) => readRecord(`draws/${draw}.json`))
  const list = redoList(records, { proofs: PROOFS })
  expect([list.agrees, list.faults]).toEqual([true, []])
  expect(list.marks.filter((mark) => !mark.includes('by hand'))).toEqual([
    'draw 4: abandoned: 2026-03-06T20:11:00 by p12: the lights went out before the dice were thrown',
    'draw 6: passed over before the clock ended: 2008, 2026-03-12T20:06:00 by 21 with 71: has no photo identification and leaves',
    'draw 7: abandoned, without its witness: 2026-03-12T20:21:00 by 21 with 71: the witness of the sister house is not on the line',
  ])
})
