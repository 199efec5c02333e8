import { atLeastZero, smaller, subtract } from '../../base/money.ts'
import { refuseOrder } from '../../base/refusal.ts'
import { nameOf } from '../../ledger/account.ts'
import { balanceIn, carry, draftOf } from '../../ledger/draft.ts'
import type { CommandOf } from '../command.ts'
import type { Decision } from '../decision.ts'
import type { EventOf, Posts } from '../event.ts'
import { takeBack } from '../money/movements.ts'
import { runningOf } from '../offerings/running.ts'
import { fromPosts, toPosts } from '../posts.ts'
import type { State } from '../state.ts'
import { startRound } from './startround.ts'

type RoundOrder = 'StartRound' | 'BetLate' | 'EndRound' | 'VoidRound'
type RoundEvent = 'RoundStarted' | 'BetLate' | 'RoundEnded' | 'RoundVoided'

export function decideRounds(state: State, command: CommandOf<RoundOrder>): Decision {
  const table = state.tables.get(command.table)
  if (table?.openedAt === undefined) return refuseOrder('table not open', { table: command.table })
  if (command.do === 'StartRound') return startRound(state, table, command)
  const { open } = table
  switch (command.do) {
    case 'BetLate':
      return [{ type: 'BetLate', v: 1, table: table.table, round: open?.round ?? table.round, seat: command.seat }]
    case 'EndRound': {
      if (open === undefined) return refuseOrder('no round open', { table: table.table })
      const waiting = open.hits.find((hit) => state.hits.get(hit)?.status === 'declared')
      if (waiting !== undefined) return refuseOrder('hit of the round waits', { hit: waiting })
      return [{ type: 'RoundEnded', v: 1, table: table.table, round: open.round }]
    }
    case 'VoidRound': {
      if (open === undefined) return refuseOrder('no round open', { table: table.table })
      const reported = open.hits.find((hit) => state.hits.has(hit))
      if (reported !== undefined) return refuseOrder('hit of the round reported', { hit: reported })
      const posts = returnedFees(state, table.table, open.posts)
      return [
        {
          type: 'RoundVoided',
          v: 1,
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
    for (const { book, from, to, amount } of fromPosts({ [activity]: taken[activity]! })) {
      if (book === 'custody') {
        const inBox = smaller(amount, atLeastZero(balanceIn(draft, `box:${table}`, 'custody')))
        carry(draft, `box:${table}`, 'patron', inBox, 'void')
        carry(draft, 'bank', 'patron', subtract(amount, inBox), 'void')
      } else if (nameOf(from) === 'patrons') takeBack(draft, rule, nameOf(to), 'patrons', amount, 'void')
    }
    return toPosts(draft.posts)
  })
  return Object.assign({}, ...returned)
}

export function evolveRounds(state: State, event: EventOf<RoundEvent>): void {
  switch (event.type) {
    case 'RoundStarted': {
      const table = state.tables.get(event.table)!
      table.round = event.round
      table.open = {
        round: event.round,
        at: event.at,
        fees: event.fees ?? {},
        ...(event.persons === undefined ? {} : { persons: event.persons }),
        ...(event.players === undefined ? {} : { players: event.players }),
        ...(event.playerDealer === undefined ? {} : { playerDealer: event.playerDealer }),
        ...(event.proposition === undefined ? {} : { proposition: event.proposition }),
        posts: event.posts ?? {},
        hits: [],
      }
      return
    }
    case 'BetLate':
      return
    case 'RoundEnded':
    case 'RoundVoided':
      delete state.tables.get(event.table)!.open
      return
  }
}
