/**
 * A text that somebody hands in: within measure, and read once. Where it was read beside the house, by another thread, what
 * that one found is handed over here and found again by the very same text.
 */
import { LineCounter } from 'yaml'
import type { z } from 'zod'
import { carriedRule } from './checks/citationcheck.ts'
import { offering } from './offering.ts'
import { profile } from './profile.ts'
import type { Fault } from './text/fault.ts'
import { overMeasure } from './text/measure.ts'
import { plainOf, type Read, readYaml } from './text/read.ts'
import { placeAt } from './text/syntax.ts'

/** What people write, and what each must fit. */
const NEW_TEXTS = { 'rule file': carriedRule, offering, profile } as const
export type NewText = keyof typeof NEW_TEXTS
type Meant<Is extends NewText> = z.infer<(typeof NEW_TEXTS)[Is]>

/** Plain data, so that it can come from another thread: what a text says, or what is wrong with it. */
export type Found = { readonly said: unknown } | { readonly faults: readonly Fault[] }

const HANDED_MAX = 64
const handed = new Map<string, Found>()
const keyOf = (is: NewText, text: string) => `${is}\0${text}`

export function handOver(is: NewText, text: string, found: Found): void {
  handed.delete(keyOf(is, text))
  handed.set(keyOf(is, text), found)
  for (const oldest of handed.keys()) {
    if (handed.size <= HANDED_MAX) break
    handed.delete(oldest)
  }
}

export const isHandedOver = (is: NewText, text: string): boolean => handed.has(keyOf(is, text))

/** What a text says, where that was handed over; of one that nobody has read beside us, nothing. */
export function saidHere(text: string): unknown {
  for (const is of Object.keys(NEW_TEXTS) as NewText[]) {
    const found = handed.get(keyOf(is, text))
    if (found !== undefined && 'said' in found) return found.said
  }
  return undefined
}

export function readNew<Is extends NewText>(is: Is, text: string): Read<Meant<Is>> {
  const found = handed.get(keyOf(is, text))
  if (found === undefined) return readMeasured(is, text)
  if ('faults' in found) return { ok: false, faults: found.faults }
  return readYaml(text, NEW_TEXTS[is], found.said) as Read<Meant<Is>>
}

/** What takes long: this is done beside the house wherever a house runs. */
export function lookAt(is: NewText, text: string): Found {
  const read = readMeasured(is, text)
  return read.ok ? { said: plainOf(text) } : { faults: read.faults }
}

function readMeasured<Is extends NewText>(is: Is, text: string): Read<Meant<Is>> {
  const over = overMeasure(text)
  if (over !== undefined) {
    const lines = new LineCounter()
    lines.addNewLine(0)
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.addNewLine(at + 1)
    return { ok: false, faults: [{ ...placeAt(lines, over.offset), path: '', where: '', told: over.told }] }
  }
  return readYaml(text, NEW_TEXTS[is]) as Read<Meant<Is>>
}
