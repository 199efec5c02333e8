import type { Party } from '../../../base/party.ts'

/** Whoever is meant, in one word. */
export const wordFor = (party: Party): string =>
  Object.entries(party)
    .map(([key, value]) => `${key} ${value}`)
    .toSorted()
    .join(' ')
