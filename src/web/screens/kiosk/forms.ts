/** The contest that the member at the kiosk looks at, and the form as it is being filled in. */
import { effect, signal } from '@preact/signals'
import { type Draft, emptyPicks, type Form, formFaults } from '../../../games/contest/form.ts'
import { packed, unpacked } from '../../../games/contest/packed.ts'
import type { Slate } from '../../../games/contest/slate.ts'
import type { BegunForm, KioskSheet, SlipCheck } from '../../../server/club/formroutes.ts'
import { act, ask, keep, member, whenLeaving } from './member.ts'

/** `at`: when it was asked for, so that the time to the lock is counted from then. */
export const sheet = signal<(KioskSheet & { readonly at: number }) | undefined>(undefined)
export const draft = signal<Draft>({ picks: [] })
/** Games that the last change has cleared. */
export const cleared = signal<readonly string[]>([])
/** Handed in just now. */
export const isSaved = signal(false)
export const checked = signal<SlipCheck | undefined>(undefined)

const KEEP_MS = 1_000
let waiting: ReturnType<typeof setTimeout> | undefined

export async function openContest(activity: string): Promise<void> {
  const answer = await ask('contest', { activity })
  if (answer !== undefined) take(answer)
}

function take(answer: KioskSheet): void {
  sheet.value = { ...answer, at: Date.now() }
  draft.value = draftOf(answer)
  cleared.value = []
  checked.value = undefined
}

export function setDraft(next: Draft): void {
  draft.value = next
  isSaved.value = false
  clearTimeout(waiting)
  waiting = setTimeout(keepNow, KEEP_MS)
}

function keepNow(): void {
  if (waiting === undefined || sheet.value === undefined) return
  clearTimeout(waiting)
  waiting = undefined
  keep(sheet.value.activity, begunOf(draft.value))
}

/** The form once it is complete. */
export const complete = (slate: Slate, of: Draft): Form | undefined =>
  formFaults(slate, of).length === 0 ? (of as Form) : undefined

export async function save(): Promise<void> {
  const shown = sheet.value
  const form = shown === undefined ? undefined : complete(shown.slate, draft.value)
  if (shown === undefined || form === undefined) return
  clearTimeout(waiting)
  waiting = undefined
  const replaces = shown.form === undefined ? {} : { replaces: shown.form.form }
  const answer = await ask('save', { activity: shown.activity, picks: packed(shown.slate, form), ...replaces })
  if (answer === undefined) return
  take(answer)
  isSaved.value = true
}

export async function check(activity: string, slip: string): Promise<void> {
  checked.value = undefined
  checked.value = await ask('check', { activity, slip })
}

/** Back to everything that is theirs, as it is now. */
export async function closeContest(): Promise<void> {
  keepNow()
  leave()
  await act('look')
}

function leave(): void {
  sheet.value = undefined
  draft.value = { picks: [] }
  cleared.value = []
  isSaved.value = false
  checked.value = undefined
}

whenLeaving(keepNow)
effect(() => {
  if (member.value === undefined) leave()
})

/** What was left half filled in comes first, then what was handed in. */
function draftOf({ slate, draft: begun, form }: KioskSheet): Draft {
  if (begun !== undefined && begun.picks.length === slate.games.length) {
    const picks = [...begun.picks].map((sign) => (sign === '.' ? undefined : sign === '0' ? 0 : 1))
    return { picks, ...(begun.guess === undefined ? {} : { guess: begun.guess }) }
  }
  const known = form === undefined ? undefined : unpacked(slate, form.picks)
  return known !== undefined && 'picks' in known ? known : { picks: emptyPicks(slate) }
}

const begunOf = ({ picks, guess }: Draft): BegunForm => ({
  picks: picks.map((pick) => pick ?? '.').join(''),
  ...(guess === undefined || !isSound(guess) ? {} : { guess: 'total' in guess ? guess : { score: [...guess.score] } }),
})

const MOST = 1_998
const isSound = (guess: NonNullable<Draft['guess']>): boolean =>
  ('total' in guess ? [guess.total] : guess.score).every((points) => points >= 0 && points <= MOST)
