/**
 * What a person has made of a list, remembered by this browser: how it is sorted, what is folded, and filters that have a name. What is
 * filtered now stands in the address and not here: a filter of yesterday must not hide what waits today.
 */
import { signal } from '@preact/signals'
import { whose } from '../../preferences.ts'
import type { Filter, Sort } from './columns.ts'

export type Saved = Filter & { readonly name: string; readonly sort?: Sort }
export type KeptList = { readonly sort?: Sort; readonly under?: string; readonly saved?: readonly Saved[] }

const KEPT = 'gamekeeper.lists'
/** By person, then by list. */
type Kept = Readonly<Record<string, Readonly<Record<string, KeptList>>>>

/** A browser that may not remember, or remembers something else, starts afresh. */
function before(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}')
    return isRecord(read) ? (read as Kept) : {}
  } catch {
    return {}
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const kept = signal<Kept>(before())
// Another page of this browser may keep something at the same time.
addEventListener('storage', ({ key }) => {
  if (key === KEPT) kept.value = before()
})

export const keptOf = (list: string): KeptList => kept.value[whose.value]?.[list] ?? {}

export function keep(list: string, change: { [Key in keyof KeptList]: KeptList[Key] | undefined }): void {
  const own = kept.value[whose.value] ?? {}
  const merged = { ...own[list], ...change }
  const next = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined))
  kept.value = { ...kept.value, [whose.value]: { ...own, [list]: next } }
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept.value))
  } catch {}
}

/** A name that is used again is the new filter from then on. */
export const saveFilter = (list: string, saved: Saved): void =>
  keep(list, { saved: [...others(list, saved.name), saved].sort((a, b) => a.name.localeCompare(b.name)) })
export const forgetFilter = (list: string, name: string): void => keep(list, { saved: others(list, name) })
const others = (list: string, name: string): Saved[] => (keptOf(list).saved ?? []).filter((one) => one.name !== name)
