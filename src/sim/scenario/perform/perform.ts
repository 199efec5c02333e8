/** Each step carried out: its orders to the engine, with what the step leaves out filled in. */

import { STEP_NAMES, type Step, type StepName } from '../file/steps.ts'
import { moveBy, type Night } from '../night.ts'
import { CLAIMS } from './claims.ts'
import { CONTESTS } from './contests.ts'
import { CREDITS } from './credits.ts'
import { DRAWINGS } from './drawings.ts'
import { HITS } from './hits.ts'
import { HOUSE } from './house.ts'
import { MONEY } from './money.ts'
import { OFFERINGS } from './offerings.ts'
import { PIECES } from './pieces.ts'
import { POTS } from './pots.ts'
import { ROTATION } from './rotation.ts'
import { ROUNDS } from './rounds.ts'
import { SEATS } from './seats.ts'
import { SQUARES } from './squares.ts'
import { STAGES } from './stages.ts'
import type { Perform } from './steps.ts'
import { TABLE_GAMES } from './tablegames.ts'
import { TOURNAMENT_FLOOR } from './tournamentfloor.ts'
import { TOURNAMENTS } from './tournaments.ts'
import { WAITING } from './waiting.ts'

const nameOfStep = (step: Step): StepName | undefined => STEP_NAMES.find((name) => step[name] !== undefined)

export function perform(night: Night, step: Step): void {
  const name = nameOfStep(step)
  if (name === undefined) return
  night.paper = step.paper
  try {
    ;(PERFORM[name] as (night: Night, text: unknown, by: string | undefined) => void)(night, step[name], step.by)
  } finally {
    night.paper = undefined
  }
}

const PERFORM: Perform = {
  ...HOUSE,
  ...SEATS,
  ...ROTATION,
  ...WAITING,
  ...OFFERINGS,
  ...MONEY,
  ...ROUNDS,
  ...HITS,
  ...DRAWINGS,
  ...STAGES,
  ...POTS,
  ...PIECES,
  ...CREDITS,
  ...CONTESTS,
  ...SQUARES,
  ...TOURNAMENTS,
  ...TOURNAMENT_FLOOR,
  ...TABLE_GAMES,
  ...CLAIMS,
  advance: (night, span) => moveBy(night, span),
}
