import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { offering, type Written } from '../../rulebook/offering.ts'
import { isCoupons } from '../../rulebook/rule.ts'
import { faultIn } from '../../rulebook/text/fault.ts'
import { readYaml } from '../../rulebook/text/read.ts'
import { activities, catalogued, ownOfferings } from '../../server/house/catalogue.ts'
import { ROOT } from '../../server/root.ts'
import { english } from '../../words/sentence.ts'
import { type Call, type Command, Complaint } from '../command.ts'
import { yamlOf } from '../file.ts'
import { CATALOG_FLAG, useOwnCatalog } from '../owncatalog.ts'

/** By the name that is typed: the activity whose game it is. */
const GAMES = [
  'crazy-4-poker',
  'four-card-poker',
  'hi-lo-progressive',
  'beat-the-dealer',
  'prize-wheel',
  'big-spin',
  'wheel-of-cards',
  'dead-chip',
  'match-play',
  'match-play-certificate',
]
const LISTED = `${GAMES.slice(0, -1).join(', ')} and ${GAMES.at(-1)}`

export const odds: Command = {
  summary: 'compute exact odds of a game against the house, from its own settlement',
  usage: 'odds GAME [--offering FILE] [--chances W:L:P] [--catalog DIR]',
  help: `There are odds of ${LISTED}; GAME may also be the whole name of an activity, such as
massachusetts/crazy-4-poker. Every hand of the player is counted against every hand of the dealer, with the best decision
for each, and every paytable of the rule file, from the settlement that runs at the table. All figures are exact fractions;
what is rounded is only shown beside them. docs/odds.md says what each figure and each key of --json means.
A wheel has what is posted on it, and coupons are of the series that are posted: in FILE, otherwise in the house's own folder,
otherwise in the demo room. Of coupons, certificates and dead chips it says what each kind is worth to its holder and costs the house.
Where the program has not counted a game, --chances 42.4:49.1:8.5 gives how often a base bet wins, loses and pushes there.`,
  flags: {
    ...CATALOG_FLAG,
    offering: { takes: 'FILE', says: 'what the house posts: its wheel, its series of coupons' },
    chances: { takes: 'W:L:P', says: 'of coupons: how often a base bet wins, loses and pushes, at even odds' },
  },
  run,
}

async function run({ words, flags, json, print }: Call): Promise<number> {
  useOwnCatalog({ flags })
  const [name, ...more] = words
  if (name === undefined) throw new Complaint(`name a game: ${LISTED}. Usage: gamekeeper odds GAME`)
  if (more.length > 0) throw new Complaint(`name one game, not ${words.length}: ${LISTED}. Usage: gamekeeper odds GAME`)
  const activity = activities().find(
    (one) => one === name || one.endsWith(`/${name}`) || one.endsWith(`/${name}-progressive`),
  )
  const found = activity === undefined ? undefined : catalogued(activity)
  if (found === undefined) throw new Complaint(`there is no game "${name}". There are odds of ${LISTED}.`)
  if (!('rule' in found))
    throw new Complaint(`the rule file of ${activity} has faults: ${found.faults.map(english).join('; ')}`)
  const { rule } = found
  // Each kind of game brings only what it needs: most of the time of a start is reading programs.
  if (rule.game !== undefined) {
    const { drawnOdds } = await import('./drawnodds.ts')
    print(drawnOdds(rule, rule.game, json))
    return 0
  }
  if (rule.wheel !== undefined || rule.cardWheel !== undefined) {
    const { postedOdds } = await import('./wheelodds.ts')
    const answer = postedOdds(rule, postedOf(rule.activity, flags.offering), json)
    if (answer === undefined)
      throw new Complaint(`no wheel is posted for ${activity}; name what is, with --offering FILE`)
    print(answer)
    return 0
  }
  if (isCoupons(rule)) {
    const { betOf } = await import('../../odds/pieces.ts')
    const own = typeof flags.chances === 'string' ? betOf(flags.chances) : undefined
    if (flags.chances !== undefined && own === undefined)
      throw new Complaint(
        `--chances ${flags.chances} is no list of three figures: how often the bet wins, loses (more than never) and pushes, as 42.4:49.1:8.5`,
      )
    const { pieceOdds } = await import('./pieceodds.ts')
    print(pieceOdds(rule, postedOf(rule.activity, flags.offering), json, own))
    return 0
  }
  const { tableOdds } = await import('./tableodds.ts')
  const answer = tableOdds(rule, json)
  if (answer === undefined)
    throw new Complaint(`${activity} is no game against the house. There are odds of ${LISTED}.`)
  print(answer)
  return 0
}

/** What is posted: as somebody names it, in the house's own folder, or in the demo room. */
function postedOf(activity: string, named: unknown): Written {
  const demo = join(ROOT, 'demo', 'offerings', `${activity.split('/')[1]}.yaml`)
  const file = typeof named === 'string' ? named : demo
  const own = typeof named === 'string' ? undefined : ownOfferings().find((one) => one.activity === activity)
  if (own === undefined && !existsSync(file))
    throw new Complaint(`name what is posted for ${activity}: --offering FILE`)
  const read = readYaml(own?.text ?? yamlOf(file), offering)
  if (!read.ok) throw new Complaint(read.faults.map((fault) => english(faultIn({ file }, fault))).join('\n'))
  if (read.value.activity !== activity) throw new Complaint(`${file} posts ${read.value.activity}, not ${activity}`)
  return read.value
}
