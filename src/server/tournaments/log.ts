/** The log of a tournament: as it was signed, or as it would be signed now; and as a file. */
import { isRefusal } from '../../base/refusal.ts'
import type { TournamentLog } from '../../engine/tournaments/log.ts'
import { logOf } from '../../engine/tournaments/signing.ts'
import { anyTournament } from '../../engine/tournaments/tournament.ts'
import type { TournamentLogView } from '../../views/tournaments/log.ts'
import {
  dealOfLog,
  factsOfLog,
  feesOfLog,
  isWhole,
  resultsOfLog,
  signatureOf,
} from '../../views/tournaments/logtext.ts'
import type { en } from '../../words/en/en.ts'
import type { House } from '../house/kernel.ts'
import type { Paper } from '../paper/paper.ts'

/** Nothing where there is no such tournament; without a log before the prizes are given. */
export function logView(
  { state }: Pick<House, 'state'>,
  activity: string,
  names: (person: string) => string | undefined = () => undefined,
): TournamentLogView | undefined {
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return undefined
  const { signed, awarded } = opened.tournament
  const tables = state.floors.get(activity)?.used.size ?? 0
  const log = signed?.log ?? (awarded === undefined ? undefined : logOf(state, opened, tables))
  if (log === undefined) return { names: {} }
  return {
    log,
    names: namesIn(log, names),
    ...(signed === undefined ? {} : { signed: { by: signed.by, local: signed.local } }),
    ...(opened.running.rule.log === undefined ? { isNotAsked: true } : {}),
  }
}

/** Whoever is in it, by the names that the register has now. */
export const namesIn = (
  { results, deal }: TournamentLog,
  names: (person: string) => string | undefined,
): TournamentLogView['names'] =>
  Object.fromEntries(
    [...results, ...(deal?.shares ?? [])].flatMap(({ person }) => {
      const name = names(person)
      return name === undefined ? [] : [[person, name]]
    }),
  )

type Said = {
  readonly words: typeof en
  readonly language: string
  readonly at: number
  readonly staff?: (by: string) => string | undefined
}

export function logFile(found: TournamentLogView | undefined, { words, language, at, staff }: Said): Paper | undefined {
  if (!isWhole(found)) return undefined
  const say = words.tournamentLog
  return {
    title: `${say.title} · ${found.log.name}`,
    language,
    at,
    blocks: [
      { is: 'heading', text: say.title, says: found.log.name },
      { is: 'facts', rows: factsOfLog(found, words) },
      {
        is: 'table',
        columns: [
          { says: say.fees },
          { says: say.amount, isMoney: true },
          { says: say.times, isCount: true },
          { says: say.total, isMoney: true },
        ],
        rows: feesOfLog(found, words),
      },
      ...(found.log.deal === undefined
        ? []
        : [
            {
              is: 'table',
              columns: [{ says: say.deal }, { says: say.paid, isMoney: true }],
              rows: dealOfLog(found),
            } as const,
          ]),
      {
        is: 'table',
        columns: [{ says: say.place }, { says: say.player }, { says: say.things }, { says: say.paid, isMoney: true }],
        rows: resultsOfLog(found, words),
      },
      ...(found.isNotAsked === true
        ? [{ is: 'text', text: say.notAsked } as const]
        : [
            { is: 'text', text: signatureOf(found, words, (by) => staff?.(by) ?? words.person(by)) } as const,
            ...(found.signed === undefined ? [{ is: 'signatures', says: [say.signature] } as const] : []),
            { is: 'text', text: say.kept } as const,
          ]),
    ],
  }
}
