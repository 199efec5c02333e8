/** Who may give the orders of this room. */
import { may as by } from '../roles.ts'

export const may = { SeatPlayer: by('floor', 'dealer') } as const
