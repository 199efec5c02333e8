import { expect, test } from 'vitest'
import { BAD_BEAT, BAD_BEAT_OFFERING, BAD_BEAT_RULES, PROPERTY, postBoth } from '../../../tests/house.ts'
import { digestOf } from '../../base/digest.ts'
import type { Event } from '../../engine/mechanisms.ts'
import { ruleOf } from '../../engine/offerings/running.ts'
import { openJournal } from '../../journal/journal.ts'
import { openMemory } from '../../journal/memory.ts'
import { projectionsOf } from '../../journal/projections/projections.ts'
import type { Store } from '../../journal/store.ts'
import { JournalTrouble } from '../../journal/trouble.ts'
import { manualClock } from './clock.ts'
import { FOLD } from './fold.ts'
import { openHouse } from './kernel.ts'
import { reperform } from './reperform.ts'

const START = Date.parse('2026-03-02T20:00:00Z')
const clock = () => manualClock(START)

/** The journal of a house, as an older version has left it. */
async function journal(): Promise<Store<Event>> {
  const store = openMemory<Event>({ property: PROPERTY.property, projections: projectionsOf(() => '2026-03-02') })
  const house = await openHouse({ store: unclosed(store), clock: clock(), create: PROPERTY })
  await postBoth(house)
  await house.close()
  return unclosed(store)
}
/** A store in memory is gone once it is closed. */
const unclosed = (store: Store<Event>): Store<Event> => ({ ...store, close: async () => undefined })

/** Records an event that this version would not decide, under a schema that it does not know. */
async function record(store: Store<Event>, event: Event): Promise<number> {
  const writing = await openJournal({ store, fold: FOLD, dayOf: () => '2026-03-02' })
  const { seq } = writing.head()
  const recorded = new Date(START).toISOString()
  await writing.record({ key: `anOlderVersion${seq}`, by: '7', recorded, events: [event] })
  return seq + 1
}

const troubleOf = (store: Store<Event>): Promise<JournalTrouble> =>
  openHouse({ store, clock: clock() }).then(
    () => expect.fail('the house has started'),
    (error: unknown) => (error instanceof JournalTrouble ? error : expect.fail(String(error))),
  )

const accepted = (text: string): Event => ({
  type: 'RulesAccepted',
  v: 1,
  activity: BAD_BEAT,
  digest: digestOf(text),
  text,
  document: 'GEAR-001279',
  clauses: [],
  by: '7',
})

const drafted = (text: string): Event => ({
  type: 'OfferingDrafted',
  v: 1,
  activity: BAD_BEAT,
  version: 2,
  text,
  by: '7',
})

test('rules that a newer schema cannot read stop the start: activity, line, fault and what to do', async () => {
  const store = await journal()
  const line = await record(store, accepted(`colour: blue\n${BAD_BEAT_RULES}`))
  const { kind, message } = await troubleOf(store)
  expect(kind).toBe('unreadable')
  expect(message).toContain(`the accepted rules of ${BAD_BEAT}, line ${line} of the journal`)
  expect(message).toContain('rules:1:1: unknown key "colour"')
  expect(message).toContain('nothing was started or changed')
  expect(message).toContain('Start the version that ran this house before')
  expect((await store.head()).seq).toBe(line)
})

test('so do an offering and a profile', async () => {
  const draft = await journal()
  const line = await record(draft, drafted(`${BAD_BEAT_OFFERING}\ncolour: blue`))
  expect((await troubleOf(draft)).message).toContain(`the offering of ${BAD_BEAT}, line ${line} of the journal`)

  const profile = await journal()
  await record(profile, { type: 'ProfileSet', v: 1, text: 'colour: blue', digest: '', by: '7' })
  expect((await troubleOf(profile)).message).toContain('the house profile, line')
})

test('posted anew in a text that both read, the house starts', async () => {
  const store = await journal()
  await record(store, accepted(`colour: blue\n${BAD_BEAT_RULES}`))
  await troubleOf(store)
  await record(store, accepted(BAD_BEAT_RULES))
  const house = await openHouse({ store, clock: clock() })
  expect(house.state.offerings.get(BAD_BEAT)?.status).toBe('running')
})

test('what cannot be decided again is a difference, not a stack', async () => {
  const store = await journal()
  await record(store, accepted(`colour: blue\n${BAD_BEAT_RULES}`))
  const line = await record(store, drafted(BAD_BEAT_OFFERING))
  const { differences } = await reperform(store)
  expect(differences.at(-1)).toMatchObject({
    seq: line,
    today: expect.stringMatching(/^not decided: rules:1:1: unknown key "colour"; the keys here are activity, /),
  })
})

test('rules of before citations were checked still run, and are no difference when they are decided again', async () => {
  const text = BAD_BEAT_RULES.replace("minutes: '15'", "minutes: '20'")
  const store = await journal()
  await record(store, {
    ...accepted(text),
    digest: digestOf(text),
    clauses: Object.keys(ruleOf(text).clauses),
  } as Event)
  const house = await openHouse({ store, clock: clock() })
  expect(house.state.rules.get(BAD_BEAT)?.text).toBe(text)
  expect((await reperform(store)).differences).toEqual([])
})
