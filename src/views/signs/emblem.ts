/** The emblem of an activity: what its offering names, or what it runs. Nothing else decides, so that it is the same on every screen. */
import { type Emblem, type Motif, PAIR_OF, type Pair } from '../../base/emblem.ts'
import type { Family } from '../../games/game.ts'
import { GAMES, isGame } from '../../games/games.ts'
import { chartOf } from '../../rulebook/choice.ts'
import type { Offering } from '../../rulebook/offering.ts'
import type { RuleFile } from '../../rulebook/rule.ts'

type Of = { readonly rule: RuleFile; readonly offering: Offering }

export function emblemOf(running: Of): Emblem {
  const named = running.offering.emblem
  if (named !== undefined) return { motif: named.motif, pair: named.pair ?? PAIR_OF[named.motif] }
  return drawn(motifOf(running))
}

type Found = Motif | readonly [Motif, Pair]
const drawn = (found: Found): Emblem =>
  typeof found === 'string' ? { motif: found, pair: PAIR_OF[found] } : { motif: found[0], pair: found[1] }

function motifOf({ rule, offering }: Of): Found {
  switch (rule.runs) {
    case 'bad beat':
      return OF_FAMILY[familyOf(rule, offering)] ?? 'crown'
    case 'period jackpot':
      return 'star'
    case 'hand jackpot':
      return ofHands({ rule, offering })
    case 'table game':
      return 'fan'
    case 'promotion':
      return ofPromotion({ rule, offering })
    case 'drawing':
      return rule.game?.game === 'hi-lo' ? ['flop', 'azure'] : ['fan', 'azure']
    case 'contest':
      return ['star', 'azure']
    case 'squares':
      return ['chips', 'azure']
    case 'tournament':
      return ['chips', 'ice']
    case 'coupons':
      return 'ticket'
    case 'credits':
    case 'by hand':
      return 'chips'
  }
}

/** What is won by the hand itself, whatever the game. */
const OF_HAND: readonly (readonly [hand: RegExp, motif: Motif])[] = [
  [/\bsevens\b/, 'seven'],
  [/aces beaten/, 'cracked'],
  [/(?:on|to) the flop/, 'flop'],
]

const OF_FAMILY: Partial<Record<Family | 'tiles', Found>> = {
  tiles: 'tile',
  'pai gow': 'dragon',
  'thirteen cards': 'dragon',
  baccarat: 'flop',
  nines: 'flop',
  'poker against the player-dealer': 'fan',
}

function ofHands({ rule, offering }: Of): Found {
  const chosen = chartOf(rule, offering)
  const lines = chosen.length > 0 ? chosen : Object.values(rule.charts.option).flat()
  const hands = lines.map(({ line, outcome = '' }) => `${line} ${outcome}`)
  const [top = ''] = hands
  const known = OF_HAND.find(([hand]) => hand.test(top) || hand.test(rule.name.toLowerCase()))
  return known?.[1] ?? OF_FAMILY[familyOf(rule, offering)] ?? (/royal/.test(top) ? ['fan', 'crown'] : 'star')
}

function ofPromotion({ rule, offering }: Of): Found {
  if (rule.wheel !== undefined || rule.cardWheel !== undefined) return 'wheel'
  const things = Object.values(offering.things ?? {})
  if (rule.stage?.is === 'keys' || things.some((thing) => /\b(?:car|sedan|truck|motorcycle)\b/i.test(thing)))
    return 'car'
  if (rule.pot !== undefined || rule.spread !== undefined) return ['chips', 'azure']
  return rule.standing === undefined ? 'ticket' : ['star', 'azure']
}

/** Of the game it is won at; of several, that of the first. */
function familyOf(rule: RuleFile, offering: Offering): Family | 'tiles' {
  const slug = offering.games?.[0] ?? rule.games[0]?.game ?? ''
  if (!isGame(slug)) return 'flop'
  const { family, pieces } = GAMES[slug]
  return pieces === 'tiles' ? 'tiles' : family
}
