/** Who may give the orders of this room. */
import { may as by, two as byTwo } from '../roles.ts'

const HOSTS = ['floor', 'marketing', 'tournament-director'] as const

export const may = {
  BringId: by(...HOSTS),
  StartStage: by(...HOSTS),
  StepStage: by(...HOSTS),
  CountChips: byTwo(HOSTS, ['dealer', 'floor', 'marketing', 'tournament-director', 'compliance', 'surveillance']),
} as const
