/** What a prize wheel gives, counted spin by spin as they were told. */
import { isInside } from '../../../base/moment.ts'
import type { SpinSeen } from '../../../games/wheel/game.ts'
import type { Books } from '../books.ts'
import type { Part } from '../part.ts'
import type { Running } from '../running.ts'

type Told = SpinSeen & { readonly local: string }

/** By call-up, every spin. */
const told = new WeakMap<Books, Map<string, Told[]>>()

export const wheels: Part = (books) => {
  const calls = new Map<string, Told[]>()
  told.set(books, calls)
  return {
    GameStepped: ({ callup, action }, { command }) => {
      if (action.do !== 'spin' || 'shows' in action) return
      calls.set(callup, [...(calls.get(callup) ?? []), { ...action, local: command.at.local }])
    },
  }
}

/** In cents. */
export function wheelPrize(books: Books, running: Running, callup: string | undefined): bigint {
  const terms = running.rule.wheel
  const posted = running.offering.wheel
  if (terms === undefined || posted === undefined) return 0n
  let factor = 1n
  for (const { turns = 0, touched, rests, local } of told.get(books)?.get(callup ?? '') ?? []) {
    if (typeof rests !== 'object' || turns < (terms.turns?.least ?? 0)) continue
    if (terms.untouched !== undefined && touched === true) continue
    const name = nameAt(posted.spots, rests.spot)
    const spot = posted.spots.find((one) => one.spot === name)
    const isDouble = spot?.double === true || (name === 'double' && spot?.value === undefined)
    if (isDouble && factor === 2n) return atLeast(posted, local, posted.jackpot?.value ?? 0n)
    if (isDouble) {
      factor = 2n
      continue
    }
    const value = spot?.value ?? centsIn(name)
    const form = spot?.form ?? (spot?.value === undefined ? terms.forms.money[0]! : 'merchandise')
    if (factor === 2n && terms.double?.cash.forms.includes(form) !== true) continue
    return atLeast(posted, local, value * factor)
  }
  return 0n
}

type Posted = NonNullable<Running['offering']['wheel']>

/** Spots may be told by their number on the wheel, counted from 1. */
function nameAt(spots: Posted['spots'], told: number | string): string {
  const all = spots.flatMap(({ spot, times = 1 }) => Array.from({ length: times }, () => spot))
  return typeof told === 'number' ? (all[told - 1] ?? '') : told
}

/** `$1,250.50` in cents. */
const centsIn = (name: string): bigint => {
  const [dollars = '0', cents = '00'] = name.replace(/[$,]/g, '').split('.')
  return BigInt(dollars) * 100n + BigInt(cents)
}

function atLeast({ least = [] }: Posted, local: string, amount: bigint): bigint {
  const guaranteed = least.filter((window) => isInside(window, local)).map(({ prize }): bigint => prize)
  return [amount, ...guaranteed].reduce((most, one) => (one > most ? one : most))
}
