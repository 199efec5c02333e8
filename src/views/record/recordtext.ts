/** A hit in the words of one language: where it was, what lay there, what a step says. On the screen and on paper the same. */
import type { Laid } from '../../cards/showncards.ts'
import { drawerPlace, trayPlace } from '../../ledger/name.ts'
import type { en } from '../../words/en/en.ts'
import type { HitRecord, RecordStep } from './record.ts'

type Words = typeof en

/** Two cards of a hand are told as such; a zone of the table, or of a larger hand, by its name. */
const zoneName = ({ table }: Words, { zone, cards, hand }: Laid): string =>
  zone === 'hand' && cards.length === 2 && hand !== undefined ? table.hand : table.zone(zone)

function handName({ table: say }: Words, { seat, role, on }: NonNullable<Laid['hand']>, nth = 1): string {
  if (seat !== undefined) return say.seat(seat)
  switch (role) {
    case 'player':
    case 'player-dealer':
      return say.playerDealer
    case 'dealer':
      return say.dealer
    case 'coup':
      return say.coup(nth, say.zone(on ?? 'player'))
  }
}

export const laidName = (words: Words, laid: Laid): string =>
  laid.hand === undefined ? zoneName(words, laid) : `${handName(words, laid.hand, laid.nth)} · ${zoneName(words, laid)}`

export function placeText(words: Words, source: HitRecord['source']): string {
  const say = words.record
  if (source.kind === 'drawing') return say.drawing
  if (source.kind !== 'table') return say.notAtTable
  const table = words.table.title(source.table)
  return source.round === undefined ? table : `${table}, ${say.inRound(source.round)}`
}

/** In what a prize is paid. */
export const wayText = (words: Words, way: string): string =>
  words.cage.forms.find(({ value }) => value === way)?.says ?? way

export const detailText = (words: Words, { claim, about }: RecordStep): string =>
  [claim ?? '', aboutText(words, about)].filter((part) => part !== '').join(' · ')

function aboutText(words: Words, about: RecordStep['about']): string {
  const say = words.record
  switch (about?.is) {
    case undefined:
      return ''
    case 'reason':
      return [
        about.says,
        ...(about.clause === undefined ? [] : [say.byClause(about.clause)]),
        ...(about.document === undefined ? [] : [say.document(about.document)]),
      ].join(' · ')
    case 'answers':
      return say.answers(about.yes, about.no)
    case 'claims':
      return say.claimsOpened(about.claims.join(', '))
    case 'copied':
      return say.idCopied
    case 'form':
      return [about.kind, about.reference ?? ''].filter((part) => part !== '').join(' ')
    case 'paid':
      return [
        wayText(words, about.form),
        ...(about.drawer === undefined ? [] : [words.account(drawerPlace(about.drawer))]),
        ...(about.tray === undefined ? [] : [words.account(trayPlace(about.tray))]),
      ].join(' · ')
    case 'sheet':
      return `${words.cage.sheets[about.sheet] ?? about.sheet}${about.n === 1 ? '' : `, ${words.cage.copyMark(about.n - 1)}`}`
    case 'waits':
      return say.waitsFor(about.hit)
    case 'round':
      return say.roundOf(about.round)
  }
}
