/** What a hand costs at a table of certain limits, and who puts it down. */

import { type Message, message } from '../../base/message.ts'
import type { Cents } from '../../base/money.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { playersOf } from '../judging/conditions.ts'
import type { Round } from '../judging/fact.ts'
import { mostWagered } from '../judging/wager.ts'

export type Due = { readonly who: string; readonly amount: Cents; readonly by: readonly string[] }

/** Why there is no rate, by which clause. */
export type NoRate = Message & { readonly clause: string }

export type Rate = { readonly player: Cents; readonly playerDealer?: Cents | undefined }

/** The row of the chart for this game and limit, or why there is none. */
export function rateAt(
  { fee, charts, activity }: RuleFile,
  game: string,
  limit = '',
): { readonly by: string; readonly rate: Rate } | NoRate {
  if (fee?.rates === undefined) return { clause: fee?.by ?? charts.by, ...message('no fees by limits', { activity }) }
  const ofGame = fee.rates.find(({ games }) => games.includes(game))
  if (ofGame === undefined) return { clause: fee.by, ...message('no rate for the game', { game }) }
  const rate = ofGame.limits[limit]
  if (rate !== undefined) return { by: ofGame.by, rate }
  const known = { limits: Object.keys(ofGame.limits) }
  return { clause: ofGame.by, ...message('no rate for the limit', limit === '' ? known : { limit, ...known }) }
}

/** Every fee of this hand, or why there is no rate for it. Without hands: what each position would pay. */
export function feesDue(rule: RuleFile, round: Round): readonly Due[] | NoRate {
  const found = rateAt(rule, round.game, round.facts.limit)
  if ('clause' in found) return found
  const { rate } = found
  const fee = rule.fee!
  const by = [found.by, ...(fee.postedBy === undefined ? [] : [fee.postedBy.by])]
  const dealer =
    rate.playerDealer === undefined
      ? []
      : [{ who: `table ${round.table} player-dealer`, amount: rate.playerDealer, by }]
  const hands = [...Map.groupBy(playersOf(round), ({ hand }) => hand)].filter(([{ role }]) => role === 'player')
  if (hands.length === 0) return [{ who: `table ${round.table} player`, amount: rate.player, by }, ...dealer]
  const first = hands.toSorted(([a], [b]) => Number(a.seat) - Number(b.seat)).slice(0, 1)
  const paying = fee.postedBy?.who === 'first position' ? first : hands
  const several = fee.postedBy?.several
  return [
    ...paying.map(([, players]) => {
      const player = (several === undefined ? players[0] : mostWagered(players))!
      return {
        who: player.who,
        amount: rate.player,
        by: players.length > 1 && several !== undefined ? [...by, several.by] : by,
      }
    }),
    ...dealer,
  ]
}
