/**
 * A form as it stands in the journal and on the published list: a bit for each game in the order of the slate (0 for its first
 * side, the lowest bit first), then the guess in two bytes for a total or in two each for both scores, as base64url. A bracket of 63 games is
 * eleven characters. There is one text for each form, and every other text is refused.
 */
import { type Message, message } from '../../base/message.ts'
import type { Pick } from './bracket.ts'
import { type Form, formFaults, type Guess } from './form.ts'
import type { Slate } from './slate.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]))
/** More than any form takes. */
const TEXT_MAX = 40

export function packed({ games }: Slate, { picks, guess }: Form): string {
  const numbers = guess === undefined ? [] : 'total' in guess ? [guess.total] : guess.score
  const before = Math.ceil(games.length / 8)
  const bytes = new Uint8Array(before + numbers.length * 2)
  for (const [nth, pick] of picks.entries()) if (pick === 1) bytes[nth >> 3]! |= 1 << (nth & 7)
  for (const [nth, number] of numbers.entries()) {
    bytes[before + nth * 2] = number >> 8
    bytes[before + nth * 2 + 1] = number & 255
  }
  return textOf(bytes)
}

export function unpacked(slate: Slate, text: string): Form | Message {
  const bytes = text.length > TEXT_MAX ? undefined : bytesOf(text)
  const before = Math.ceil(slate.games.length / 8)
  const numbers = bytes === undefined ? -1 : (bytes.length - before) / 2
  if (bytes === undefined || (numbers !== 0 && numbers !== 1 && numbers !== 2))
    return message('packed picks unreadable')
  const numberAt = (nth: number) => bytes[before + nth * 2]! * 256 + bytes[before + nth * 2 + 1]!
  const guess: Guess | undefined =
    numbers === 0 ? undefined : numbers === 1 ? { total: numberAt(0) } : { score: [numberAt(0), numberAt(1)] }
  const picks = slate.games.map((_, nth) => ((bytes[nth >> 3]! >> (nth & 7)) & 1) as Pick)
  const form = { picks, ...(guess === undefined ? {} : { guess }) }
  // Bits beyond the last game would make two texts of one form.
  if (packed(slate, form) !== text) return message('packed picks unreadable')
  return formFaults(slate, form)[0] ?? form
}

function textOf(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff
    for (bits += 8; bits >= 6; bits -= 6) text += LETTERS[(held >> (bits - 6)) & 63]
  }
  return bits === 0 ? text : text + LETTERS[(held << (6 - bits)) & 63]
}

export function bytesOf(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array((text.length * 6) >> 3)
  let held = 0
  let bits = 0
  let at = 0
  for (const letter of text) {
    const value = VALUES.get(letter)
    if (value === undefined) return undefined
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = held >> bits
  }
  return bytes
}
