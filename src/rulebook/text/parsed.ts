import { z } from 'zod'
import { type Message, message } from '../../base/message.ts'
import { excerpt } from './excerpt.ts'

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Message }

/** As an issue of a schema: what is wrong goes along as data, and `fitted` hands it on. */
export const issueOf = (told: Message, path: readonly PropertyKey[] = []) => ({
  code: 'custom' as const,
  path: [...path],
  params: { told },
})

/** A text that a reader of ours takes: what it finds wrong is told as it tells it. */
export const parsed = <T>(text: z.ZodType<string, string>, reads: (text: string) => Read<T>) =>
  text.transform((written, context): T => {
    const read = reads(written)
    if (read.ok) return read.value
    context.addIssue(issueOf(read.why))
    return z.NEVER
  })

/** As `parsed`, of a reader that only knows whether it can. */
export const formed = <T>(text: z.ZodType<string, string>, wanted: Message, reads: (text: string) => T | undefined) =>
  parsed(text, (written): Read<T> => {
    const value = reads(written)
    if (value !== undefined) return { ok: true, value }
    const why =
      written === ''
        ? message('value is empty', { wanted })
        : message('value is not of the form', { text: excerpt(written), wanted })
    return { ok: false, why }
  })

/** A condition beyond the shape, and what is told of a value that does not meet it. */
export const needing = <Schema extends z.ZodType>(
  schema: Schema,
  isRight: (value: z.output<Schema>) => boolean,
  told: Message | ((value: z.output<Schema>) => Message),
): Schema =>
  schema.superRefine((value, context) => {
    if (!isRight(value)) context.addIssue(issueOf(typeof told === 'function' ? told(value) : told))
  })
