/**
 * A jackpot from the deal to its record, for somebody new: five screens with one thing to press on each. The orders are those of the
 * screens themselves, by the people of the demo; nowhere else is there such a tour.
 */
import './tour.css'
import { effect, signal } from '@preact/signals'
import { render } from 'preact'
import { useEffect } from 'preact/hooks'
import { view } from '../../stream/feed.ts'
import { acting, eventOf, type OrderText, type Refused, sendAs } from '../../stream/orders.ts'
import { type Proof, session, signIn } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'

const TABLE = '1'
const SEAT = '3'
const ACTIVITY = 'bay-101/blazing-7s'
const WINNER = '3001'
const KEPT = 'gamekeeper.tour'

type Kept = {
  /** Where whoever left it goes on. */
  readonly step?: TourStep
  readonly hit?: string
  readonly questions?: readonly string[]
  readonly claim?: string
  /** Known already where somebody sits at that seat. */
  readonly isNamed?: boolean
}
const kept = (): Kept => JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Kept
const keep = (more: Kept): void => sessionStorage.setItem(KEPT, JSON.stringify({ ...kept(), ...more }))

/** `by`: whose screen it is. `press`: nothing when it is done, or why it is not. */
type Step = {
  readonly at: () => string
  readonly by?: string
  readonly press: (by: Proof) => Promise<Refused | undefined>
}

export const TOUR = ['deal', 'seen', 'verify', 'pay', 'record'] as const
export type TourStep = (typeof TOUR)[number]

const STEPS: { readonly [S in TourStep]: Step } = {
  deal: {
    at: () => `/table/${TABLE}`,
    by: '11',
    async press(by) {
      if (await goesOn()) return undefined
      const seats = [SEAT, '5', '6']
      const bets = seats.map((seat) => ({ seat, wagered: true, fees: [ACTIVITY] }))
      const start: OrderText = { do: 'StartRound', table: TABLE, bets, dealtIn: seats.length }
      // Whoever dealt here last may have left a round open.
      if (!(await sendAs(start, by)).ok) {
        const refusal = await inTurn([{ do: 'EndRound', table: TABLE }, start], by)
        if (refusal !== undefined) return refusal
      }
      const hand = { seat: SEAT, role: 'player', cards: { hand: '7h 7h' }, bettors: [{ place: 'seated' }] } as const
      const reported = await sendAs(
        {
          do: 'ReportHit',
          table: TABLE,
          facts: { dealtIn: seats.length, tournament: false },
          common: { dealerUp: '7h' },
          hands: [hand],
        },
        by,
      )
      if (!reported.ok) return reported
      const declared = eventOf(reported.events, 'HitDeclared')
      if (declared === undefined) return undefined
      const { hit, questions, awards } = declared
      keep({
        hit,
        questions: questions.map(({ id }) => id),
        isNamed: awards.some(({ person }) => person !== undefined),
      })
      return undefined
    },
  },
  seen: { at: () => `/board?only=${ACTIVITY}`, press: async () => undefined },
  verify: {
    at: () => `/floor?hit=${kept().hit ?? ''}`,
    by: '21',
    async press(by) {
      const { hit = '', questions = [] } = kept()
      const answers = Object.fromEntries(questions.map((id) => [id, true]))
      const first: OrderText[] = questions.length === 0 ? [] : [{ do: 'AttestHit', hit, answers }]
      const attested = await inTurn(first, by)
      if (attested !== undefined) return attested
      const verified = await sendAs({ do: 'VerifyHit', hit }, by)
      if (!verified.ok) return verified
      const claim = eventOf(verified.events, 'HitVerified')?.claims[0]?.claim
      if (claim !== undefined) keep({ claim })
      return inTurn([{ do: 'EndRound', table: TABLE }], by)
    },
  },
  pay: {
    at: () => `/cage?claim=${kept().claim ?? ''}`,
    by: '31',
    async press(by) {
      const { claim = '', isNamed } = kept()
      // What is there already is refused, and what is still missing is said by the payment.
      if (isNamed !== true) await sendAs({ do: 'ShowId', claim, person: WINNER }, by)
      if (isNamed !== false) await sendAs({ do: 'ShowId', claim }, by)
      await sendAs({ do: 'RecordForm', claim, kind: 'W-2G', reference: `demo ${claim}` }, by)
      return inTurn([{ do: 'PayClaim', claim, form: 'chips', drawer: '1' }], by)
    },
  },
  record: { at: () => `/hit/${kept().hit ?? ''}`, by: '51', press: async () => undefined },
}

/** Somebody else left the tour with a hit that waits at this table: it is theirs from here, since no other can be dealt before it is decided. */
async function goesOn(): Promise<boolean> {
  await tablesKnown()
  const there = view('tables').value?.find(({ table }) => table === TABLE)
  const left = there?.hits.find(({ activity, status }) => activity === ACTIVITY && status === 'declared')
  if (left === undefined) return false
  keep({ hit: left.hit, questions: left.checklist.flatMap(({ id, answer }) => (answer === undefined ? [id] : [])) })
  return true
}

const tablesKnown = (): Promise<void> =>
  new Promise((known) => {
    const stop = effect(() => {
      if (view('tables').value === undefined) return
      queueMicrotask(() => stop())
      known()
    })
  })

async function inTurn(orders: readonly OrderText[], by: Proof): Promise<Refused | undefined> {
  for (const order of orders) {
    const answer = await sendAs(order, by)
    if (!answer.ok) return answer
  }
  return undefined
}

const addressOf = (step: TourStep): string => {
  const at = STEPS[step].at()
  return `${at}${at.includes('?') ? '&' : '?'}tour=${step}`
}

/** From the start, or on from where it was left. */
export const beginTour = (): void => location.assign(addressOf(kept().step ?? TOUR[0]))

const refused = signal<Refused | undefined>(undefined)
const isBusy = signal(false)

function Card({ step }: { step: TourStep }) {
  const say = words().tour
  const { by, press } = STEPS[step]
  const person = session.value?.demo?.find(({ id }) => id === by)
  // Whoever's screen it is stands there already, so that what is behind the card can be seen.
  const isSignedOut = person !== undefined && session.value?.person === undefined
  useEffect(() => {
    if (isSignedOut) void signIn({ badge: person.badge, pin: person.pin })
  }, [isSignedOut])
  if (by !== undefined && session.value !== undefined && person === undefined) return null
  const go = async () => {
    isBusy.value = true
    const { badge, pin } = person ?? { badge: '', pin: '' }
    refused.value = await press({ badge, pin })
    isBusy.value = false
    if (refused.value !== undefined) return
    const next = TOUR[TOUR.indexOf(step) + 1]
    if (next === undefined) sessionStorage.removeItem(KEPT)
    else keep({ step: next })
    location.assign(next === undefined ? '/' : addressOf(next))
  }
  const isReady = !isBusy.value && (by === undefined || acting.value !== '')
  return (
    <aside class="tour" aria-label={say.title}>
      <p class="tour-at">{say.at(TOUR.indexOf(step) + 1, TOUR.length)}</p>
      <h2>{say.steps[step].title}</h2>
      <p>{say.steps[step].says}</p>
      <Refusal refused={refused.value} />
      <p class="tour-acts">
        <Button look="primary" size="next" disabled={!isReady} onClick={() => void go()}>
          {say.steps[step].press}
        </Button>
        <a href="/">{say.leave}</a>
      </p>
    </aside>
  )
}

export function open(step: string): void {
  const known = TOUR.find((one) => one === step)
  if (known === undefined) return
  const place = document.body.appendChild(document.createElement('div'))
  render(<Card step={known} />, place)
}
