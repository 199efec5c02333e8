/** What the house has against a deed at a claim: said there also where the claim has left the list meanwhile, as one does that a colleague pays. */
import { signal } from '@preact/signals'
import type { Refused } from '../../stream/orders.ts'

const last = signal<{ readonly claim: string; readonly refused: Refused } | undefined>(undefined)

export const refusalAt = (claim: string): Refused | undefined =>
  last.value?.claim === claim ? last.value.refused : undefined

export function putRefusal(claim: string, refused: Refused | undefined): void {
  last.value = refused === undefined ? undefined : { claim, refused }
}
