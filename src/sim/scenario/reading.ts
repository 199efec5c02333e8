/** A scenario's text with what the catalogue knows held against it, so that a wrong name is found where it stands. */
import type { z } from 'zod'
import { type Message, message } from '../../base/message.ts'
import { nearTo } from '../../base/near.ts'
import { occasionKey } from '../../base/occasion.ts'
import { GAME_SLUGS } from '../../games/games.ts'
import { keyOf } from '../../rulebook/offering.ts'
import type { Fault } from '../../rulebook/text/fault.ts'
import { issueOf } from '../../rulebook/text/parsed.ts'
import { readYaml } from '../../rulebook/text/read.ts'
import { activities, isCatalogued } from '../../server/house/catalogue.ts'
import { type Scenario, scenario, type Variant } from './file/schema.ts'
import { isGameKnown } from './setup.ts'

export type Reading =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly faults: readonly Fault[] }

export function readScenario(text: string): Reading {
  const read = readYaml(text, inHouse)
  return read.ok ? { ok: true, scenario: read.value } : read
}

type Wrong = { readonly path: readonly PropertyKey[]; readonly told: Message }

const inHouse = scenario.superRefine((written: z.output<typeof scenario>, context) => {
  const wrong = [
    ...wrongIn(written, []),
    ...(written.variants ?? []).flatMap((one, index) => wrongIn(one, ['variants', index])),
  ]
  for (const { path, told } of wrong) context.addIssue(issueOf(told, path))
})

function wrongIn(given: Pick<Variant, 'offering' | 'offerings' | 'tables'>, at: readonly PropertyKey[]): Wrong[] {
  const { offering, offerings = [], tables = {} } = given
  const named = [
    ...(offering?.activity === undefined
      ? []
      : [
          {
            activity: offering.activity,
            key: occasionKey(offering.activity, offering.occasion),
            path: [...at, 'offering', 'activity'],
          },
        ]),
    ...offerings.map((one, index) => ({
      activity: one.activity,
      key: keyOf(one),
      path: [...at, 'offerings', index, 'activity'],
    })),
  ]
  const unknown = named.filter(({ activity }) => !isCatalogued(activity))
  const twice = named.filter(({ key }, index) => named.findIndex((one) => one.key === key) < index)
  const games = Object.entries(tables).filter(([, { game }]) => game !== undefined && !isGameKnown(game))
  return [
    ...(offering !== undefined && offerings.length > 0
      ? [{ path: [...at, 'offering'], told: message('offering beside offerings') }]
      : []),
    ...unknown.map(({ activity, path }) => ({
      path,
      told: message('activity not in the catalogue', { activity, ...near(activity, activities()) }),
    })),
    ...twice.map(({ key, path }) => ({ path, told: message('activity offered twice', { activity: key }) })),
    ...games.map(([table, { game = '' }]) => ({
      path: [...at, 'tables', table, 'game'],
      told: message('game of no table', { game, ...near(game, GAME_SLUGS) }),
    })),
  ]
}

function near(said: string, known: readonly string[]): { meant?: string } {
  // Most leave out the house.
  const meant = known.find((one) => one.endsWith(`/${said}`)) ?? nearTo(said, known)
  return meant === undefined ? {} : { meant }
}
