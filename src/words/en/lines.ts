import { RANKS, rankNames } from '../../cards/card.ts'
import type { SignLine } from '../signline.ts'
import { money } from '../values.ts'

/** A hand or prize as its rule file names it, spelled as in the room. Nothing where a language lacks the name. */
export const line = (name: string): string | undefined => name.replaceAll('colour', 'color')

/** A line of a sign, with what the house has posted in it. Nothing where a language lacks its name. */
export const signLine = (name: SignLine): string | undefined => {
  switch (name.is) {
    case 'line':
      return `${line(postedIn(name))}${name.isBeaten === true ? ', beaten by a higher hand' : ''}`
    case 'rung':
      return name.right === 0 ? 'none right' : `${name.right} right`
    case 'pay':
      return `${before(name)}${name.hand}`
    case 'envy':
      return `${before(name)}envy for ${name.hand}${name.with === undefined ? '' : ` with ${money(name.with)}`}`
    case 'limits':
      return 'table limits'
  }
}

function postedIn({ line, suit, least, rank }: Extract<SignLine, { is: 'line' }>): string {
  if (rank !== undefined) {
    const known = (RANKS as readonly string[]).indexOf(rank)
    const ranks = known < 0 ? 'the rank that is drawn' : rankNames(known)
    return line.includes('the drawn rank') ? line.replace('the drawn rank', ranks) : `${line}: ${ranks}`
  }
  return line
    .replace('the posted suit', suit ?? 'the posted suit')
    .replace('posted losing hand', least ?? 'posted hand')
}

const before = ({ wager }: Extract<SignLine, { is: 'pay' | 'envy' }>): string =>
  wager === undefined ? '' : wager === 'ante' ? 'automatic bonus: ' : `${wager}: `
