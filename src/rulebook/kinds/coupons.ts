/** Pieces that are given out or sold, laid on wagers, and paid for at the cage. */
import type { z } from 'zod'
import { message } from '../../base/message.ts'
import { choiceOfKind, gamesFaults, type Misplaced, ruleOfKind } from '../kind.ts'
import { noPoolChoices, occasionChoices, settingChoices } from '../parts/choices.ts'
import { reserve } from '../parts/funds.ts'
import { settings } from '../parts/lines.ts'
import { pieceChoices, pieces } from '../parts/pieces.ts'
import { whoPlays } from '../parts/who.ts'

const rule = ruleOfKind('coupons', { pieces, reserve, who: whoPlays, settings: settings.optional() })

export const coupons = {
  runs: 'coupons',
  /** No hand is judged and nothing grows: charts and pools are there for whoever asks, and empty. */
  rule: rule.transform((read) => ({
    ...read,
    pools: {} as Record<string, never>,
    charts: { by: read.pieces.by, option: {} as Record<string, never[]> },
  })),
  choice: choiceOfKind({ ...occasionChoices, ...noPoolChoices, ...settingChoices, ...pieceChoices }),
  faults,
} as const

/** What the cage pays by a posting names what can be posted; a kind that is bought says so in its range. */
function faults({ games, settings: chosen, pieces: { kinds, sale } }: z.infer<typeof rule>): Misplaced[] {
  const ways = chosen?.redeemed?.oneOf ?? []
  return [
    ...gamesFaults({ games }),
    ...Object.entries(kinds).flatMap(([name, terms]) => [
      ...(['wins', 'loses', 'pushes'] as const).flatMap((result) =>
        (terms[result].cage?.posted ?? []).flatMap((value): Misplaced[] =>
          ways.includes(value)
            ? []
            : [
                {
                  path: ['pieces', 'kinds', name, result, 'cage', 'posted'],
                  told: message('setting is not posted', { setting: 'redeemed' }),
                },
              ],
        ),
      ),
      ...(terms.face.of === 'purchase' && sale === undefined
        ? [{ path: ['pieces', 'kinds', name, 'face'], told: message('kind is not sold', { kind: name }) }]
        : []),
    ]),
  ]
}
