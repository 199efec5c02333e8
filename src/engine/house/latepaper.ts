/**
 * Entered late from paper: one person acted while the room had no network, another one types it in. The order is decided
 * as the act of the first at its own time; both names stay in the journal.
 */
import { isLocal } from '../../base/moment.ts'
import { refuseOrder } from '../../base/refusal.ts'
import type { Command, Paper } from '../command.ts'
import type { Decision } from '../decision.ts'
import type { State } from '../state.ts'

type Decide = (state: State, command: Command) => Decision

/** `at` of the command is the moment on the paper: whoever knows the time zone has put it there. */
export function decideFromPaper(state: State, command: Command, paper: Paper, decide: Decide): Decision {
  const { by: typedBy, at } = command
  if (!isLocal(paper.at)) return refuseOrder('not a local time', { text: paper.at })
  if (paper.by === typedBy) return refuseOrder('own paper')
  if (paper.at > at.local.slice(0, paper.at.length)) return refuseOrder('paper of later', { at: paper.at })
  const second = secondOf(state, command)
  if (second === typedBy) return refuseOrder('typist is one of the two')
  const { paper: _paper, ...acted } = command
  const decision = decide(state, { ...acted, by: paper.by } as Command)
  if ('refused' in decision) return decision
  return [...decision, { type: 'EnteredFromPaper', v: 1, order: command.do, by: paper.by, at: paper.at, typedBy }]
}

/** The other person of an order that takes two: a second signature, or whoever did the step before. */
function secondOf(state: State, command: Command): string | undefined {
  switch (command.do) {
    case 'VerifyHit':
      return state.hits.get(command.hit)?.declaredBy
    case 'ApproveOffering':
      return state.offerings.get(command.activity)?.draft?.by
    default:
      return 'second' in command ? command.second : undefined
  }
}
