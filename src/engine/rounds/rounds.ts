import { atLeastZero, fromWire, smaller, subtract } from '../../base/money.ts'
import { refuse, refuseOrder } from '../../base/refusal.ts'
import { balanceIn, carry, draftOf } from '../../ledger/draft.ts'
import { boxPlace } from '../../ledger/name.ts'
import type { Ask } from '../mechanism.ts'
import { takeBack } from '../money/movements.ts'
import { runningOf } from '../offerings/running.ts'
import { type Posts, toPosts } from '../posts.ts'
import { startRound } from './startround.ts'
import type { CommandOf, Decision, EventOf, OpenRound, Slice, State } from './vocabulary.ts'

type RoundOrder = 'StartRound' | 'BetLate' | 'EndRound' | 'VoidRound'
type RoundEvent = 'RoundStarted' | 'BetLate' | 'RoundEnded' | 'RoundVoided'

export function decideRounds(state: State, command: CommandOf<RoundOrder>, ask: Ask): Decision {
  const table = state.tables.get(command.table)
  if (table?.openedAt === undefined) return refuseOrder('table not open', { table: command.table })
  if (command.do === 'StartRound') return startRound(state, table, command)
  const { round = 0, open } = state.rounds.get(table.table) ?? {}
  switch (command.do) {
    case 'BetLate':
      return [{ type: 'BetLate', table: table.table, round: open?.round ?? round, seat: command.seat }]
    case 'EndRound': {
      if (open === undefined) return refuseOrder('no round open', { table: table.table })
      const waiting = ask.keepsRoundOpen(open.hits, 'end')
      if (waiting !== undefined) return refuse({ kind: 'order' }, [waiting])
      return [{ type: 'RoundEnded', table: table.table, round: open.round }]
    }
    case 'VoidRound': {
      if (open === undefined) return refuseOrder('no round open', { table: table.table })
      const reported = ask.keepsRoundOpen(open.hits, 'void')
      if (reported !== undefined) return refuse({ kind: 'order' }, [reported])
      const posts = returnedFees(state, table.table, open.posts)
      return [
        {
          type: 'RoundVoided',
          table: table.table,
          round: open.round,
          reason: command.reason,
          by: command.by,
          posts,
        },
      ]
    }
  }
}

/** Every fee goes back to its player: from where it went, as far as it is still there. A repayment of the house stands. */
function returnedFees(state: State, table: string, taken: Posts): Posts {
  const returned = Object.keys(taken).map((activity) => {
    const draft = draftOf(state.balances, activity)
    const rule = runningOf(state, activity)!.rule
    for (const [book, from, to, text] of taken[activity]!) {
      const amount = fromWire(text)
      if (book === 'c') {
        const inBox = smaller(amount, atLeastZero(balanceIn(draft, boxPlace(table), 'custody')))
        carry(draft, boxPlace(table), 'patron', inBox, 'void')
        carry(draft, 'bank', 'patron', subtract(amount, inBox), 'void')
      } else if (from === 'patrons') takeBack(draft, rule, to, 'patrons', amount, 'void')
    }
    return toPosts(draft.posts)
  })
  return Object.assign({}, ...returned)
}

export function evolveRounds(state: Slice, event: EventOf<RoundEvent>, { postings }: State): void {
  switch (event.type) {
    case 'RoundStarted': {
      const open: OpenRound = {
        round: event.round,
        at: event.at,
        fees: event.fees ?? {},
        ...(event.persons === undefined ? {} : { persons: event.persons }),
        ...(event.players === undefined ? {} : { players: event.players }),
        ...(event.playerDealer === undefined ? {} : { playerDealer: event.playerDealer }),
        ...(event.proposition === undefined ? {} : { proposition: event.proposition }),
        posts: event.posts ?? {},
        seen: postings,
        hits: [],
      }
      state.rounds.set(event.table, { round: event.round, open })
      return
    }
    case 'BetLate':
      return
    case 'RoundEnded':
    case 'RoundVoided':
      state.rounds.set(event.table, { round: state.rounds.get(event.table)?.round ?? event.round })
      return
  }
}
