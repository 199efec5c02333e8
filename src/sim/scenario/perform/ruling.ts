/** What holds on the table by the rules of play that have numbers: nothing happens, and the transcript says it. */
import { citedIn } from '../../../base/cited.ts'
import {
  mayRaiseAgain,
  oversizedChip,
  type PotPart,
  potsOf,
  type RaiseRule,
  type RaiseRuling,
  raiseRuling,
  settlePots,
  splitPot,
} from '../../../games/tournament/rulings.ts'
import { isTournament, type RuleOf } from '../../../rulebook/rule.ts'
import type { RulingText } from '../file/tournamenttext.ts'
import { type Night, Undone } from '../night.ts'
import { note } from '../record.ts'
import { ruleFor } from '../setup.ts'

type Rulings = NonNullable<RuleOf<'tournament'>['play']['rulings']>
type Asked = Omit<RulingText, 'activity'>

export function rule(night: Night, activity: string, asked: Asked): void {
  const { rule } = ruleFor(activity)
  if (!isTournament(rule)) throw new Undone(`${activity} is no tournament`)
  const { rulings } = rule.play
  if (rulings === undefined) throw new Undone(`the rules of ${activity} say nothing of it`)
  for (const [says, by] of answers(rulings, asked)) {
    night.record.says.push(`${says} [${by}]`)
    note(night.record, activity, citedIn(by))
  }
}

function answers(rulings: Rulings, { raise, oversized, reopened, split, pots }: Asked): [string, string][] {
  const of: RaiseRule = { times: rulings.raise.times, completed: numbers(rulings.raise.completed) }
  const found: [string, string][] = []
  if (raise !== undefined) found.push([inWords(raiseRuling(raise.bet, raise.putIn, of)), rulings.raise.by])
  if (oversized !== undefined) {
    const { bet, chip, silent = false, most } = oversized
    found.push([inWords(oversizedChip(bet, chip, !silent, most, of)), rulings.oversized.by])
  }
  if (reopened !== undefined) {
    const isOpen = mayRaiseAgain(reopened.acted, reopened.bets, of)
    found.push([isOpen ? 'may call or raise' : 'may call, not raise', rulings.short.by])
  }
  if (split !== undefined) {
    const { pot, winners, button, seats, chip } = split
    found.push([shares(splitPot(pot, winners, button, seats, chip)), rulings.oddChip.by])
  }
  if (pots !== undefined) {
    const { folded = [], best, button, seats, chip } = pots
    const put = Object.entries(pots.put).map(([seat, chips]) => ({
      seat: Number(seat),
      chips,
      folded: folded.includes(Number(seat)),
    }))
    const ranks = new Map(best.flatMap((equal, rank) => equal.map((seat) => [seat, rank] as const)))
    const layers = potsOf(put)
    for (const [nth, parts] of settlePots(layers, ranks, button, seats, chip).entries())
      found.push([
        `${nth === 0 ? 'main pot' : `side pot ${nth}`} of ${layers[nth]!.chips}: ${shares(parts)}`,
        rulings.sidePots.by,
      ])
  }
  return found
}

const numbers = ({ over, under }: { readonly over: bigint; readonly under: bigint }) => ({
  over: Number(over),
  under: Number(under),
})
const inWords = ({ is, to }: RaiseRuling): string =>
  is === 'completed raise'
    ? `must be made a full raise: ${to}`
    : is === 'raise'
      ? `the bet is ${to}`
      : `a call of ${to}`
const shares = (parts: readonly PotPart[]): string =>
  parts.map(({ seat, chips }) => `seat ${seat}: ${chips}`).join(', ')
