/** A meter's figure: rolls upward only, to the stored value; a lower one (won and reseeded) is simply shown. */
import { useEffect, useRef, useState } from 'preact/hooks'

const ROLL_MS = 700

export function Figure({ amount, cents = true }: { amount: string; cents?: boolean }) {
  const wanted = centsOf(amount)
  const [shown, show] = useState(wanted)
  const last = useRef(wanted)
  useEffect(() => {
    const from = last.current
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (wanted <= from || isStill || document.hidden) {
      last.current = wanted
      show(wanted)
      return
    }
    const start = performance.now()
    let frame = 0
    const roll = (now: number) => {
      const part = Math.min(1, (now - start) / ROLL_MS)
      last.current = Math.floor(from + (wanted - from) * (1 - (1 - part) ** 3))
      if (part === 1) last.current = wanted
      show(last.current)
      if (part < 1) frame = requestAnimationFrame(roll)
    }
    frame = requestAnimationFrame(roll)
    return () => cancelAnimationFrame(frame)
  }, [wanted])
  return <span class="figure">{written(shown, cents || wanted < 1_000_000)}</span>
}

const centsOf = (amount: string): number => Number(amount.replace(/[$,.]/g, ''))

const written = (cents: number, withCents: boolean): string => {
  const whole = Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
  return withCents ? `$${whole}.${String(cents % 100).padStart(2, '0')}` : `$${whole}`
}
