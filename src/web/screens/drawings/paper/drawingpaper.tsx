/** The sheet of one drawing: what was drawn and when, before whose eyes, what came of it; lines to sign. */

import { signOf, signsOf } from '../../../../cards/card.ts'
import type { Play } from '../../../../engine/drawings/vocabulary.ts'
import type { DrawingSheet } from '../../../../server/desks/drawingpapers.ts'
import type { SheetCall } from '../../../../views/paper/drawingsheet.ts'
import { show } from '../../../stream/address.ts'
import { view } from '../../../stream/feed.ts'
import { useView } from '../../../stream/viewreader.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { nameOf } from '../../../ui/names.ts'
import { Paper, SheetHead } from '../../../ui/paper/sheet.tsx'
import { Signatures } from '../../../ui/paper/signatures.tsx'
import { Reasons } from '../../../ui/refusal.tsx'
import { Clause, Ruled, Says } from '../../../ui/sentence.tsx'
import { clockOf, onPaper } from '../../../ui/shell/clock.tsx'
import { Table } from '../../../ui/table.tsx'
import { words } from '../../../words.ts'
import { formName } from '../form.ts'

type Of = { activity: string; drawing: string; onBack: () => void }

/** Of any day: it is made of the journal. */
export function DrawingPaper({ activity, drawing, onBack }: Of) {
  const say = words().drawingPapers
  const { view: sheet, reasons } = useView(`/api/views/drawingsheet?${new URLSearchParams({ activity, drawing })}`)
  return (
    <>
      <Field label={say.drawing} class="sheet-day no-print">
        <Input
          type="datetime-local"
          value={drawing}
          onChange={({ currentTarget: { value } }) => value !== '' && show({ begun: value.slice(0, 16) })}
        />
      </Field>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {sheet !== undefined && (
        <Paper key={drawing} sheet="drawing sheet" of={`${activity} ${drawing}`} back={say.back} onBack={onBack}>
          {(mark) => <Sheet sheet={sheet} mark={mark} />}
        </Paper>
      )}
    </>
  )
}

function Sheet({ sheet, mark }: { sheet: DrawingSheet; mark: string | undefined }) {
  const say = words().drawingPapers
  const { drum, calls, drawing, to, gives, prize } = sheet
  const witnesses = [...new Set(calls.flatMap((call) => call.witnesses))]
  return (
    <article class="sheet" aria-label={say.sheet}>
      <SheetHead title={say.sheet} says={view('house').value?.property ?? ''} mark={mark} />
      <Facts
        rows={[
          [say.activity, sheet.name],
          [say.id, sheet.id ?? ''],
          [say.drawing, `${onPaper(drawing)}${to === undefined ? '' : ` ${say.until} ${clockOf(to)}`}`],
          [say.gives, gives === undefined ? '' : words().games.gives[gives](prize)],
          ...(drum === undefined
            ? ([[say.writeDrum, '________']] as const)
            : ([[(drum.isDrawn ? say.inDrumAt : say.inDrum)(clockOf(drum.local)), String(drum.tickets)]] as const)),
        ]}
      />
      {calls.length === 0 ? (
        <p>{say.nobodyYet}</p>
      ) : (
        <Table columns={[say.time, say.ticket, say.who, say.witnesses, say.happened]} class="drawn">
          {calls.map((call) => (
            <tr key={call.callup}>
              <td>{clockOf(call.local)}</td>
              <td>
                {call.ticket ?? (call.draw === undefined ? '' : say.byProgram(call.draw))}
                {call.drum !== undefined && <small> {say.ofDrum(call.drum)}</small>}
              </td>
              <td>{words().party(call.who)}</td>
              <td>{call.witnesses.map(nameOf).join(', ')}</td>
              <td>
                <Happened call={call} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      <Signatures
        onSheet
        of={[
          say.signedHost,
          ...(witnesses.length === 0
            ? [say.signedWitness]
            : witnesses.map((id) => `${say.signedWitness}: ${nameOf(id)}`)),
        ]}
      />
    </article>
  )
}

function Happened({ call: { callup, ticket, reported, passed, gives, play, prizes } }: { call: SheetCall }) {
  const say = words().drawingPapers
  const passedAs = passed?.isOver === true ? say.noWinnerAt : say.passedAt
  return (
    <ul class="happened">
      {reported === undefined && passed === undefined && prizes.length === 0 && <li>{say.called}</li>}
      {reported !== undefined && (
        <li>
          {say.reportedAt(clockOf(reported.local), nameOf(reported.by))} <Clauses of={reported.clauses} />
          {reported.owes !== undefined && ` ${say.idFollows}`}
        </li>
      )}
      {passed !== undefined && (
        <li>
          {passedAs(clockOf(passed.local), passed.by.map(nameOf).join(', '))} <Says of={passed.reason} />{' '}
          <Clauses of={passed.clauses} /> {ticket !== undefined && (passed.isDiscarded ? say.discarded : say.putBack)}
          {passed.carried !== undefined && ` ${say.carried(passed.carried)}`}
        </li>
      )}
      {play !== undefined && <Played play={play} />}
      {gives === 'pass' && (
        <li>
          {say.pass} {callup}
        </li>
      )}
      {prizes.map(({ hit, line, amount, thing }) => (
        <li key={hit + line}>
          <strong>{say.prize(amount, hit)}</strong> <Ruled text={line} />
          {thing !== undefined && ` · ${formName(thing)}`}
        </li>
      ))}
    </ul>
  )
}

const Clauses = ({ of }: { of: readonly string[] }) => (
  <>
    {of.map((clause) => (
      <Clause key={clause} clause={clause} />
    ))}
  </>
)

/** Spin by spin, hand by hand, card by card. */
function Played({ play }: { play: Play }) {
  const say = words()
  if ('spins' in play)
    return (
      <>
        {play.spins.map((spin, nth) => (
          // Spins are only ever added, so the place is the key.
          <li key={nth}>
            {say.drawingPapers.spin(nth + 1)}:{' '}
            {'shows' in spin
              ? 'card' in spin.shows
                ? signOf(spin.shows.card)
                : spin.shows.award
              : typeof spin.rests === 'object'
                ? spin.rests.spot
                : spin.rests === undefined
                  ? '–'
                  : say.games.astray[spin.rests]}
            , {say.games.spunWas[spin.was]} <Clauses of={spin.by.split(' ')} />
          </li>
        ))}
      </>
    )
  if ('hands' in play)
    return (
      <>
        {play.hands.map(({ on, player, banker, was }, nth) => (
          <li key={nth}>
            {say.games.side[on]}: {signsOf(player)} / {signsOf(banker)}, {say.games.handWas[was]}
          </li>
        ))}
      </>
    )
  return play.cards.length === 0 ? null : <li>{signsOf(play.cards)}</li>
}
