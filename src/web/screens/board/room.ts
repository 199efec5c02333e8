/** How many rows of a list have room on the floor of a page, as the browser has laid them out: what is one line in English may be two in Spanish. */
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { shape } from '../../ui/stage/shape.ts'

/** More are no sign any more, and a phone is scrolled. */
const MOST = { wall: 12, upright: 14, phone: 20 } as const

/** `rows`: any element in the list; `said`: what stands in it, in the language that is shown. */
export function useRoom(rows: RefObject<Element | null>, all: number, said: string): number {
  const most = Math.min(all, MOST[shape.value])
  const [resized, resize] = useState(0)
  const key = `${said} ${shape.value} ${resized}`
  const [fit, fitTo] = useState({ key, rows: most })
  const shown = fit.key === key ? Math.min(fit.rows, most) : most
  useEffect(() => {
    const again = () => resize((times) => times + 1)
    addEventListener('resize', again)
    // Other letters are as wide as they are.
    if (document.fonts.status !== 'loaded') void document.fonts.ready.then(again)
    return () => removeEventListener('resize', again)
  }, [])
  useLayoutEffect(() => {
    const list = rows.current?.closest('table')
    const floor = list?.closest('.sign-floor')
    if (list == null || floor == null || shape.peek() === 'phone' || shown <= 1) return
    // On its side winners and the code stand below the list, and move down with it.
    const below = shape.peek() === 'upright' ? [...floor.children] : [list]
    const end = Math.max(...below.map((one) => one.getBoundingClientRect().bottom))
    const { top, bottom } = floor.getBoundingClientRect()
    // Where it stands in the middle it grows upwards as well.
    if (end > bottom - GAP || list.getBoundingClientRect().top < top) fitTo({ key, rows: shown - 1 })
  })
  return shown
}

/** In pixels: nothing stands on the edge of the foot. */
const GAP = 4
