/** Drawings and the games for their prizes, as one room of the engine. */

import type { OpenItem } from '../../base/openitem.ts'
import { because } from '../../base/refusal.ts'
import type { Mechanism } from '../mechanism.ts'
import { decideDraws } from './bound.ts'
import { drawTicket } from './calls.ts'
import { evolveCallUps, passOver, reportIn } from './callups.ts'
import { decideCardFeed, evolveCardFeed } from './cardfeed.ts'
import { doors } from './doors.ts'
import { type DrawEvent, evolveDraw, NO_DRAWS } from './draw/draw.ts'
import { revertPools, revertsAt } from './leftover.ts'
import { calledFrom1, cardFrom1, openedFrom1, openFrom1, passedFrom1, revealFrom1 } from './older.ts'
import { stepGame } from './prizegame.ts'
import { closePoints, standingDue } from './standings.ts'
import { drawTable, evolveTableDraw, spreadCards } from './tabledraw.ts'
import type { Below, Drawings, State } from './vocabulary.ts'
import { forgetWin, noteWin } from './wins.ts'
import { decideWitnesses, evolveWitnesses } from './witnesses.ts'

const ofDraw = (own: Drawings['state'], event: DrawEvent): void => {
  own.draws = evolveDraw(own.draws, event)
}

/** What nobody does alone: another person, of another department. */
const TWO = { second: 'one person is not two', elsewhere: 'one department is not two' } as const

export const drawings: Mechanism<Drawings, Below, Below, typeof doors> = {
  uses: ['entries', 'hits', 'claims', 'rounds', 'money', 'offerings', 'presence', 'house'],
  doors,
  initial: () => ({
    draws: NO_DRAWS,
    inserted: new Map(),
    machines: new Set(),
    marks: [],
    witnesses: new Map(),
    callups: new Map(),
    wins: new Map(),
    carried: new Map(),
    carriedInto: new Map(),
    heldOut: new Map(),
    callupsSoFar: 0,
  }),
  orders: {
    OpenDraw: { v: 2, from: { 1: openFrom1 }, decide: decideDraws },
    ContributeToDraw: { decide: decideDraws },
    RevealDraw: { v: 2, from: { 1: revealFrom1 }, decide: decideDraws },
    AbandonDraw: { ...TWO, decide: decideDraws },
    AcceptWitness: { ...TWO, decide: decideWitnesses },
    RetireWitness: { ...TWO, decide: decideWitnesses },
    EnrolMachines: { ...TWO, decide: decideCardFeed },
    RetireMachine: { ...TWO, decide: decideCardFeed },
    InsertCard: { ...TWO, decide: decideCardFeed },
    RemoveCard: { ...TWO, decide: decideCardFeed },
    DrawTicket: { decide: drawTicket },
    DrawTable: { decide: drawTable },
    SpreadCards: { decide: spreadCards },
    ReportIn: { decide: reportIn },
    PassOver: { ...TWO, decide: passOver },
    StepGame: { decide: stepGame },
    RevertPools: { decide: revertPools },
    ClosePoints: { decide: closePoints },
  },
  events: {
    DrawOpened: { v: 2, from: { 1: openedFrom1 }, evolve: ofDraw },
    DrawContributed: { v: 1, evolve: ofDraw },
    DrawRevealed: { v: 1, evolve: ofDraw },
    DrawAbandoned: { v: 1, evolve: ofDraw },
    WitnessAccepted: { v: 1, evolve: evolveWitnesses },
    WitnessRetired: { v: 1, evolve: evolveWitnesses },
    MachinesEnrolled: { v: 1, evolve: evolveCardFeed },
    MachineRetired: { v: 1, evolve: evolveCardFeed },
    CardInserted: { v: 2, from: { 1: cardFrom1 }, evolve: evolveCardFeed },
    CardRemoved: { v: 2, from: { 1: cardFrom1 }, evolve: evolveCardFeed },
    CalledUp: { v: 2, from: { 1: calledFrom1 }, evolve: evolveCallUps },
    BallHeldOut: { v: 1, evolve: evolveTableDraw },
    CardsSpread: { v: 1, evolve: evolveTableDraw },
    ReportedIn: { v: 1, evolve: evolveCallUps },
    PassedOver: { v: 2, from: { 1: passedFrom1 }, evolve: evolveCallUps },
    GameStepped: { v: 1, evolve: evolveCallUps },
    PoolsReverted: { v: 1, evolve: () => undefined },
    PointsClosed: { v: 1, evolve: () => undefined },
  },
  on: {
    HitDeclared: noteWin,
    // Another promotion under the same name begins anew; a day and 24 hours go on.
    OfferingClosed: (own, { activity }) => {
      const won = own.wins.get(activity)
      for (const [person, win] of won ?? []) won!.set(person, { ...win, isOver: true })
      own.carried.delete(activity)
      own.heldOut.delete(activity)
    },
    HitDeclined: (own, { hit }) => forgetWin(own, hit),
    HitBackedOut: (own, { hit }) => forgetWin(own, hit),
  },
  timers: {
    names: (world) => [
      ...[...world.callups.keys()].map(callName),
      ...[...world.offerings.keys()].flatMap((activity) => [revertName(activity), standingName(activity)]),
    ],
    touched: (event, world) => {
      switch (event.type) {
        case 'CalledUp':
        case 'ReportedIn':
        case 'PassedOver':
        case 'GameStepped':
          return [callName(event.callup), revertName(event.activity)]
        case 'BroughtForward':
        case 'PoolSeeded':
        case 'PoolsReverted':
        case 'OfferingPosted':
        case 'OfferingPaused':
        case 'OfferingStopped':
        case 'OfferingResumed':
        case 'OfferingClosed':
          return [revertName(event.activity), standingName(event.activity)]
        case 'PointsAdjusted':
        case 'PointsClosed':
          return [standingName(event.activity)]
        // A hit that is decided may have been the last thing that prizes waited for.
        case 'HitDeclared':
          return [
            ...(event.source.kind === 'drawing' ? [revertName(event.activity)] : []),
            ...(world.points.has(event.activity) ? [standingName(event.activity)] : []),
          ]
        case 'HitVerified':
        case 'HitDeclined':
        case 'HitDisputed':
        case 'DisputeSettled':
        case 'HitBackedOut':
          return [
            ...[...world.offerings].flatMap(([activity, { drawnOn }]) =>
              drawnOn === undefined ? [] : [revertName(activity)],
            ),
            ...[...world.points.keys()].map(standingName),
          ]
      }
      return []
    },
    due: (world, name) => {
      const [kind, of = ''] = name.split(' ')
      if (kind === 'revert') {
        const due = revertsAt(world, of)
        return due === undefined ? undefined : { due: { local: due }, order: { do: 'RevertPools', activity: of, due } }
      }
      if (kind === 'standing') {
        const due = standingDue(world, of)
        return due === undefined ? undefined : { due: { local: due }, order: { do: 'ClosePoints', activity: of, due } }
      }
      const called = world.callups.get(of)
      if (called?.status !== 'called' || called.until === undefined) return undefined
      // The last second of the time still counts.
      return { due: { at: called.until + 1_000 }, order: { do: 'PassOver', callup: of } }
    },
  },
  answers: {
    keepsActivityOpen: (world, activity) => {
      const called = isOpen(world).find((one) => one.activity === activity)
      return called === undefined ? undefined : because('order', 'called or plays', { who: called.who })
    },
    openItems: (world) => [
      ...isOpen(world).map(({ callup }): OpenItem => ({ kind: 'callup', callup })),
      ...world.draws.pending.map(({ opened }): OpenItem => ({ kind: 'draw', draw: opened.draw })),
    ],
  },
}

const callName = (callup: string): string => `call ${callup}`
const standingName = (activity: string): string => `standing ${activity}`
const revertName = (activity: string): string => `revert ${activity}`

const isOpen = ({ callups }: Pick<State, 'callups'>) =>
  [...callups.values()].filter(({ status }) => status === 'called' || status === 'playing')
