/** A promotion as the room follows it: who is called with the clock, pots, points, the stage; else the countdown. */
import './promotion.css'
import { formatMoney, fromWire } from '../../../../base/money.ts'
import { partyKey } from '../../../../base/party.ts'
import type { DrawnSign } from '../../../../views/signs/drawnsign.ts'
import { largestPrizes } from '../../../../views/signs/largest.ts'
import type { MeterSign } from '../../../../views/signs/meter.ts'
import type { PromotionSign } from '../../../../views/signs/promotionsign.ts'
import { StageFigure } from '../../../ui/stage/figure.tsx'
import { StageHead } from '../../../ui/stage/head.tsx'
import { Light } from '../../../ui/stage/light.tsx'
import { shape } from '../../../ui/stage/shape.ts'
import { words } from '../../../words.ts'
import { NextUp } from '../next.tsx'
import { FixedSign } from '../promotions.tsx'
import { Floor, terms } from '../sign.tsx'
import { CallTicket, Earlier } from './callticket.tsx'
import { Countdown } from './countdown.tsx'
import { Sealed } from './drawing.tsx'
import { Leaders, Pots, StageBoard } from './promotionlists.tsx'
import { WheelPage } from './wheelpage.tsx'

type Of = { readonly drawing: DrawnSign; readonly promotion: PromotionSign }

export const PromotionPage = (of: Of & { readonly sign: MeterSign }) =>
  (of.promotion.wheel ?? of.promotion.cardWheel) === undefined ? <Drawn {...of} /> : <WheelPage {...of} />

function Drawn({ sign, drawing, promotion }: Of & { readonly sign: MeterSign }) {
  const say = words()
  const { stage, standing, pots } = promotion
  // A table with a prize for its pot is told by the pot.
  const calls = drawing.calls.filter(
    ({ who }) => !(who.kind === 'table' && pots.some(({ table }) => table === who.table)),
  )
  // Points alone decide: nothing is drawn, and the list has the whole wall.
  const isOfPoints = standing.length > 0 && drawing.next === undefined && drawing.held === undefined && !calls.length
  const isStage = stage !== undefined && drawing.calls.length === 0
  // Nothing happens yet and nothing else is to be seen: what earns a chance in it, and who has won it.
  const isWaiting =
    drawing.calls.length + pots.length + standing.length === 0 && stage === undefined && drawing.sealed === undefined
  // Without a drum beside it the prize has the whole width, as a meter has.
  const isAlone = isWaiting && promotion.tickets === undefined && amountOf(promotion) !== undefined
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
      <div class="promotion-top">
        <StageHead motif={sign.emblem.motif} name={sign.name} where={terms(sign).join(' · ')} next={<NextUp />} />
        {sign.status !== 'running' && <strong class="pending-mark">{say.status[sign.status] ?? sign.status}</strong>}
        {isAlone ? (
          <Alone drawing={drawing} promotion={promotion} />
        ) : (
          <div class="promotion-body" data-wide={isOfPoints || calls.length > 0}>
            <div class="promotion-main" data-calls={callsOf(calls.length)}>
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
              {drawing.calls.length === 0 && pots.length === 0 && !isStage && <Countdown drawing={drawing} />}
              {calls.some(({ who }) => who.kind === 'table') && (
                <p class="promotion-says">{say.board.everybodyThere}</p>
              )}
              {pots.length + calls.length === 0 && <Gives promotion={promotion} sign={sign} />}
            </div>
            {standing.length > 0 ? (
              <Leaders standing={standing} />
            ) : (
              pots.length + calls.length === 0 && <Drum promotion={promotion} />
            )}
          </div>
        )}
      </div>
      {isWaiting && <Floor sign={sign} />}
      <Earlier earlier={drawing.earlier} />
    </section>
  )
}

/** One has the whole wall, as many as four half of it each. */
const callsOf = (calls: number) => (calls === 0 ? 'none' : calls === 1 ? 'one' : calls <= 4 ? 'several' : 'many')

const amountOf = ({ prize }: PromotionSign): string | undefined =>
  prize?.is === 'amount' ? formatMoney(fromWire(prize.amount)) : undefined

/** When, how much, and for whom. */
function Alone({ drawing, promotion }: Of) {
  const { from, gives, carried } = promotion
  const say = words()
  return (
    <div class="promotion-alone">
      <Countdown drawing={drawing} />
      <p class="sign-figure">
        <StageFigure amount={amountOf(promotion)!} most={shape.value === 'upright' ? 300 : 330} />
      </p>
      <p class="promotion-says">
        {[...(gives === undefined ? [] : [say.board.gives[gives]]), say.games.from[from]].join(' · ')}
      </p>
      {carried !== undefined && <p class="promotion-says">{say.board.carried(carried)}</p>}
    </div>
  )
}

function Gives({ promotion: { gives, prize, carried }, sign }: { promotion: PromotionSign; sign: MeterSign }) {
  const say = words().board
  if (gives === undefined) return null
  const what = gives === 'pass' ? (largestPrizes(sign)[0]?.prize ?? prize) : prize
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
