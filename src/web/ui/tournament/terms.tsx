/** The structure as posted: what everybody pays and has, what becomes of it, levels, prizes, restrictions, house rules. */
import { isLevel, levelNumber } from '../../../games/tournament/levels.ts'
import type { Bought, StructureView } from '../../../views/tournaments/rows.ts'
import { gameName } from '../../stream/games.ts'
import { words } from '../../words.ts'
import { Facts } from '../facts.tsx'
import { chipsText } from '../names.ts'
import { Table } from '../table.tsx'

const NOTHING = '$0.00'

export function Levels({ structure: { periods } }: { structure: StructureView }) {
  const say = words().tournamentStructure
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
  const say = words().tournamentStructure
  const { houseRules, bounties, charity, reEntries } = structure
  const partly = charity === undefined ? [] : [say.partly(charity.share, charity.name)]
  return (
    <>
      <Facts
        rows={[
          [say.games, structure.games.map(gameName).join(', ')],
          [say.enter, structure.ways.map((way) => say.ways[way]).join(', ')],
          [say.buyIn, structure.buyIn === NOTHING ? '' : [say.toPool(structure.buyIn), ...partly].join('; ')],
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
          [say.charity, charity === undefined ? '' : say.charityOf(charity.share, charity.name, charity.recognised)],
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
          [say.restrictions, structure.restrictions.map((one) => say.restricted[one]).join('; ')],
        ]}
      />
      {structure.hasFreeTables && (
        <p>
          <strong>{say.noPurchase}</strong>
        </p>
      )}
      {structure.words.map((text) => (
        <p key={text} lang="en">
          <strong>{text}</strong>
        </p>
      ))}
      {houseRules !== undefined && (
        <section class="house-rules">
          <h2>{say.dated(words().times.date(houseRules.dated), houseRules.edition)}</h2>
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
  const say = words().tournamentStructure
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
  const say = words().tournamentStructure
  if (bought === undefined) return ''
  const { price, chips, times, untilLevel, fromLevel } = bought
  const when =
    untilLevel === undefined
      ? []
      : [fromLevel === undefined ? say.untilLevel(untilLevel) : say.levels(fromLevel, untilLevel)]
  return [say.bought(price, chipsText(chips)), say.times(times), ...when].join(', ')
}
