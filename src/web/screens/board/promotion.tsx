/** A promotion as the room follows it: who is called with the clock, the wheel, pots, points, the stage; else the countdown. */
import './promotion.css'
import { partyKey } from '../../../base/party.ts'
import type { DrawnSign } from '../../../views/signs/drawnsign.ts'
import type { MeterSign } from '../../../views/signs/meter.ts'
import type { PromotionSign } from '../../../views/signs/promotionsign.ts'
import { beat, houseNow } from '../../stream/feed.ts'
import { isTurning } from '../../ui/wheels/face.tsx'
import { words } from '../../words.ts'
import { CallTicket } from './callticket.tsx'
import { CardWheelBoard, CardWheelHand } from './cardwheelboard.tsx'
import { Sealed } from './drawing.tsx'
import { isJustSpun } from './pages.ts'
import { Leaders, Pots, StageBoard } from './promotionlists.tsx'
import { terms } from './sign.tsx'
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
  return (
    <section class="sign promotion" aria-label={sign.name} data-activity={sign.activity}>
      <header>
        <h2>{sign.name}</h2>
        <p class="sign-id">{sign.id}</p>
      </header>
      {sign.status !== 'running' && <strong class="pending-mark">{say.status[sign.status] ?? sign.status}</strong>}
      <div class="promotion-body" data-wide={isOfPoints}>
        <div class="promotion-main">
          {calls.map((call) => (
            <CallTicket key={partyKey(call.who)} call={call} minutes={promotion.minutes} />
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
      <p class="sign-terms">{terms(sign).join(' · ')}</p>
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
  if (held !== undefined && held.from.slice(11) === held.to.slice(11))
    return <p class="promotion-held">{words().games.anyTime}</p>
  if (held !== undefined)
    return <p class="promotion-held">{say.drawingNow(held.from.slice(11, 16), held.to.slice(11, 16))}</p>
  if (next === undefined || local === undefined) return null
  const left = Math.max(0, Math.round((Date.parse(`${next}:00Z`) - Date.parse(`${local.slice(0, 19)}Z`)) / 1_000))
  return (
    <div class="promotion-next">
      <p class="promotion-left" role="timer">
        {leftWords(left)}
      </p>
      <p class="promotion-says">{say.nextDrawing(next.replace('T', ' '))}</p>
    </div>
  )
}

const DAY = 86_400
const HOUR = 3_600
const two = (part: number): string => String(part).padStart(2, '0')

/** `2 d 04:10`, `3:05:09`, `9:41`: the nearer, the finer. */
function leftWords(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)]
  const minutes = Math.floor((seconds % HOUR) / 60)
  if (days > 0) return words().board.daysLeft(days, `${two(hours)}:${two(minutes)}`)
  const fine = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${fine}` : fine
}

function Gives({ promotion: { gives, prize, carried }, sign }: { promotion: PromotionSign; sign: MeterSign }) {
  const say = words().board
  if (gives === undefined) return null
  const top = sign.hands[0]
  const what = gives === 'pass' && top !== undefined ? top.prize : prize
  return (
    <div class="promotion-gives">
      <p class="promotion-says">{say.gives[gives]}</p>
      {what !== undefined && <p class="promotion-prize">{words().prize(what, true)}</p>}
      {carried !== undefined && <p class="promotion-says">{say.carried(carried)}</p>}
    </div>
  )
}

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
