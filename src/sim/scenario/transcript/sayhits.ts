/** Hits as sentences: declared, looked at, decided. */

import { formatMoney, fromWire } from '../../../base/money.ts'
import { partyKey } from '../../../base/party.ts'
import type { EventOf, State } from '../../../engine/mechanisms.ts'

type HitEvent = EventOf<
  | 'HitDeclared'
  | 'HitHeld'
  | 'HitAttested'
  | 'SurveillanceAnswered'
  | 'HitVerified'
  | 'HitDeclined'
  | 'HitDisputed'
  | 'DisputeSettled'
  | 'HitBackedOut'
  | 'PeriodClosed'
>

export function sayHits(event: HitEvent, state: State): string {
  switch (event.type) {
    case 'HitDeclared':
      if (event.board !== undefined)
        return `hit ${event.hit} is declared for the board of the period until ${event.board[0]?.until.replace('T', ' ')}${dealt(event)}`
      if (event.tickets !== undefined && event.tickets.length > 0)
        return `hit ${event.hit} is declared for tickets: ${event.tickets.map(({ to, person, by }) => `${person ?? partyKey(to)} [${by.join(' ')}]`).join(', ')}${dealt(event)}`
      if (event.points !== undefined)
        return `hit ${event.hit} is declared for points: ${event.points.map(({ person, points, by }) => `${points} for ${person} [${by.join(' ')}]`).join(', ')}${dealt(event)}`
      return `hit ${event.hit} is declared and ${formatMoney(fromWire(event.total))} held for it${dealt(event)}`
    case 'HitHeld':
      return `hit ${event.hit} is held: hit ${event.waitsFor} for the same prize is not decided yet${dealt(event)}`
    case 'HitAttested': {
      const questions = state.hits.get(event.hit)!.questions
      const clausesOf = (yes: boolean) => [
        ...new Set(
          event.answers
            .filter((answer) => answer.yes === yes)
            .map(({ question }) => questions.find(({ id }) => id === question)?.clause ?? question),
        ),
      ]
      const no = clausesOf(false)
      return `the floor attests ${clausesOf(true).join(' ')}${no.length === 0 ? '' : `; answers no to ${no.join(' ')}`}`
    }
    case 'SurveillanceAnswered':
      return event.answers.every(({ yes }) => yes)
        ? `surveillance confirms hit ${event.hit}`
        : `surveillance does not confirm hit ${event.hit}`
    case 'HitVerified':
      return `hit ${event.hit} is verified by a second person${ticketsOf(event, state)}`
    case 'HitDeclined':
      return `hit ${event.hit} is declined: ${event.reason}; what was held goes back`
    case 'HitDisputed':
      return `hit ${event.hit} is disputed: ${event.reason}`
    case 'DisputeSettled':
      return `the dispute over hit ${event.hit} is settled: ${event.reason}`
    case 'HitBackedOut':
      return `hit ${event.hit} is backed out by adjustment ${event.document}: ${event.reason}`
    case 'PeriodClosed':
      return `the period of ${event.activity} until ${event.until.replace('T', ' ')} is closed; it has ${event.awards.length === 1 ? 'one winner' : `${event.awards.length} winners`}`
  }
}

const dealt = ({ dealer }: { dealer?: string }): string => (dealer === undefined ? '' : `; dealt by ${dealer}`)

/** Which ticket went to whom. */
function ticketsOf({ hit, tickets = [] }: EventOf<'HitVerified'>, { hits }: State): string {
  const declared = hits.get(hit)?.tickets ?? []
  const told = tickets.map(({ ticket, of }) => `${ticket} for ${declared[of]?.person ?? partyKey(declared[of]!.to)}`)
  return told.length === 0 ? '' : `; ${told.join(', ')}`
}
