/** What people are told about contests beyond what slates, forms and results say themselves. */
export type ContestMessages = {
  'activity is no contest': { activity: string }
  'contest not open': { activity: string }
  'no slate drafted': { activity: string }
  'slate is fixed': { forms: number }
  'slate of another kind': { is: 'bracket' | 'card'; wanted: 'bracket' | 'card' }
  'slate takes two': undefined
  'whoever drafted the slate': undefined
  'lock outside the posted days': { locks: string; from: string; to: string }
  'game put off or called off': undefined
  'game is over': { game: string }
  'game is put off to later': { game: string; starts: string }
  'form needs nobody': undefined
  'form given already': undefined
  'form not given': undefined
  'form after the lock': { locks: string }
  'one form each': { form: string }
  'no form to replace': { form: string }
  'contest is not locked then': { due: string }
  /** In milliseconds. */
  'too few hours': { has: number; needs: number; from: string; to: string; how: 'time' | 'readings' }
  'contest asks no hours': { activity: string }
  'hours take two': undefined
  'hours not changed': undefined
  'hours still count': { to: string }
  'day is not counted then': { due: string }
  'result entered already': { game: string; source: string }
  'result differs': { game: string; source: string }
  'no result to confirm': { game: string }
  'result is confirmed': { game: string }
  'whoever entered the result': undefined
  'no result to correct': { game: string }
  'result is that already': { game: string }
  'correction takes two': undefined
  'award takes two': undefined
  'contest is awarded': undefined
  'contest has forms': { forms: number }
  'results are not complete': { open: readonly string[] }
  'prize was declined': undefined
  'placed by picks': { place: number; right: number; games: number; off?: number; to?: number }
}

declare module '../../base/message.ts' {
  interface Messages extends ContestMessages {}
}
