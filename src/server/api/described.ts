/** One path of the api in words. */
import type { z } from 'zod'
import type { Act } from '../door/acts.ts'

export type Described = {
  readonly method: 'get' | 'post' | 'delete'
  /** As in OpenAPI: `/persons/{person}`. */
  readonly path: string
  readonly group: 'session' | 'orders' | 'counts' | 'views' | 'people' | 'drawings' | 'devices' | 'about'
  readonly says: string
  /** Everybody, whoever is signed in, or who may do this in the table of permissions. */
  readonly who: 'everybody' | 'signed in' | 'table' | 'device' | Act
  readonly body?: z.ZodType
  readonly example?: unknown
  readonly query?: Readonly<Record<string, string>>
  /** What a good answer holds. */
  readonly answers: string
}
