/** An answer as one sentence: the deciding clause first, every other one after it. */

import { Fragment } from 'preact'
import { isMessage } from '../../../base/message.ts'
import type { Subject } from '../../../base/party.ts'
import type { WhyAnswer, WhyReason } from '../../../views/whynot.ts'
import { nameOf } from '../../ui/names.ts'
import { isClause } from '../../ui/refusal.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { onPaper, when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

/** A piece in the language of the page, or one that is read as the rules have it. */
type Piece = string | { readonly ruled: string }
type Won = Extract<WhyAnswer['found'], { what: 'won' }>
type OnBoard = Extract<WhyAnswer['found'], { what: 'board' }>

export const Sentence = ({ answer }: { answer: WhyAnswer }) => (
  <>
    {piecesOf(answer).map((piece, at) => (
      // A sentence is not rearranged: its pieces keep their places.
      <Fragment key={at}>{typeof piece === 'string' ? piece : <Ruled text={piece.ruled} />}</Fragment>
    ))}
  </>
)

/** What concerns all of a table is told of the table. */
const isOfTable = ({ kind }: Subject): boolean => kind === 'round' || kind === 'activity'

function piecesOf({ who, local, round, table, found, name }: WhyAnswer): Piece[] {
  const where = isOfTable(who) && table !== undefined ? words().table.title(table) : words().party(who)
  const at = [where, onPaper(local), ...(round === undefined ? [] : [words().table.round(round)])]
  return [`${at.join(', ')}: `, ...whyOf(found, name), '.']
}

function whyOf(found: WhyAnswer['found'], activity: string): Piece[] {
  const say = words().floor.why
  switch (found.what) {
    case 'denied':
      return [`${say.denied(activity)} `, ...reasonsIn(found.reasons)]
    case 'won':
      if (found.status === 'held') return [`${say.held(activity)} (`, { ruled: found.line }, ')']
      return [
        `${say.won(found.amount, activity)} (`,
        { ruled: found.line },
        `${clausesIn(found.reasons)}), ${becameOf(found)}`,
      ]
    case 'board':
      return [
        `${say.onBoard(when(found.until))} (`,
        { ruled: found.line },
        `${clausesIn(found.reasons)}), `,
        ...settledAs(found),
      ]
    case 'no fee':
      return [`${say.noFee(activity)}${clausesIn(found.reasons)}`]
    case 'late':
      return [`${say.late} ${say.and} ${say.noFee(activity)}${clausesIn(found.reasons)}`]
    case 'not reported':
      return [say.notReported(activity)]
    case 'returned':
      return [`${say.returned(activity)} `, ...reasonsIn(found.reasons)]
    case 'voided':
      return [say.voided(found.reason)]
  }
}

function becameOf(won: Won): string {
  const say = words().floor.why
  const by = won.by.map(nameOf).join(` ${say.and} `)
  const why = `${won.reason ?? ''}${won.clause === undefined ? '' : ` [${won.clause}]`}`
  switch (won.status) {
    case 'declined':
      return `${say.declined(by)} ${why}`
    case 'backed out':
      return `${say.backedOut(by)} ${why}`
    case 'disputed':
      return `${say.disputed}${won.reason === undefined ? '' : `: ${won.reason}`}`
    case 'declared':
      return say.pending
    default:
      if (won.claim === undefined) return say.pending
      if (won.claimStatus === 'paid') return say.paid(won.claim)
      return won.claimStatus === 'expired' ? say.expired(won.claim) : say.verified(won.claim)
  }
}

function settledAs({ won, beatenBy }: OnBoard): Piece[] {
  const say = words().floor.why
  if (won === undefined)
    return beatenBy === undefined
      ? [say.onBoardOpen]
      : [`${say.beatenNow(words().party(beatenBy.to))} (`, { ruled: beatenBy.line }, ')']
  const pieces = won.flatMap(({ to, line, amount }, at): Piece[] => [
    `${at === 0 ? '' : ` ${say.and} `}${words().party(to)} (`,
    { ruled: line },
    `, ${amount})`,
  ])
  return [`${say.beaten} `, ...pieces]
}

const mark = (clause: string): string => (isClause(clause) ? ` [${clause}]` : '')

function reasonsIn(reasons: readonly WhyReason[]): Piece[] {
  const { also } = words().floor.why
  return reasons.flatMap((reason, at): Piece[] => [
    at === 0 ? '' : at === 1 ? `; ${also}: ` : '; ',
    foundIn(reason),
    mark(reason.clause),
  ])
}

/** Of an old journal, the sentence that it was then. */
function foundIn(reason: WhyReason): Piece {
  const said = words().message(reason)
  return isMessage(reason) ? said : { ruled: said }
}

const clausesIn = (reasons: readonly WhyReason[]): string =>
  [...new Set(reasons.map(({ clause }) => mark(clause)))].join('')
