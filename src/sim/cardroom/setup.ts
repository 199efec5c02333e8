/** The house before its first night: property, tables, regulars, accepted rules, posted offerings, money. */
import { cents } from '../../base/money.ts'
import { ruleOf } from '../../engine/offerings/running.ts'
import { ruleText } from '../../server/house/catalogue.ts'
import { sentence } from '../../words/sentence.ts'
import { type Life, send } from './life.ts'
import type { Room } from './room.ts'
import { REGULARS, regular } from './seats.ts'
import { BEAT, BLAZING, beatOffering, blazingOffering, ZONE } from './terms.ts'

export const PROPERTY = { property: 'Simulated Cardroom', zone: ZONE, dayStart: '06:00', chip: cents(100) } as const

export function* setup(room: Room, isOpened: boolean): Life {
  const { rng, terms } = room
  if (!isOpened) yield* send({ do: 'OpenProperty', ...PROPERTY }, 'o1')
  for (const table of terms.blazing.tables)
    yield* send({ do: 'SetTable', table, game: 'no-bust-21', seats: 8, decks: 6 }, 'o1')
  for (const table of terms.beat.tables)
    yield* send({ do: 'SetTable', table, game: 'holdem', seats: 9, decks: 1 }, 'o1')
  for (let number = 1; number <= REGULARS; number += 1)
    yield* send({ do: 'EnrolPerson', person: `p${number}`, ...regular(rng) }, 'o1')
  yield* post(BLAZING, blazingOffering(terms.blazing), terms.blazing.brought)
  yield* post(BEAT, beatOffering(terms.beat), terms.beat.brought)
}

type Brought = Room['terms']['blazing']['brought']

function* post(activity: string, text: string, brought: Brought): Life {
  const rule = ruleText(activity)
  if (rule === undefined) throw new Error(`the catalogue has no ${activity}`)
  const clauses = Object.keys(ruleOf(rule).clauses)
  const steps = [
    yield* send({ do: 'AcceptRules', text: rule, document: 'as approved', clauses }, 'o2'),
    yield* send({ do: 'DraftOffering', text }, 'o1'),
    yield* send({ do: 'ApproveOffering', activity, version: 1 }, 'o2'),
    ...(brought === undefined ? [] : [yield* send(forward(activity, brought), 'o1')]),
    yield* send({ do: 'PostOffering', activity, places: ['entrance'] }, 'o1'),
    ...(brought === undefined ? [yield* send({ do: 'SeedPool', activity, pool: 'main' }, 'o1')] : []),
  ]
  for (const outcome of steps) if ('refused' in outcome) throw new Error(`not posted: ${sentence(outcome)}`)
}

const forward = (activity: string, { pool, reserve, advance }: NonNullable<Brought>) =>
  ({
    do: 'BringForward',
    activity,
    pools: { main: cents(pool) },
    reserve: cents(reserve),
    advance: cents(advance),
    document: 'statement of the books before',
    second: 'o2',
  }) as const
