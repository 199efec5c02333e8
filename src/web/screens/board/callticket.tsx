/** Whoever is called: the ticket as large as it can be read, the minutes as a ring, and where to go. */
import type { DrawnSign } from '../../../views/signs/drawnsign.ts'
import { houseNow } from '../../stream/feed.ts'
import { words } from '../../words.ts'

type Call = DrawnSign['calls'][number]

/** From here on the ring is thicker, amber, and says so. */
const HURRY = 30
const RADIUS = 42
const ROUND = 2 * Math.PI * RADIUS

export function CallTicket({ call, minutes }: { call: Call; minutes: number | undefined }) {
  const say = words().board
  const { who, ticket, until, isPlaying } = call
  const left = until === undefined || isPlaying ? undefined : Math.max(0, Math.ceil((until - houseNow.value) / 1_000))
  return (
    <div
      class="call sign-called"
      role="status"
      data-left={left === 0 ? 'over' : left !== undefined && left <= HURRY ? 'hurry' : ''}
    >
      <div class="call-ticket">
        <p>{ticket === undefined ? (isPlaying ? say.spinsNow : say.calledNow) : say.ticketCalled}</p>
        <p class="call-number" data-long={ticket === undefined}>
          {ticket ?? words().party(who)}
        </p>
      </div>
      {left !== undefined && <Ring left={left} whole={(minutes ?? 0) * 60} />}
      {who.kind !== 'table' && <p class="call-go">{isPlaying ? say.toTheWheel : say.reportToDesk}</p>}
    </div>
  )
}

function Ring({ left, whole }: { left: number; whole: number }) {
  const say = words().board
  const part = whole === 0 ? 0 : Math.min(1, left / whole)
  return (
    <div class="call-clock" role="timer">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r={RADIUS} class="ring-whole" />
        <circle r={RADIUS} class="ring-left" transform="rotate(-90)" stroke-dasharray={`${part * ROUND} ${ROUND}`} />
      </svg>
      <p>
        <b>{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</b>
        <span>{left === 0 ? say.timeIsUp : left <= HURRY ? say.hurry : say.left}</span>
      </p>
    </div>
  )
}
