/** Texts in force: rules, offerings and profile as they were accepted, each parsed once, however often it is asked for. */
import type { z } from 'zod'
import type { Message } from '../base/message.ts'
import { saidHere } from '../rulebook/newtext.ts'
import { faultIn } from '../rulebook/text/fault.ts'
import type { TextName } from '../rulebook/text/messages.ts'
import { type Read, readYaml } from '../rulebook/text/read.ts'

/** It was read when it came in, by a version of this program that knew another schema. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly faults: readonly Message[]
  constructor(faults: readonly Message[]) {
    super(JSON.stringify(faults))
    this.faults = faults
  }
}

/** `known`: what a text says that was asked for before; whoever tries a new one leaves nothing behind. */
export type Reader<T> = ((text: string, said?: unknown) => T) & { readonly known: (text: string) => T | undefined }

/** `is` stands before the place of a fault, where a file would have its name; `reads` knows older forms too. */
export function readerOf<Schema extends z.ZodType>(
  is: Extract<TextName, { readonly is: string }>['is'],
  schema: Schema,
  reads: (text: string, said?: unknown) => Read<z.infer<Schema>> = (text, said) => readYaml(text, schema, said),
): Reader<z.infer<Schema>> {
  const known = new Map<string, z.infer<Schema>>()
  const asked = (text: string, said?: unknown): z.infer<Schema> => {
    const there = known.get(text)
    if (there !== undefined) return there
    const read = reads(text, said ?? saidHere(text))
    if (!read.ok) throw new Unreadable(read.faults.map((fault) => faultIn({ is }, fault)))
    known.set(text, read.value)
    return read.value
  }
  return Object.assign(asked, { known: (text: string) => known.get(text) })
}
