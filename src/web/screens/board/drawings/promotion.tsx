/** A promotion as the room follows it: who is called with the clock, the wheel, pots, points, the stage; else the countdown. */
import './promotion.css'
import { partyKey } from '../../../../base/party.ts'
import type { DrawnSign } from '../../../../views/signs/drawnsign.ts'
import type { MeterSign } from '../../../../views/signs/meter.ts'
import type { PromotionSign } from '../../../../views/signs/promotionsign.ts'
import { beat, houseNow } from '../../../stream/feed.ts'
import { clockOf } from '../../../ui/shell/clock.tsx'
import { StageHead } from '../../../ui/stage/head.tsx'
import { Light } from '../../../ui/stage/light.tsx'
import { shape } from '../../../ui/stage/shape.ts'
import { isTurning } from '../../../ui/wheels/face.tsx'
import { words } from '../../../words.ts'
import { NextUp } from '../next.tsx'
import { isAnyTime, isJustSpun } from '../pages.ts'
import { FixedSign } from '../promotions.tsx'
import { Floor, terms } from '../sign.tsx'
import { leftWords, secondsTo, whenOf } from '../times.ts'
import { CallTicket, Earlier } from './callticket.tsx'
import { CardWheelBoard, CardWheelHand } from './cardwheelboard.tsx'
import { Sealed } from './drawing.tsx'
import { Leaders, Pots, StageBoard } from './promotionlists.tsx'
import { WheelBoard } from './wheelface.tsx'

type Of = { readonly drawing: DrawnSign; readonly promotion: PromotionSign }

export function PromotionPage({ sign, drawing, promotion }: Of & { readonly sign: MeterSign }) {
  const say = words()
  const { stage, standing, wheel, cardWheel, pots } = promotion
  // A table with a prize for its pot is told by the pot.
  const calls = drawing.calls.filter(
    ({ who }) => !(who.kind === 'table' && pots.some(({ table }) => table === who.table)),
  )
  const spun = drawing.calls.length === 0 && isJustSpun(promotion, houseNow.value) ? wheel?.spun : undefined
  // Points alone decide: nothing is drawn, and the list has the whole wall.
  const isOfPoints =
    standing.length > 0 &&
    wheel === undefined &&
    drawing.next === undefined &&
    drawing.held === undefined &&
    !calls.length
  const isStage = stage !== undefined && drawing.calls.length === 0
  // Nothing happens yet and nothing else is to be seen: what earns a chance in it, and who has won it.
  const isWaiting =
    drawing.calls.length + pots.length + standing.length === 0 &&
    [stage, drawing.sealed, wheel, cardWheel].every((one) => one === undefined)
  if (isWaiting && promotion.gives === undefined && (drawing.next ?? drawing.held) === undefined)
    return <FixedSign sign={sign} />
  return (
    <section
      class="sign stage-page promotion"
      aria-label={sign.name}
      data-activity={sign.activity}
      data-pair={sign.emblem.pair}
      data-floor={isWaiting}
    >
      <Light of={sign.emblem} />
      <StageHead motif={sign.emblem.motif} name={sign.name} where={terms(sign).join(' · ')} next={<NextUp />} />
      {sign.status !== 'running' && <strong class="pending-mark">{say.status[sign.status] ?? sign.status}</strong>}
      <div class="promotion-body" data-wide={isOfPoints}>
        <div class="promotion-main">
          {calls.map((call) => (
            <CallTicket key={partyKey(call.who)} call={call} promotion={promotion} />
          ))}
          <Pots pots={pots} />
          {drawing.sealed !== undefined && (
            <div class="promotion-sealed" role="status">
              <Sealed sealed={drawing.sealed} />
            </div>
          )}
          {isStage && <StageBoard stage={stage} />}
          {cardWheel !== undefined && cardWheel.hand.length + cardWheel.kept.length > 0 && (
            <CardWheelHand wheel={cardWheel} />
          )}
          {spun !== undefined && <SpunNow spun={spun} wheel={wheel!} />}
          {drawing.calls.length === 0 && pots.length === 0 && !isStage && spun === undefined && (
            <Countdown drawing={drawing} />
          )}
          {calls.some(({ who }) => who.kind === 'table') && <p class="promotion-says">{say.board.everybodyThere}</p>}
          {pots.length === 0 && spun === undefined && <Gives promotion={promotion} sign={sign} />}
        </div>
        {wheel !== undefined ? (
          <WheelBoard wheel={wheel} />
        ) : cardWheel !== undefined ? (
          <CardWheelBoard wheel={cardWheel} />
        ) : standing.length > 0 ? (
          <Leaders standing={standing} />
        ) : (
          pots.length === 0 && (calls.length === 0 || promotion.tickets !== undefined) && <Drum promotion={promotion} />
        )}
      </div>
      {isWaiting && <Floor sign={sign} less={shape.value === 'upright' ? 2 : 0} />}
      <Earlier earlier={drawing.earlier} />
    </section>
  )
}

/** Whoever has spun, and once the wheel has come to rest, what it gives. */
function SpunNow({ spun, wheel: { spots } }: { spun: Spun; wheel: NonNullable<PromotionSign['wheel']> }) {
  const prize = spots.find(({ spot }) => spot === spun.spot)?.prize ?? spun.spot
  return (
    <div role="status">
      <p class="promotion-held">{words().party(spun.who)}</p>
      {!isTurning(spun) && <p class="promotion-prize wheel-won">{words().board.spunWas[spun.was]?.(prize) ?? prize}</p>}
    </div>
  )
}
type Spun = NonNullable<NonNullable<PromotionSign['wheel']>['spun']>

/** The time to the next drawing; a held one says until when. */
function Countdown({ drawing: { held, next } }: Pick<Of, 'drawing'>) {
  const say = words().board
  const local = beat.value?.local
  if (held !== undefined && isAnyTime(held)) return <p class="promotion-held">{words().games.anyTime}</p>
  if (held !== undefined) return <p class="promotion-held">{say.drawingNow(clockOf(held.from), clockOf(held.to))}</p>
  if (next === undefined || local === undefined) return null
  return (
    <div class="promotion-next">
      <p class="promotion-left" role="timer">
        {leftWords(secondsTo(next, local))}
      </p>
      <p class="promotion-says">{say.nextDrawing(whenOf(next, local))}</p>
    </div>
  )
}

function Gives({ promotion: { gives, prize, carried }, sign }: { promotion: PromotionSign; sign: MeterSign }) {
  const say = words().board
  if (gives === undefined) return null
  const what = gives === 'pass' ? (largestOf(sign.hands) ?? prize) : prize
  return (
    <div class="promotion-gives">
      <p class="promotion-says">{say.gives[gives]}</p>
      {what !== undefined && (
        <p class="promotion-prize" data-words={what.is !== 'amount'}>
          {words().prize(what)}
        </p>
      )}
      {carried !== undefined && <p class="promotion-says">{say.carried(carried)}</p>}
    </div>
  )
}

/** Of all that a pass may lead to, what people come for. */
function largestOf(hands: MeterSign['hands']): Prize | undefined {
  const worth = (one: Prize): number => ('amount' in one && one.amount !== undefined ? Number(one.amount) : 0)
  return hands.map(({ prize }) => prize).toSorted((a, b) => worth(b) - worth(a))[0]
}
type Prize = MeterSign['hands'][number]['prize']

function Drum({ promotion: { tickets, from } }: Pick<Of, 'promotion'>) {
  const say = words().board
  if (tickets === undefined) return <p class="promotion-drum">{words().games.from[from]}</p>
  return (
    <div class="promotion-drum">
      <p class="promotion-count">{tickets}</p>
      <p class="promotion-says">{say.inTheDrum(tickets)}</p>
    </div>
  )
}
