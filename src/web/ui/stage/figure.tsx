/** An amount as large as its box, always with cents. Its digits roll one by one, the last one first, so it never reads as too much. */
import './figure.css'
import { signal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { centsIn, heardOf, type Moving, shownAt, signsOf, standing } from './moving.ts'
import { shape } from './shape.ts'

/** Between two steps of a moving figure: longer than its digits roll. */
const STEP_MS = 1_500
/** What its highest sign takes of a line. */
const SIGN_HEIGHT = 0.97
const pulse = signal(0)
let isPulsing = false
/** What every figure shows, by its name: the same on the page and in the grid, and it goes on where it was. */
const moving = new Map<string, Moving>()

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The amount of that name as it is shown now, in cents. */
function useMoving(of: string, amount: string): number {
  const now = Date.now()
  const wanted = centsIn(amount)
  const before = moving.get(of)
  const next =
    before === undefined || isStill() || document.hidden ? standing(wanted, now) : heardOf(before, wanted, now)
  moving.set(of, next)
  if (!isPulsing) {
    isPulsing = true
    setInterval(() => {
      // Nothing is drawn again while nothing moves.
      if ([...moving.values()].some(({ until }) => until + 2 * STEP_MS > Date.now())) pulse.value += 1
    }, STEP_MS)
  }
  // Read, so that the figure is drawn again at the next step.
  void pulse.value
  return shownAt(next, now)
}

type Size = {
  /** Of the width of its box. */
  readonly share?: number
  /** At most so many units of the stage. */
  readonly most: number
  /** No higher than the box it stands in, whose height is its own. */
  readonly isBound?: boolean
  /** Said below the cents. */
  readonly under?: string | undefined
}

/** `of`: a name under which it is known; without one it stands still. */
export function StageFigure({ amount, of, ...size }: { amount: string; of?: string } & Size) {
  return of === undefined ? <Fitted cents={centsIn(amount)} {...size} /> : <Moved amount={amount} of={of} {...size} />
}

const Moved = ({ amount, of, ...size }: { amount: string; of: string } & Size) => (
  <Fitted cents={useMoving(of, amount)} {...size} />
)

function Fitted({ cents, share = 0.9, most, isBound = false, under }: { cents: number } & Size) {
  const { whole, part } = signsOf(cents)
  const box = useRef<HTMLSpanElement>(null)
  const length = whole.length
  useLayoutEffect(() => {
    const outer = box.current!
    const inner = outer.firstElementChild as HTMLElement
    let isGone = false
    const fitIn = () => {
      if (isGone || outer.clientWidth === 0) return
      const [shorter, longer] = [innerWidth, innerHeight].toSorted((a, b) => a - b) as [number, number]
      // As `--u` of the stage.
      const unit = Math.min(shorter / 1080, longer / 1920)
      const perPixel = inner.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(inner).fontSize)
      const wide = (share * outer.clientWidth) / perPixel
      const high = isBound ? outer.parentElement!.clientHeight / SIGN_HEIGHT : Number.POSITIVE_INFINITY
      // On a phone there is no other bound than its width.
      inner.style.fontSize = `${Math.floor(Math.min(wide, high, shape.peek() === 'phone' ? wide : most * unit) * 100) / 100}px`
      outer.dataset.fits = 'true'
    }
    // Its own height follows its size: only another width is news, or it would never come to rest.
    let fitted = ''
    const watch = new ResizeObserver(() => {
      const room = `${outer.clientWidth} ${isBound ? outer.parentElement!.clientHeight : ''}`
      if (room === fitted) return
      fitted = room
      fitIn()
    })
    watch.observe(outer)
    if (isBound) watch.observe(outer.parentElement!)
    addEventListener('resize', fitIn)
    // A figure that is fitted in another face comes out too wide.
    void document.fonts.load('700 100px "Barlow Condensed"', '$0').then(fitIn, fitIn)
    return () => {
      isGone = true
      watch.disconnect()
      removeEventListener('resize', fitIn)
    }
  }, [length, share, most, isBound])
  return (
    <span class="stage-figure" ref={box}>
      <span class="figure" role="img" aria-label={[`${whole}${part}`, under].join(' ').trim()}>
        <Signs of={whole} after={part.length} />
        <span class="cents" data-under={under}>
          <Signs of={part} after={0} />
        </span>
      </span>
    </span>
  )
}

/** `after`: how many signs follow; a digit keeps its place when another one comes before it. */
const Signs = ({ of, after }: { of: string; after: number }) => (
  <>
    {[...of].map((sign, at) => {
      const place = of.length - 1 - at + after
      return /\d/.test(sign) ? (
        <Digit key={place} digit={sign} place={place} />
      ) : (
        <span key={place} class={sign === '$' ? 'sign' : 'mark'}>
          {sign}
        </span>
      )
    })}
  </>
)

function Digit({ digit, place }: { digit: string; place: number }) {
  const last = useRef({ digit, was: '', turns: 0 })
  if (last.current.digit !== digit) last.current = { digit, was: last.current.digit, turns: last.current.turns + 1 }
  const { was, turns } = last.current
  return (
    <span class="cell">
      <span key={turns} class="strip" data-was={was} data-rolls={turns > 0} style={{ '--k': place }}>
        {digit}
      </span>
    </span>
  )
}
