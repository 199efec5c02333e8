/** Before anything runs, every text in force is read: an older version of the program may have accepted it. */

import { profileOf } from '../../engine/house/profile.ts'
import { Unreadable } from '../../engine/inforce.ts'
import type { Event, State } from '../../engine/mechanisms.ts'
import { offeringOf, ruleOf } from '../../engine/offerings/running.ts'
import { upcast } from '../../engine/upcast.ts'
import { type JournalEvent, parseEntry } from '../../journal/line.ts'
import type { Store } from '../../journal/store.ts'
import { JournalTrouble } from '../../journal/trouble.ts'
import { english } from '../../words/sentence.ts'
import { saidBefore } from './catalogcache.ts'

/** `mend`: what a person does in the version that still reads it. */
type InForce = { readonly called: string; readonly text: string; readonly mend: string; readonly read: () => unknown }

/** A house does not run on rules that it cannot read; it says which, where they stand, and what to do. */
export async function readTexts(state: State, store: Store<Event>): Promise<void> {
  for (const { called, text, mend, read } of textsIn(state)) {
    const fault = faultOf(read)
    if (fault === undefined) continue
    const line = await lineOf(store, text)
    throw new JournalTrouble(
      'unreadable',
      `This version cannot read ${called}, ${line === undefined ? '' : `line ${line} of the journal, `}and nothing was started or changed: ${fault}. Start the version that ran this house before, ${mend}, then start this one again.`,
    )
  }
}

function textsIn({ rules, offerings, games, profile }: State): InForce[] {
  const ruled = (activity: string, text: string): InForce => ({
    called: `the accepted rules of ${activity}`,
    text,
    mend: 'accept there a text of these rules that both read (gamekeeper check FILE tells) and post the offering anew',
    read: () => ruleOf(text, saidBefore(text)),
  })
  const offered = (activity: string, text: string): InForce => ({
    called: `the offering of ${activity}`,
    text,
    mend: 'draft and post there an offering that both read (gamekeeper check FILE tells)',
    read: () => offeringOf(text),
  })
  return [
    ...[...rules].map(([activity, { text }]) => ruled(activity, text)),
    ...[...offerings].flatMap(([activity, { draft, running }]) => [
      ...(running === undefined ? [] : [ruled(activity, running.rule), offered(activity, running.text)]),
      ...(draft === undefined ? [] : [offered(activity, draft.text)]),
    ]),
    // A round under way is finished by the rules of its lock.
    ...[...games.values()].flatMap(({ activity, locked }) =>
      locked === undefined ? [] : [ruled(activity, locked.rule), offered(activity, locked.text)],
    ),
    ...(profile === undefined
      ? []
      : [
          {
            called: 'the house profile',
            text: profile.text,
            mend: 'set there a profile that both read',
            read: () => profileOf({ profile }),
          },
        ]),
  ]
}

function faultOf(read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    if (error instanceof Unreadable) return error.faults.map(english).join('; ')
    throw error
  }
}

/** The last line that put this text in force. */
async function lineOf(store: Store<Event>, text: string): Promise<number | undefined> {
  let found: number | undefined
  for await (const batch of store.lines()) {
    for (const { seq, text: line } of batch) {
      const events = parseEntry<JournalEvent>(line).events.map((event) => upcast(event))
      if (events.some((event) => 'text' in event && event.text === text)) found = seq
    }
  }
  return found
}
