/** Who may give the orders of this room. */
import { may as by, two as byTwo } from '../roles.ts'

export const may = {
  SplashPot: byTwo(['floor', 'marketing'], ['cage']),
  AwardPot: by('floor', 'marketing'),
  AwardSeats: by('floor', 'marketing'),
  TakeBackPot: byTwo(['floor', 'marketing'], ['cage']),
} as const
