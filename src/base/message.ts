/**
 * What the program has to say to people, as data: an id and the values that go into the sentence. The sentence itself is
 * made last, in each language (src/words), and nothing reads it to learn a fact.
 *
 * A room adds its own messages by merging its list into the interface below, so that every language is asked for them:
 *   declare module '../../base/message.ts' { interface Messages extends ClaimMessages {} }
 * Values are plain JSON: amounts are strings of cents, cards their signs. `undefined` is a message without values.
 */
import type { Plain } from './plain.ts'

// biome-ignore lint/suspicious/noEmptyInterface: each room merges its own messages into it
export interface Messages {}

export type MessageId = keyof Messages & string
/** Written by `message` alone, which knows what values each id takes. */
export type Message = { readonly id: MessageId; readonly with?: Plain }

/** Values follow the id only where the message has some. */
export type Values<Id extends MessageId> = Messages[Id] extends undefined ? [] : [values: Messages[Id]]

export const message = <Id extends MessageId>(id: Id, ...[values]: Values<Id>): Message =>
  values === undefined ? { id } : { id, with: values as Plain }

/** The English of the day on which something was recorded: for people who read the journal, and for nobody else. */
declare const said: unique symbol
/** Opaque, though a text is what it is kept as: it can be shown (`src/words`), never searched or compared. */
export type Said = { readonly [said]: 'in English' }

/** A message with its English; journals of before messages had ids kept the sentence alone. */
export type Recorded = Partial<Message> & { readonly says?: Said }

export const isMessage = <M extends Partial<Message>>(one: M): one is M & Message => one.id !== undefined
