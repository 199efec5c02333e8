/** A wheel on the wall: the wheel as high as the screen; beside it whoever is called to it, what it came to, and what lies on it. */
import './wheelpage.css'
import { partyKey } from '../../../../base/party.ts'
import type { DrawnSign } from '../../../../views/signs/drawnsign.ts'
import type { MeterSign } from '../../../../views/signs/meter.ts'
import type { PromotionSign } from '../../../../views/signs/promotionsign.ts'
import { houseNow } from '../../../stream/feed.ts'
import { EmblemSign } from '../../../ui/stage/emblem.tsx'
import { StageHead } from '../../../ui/stage/head.tsx'
import { Light } from '../../../ui/stage/light.tsx'
import { isTurning, shadeOf, WheelFace } from '../../../ui/wheels/face.tsx'
import { words } from '../../../words.ts'
import { isJustSpun } from '../pages.ts'
import { terms } from '../sign.tsx'
import { CallTicket, Earlier } from './callticket.tsx'
import { CardWheelBoard, CardWheelChart, CardWheelHand } from './cardwheelboard.tsx'
import { Countdown } from './countdown.tsx'
import { Sealed } from './drawing.tsx'

type Wheel = NonNullable<PromotionSign['wheel']>

export function WheelPage({
  sign,
  drawing,
  promotion,
}: {
  readonly sign: MeterSign
  readonly drawing: DrawnSign
  readonly promotion: PromotionSign
}) {
  const say = words()
  const { wheel, cardWheel, gives } = promotion
  const { calls } = drawing
  const spun = calls.length === 0 && isJustSpun(promotion, houseNow.value) ? wheel?.spun : undefined
  return (
    <section
      class="sign stage-page promotion wheel-page"
      aria-label={sign.name}
      data-activity={sign.activity}
      data-pair={sign.emblem.pair}
    >
      <Light of={sign.emblem} />
      <div class="wheel-board">
        {wheel !== undefined ? <Face wheel={wheel} /> : cardWheel !== undefined && <CardWheelBoard wheel={cardWheel} />}
        {wheel !== undefined && <EmblemSign of={sign.emblem.motif} />}
      </div>
      <div class="wheel-panel">
        <StageHead motif={sign.emblem.motif} name={sign.name} where={terms(sign).join(' · ')} />
        {sign.status !== 'running' && <strong class="pending-mark">{say.status[sign.status] ?? sign.status}</strong>}
        <div class="promotion-main">
          {calls.map((call) => (
            <CallTicket key={partyKey(call.who)} call={call} promotion={promotion} />
          ))}
          {drawing.sealed !== undefined && (
            <div class="promotion-sealed" role="status">
              <Sealed sealed={drawing.sealed} />
            </div>
          )}
          {cardWheel !== undefined && cardWheel.hand.length + cardWheel.kept.length > 0 && (
            <CardWheelHand wheel={cardWheel} />
          )}
          {spun !== undefined && <SpunNow spun={spun} wheel={wheel!} />}
          {calls.length === 0 && spun === undefined && (
            <div class="wheel-waits">
              <Countdown drawing={drawing} />
              {gives !== undefined && <p class="promotion-says">{say.board.gives[gives]}</p>}
            </div>
          )}
          {wheel !== undefined && <Rests wheel={wheel} />}
        </div>
        {wheel !== undefined && <Spots wheel={wheel} />}
        {cardWheel !== undefined && <CardWheelChart wheel={cardWheel} />}
        <Earlier earlier={drawing.earlier} />
      </div>
    </section>
  )
}

const labelOf = ({ spots }: Wheel): string => words().board.wheelOf(spots.reduce((sum, { times }) => sum + times, 0))

const Face = ({ wheel }: { wheel: Wheel }) => (
  <WheelFace spots={wheel.spots} rests={wheel.rests} spun={wheel.spun} label={labelOf(wheel)} />
)

/** Whoever has spun, and once the wheel has come to rest, what it gives. */
function SpunNow({ spun, wheel: { spots } }: { spun: NonNullable<Wheel['spun']>; wheel: Wheel }) {
  const prize = spots.find(({ spot }) => spot === spun.spot)?.prize ?? spun.spot
  return (
    <div role="status">
      <p class="promotion-held">{words().party(spun.who)}</p>
      {!isTurning(spun) && <p class="promotion-prize wheel-won">{words().board.spunWas[spun.was]?.(prize) ?? prize}</p>}
    </div>
  )
}

function Rests({ wheel: { rests, spun, isDouble } }: { wheel: Wheel }) {
  const say = words().board
  const shown = spun?.spot ?? rests
  const isMoving = isTurning(spun)
  return (
    <div class="wheel-tells">
      {isMoving && <p class="wheel-rests">{say.turning}</p>}
      <div role="status">
        {shown !== undefined && !isMoving && <p class="wheel-rests">{say.rests(shown)}</p>}
        {isDouble && !isMoving && <p class="pending-mark wheel-double">{say.double}</p>}
      </div>
      {spun !== undefined && <p class="promotion-says">{say.spunBy(spun.draw)}</p>}
    </div>
  )
}

/** So many are one below the other. */
const FEW = 6

/** What lies on it, the rarest first, each beside the shade that it has on the wheel. */
function Spots({ wheel }: { wheel: Wheel }) {
  const { spots } = wheel
  const order = (shade: string) => (shade === 'top' ? -1 : Number(shade))
  const shaded = spots
    .map((one) => ({ ...one, shade: shadeOf(spots, one) }))
    .toSorted((a, b) => order(a.shade) - order(b.shade) || a.times - b.times)
  return (
    <div class="wheel-spots">
      <p class="stage-label">{labelOf(wheel)}</p>
      <ul class="wheel-list" aria-label={labelOf(wheel)} data-many={spots.length > FEW}>
        {shaded.map(({ spot, prize, times, shade }) => (
          <li key={spot} data-shade={shade}>
            <i />
            <strong>{prize}</strong>
            <span>{words().board.places(times)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
