/** What stands behind a term: clauses of the document, a reading of it, or the house itself; see base/cited.ts. */
import { z } from 'zod'
import { asking } from '../text/wording.ts'

export const by = asking('a clause like E7, a reading like "reading R4", or house', z.string())
export const term = z.strictObject({ by })
