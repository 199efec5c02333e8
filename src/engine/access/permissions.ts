/** Who may give the orders of this room. */
import { BESIDE_ADMINISTRATORS, may as by, two as byTwo } from '../roles.ts'

const withSecond = byTwo(['administrator'], BESIDE_ADMINISTRATORS)

export const may = {
  ResetStaff: withSecond,
  EnrolStation: withSecond,
  RevokeStation: by('administrator', 'compliance'),
  RequireStations: withSecond,
} as const
