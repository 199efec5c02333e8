/** The structure as posted, and what the house settles where no document speaks; opening, starting and calling off. */
import { isLevel, levelNumber } from '../../../games/tournament/levels.ts'
import type { Bought, StructureView, TournamentDesk } from '../../../views/tournaments/rows.ts'
import { gameName } from '../../stream/games.ts'
import { isAllowed, isSeen } from '../../stream/permission.ts'
import { Facts } from '../../ui/facts.tsx'
import { useSending } from '../../ui/form.tsx'
import { chipsText } from '../../ui/names.ts'
import { Refusal } from '../../ui/refusal.tsx'
import { ReasonByTwo } from '../../ui/secondperson.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { Life, PapersButton } from './players.tsx'

const NOTHING = '$0.00'

export function Structure({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments
  const canCallOff = (desk.status === 'open' || desk.status === 'running') && isAllowed('CallOffTournament')
  return (
    <>
      <Life desk={desk} />
      <div class="director-prizes">
        <article class="pane">
          <h2>{say.structure.posted}</h2>
          {desk.status !== 'posted' && <p class="soft">{say.structure.frozen}</p>}
          <Levels structure={desk.structure} />
        </article>
        <div>
          <article class="pane">
            <Terms structure={desk.structure} />
            <div class="actions">
              <PapersButton activity={desk.activity} paper="structure" says={say.papers.structure} />
              <PapersButton activity={desk.activity} paper="signin" says={say.papers.signIn} />
              <PapersButton activity={desk.activity} paper="seats" says={say.papers.seatCards} />
            </div>
            <p>
              {isSeen('offered') && (
                <>
                  <a href={`/offerings?${new URLSearchParams({ activity: desk.activity, part: 'sheet' })}`}>
                    {say.structure.rules}
                  </a>{' '}
                  ·{' '}
                </>
              )}
              <a href="/director?page=plan">{words().tournamentPlan.title}</a>
            </p>
          </article>
          {canCallOff && <CallOff activity={desk.activity} />}
        </div>
      </div>
    </>
  )
}

export function Levels({ structure: { periods } }: { structure: StructureView }) {
  const say = words().tournaments.structure
  return (
    <Table label={say.posted} columns={[say.level, say.blinds, say.ante, say.minutes]}>
      {periods.map((period, nth) =>
        isLevel(period) ? (
          <tr key={nth}>
            <th scope="row">{levelNumber(periods, nth)}</th>
            <td>
              {chipsText(period.small)} / {chipsText(period.big)}
            </td>
            <td>{period.ante === undefined || period.ante === 0 ? '' : chipsText(period.ante)}</td>
            <td>{period.minutes}</td>
          </tr>
        ) : (
          <tr key={nth} class="soft">
            <th scope="row">{say.break}</th>
            <td colSpan={2}>
              {period.colourUp === undefined ? '' : say.removes(period.colourUp.map(chipsText).join(', '))}
            </td>
            <td>{period.break}</td>
          </tr>
        ),
      )}
    </Table>
  )
}

export function Terms({ structure }: { structure: StructureView }) {
  const say = words().tournaments.structure
  const { houseRules, bounties, charity, reEntries } = structure
  return (
    <>
      <Facts
        rows={[
          [say.games, structure.games.map(gameName).join(', ')],
          [say.enter, structure.ways.map((way) => say.ways[way]).join(', ')],
          [say.buyIn, structure.buyIn === NOTHING ? '' : say.toPool(structure.buyIn)],
          [say.fee, structure.fee === NOTHING ? '' : say.toHouse(structure.fee)],
          [say.chips, chipsText(structure.chips)],
          [say.rebuys, boughtText(structure.rebuys)],
          [say.addOns, boughtText(structure.addOns)],
          [
            say.reEntries,
            reEntries === undefined ? '' : `${say.times(reEntries.times)}, ${say.untilLevel(reEntries.untilLevel)}`,
          ],
          [say.late, structure.lateUntilLevel === undefined ? '' : say.untilLevel(structure.lateUntilLevel)],
          [say.seats, String(structure.seats)],
          [say.most, structure.most === undefined ? '' : String(structure.most)],
          [say.pays, <Pays key="pays" pays={structure.pays} />],
          [say.winners, structure.asksId ? say.withId : say.atCage],
          [say.guarantee, structure.guarantee ?? ''],
          [say.added, structure.added ?? ''],
          [say.charity, charity === undefined ? '' : `${charity.share} · ${charity.name}`],
          [
            say.bounties,
            bounties === undefined
              ? ''
              : [bounties.amount, say.targets[bounties.targets], say.from[bounties.from], say.paid[bounties.paid]].join(
                  ', ',
                ),
          ],
          [
            say.chipSet,
            structure.chipSet.map(({ colour, value, each }) => say.chipOf(colour, chipsText(value), each)).join(', '),
          ],
        ]}
      />
      {houseRules !== undefined && (
        <section class="house-rules">
          <h2>{say.dated(houseRules.dated, houseRules.edition)}</h2>
          <ul>
            <li>{say.balance(houseRules.balance)}</li>
            <li>{say.halt(houseRules.halt)}</li>
            <li>{say.handMinutes(houseRules.handMinutes)}</li>
            {houseRules.breaks.length > 0 && <li>{say.breaks(houseRules.breaks.join(', '))}</li>}
          </ul>
        </section>
      )}
    </>
  )
}

/** Each list on a line of its own: what the places have, and how many are paid. */
function Pays({ pays: { kind, lists, travel, rounding } }: { pays: StructureView['pays'] }) {
  const say = words().tournaments.structure
  const how = say.paysKinds[kind]
  const lines = lists.map(({ from, to, places }) => {
    const isCounted = kind !== 'fixed and remainder'
    const after = isCounted ? [say.placesPaid(places.length)] : []
    const says = [how(places.join(', ')), ...after].join('; ')
    return from === undefined ? says : `${say.paysFor(from, to)}: ${says}`
  })
  const more = [
    ...(travel === undefined ? [] : [say.travel(travel)]),
    ...(rounding === undefined ? [] : [say.rounded(rounding.to, rounding.rest)]),
  ]
  return (
    <>
      {(lines.length === 0 ? [how('')] : lines).map((line) => (
        <div key={line}>{line}</div>
      ))}
      {more.length > 0 && <div class="soft">{more.join('; ')}</div>}
    </>
  )
}

function boughtText(bought: Bought | undefined): string {
  const say = words().tournaments.structure
  if (bought === undefined) return ''
  const { price, chips, times, untilLevel, fromLevel } = bought
  const when =
    untilLevel === undefined
      ? []
      : [fromLevel === undefined ? say.untilLevel(untilLevel) : say.levels(fromLevel, untilLevel)]
  return [say.bought(price, chipsText(chips)), say.times(times), ...when].join(', ')
}

function CallOff({ activity }: { activity: string }) {
  const say = words().tournaments.life
  const { refused, order } = useSending()
  return (
    <article class="pane">
      <details class="fold">
        <summary>{say.callOff}</summary>
        <p class="soft">{say.callOffSays}</p>
        <ReasonByTwo
          act="CallOffTournament"
          label={say.reason}
          deed={say.callOff}
          onSend={(reason, second) => order({ do: 'CallOffTournament', activity, reason }, say.calledOff, second)}
        />
        <Refusal refused={refused.value} />
      </details>
    </article>
  )
}
