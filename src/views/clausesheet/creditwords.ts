/** Credits: how they come, how they are handed in, and what for. */
import { isCredits, type RuleFile } from '../../rulebook/rule.ts'
import { type Worded, worded } from './worded.ts'

export function creditWords(rule: RuleFile): Worded[] {
  if (!isCredits(rule)) return []
  const { earns, redeem, rewards } = rule
  const { swipes, time, last } = earns
  const each = swipes?.credits === 1 ? '1 credit' : `${swipes?.credits} credits`
  const playing = 'It counts for whoever has a seat and is not away from it.'
  const free = 'The same at tables without purchase.'
  return [
    ...worded('earns', earns, 'Credits come in one way, which the house posts.', 'offering'),
    ...worded('earns.swipes', swipes, `A card that is read at a posted time brings ${each}.`, 'floor'),
    ...worded('earns.swipes.once', swipes?.once, 'A posted time brings its credits once.'),
    ...worded('earns.swipes.playing', swipes?.playing, playing, 'floor'),
    ...worded('earns.swipes.free', swipes?.free, free),
    ...worded('earns.time', time, 'Each full span of minutes at a game brings credits, as posted for that game.'),
    ...worded('earns.time.playing', time?.playing, playing, 'floor'),
    ...worded('earns.time.free', time?.free, free),
    ...worded('earns.last', last, `A credit lasts ${last?.days.min} to ${last?.days.max} days, as posted.`, 'offering'),
    ...worded('redeem', redeem, 'Credits are handed in for posted prizes.', 'floor'),
    ...worded('redeem.several', redeem.several, 'Several at once are fine, and others later.'),
    ...worded('redeem.balance', redeem.balance, 'Never more than the balance.'),
    ...worded('redeem.period', redeem.period, 'From the first posted day to the last, and not after.'),
    ...worded('redeem.id', redeem.id, 'Identification with a photo is shown together with the request.', 'floor'),
    ...worded('redeem.personal', redeem.personal, 'Nobody hands in the credits of another.', 'floor'),
    ...worded('rewards', rewards, `They are good for the line "${rewards.line}", at the posted value.`, 'offering'),
    ...worded('rewards.fixed', rewards.fixed, 'A prize that grows is not posted.', 'offering'),
  ]
}
