/** Whoever may order something finds it on a screen that they may enter: a permission without a button is a promise. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ACT_NAMES, ORDERS } from './acts.ts'
import { PLACE_NAMES, type Place, placesOf } from './places.ts'

const SCREENS = resolve(import.meta.dirname, '../../web/screens')
const MAIN = readFileSync(resolve(SCREENS, '../main.tsx'), 'utf8')

/** All that the screen of a place is put together from, as text. */
function textOf(place: Place): string {
  const [, entry] = new RegExp(`\\b${place}: \\(\\) => import\\('\\./screens/([^']+)'`).exec(MAIN) ?? []
  const read = new Map<string, string>()
  const follow = (file: string) => {
    if (read.has(file) || !/\/web\/.*\.tsx?$/.test(file) || !existsSync(file)) return
    const text = readFileSync(file, 'utf8')
    read.set(file, text)
    for (const [, to] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) follow(resolve(dirname(file), to!))
  }
  follow(join(SCREENS, entry ?? place))
  return [...read.values()].join('\n')
}

const TEXTS = new Map(PLACE_NAMES.map((place) => [place, textOf(place)]))
const isOn = (place: Place, act: string): boolean => new RegExp(`['"]${act}['"]`).test(TEXTS.get(place)!)

/** Pressed by others, on screens of their own; the door lets these in where a house gives somebody two jobs or a program asks. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  // By calls of their own, not as orders.
  HoldDrawing: ['marketing'],
  ScanCards: ['floor', 'brush', 'dealer'],
  DisableStaff: ['administrator'],
  ResetStaff: ['administrator'],
  UnlockStaff: ['administrator'],
  FindPlayer: ['floor', 'brush', 'cage', 'tournament-director', 'compliance'],
  // At the table, by the dealer or the floor.
  UseAccount: ['cage'],
  UseCredit: ['cage'],
  BeginHand: ['tournament-director'],
  // At the floor's desk.
  RequestFreeTable: ['dealer'],
  SettleTable: ['cage', 'accounting'],
  EnterAward: ['marketing'],
  'PayClaim tray': ['dealer'],
  GiveTicket: ['brush', 'dealer'],
  ChangeVoucher: ['marketing'],
  PostRank: ['marketing'],
  // At the podium.
  AskChange: ['dealer'],
  DropChange: ['dealer'],
  AddGuest: ['tournament-director'],
  // At the desk for coupons.
  GivePieces: ['floor', 'tournament-director'],
  VoidPieces: ['floor'],
  CountPieces: ['floor'],
  // At the cage, where the drawers are.
  Register: ['tournament-director', 'floor'],
  Unregister: ['tournament-director', 'floor'],
  VoidPurchase: ['tournament-director', 'floor'],
  RefundEntry: ['tournament-director', 'floor'],
  // At the director's desk.
  VoidEntry: ['cage'],
  UndoKnockOut: ['cage'],
  SeatEntries: ['cage'],
  CountStacks: ['dealer'],
  // At the administrator's.
  SetTable: ['floor'],
  // On Tonight.
  ConfirmClock: ['accounting'],
}

test('every order is on a screen that somebody who may give it can enter, and who finds it elsewhere is named', () => {
  const missing = ACT_NAMES.flatMap((act): [string, readonly string[]][] => {
    const roles = ORDERS[act].roles.filter(
      (role) => role !== 'regulator' && !placesOf([role]).some((place) => isOn(place, act)),
    )
    return roles.length === 0 ? [] : [[act, roles]]
  })
  expect(Object.fromEntries(missing)).toEqual(ELSEWHERE)
})
