import type { Tone } from '../../ui/notice.tsx'

const TONES: Readonly<Record<string, Tone>> = {
  verified: 'good',
  paid: 'good',
  disputed: 'stop',
  declined: 'stop',
  'backed out': 'stop',
  'paid in error': 'stop',
  expired: 'stop',
}

/** What is over well, what went wrong, and what waits for somebody. */
export const toneOf = (status: string): Tone => TONES[status] ?? 'due'
