/** What the house chooses of a tournament: what it costs, how the pool is paid, and what may go with it. */
import { saysOf } from '../../rulebook/cited.ts'
import type { BOUNTY_FROM, BOUNTY_PAID, PaysKind } from '../../rulebook/parts/tournament.ts'
import { isTournament, type RuleFile } from '../../rulebook/rule.ts'
import { formatCounts, formatRange, type MoneyRange, type WholeRange } from '../../rulebook/terms.ts'

type Term = { readonly clause: string; readonly says: string }
type Amount = Term & { readonly range: string }
export type TournamentForm = {
  readonly structure: Term
  /** Where a day is asked for; a table that starts when it is full has none. */
  readonly dated: boolean
  readonly buyIn: Amount
  readonly fee: Amount
  readonly rebuys?: Amount & { readonly times: string }
  readonly addOns?: Amount & { readonly times: string }
  readonly reEntries?: Term
  readonly late?: Term
  readonly won?: Term
  readonly guarantee?: Amount
  readonly added?: Term
  readonly charity?: Term
  readonly pays: Term & { readonly oneOf: readonly PaysKind[]; readonly things: readonly string[] }
  readonly bounties?: Amount & {
    readonly from: readonly (typeof BOUNTY_FROM)[number][]
    readonly paid: readonly (typeof BOUNTY_PAID)[number][]
    readonly words?: string
  }
  /** Of a field that starts when it is full. */
  readonly field?: Term & { readonly players: string }
  readonly houseRules?: Term
}

export function tournamentForm(rule: RuleFile): TournamentForm | undefined {
  if (!isTournament(rule)) return undefined
  const { entry, structure, rebuys, addOns, pool, pays, bounties, half, log, play, claim } = rule
  const term = (by: string): Term => ({ clause: by, says: saysOf(rule, by) })
  const amount = ({ by, range }: { by: string; range: MoneyRange }): Amount => ({
    ...term(by),
    range: formatRange(range),
  })
  const bought = (sold: { by: string; range: MoneyRange; times: WholeRange }) => ({
    ...amount(sold),
    times: formatCounts(sold.times),
  })
  const { guarantee, added, charity } = pool
  return {
    structure: term(structure.by),
    dated: log !== undefined,
    buyIn: amount(entry.buyIn),
    fee: amount(entry.fee),
    ...(rebuys === undefined ? {} : { rebuys: bought(rebuys), reEntries: term(rebuys.again.by) }),
    ...(addOns === undefined ? {} : { addOns: bought(addOns) }),
    ...(entry.late === undefined ? {} : { late: term(entry.late.by) }),
    ...(entry.won === undefined ? {} : { won: term(entry.won.by) }),
    ...(guarantee === undefined ? {} : { guarantee: amount(guarantee) }),
    ...(added === undefined ? {} : { added: term(added.by) }),
    ...(charity === undefined ? {} : { charity: term(charity.by) }),
    pays: { ...term(pays.by), oneOf: pays.oneOf, things: claim.things?.forms ?? [] },
    ...(bounties === undefined
      ? {}
      : {
          bounties: {
            ...amount(bounties),
            from: bounties.funded.oneOf,
            paid: bounties.paid.oneOf,
            ...(bounties.words === undefined ? {} : { words: bounties.words.says }),
          },
        }),
    ...(half === undefined
      ? { houseRules: term(play.balance.by) }
      : { field: { ...term(half.field.by), players: formatCounts(half.field.players) } }),
  }
}
