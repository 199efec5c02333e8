/** Stages after drawings, as one room of the engine. */
import type { OpenItem } from '../../base/openitem.ts'
import { because } from '../../base/refusal.ts'
import type { Mechanism } from '../mechanism.ts'
import { doors } from './doors.ts'
import { addPass, bringId, openStage } from './passes.ts'
import { countChips, evolveStages, startStage, stepStage } from './play.ts'
import type { Below, Stages } from './vocabulary.ts'

export const stages: Mechanism<Stages, Below, Below, typeof doors> = {
  uses: ['drawings', 'entries', 'hits', 'claims', 'rounds', 'money', 'offerings', 'presence', 'house'],
  doors,
  initial: () => ({ stages: new Map() }),
  orders: {
    BringId: { decide: bringId },
    StartStage: { decide: startStage },
    StepStage: { decide: stepStage },
    CountChips: { second: 'counting chips takes two', decide: countChips },
  },
  events: {
    IdBrought: { v: 1, evolve: evolveStages },
    StageStarted: { v: 1, evolve: evolveStages },
    StageStepped: { v: 1, evolve: evolveStages },
  },
  on: {
    ReportedIn: (own, event, world) => addPass(own, event, world),
    HitDeclared: (own, { hit, source }) => {
      if (source.kind !== 'drawing') return
      for (const { passes } of own.stages.values())
        for (const pass of passes) if (pass.callup === source.callup) pass.hit = hit
    },
    OfferingClosed: (own, { activity }) => {
      for (const [key, stage] of own.stages) if (stage.activity === activity) own.stages.delete(key)
    },
  },
  answers: {
    keepsActivityOpen: (world, activity) => {
      const open = openStage(world, activity)
      return open === undefined ? undefined : because('order', 'passes wait', { activity, day: open.day })
    },
    openItems: (world) =>
      [...world.stages.values()].flatMap(({ activity, status }): OpenItem[] =>
        status === 'over' ? [] : [{ kind: 'stage', activity }],
      ),
  },
}
