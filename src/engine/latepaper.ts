/**
 * Entered late from paper: one person acted while the room had no network, another one types it in. The order is decided
 * as the act of the first at its own time; both names stay in the journal.
 */
import { isLocal } from '../base/moment.ts'
import { isRefusal, refuseOrder } from '../base/refusal.ts'
import type { Command, Decision, Paper } from './mechanisms.ts'
import { versionOf } from './upcast.ts'

type Paperwork = {
  /** Everybody whom the rules of the order want to be another person than the one who acts. */
  readonly others: readonly (string | undefined)[]
  decide(command: Command): Decision
}

/** `at` of the command is the moment on the paper: whoever knows the time zone has put it there. */
export function decideFromPaper(command: Command, paper: Paper, { others, decide }: Paperwork): Decision {
  const { by: typedBy, at } = command
  if (!isLocal(paper.at)) return refuseOrder('paper has no local time', { written: paper.at })
  if (paper.by === typedBy) return refuseOrder('paper is typed by another')
  if (paper.at > at.local.slice(0, paper.at.length)) return refuseOrder('paper is of later', { written: paper.at })
  if (others.includes(typedBy)) return refuseOrder('typist is none of the two')
  const { paper: _paper, ...acted } = command
  const decision = decide({ ...acted, by: paper.by } as Command)
  if (isRefusal(decision)) return decision
  const type = 'EnteredFromPaper'
  return [...decision, { type, v: versionOf(type), order: command.do, by: paper.by, at: paper.at, typedBy }]
}
