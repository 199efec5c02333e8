import { activities, catalogued } from '../../server/house/catalogue.ts'
import { type Call, type Command, Complaint } from '../command.ts'

/** By the name that is typed: the activity whose game it is. */
const GAMES = ['crazy-4-poker', 'four-card-poker', 'hi-lo-progressive', 'beat-the-dealer']
const LISTED = `${GAMES.slice(0, -1).join(', ')} and ${GAMES.at(-1)}`

export const odds: Command = {
  summary: 'exact odds of a game against the house, from its own settlement',
  usage: 'odds GAME',
  help: `There are odds of ${LISTED}; GAME may also be the whole name of an activity, such as
massachusetts/crazy-4-poker. Every hand of the player is counted against every hand of the dealer, with the best decision
for each, and every paytable of the rule file, from the settlement that runs at the table. All figures are exact fractions;
what is rounded is only shown beside them. docs/odds.md says what each figure and each key of --json means.`,
  run,
}

async function run({ words, json, print }: Call): Promise<number> {
  const [name, ...more] = words
  if (name === undefined) throw new Complaint(`name a game: ${LISTED}. Usage: gamekeeper odds GAME`)
  if (more.length > 0) throw new Complaint(`name one game, not ${words.length}: ${LISTED}. Usage: gamekeeper odds GAME`)
  const activity = activities().find(
    (one) => one === name || one.endsWith(`/${name}`) || one.endsWith(`/${name}-progressive`),
  )
  const found = activity === undefined ? undefined : catalogued(activity)
  if (found === undefined) throw new Complaint(`there is no game "${name}". There are odds of ${LISTED}.`)
  if (!('rule' in found)) throw new Complaint(`the rule file of ${activity} has faults: ${found.faults.join('; ')}`)
  const { rule } = found
  // Each kind of game brings only what it needs: most of the time of a start is reading programs.
  if (rule.game !== undefined) {
    const { drawnOdds } = await import('./drawnodds.ts')
    print(drawnOdds(rule, rule.game, json))
    return 0
  }
  const { tableOdds } = await import('./tableodds.ts')
  const answer = tableOdds(rule, json)
  if (answer === undefined)
    throw new Complaint(`${activity} is no game against the house. There are odds of ${LISTED}.`)
  print(answer)
  return 0
}
