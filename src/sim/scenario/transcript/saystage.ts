/** What the transcript says of passes and of what is played for with them. */
import { partyKey } from '../../../base/party.ts'
import { signOf } from '../../../cards/card.ts'
import type { EventOf, State } from '../../../engine/mechanisms.ts'
import { passOf } from '../../../engine/stages/passes.ts'

type StageEvent = EventOf<'IdBrought' | 'StageStarted' | 'StageStepped'>

export function sayStage(event: StageEvent, state: State): string {
  const name = (callup: string): string => {
    const who = passOf(state, callup)?.pass.who
    return who === undefined ? callup : partyKey(who)
  }
  switch (event.type) {
    case 'IdBrought':
      return `${name(event.callup)} brings identification for the pass ${event.callup} [${event.clause}]`
    case 'StageStarted': {
      const out = event.out.map(({ callup, why, clause }) => {
        const reason = why === 'no ID' ? 'has no identification' : 'is not there'
        return `${name(callup)} ${reason} and has lost the chance [${clause}]`
      })
      const count = event.present.length
      return [`${count} ${count === 1 ? 'takes' : 'take'} part [${event.clause}]`, ...out].join('; ')
    }
    case 'StageStepped':
      return `${stepText(event, name)} [${event.clause}]${event.second === undefined ? '' : `, by ${event.by} and ${event.second}`}`
  }
}

function stepText({ action, play }: EventOf<'StageStepped'>, name: (callup: string) => string): string {
  switch (action.do) {
    case 'draw card':
      return `${name(action.who)} draws ${signOf(action.card)}`
    case 'choose':
      return `${name(action.who)} chooses envelope ${action.envelope}`
    case 'try':
      return `${name(action.who)} tries the key: ${action.starts ? 'the car starts' : 'it does not start'}`
    case 'seat':
      return action.seats.map(({ who, table, seat }) => `${name(who)} at table ${table} seat ${seat}`).join(', ')
    case 'count': {
      const where = action.table === 'final' ? 'the final table' : `table ${action.table}`
      const chips = action.chips.map((one) => `${name(one.who)} ${one.chips}`).join(', ')
      const final = play.is === 'play-down' ? play.game.tables.find(({ table }) => table === 'final') : undefined
      const isSet = action.table !== 'final' && final !== undefined
      return `chips at ${where}: ${chips}${isSet ? `; to the final: ${final.who.map(name).join(', ')}` : ''}`
    }
  }
}
