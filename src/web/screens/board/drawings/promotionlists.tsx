/** Lists of a promotion for the wall: pots with a prize in them, the standing by points, the order of a stage. */
import { partyKey } from '../../../../base/party.ts'
import type { PromotionSign } from '../../../../views/signs/promotionsign.ts'
import { words } from '../../../words.ts'

export function Pots({ pots }: Pick<PromotionSign, 'pots'>) {
  const say = words().board
  return (
    <>
      {pots.map(({ table, prize, isIn }) => (
        <div key={table} class="pot-board" role="status" data-in={isIn}>
          <p class="pot-table">{say.potTable(table)}</p>
          <p class="promotion-prize">{words().prize(prize)}</p>
          <p class="promotion-says">{isIn ? say.potIn : say.potComing}</p>
        </div>
      ))}
    </>
  )
}

/** So many are one column. */
const FEW = 10

export function Leaders({ standing }: Pick<PromotionSign, 'standing'>) {
  const say = words().board
  return (
    <div class="leaders" data-many={standing.length > FEW}>
      <h3>{say.leaders}</h3>
      <ol>
        {standing.map(({ person, place, points, prize }) => (
          <li key={person}>
            <span class="leader-place">{place}</span>
            <strong>{words().party({ kind: 'person', person })}</strong>
            <span>{words().prize({ is: 'points', points })}</span>
            <span class="leader-prize">{/[1-9]/.test(prize) ? prize : ''}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

export function StageBoard({ stage: { phase, players } }: { stage: NonNullable<PromotionSign['stage']> }) {
  const say = words().board
  return (
    <div class="stage-board">
      <p class="stage-phase" role="status">
        {say.stagePhase[phase]}
      </p>
      <ol>
        {players.map(({ who, place, envelope, key, chips, isNext }) => (
          <li key={partyKey(who)} data-next={isNext} data-key={key}>
            <span class="leader-place">{place ?? ''}</span>
            <strong>{words().party(who)}</strong>
            <span>
              {isNext
                ? say.isNext
                : key !== undefined
                  ? say.keyWas[key]
                  : envelope !== undefined
                    ? say.envelope(envelope)
                    : chips === undefined
                      ? ''
                      : say.chips(chips)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
