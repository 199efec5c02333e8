/** Who takes part, and what is asked before an award. */
import type { Need, RuleFile } from '../../rulebook/rule.ts'
import { type Answerer, gameNames, money, type Worded, worded } from './worded.ts'

const MAY = {
  'off duty': 'Employees take part only when off duty.',
  'off duty and out of uniform': 'Employees take part only when off duty and out of uniform.',
  'off duty and out of uniform or standby in uniform':
    'Employees take part only when off duty and out of uniform, or on standby in uniform.',
  never: 'Employees do not take part.',
}

const inGames = (games: readonly string[] | undefined): string => (games === undefined ? '' : ` in ${gameNames(games)}`)
const forPrize = (need: { readonly for?: 'prize' | undefined }): string =>
  need.for === undefined ? '' : ', for the prize itself'

function said(need: Need): readonly [string, Answerer] {
  switch (need.need) {
    case 'posted hours':
      return ['Only in the posted hours.', 'program']
    case 'designated game':
      return ['Only in the designated games.', 'program']
    case 'not a tournament':
      return ['Not in a tournament.', 'floor']
    case 'dealt in': {
      const dealer = need.playerDealer === undefined ? '' : '; the player-dealer always counts'
      return [
        `At least ${need.min} dealt in${need.hands === undefined ? '' : ' and not thrown away'}${inGames(need.games)}${dealer}.`,
        'dealer',
      ]
    }
    case 'players': {
      const most = need.max === undefined ? '' : ` and at most ${need.max}`
      return [`At least ${need.min}${most} persons play.`, 'dealer']
    }
    case 'no misdeal':
      return ['Not after a misdeal.', 'floor']
    case 'standard deck':
      return ['Only with a standard deck.', 'floor']
    case 'nobody spoke of it':
      return ['Not if the jackpot was spoken of during the hand.', 'floor']
    case 'base wager':
      return ['Only with a base wager.', 'dealer']
    case 'fee posted':
      return ['Only with the fee put down.', 'dealer']
    case 'fee of the round':
      return ['Only in a round for which the fee was put down.', 'dealer']
    case 'seated':
      return [`Only who is seated${refused(need)}.`, 'dealer']
    case 'backline where allowed':
      return [`Who bets behind a seat, only where the base game has such bets${refused(need)}.`, 'dealer']
    case 'pot':
      return [`The pot holds at least ${money(need.min)}.`, 'floor']
    case 'shown down':
      return [`The hand completes all bets and is shown down${forPrize(need)}.`, 'floor']
    case 'best hand':
      return [`The hand wins the pot${forPrize(need)}.`, 'floor']
    case 'hand completed':
      return [`The hand is played to its end${forPrize(need)}.`, 'floor']
    case 'in at the flop':
      return ['Only who has not folded before the flop.', 'floor']
    case 'dealt in person':
      return ['Only who was dealt in.', 'dealer']
    case 'owns the hand':
      return ['Of several on one hand, the seated player with a bet on it, or else the first position.', 'dealer']
    case 'collection paid':
      return ['Only who has paid the collection of that hand.', 'dealer']
    case 'not the player-dealer':
      return ['Not the player-dealer position.', 'dealer']
    case 'no button':
      return ['Nobody with a hold or missed-blind button.', 'floor']
    case 'present':
      return ['The winner is there when it is verified.', 'floor']
    case 'confirmed by surveillance':
      return ['Surveillance confirms the hand.', 'surveillance']
    case 'not a proposition player':
      return [`Not a proposition player${refused(need)}.`, 'floor']
    case 'no family or vendor staff':
      return ['No staff of makers or agencies behind it, and no family of employees.', 'floor']
    case 'employee':
      return [`${MAY[need.may].slice(0, -1)}${refused(need)}.`, 'floor']
    case 'age':
      return [`At least ${need.min} years old.`, 'floor']
    case 'not excluded':
      return ['Nobody who is excluded.', 'floor']
    case 'no licensee':
      return ['Nobody with a license of the regulator.', 'floor']
    case 'club form':
      return ['Whose club form is complete.', 'floor']
  }
}

const refused = ({ fee }: { readonly fee?: 'not accepted' | undefined }): string =>
  fee === undefined ? '' : '; the fee of anybody else is handed back'

export const whoWords = ({ who }: RuleFile): Worded[] =>
  who.flatMap((need, index) => {
    const [says, answers] = said(need)
    return worded(`who #${index + 1}`, need, says, answers)
  })

export const confirmWords = ({ confirm = [] }: RuleFile): Worded[] =>
  confirm.flatMap((question, index) => worded(`confirm #${index + 1}`, question, `Asked: ${question.asks}`, 'floor'))
