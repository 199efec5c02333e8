/** In what state a hit or a claim is, with its tone: the same wherever it is told. */
import { words } from '../words.ts'
import { Badge } from './badge.tsx'
import type { Tone } from './notice.tsx'

/** Whatever is not named still waits. */
const TONES: Readonly<Record<string, Tone>> = {
  verified: 'good',
  settled: 'good',
  paid: 'good',
  disputed: 'stop',
  declined: 'stop',
  'backed out': 'stop',
  'paid in error': 'stop',
  expired: 'stop',
}

export const statusText = (status: string): string => words().status[status] ?? status
export const Status = ({ status }: { status: string }) => (
  <Badge tone={TONES[status] ?? 'due'}>{statusText(status)}</Badge>
)
