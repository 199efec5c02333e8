/** What becomes of a draft: approved and posted, or sent back once in a while and drafted again. */
import type { Offered } from '../../engine/offerings/vocabulary.ts'
import type { Rng } from '../rng.ts'
import type { Try } from './attempt.ts'

export function onward(rng: Rng, activity: string, draft: NonNullable<Offered['draft']>): Try {
  const { version, text, isApproved, returned } = draft
  if (isApproved) return { order: { do: 'PostOffering', activity, places: ['board'] }, by: '72' }
  if (returned !== undefined && !rng.oneIn(4)) return { order: { do: 'DraftOffering', text }, by: '51' }
  if (rng.oneIn(5))
    return {
      order: { do: 'ReturnOffering', activity, version, reason: 'the hours are not those of the sign' },
      by: '72',
    }
  return { order: { do: 'ApproveOffering', activity, version }, by: '71' }
}
