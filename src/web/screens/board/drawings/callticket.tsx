/** Whoever is called: the ticket as large as it can be read, the minutes as a ring, the name as allowed, and where to go. */
import './call.css'
import type { DrawnSign } from '../../../../views/signs/drawnsign.ts'
import type { PromotionSign } from '../../../../views/signs/promotionsign.ts'
import { houseNow } from '../../../stream/feed.ts'
import { clockOf } from '../../../ui/shell/clock.tsx'
import { HURRY_SECONDS, hurryOf, TimeRing } from '../../../ui/stage/ring.tsx'
import { words } from '../../../words.ts'

type Call = DrawnSign['calls'][number]

export function CallTicket({ call, promotion: { minutes, prize } }: { call: Call; promotion: PromotionSign }) {
  const say = words().board
  const { who, name, ticket, until, isPlaying } = call
  const left = until === undefined || isPlaying ? undefined : Math.max(0, Math.ceil((until - houseNow.value) / 1_000))
  const called = name ?? words().party(who)
  const shown = ticket ?? called
  return (
    <div class="call sign-called" role="status" data-left={left === undefined ? '' : hurryOf(left)}>
      <div class="call-ticket">
        <p>{ticket === undefined ? (isPlaying ? say.spinsNow : say.calledNow) : say.ticketCalled}</p>
        <p class="call-number" data-long={ticket === undefined} data-letters={lettersOf(shown)}>
          {shown}
        </p>
        <p class="call-drawn">{say.drawnAt(clockOf(call.drawn))}</p>
      </div>
      {left !== undefined && <TimeRing left={left} whole={(minutes ?? 0) * 60} says={leftSays(left)} />}
      <div class="call-who">
        {ticket !== undefined && (
          <p class="call-name" data-letters={lettersOf(called)}>
            {called}
          </p>
        )}
        {who.kind !== 'table' && <p class="call-go">{isPlaying ? say.toTheWheel : say.reportToDesk}</p>}
      </div>
      {prize !== undefined && (
        <p class="call-prize" data-words={prize.is !== 'amount'}>
          <span class="stage-label">{say.gives.prize}</span>
          <b>{words().prize(prize)}</b>
        </p>
      )}
    </div>
  )
}

function leftSays(left: number): string {
  const say = words().board
  return left === 0 ? say.timeIsUp : left <= HURRY_SECONDS ? say.hurry : say.left
}

const lettersOf = (shown: string): 'few' | 'some' | 'many' =>
  shown.length <= 8 ? 'few' : shown.length <= 14 ? 'some' : 'many'

/** Those before, the latest first: a mark, a word and what they won. */
export function Earlier({ earlier }: Pick<DrawnSign, 'earlier'>) {
  const say = words().board
  if (earlier.length === 0) return null
  return (
    <div class="call-earlier">
      <p class="stage-label">{say.earlierTonight}</p>
      <ul>
        {earlier.map(({ who, name, ticket, became, amount }, at) => (
          <li key={at} data-became={became}>
            <b>{ticket ?? name ?? words().party(who)}</b> {amount}
            <span>{became === 'won' ? say.claimedBy(name ?? say.guest) : say.became[became]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
