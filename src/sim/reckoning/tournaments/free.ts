/** Free tables of a tournament, by hand: who plays there, whose bounty whom it goes to, and that the house pays every one of them. */
import type { EventOf, State } from '../../../engine/mechanisms.ts'
import { agree, agreeOn } from '../../audit/difference.ts'
import type { Part } from '../part.ts'
import { runOf } from '../terms.ts'
import type { Kept, Won } from './kept.ts'
import { split } from './prizes.ts'

type Books = Parameters<Part>[0]
type Wins = EventOf<'FreeKnockedOut'>['wins']
type Awaits = (what: string, expected: readonly Won[], wins: Wins, into: Map<string, Won>) => void

const there = ({ free }: Kept, table: string): string[] =>
  [...free].flatMap(([player, one]) => (one.table === table && one.status === 'in' ? [player] : []))

/** Of those whom somebody has put out: target and part. */
const wonBy = ({ free }: Kept, player: string) =>
  [...free].flatMap(([target, { parts }]) => {
    const amount = parts.get(player)
    return amount === undefined ? [] : [{ target, amount, isOwn: false }]
  })

function wonOf(kept: Kept, player: string, bounties: Won['bounties'], out?: string): Won {
  const { person } = kept.free.get(player)!
  const pieces = bounties.map(({ amount }) => ({ amount }))
  return { entry: player, person, ...(out === undefined ? {} : { out }), isFree: true, pieces, bounties }
}

export const freeTables = (books: Books, of: (activity: string) => Kept, awaits: Awaits) =>
  ({
    FreeEntered: ({ activity, player, person, table }: EventOf<'FreeEntered'>): void => {
      const { free, players, posted } = of(activity)
      const isIn =
        [...free.values()].some((one) => one.person === person && one.status === 'in') ||
        [...players.values()].some((one) => one.person === person && one.status === 'in')
      agree(`${person} has no other stack`, isIn, false)
      const bounty = posted.bounties?.targets === 'everybody' ? posted.bounties.amount : 0n
      free.set(player, { person, table, status: 'in', bounty, parts: new Map() })
    },
    FreeKnockedOut: (event: EventOf<'FreeKnockedOut'>): void => {
      const { activity, player: name, how, won, wins } = event
      const kept = of(activity)
      const player = kept.free.get(name)!
      agree(`${name} is in play`, player.status, 'in')
      for (const one of won) agree(`${one} plays with ${name}`, there(kept, player.table).includes(one), true)
      const shares = how === 'hand' && won.length > 0 ? split(player.bounty, won.length) : []
      shares.forEach((amount, nth) => {
        if (amount > 0n) player.parts.set(won[nth]!, amount)
      })
      agreeOn(
        `bounties on ${name}`,
        [...player.parts].map(([to, amount]) => `${name} ${to} ${amount}`),
        event.bounties.map(({ target, to, amount }) => `${target} ${to} ${amount}`),
      )
      const isAtOnce = runOf(books, activity).offering.tournament!.bounties!.paid === 'at the knock-out'
      const expected = isAtOnce
        ? [...player.parts].map(([to, amount]) => wonOf(kept, to, [{ target: name, amount, isOwn: false }], name))
        : [wonOf(kept, name, wonBy(kept, name), name)].filter(({ pieces }) => pieces.length > 0)
      player.status = 'out'
      awaits(`what ${name} leaves`, expected, wins, kept.freeWins)
    },
    FreeKnockOutUndone: ({ activity, player: name }: EventOf<'FreeKnockOutUndone'>): void => {
      const kept = of(activity)
      const player = kept.free.get(name)!
      agree(`${name} was out`, player.status, 'out')
      player.status = 'in'
      player.parts.clear()
      const hung = [...kept.freeWins.values()].some(({ out }) => out === name)
      agree(`nothing hangs on ${name}`, hung, false)
    },
    FreePlayEnded: ({ activity, table, players, wins }: EventOf<'FreePlayEnded'>): void => {
      const kept = of(activity)
      agreeOn(`left at free table ${table}`, there(kept, table).toSorted(), [...players].toSorted())
      const isAtOnce = kept.posted.bounties!.paid === 'at the knock-out'
      const expected = players.flatMap((name): Won[] => {
        const { bounty } = kept.free.get(name)!
        const own = bounty > 0n && !kept.isCalledOff ? [{ target: name, amount: bounty, isOwn: true }] : []
        const bounties = [...(isAtOnce ? [] : wonBy(kept, name)), ...own]
        return bounties.length === 0 ? [] : [wonOf(kept, name, bounties)]
      })
      for (const name of players) kept.free.get(name)!.status = 'stayed'
      awaits(`kept at free table ${table}`, expected, wins, kept.freeWins)
    },
  }) satisfies Partial<ReturnType<Part>>

/** What the house says of them is what is remembered. */
export function compareFree(
  { free, freeWins }: Kept,
  found: NonNullable<ReturnType<State['tournaments']['get']>>,
): void {
  const line = (player: string, person: string, table: string, status: string, bounty: bigint) =>
    `${player} ${person} ${table} ${status} ${bounty}`
  agreeOn(
    'players at free tables',
    [...free].map(([player, one]) => line(player, one.person, one.table, one.status, one.bounty)),
    [...found.free.values()].map((one) =>
      line(one.player, one.person, one.table, one.status, BigInt(one.bounty ?? '0')),
    ),
  )
  agreeOn('wins at free tables', [...freeWins.keys()].toSorted(), found.freeWins.map(({ hit }) => hit).toSorted())
}
