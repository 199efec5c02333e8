/** What is a charity's leaves the house by a check, signed by two, once the prizes are given. */
import type { TournamentDesk } from '../../../../views/tournaments/rows.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { useSending } from '../../../ui/form.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { ReasonByTwo } from '../../../ui/secondperson.tsx'
import { words } from '../../../words.ts'

/** Prizes are given, and the charity's part has not left yet. */
export const owesCharity = ({ status, structure, charityPaid, figures }: TournamentDesk): boolean =>
  status === 'awarded' && structure.charity !== undefined && charityPaid === undefined && figures.charity !== '$0.00'

export function Charity({ desk: { activity, name, structure, figures } }: { desk: TournamentDesk }) {
  const say = words().tournamentCage
  const { refused, order } = useSending()
  if (structure.charity === undefined || !isAllowed('PayCharity')) return null
  const deed = say.payCharity(figures.charity)
  return (
    <article class="pane">
      <h2>{deed}</h2>
      <p class="soft">{`${name} · ${structure.charity.name} · ${structure.charity.share}`}</p>
      <ReasonByTwo
        act="PayCharity"
        label={say.checkNumber}
        deed={deed}
        look="plain"
        onSend={(reference, second) =>
          order({ do: 'PayCharity', activity, reference }, say.charityPaid(figures.charity), second)
        }
      />
      <Refusal refused={refused.value} />
    </article>
  )
}
