/**
 * The fewest nights of the scenarios in which everything occurs that some journal could hold: every order, event and key of
 * them, every activity and game, and every shape of the words that stand for cards, parties, accounts and reasons.
 */
import { join } from 'node:path'
import { MECHANISMS } from '../../src/engine/mechanisms.ts'
import { keptOrder } from '../../src/engine/recorded.ts'
import { lookFirstIn } from '../../src/server/house/catalogue.ts'
import type { Night } from '../../src/sim/scenario/night.ts'
import { played, ROOT, scenarioFiles } from '../../tools/scenarios.ts'
import { officeNight } from './office.ts'

export type Named = { readonly name: string; readonly night: Night }

/** Rooms of the engine whose orders and events must occur, in nights of these folders or of one file in them. */
export type Part = { readonly rooms: readonly (keyof typeof MECHANISMS)[]; readonly folders: readonly string[] }

/** Without a part everything must, and the office is among the nights. */
export function chosenNights(part?: Part): Named[] {
  const nights =
    part === undefined
      ? [{ name: 'the office', night: officeNight() }, ...scenarioNights()]
      : scenarioNights().filter(({ name }) =>
          part.folders.some((folder) => /^[/:]/.test(name.slice(folder.length)) && name.startsWith(folder)),
        )
  const isMeant = part === undefined ? () => true : inRooms(part.rooms)
  const all = nights.map((named) => ({
    ...named,
    features: new Set([...featuresOf(named.night)].filter(isMeant)),
    size: sizeOf(named.night),
  }))
  const missing = new Set(all.flatMap(({ features }) => [...features]))
  const chosen: Named[] = []
  while (missing.size > 0) {
    const gained = all.map(({ features, size }) => features.intersection(missing).size / Math.sqrt(size))
    const best = all[gained.indexOf(Math.max(...gained))]!
    for (const feature of best.features) missing.delete(feature)
    chosen.push({ name: best.name, night: best.night })
  }
  return chosen.sort((a, b) => (a.name < b.name ? -1 : 1))
}

function inRooms(rooms: Part['rooms']): (feature: string) => boolean {
  const names = new Set(
    rooms.flatMap((room) => [MECHANISMS[room].orders, MECHANISMS[room].events].flatMap(Object.keys)),
  )
  return (feature) => names.has(feature.replace(/^order /, '').split(/[.[ ]/)[0]!)
}

/** Roughly: long nights are dear, and so are many short ones, since each begins with its rules. */
const sizeOf = ({ accepted }: Night): number => 30 + accepted.length

function scenarioNights(): Named[] {
  lookFirstIn(join(ROOT, 'examples', 'catalog'))
  const examples = ['lodge-quads', 'player-of-the-week', 'lodge-wheel', 'lodge-credits', 'playoff-card'].map(
    (name) => `examples/scenarios/${name}.yaml`,
  )
  return [...scenarioFiles(), ...examples].flatMap((file) =>
    played(file).nights.map(({ night, variant }) => {
      const name = file.replace(/^scenarios\/|\.yaml$/g, '')
      return { name: variant === undefined ? name : `${name}: ${variant}`, night }
    }),
  )
}

function featuresOf({ accepted }: Night): Set<string> {
  const features = new Set<string>()
  for (const { command, events } of accepted) {
    const { key: _key, at: _at, by: _by, ...order } = command
    addPaths(features, keptOrder(order, events) ?? {}, `order ${command.do}`)
    for (const event of events) {
      addPaths(features, event, event.type)
      if (event.type === 'TableSet') features.add(`game ${event.game}`)
      if (event.type === 'RulesAccepted') features.add(`rules ${event.activity}`)
    }
  }
  return features
}

/** Names and numbers that stand as keys are all one key. */
const keyOf = (key: string): string => (/^[a-zA-Z]+$/.test(key) ? key : '*')

function addPaths(features: Set<string>, value: unknown, path: string): void {
  if (Array.isArray(value)) for (const item of value) addPaths(features, item, `${path}[]`)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) addPaths(features, item, `${path}.${keyOf(key)}`)
  else features.add(path)
  if (typeof value === 'string') for (const word of wordsOf(value, path)) features.add(word)
}

/** What kind of thing it is; and of words that stand for a fact, what they look like without the fact. */
function wordsOf(value: string, path: string): string[] {
  if (/\.(do|kind|need|duty|device|share|form|phase|status|place|role)$/.test(path)) return [`${path} ${value}`]
  if (/\.(common|zones)\.\w+$/.test(path)) return [`${path} ${value.replace(/(\b[2-9TJQKA][cdhs]\b ?)+/g, 'cards ')}`]
  if (path.endsWith('.reasons[].says')) return [`reason ${value.replace(/[^ ]*\d[^ ]*/g, '1')}`]
  if (/posts\.\*\[\]\[\]$/.test(path)) return [`account ${value.replace(/(:|\d).*$/, '')}`]
  return []
}
