/** Lists are opened, locked and closed; people join them, check in and leave. */
import { MINUTE } from '../../base/moment.ts'
import { type Refusal, refuseOrder } from '../../base/refusal.ts'
import { whyBarred } from '../presence/seats.ts'
import { deals, dealtOf, isSameGame, listedOn, listFor, waitsOf } from './dealt.ts'
import { isLately, RETURN_MINUTES } from './evolve.ts'
import type { CommandOf, Decision, List, Listed, State } from './vocabulary.ts'

type ListOrder = 'SetList' | 'LockList' | 'UnlockList' | 'CloseList'
type PersonOrder = 'JoinList' | 'CheckIn' | 'LeaveList' | 'ReturnToList' | 'ExpireCall'

export function decideLists(state: State, command: CommandOf<ListOrder>): Decision {
  const { list: name, by } = command
  const list = state.lists.get(name)
  if (command.do === 'SetList') return setList(state, command, list)
  if (list === undefined) return noSuchList(state, name)
  switch (command.do) {
    case 'LockList':
      return list.isLocked ? refuseOrder('list is locked', { list: name }) : [{ type: 'ListLocked', list: name, by }]
    case 'UnlockList':
      return list.isLocked
        ? [{ type: 'ListUnlocked', list: name, by }]
        : refuseOrder('list is not locked', { list: name })
    case 'CloseList':
      return [
        ...list.listed.flatMap((one) => goes(list, one, 'closed', command)),
        { type: 'ListClosed', list: name, by },
      ]
  }
}

function setList(state: State, command: CommandOf<'SetList'>, old: List | undefined): Decision {
  const { list, minutes, missed, callIn, by } = command
  const dealt = dealtOf(command)
  const other = listFor(state, dealt)
  if (other !== undefined && other.list !== list) return refuseOrder('game has a list', { ...dealt, list: other.list })
  if (old !== undefined && old.listed.length > 0 && !isSameGame(old, dealt))
    return refuseOrder('list of another game', { list, waiting: old.listed.length })
  return [{ type: 'ListSet', list, ...dealt, minutes, missed, ...(callIn === undefined ? {} : { callIn }), by }]
}

export function decideListed(state: State, command: CommandOf<PersonOrder>): Decision {
  const { person } = command
  if (command.do === 'CheckIn') return checkIn(state, command)
  const list = state.lists.get(command.list)
  if (list === undefined) return noSuchList(state, command.list)
  if (command.do === 'JoinList') return joinList(state, command, list)
  if (command.do === 'ReturnToList') return returnToList(state, command, list)
  const listed = listedOn(list, person)
  if (listed === undefined) return refuseOrder('not on the list', { list: list.list, person })
  if (command.do === 'LeaveList') return goes(list, listed, 'left', command)
  const isOver = listed.until === command.until && command.until <= command.at.at
  return isOver ? goes(list, listed, 'expired', command) : refuseOrder('call-in runs on', { list: list.list, person })
}

function joinList(state: State, command: CommandOf<'JoinList'>, list: List): Decision {
  const { person, how, shows, prefers, by } = command
  const at = command.at.at
  const refused = whyBarred(state, person, command.at.local) ?? whyOnIt(list, person)
  if (refused !== undefined) return refused
  if (list.isLocked) return refuseOrder('list is locked', { list: list.list })
  if (how === 'call' && list.callIn === undefined) return refuseOrder('list takes no calls', { list: list.list })
  const plays = whyPlays(state, list, person)
  if (plays !== undefined) return plays
  return [
    {
      type: 'ListJoined',
      list: list.list,
      person,
      number: numberFor(state, person),
      place: placeAt(list, at),
      how,
      shows,
      ...(prefers === undefined ? {} : { prefers }),
      ...(how === 'call' ? { until: at + list.callIn! * MINUTE } : {}),
      at,
      by,
    },
  ]
}

function whyOnIt({ list, listed }: List, person: string): Refusal | undefined {
  const place = listed.findIndex((one) => one.person === person)
  return place < 0 ? undefined : refuseOrder('on the list already', { list, person, place: place + 1 })
}

function whyPlays(state: State, list: List, person: string): Refusal | undefined {
  const sits = state.sits.get(person)
  return sits !== undefined && deals(state.tables.get(sits.table)!, list)
    ? refuseOrder('plays that game already', { list: list.list, person, ...sits })
    : undefined
}

/** A list that was locked since keeps those who were on it. */
function returnToList(state: State, command: CommandOf<'ReturnToList'>, list: List): Decision {
  const { person, by } = command
  const at = command.at.at
  const refused = whyBarred(state, person, command.at.local) ?? whyOnIt(list, person) ?? whyPlays(state, list, person)
  if (refused !== undefined) return refused
  const off = state.offLately.findLast((one) => one.list === list.list && one.listed.person === person)
  const isOver = off?.listed.until !== undefined && off.listed.until <= at
  if (off === undefined || !isLately(off, at) || isOver)
    return refuseOrder('not off the list lately', { list: list.list, person, minutes: RETURN_MINUTES })
  const { joined, number: had, isConfirmed, page: _, ...listed } = off.listed
  const isGiven = [...state.lists.values()].some((other) =>
    other.listed.some((one) => one.number === had && one.person !== person),
  )
  const own = waitsOf(state, person)[0]?.listed.number
  return [
    {
      type: 'ListJoined',
      list: list.list,
      ...listed,
      number: own ?? (isGiven ? numberFor(state, person) : had),
      place: list.listed.filter((one) => off.before.includes(one.person)).length,
      since: joined,
      at,
      by,
    },
    ...(isConfirmed && isOutside(listed.how) ? [{ type: 'CheckedIn', person, at, by } as const] : []),
  ]
}

/** By phone or by call: not in the room until they check in. */
const isOutside = (how: Listed['how']): boolean => how === 'phone' || how === 'call'

/** At the end; whoever is entered late from paper, before those who came after them. */
function placeAt({ listed }: List, at: number): number {
  const before = listed.findLastIndex(({ joined, how }) => joined <= at || how === 'break')
  return before + 1
}

/** Up to three digits as long as that is enough for all who wait; the one given last comes back as late as can be. */
const NUMBERS = 999

export function numberFor(state: State, person: string, given: readonly number[] = []): number {
  const own = waitsOf(state, person)[0]?.listed.number
  if (own !== undefined) return own
  const used = new Set([...state.lists.values()].flatMap(({ listed }) => listed.map(({ number }) => number)))
  for (const number of given) used.add(number)
  const last = Math.max(NUMBERS, used.size + 1)
  let number = ((given.at(-1) ?? state.callNumber) % last) + 1
  while (used.has(number)) number = (number % last) + 1
  return number
}

function checkIn(state: State, { person, at, by }: CommandOf<'CheckIn'>): Decision {
  const waits = waitsOf(state, person)
  if (waits.length === 0) return refuseOrder('on no list', { person })
  return waits.every(({ listed }) => listed.isConfirmed)
    ? refuseOrder('checked in already', { person })
    : [{ type: 'CheckedIn', person, at: at.at, by }]
}

/** Off the list, and the seat that was kept for the person is free again. */
function goes(
  { list }: List,
  { person, page }: Listed,
  why: 'left' | 'expired' | 'closed',
  { at, by }: { at: { at: number }; by: string },
): Exclude<Decision, Refusal> {
  return [...released(page, by), { type: 'ListLeft', list, person, why, at: at.at, by }]
}

export const released = (page: Listed['page'], by: string): Exclude<Decision, Refusal> =>
  page === undefined ? [] : [{ type: 'SeatReleased', table: page.table, seat: page.seat, by }]

export const noSuchList = ({ lists }: State, list: string): Refusal =>
  refuseOrder('no such list', { list, lists: [...lists.keys()] })
