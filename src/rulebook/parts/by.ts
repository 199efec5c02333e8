/** What stands behind a term: clauses of the document, a reading of it, or the house itself; see base/cited.ts. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { asking } from '../text/wording.ts'

export const by = asking(message('what a term goes by'), z.string())
export const term = z.strictObject({ by })
