/** How the screen hangs: as a wall, on its side, or in a hand. Each is laid out for itself. */
import { signal } from '@preact/signals'

export type Shape = 'wall' | 'upright' | 'phone'

const phone = matchMedia('(max-width: 40rem), (max-height: 30rem)')
const upright = matchMedia('(orientation: portrait)')
const now = (): Shape => (phone.matches ? 'phone' : upright.matches ? 'upright' : 'wall')

export const shape = signal<Shape>(now())
for (const query of [phone, upright])
  query.addEventListener('change', () => {
    shape.value = now()
  })
