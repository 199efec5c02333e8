import type { HitView } from '../../../views/hit.ts'

/** Neither verified nor declined. */
export const isWaiting = ({ status }: Pick<HitView, 'status'>): boolean =>
  status === 'declared' || status === 'disputed' || status === 'held'
