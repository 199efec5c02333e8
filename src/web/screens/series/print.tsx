/** Sheets of coupons and vouchers: a barcode with the serial on each, and what the document asks for. */
import { useSignal } from '@preact/signals'
import type { PostedSeries } from '../../../views/offerings/postedseries.ts'
import type { PiecePaper, PiecePapers } from '../../../views/paper/piecepaper.ts'
import { show } from '../../stream/address.ts'
import { useView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Barcode } from '../../ui/paper/barcode.tsx'
import { Paper } from '../../ui/paper/sheet.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { Must } from './look.tsx'
import { gamesOf, periodOf } from './says.ts'

export function Print({ of }: { of: PostedSeries }) {
  const say = words().series
  if (!of.isPaper) return <p class="soft">{say.chips}</p>
  const isWhole = (of.printed?.lacking.length ?? 0) === 0
  return (
    <>
      <p class="soft">{say.printSays}</p>
      <Must of={of} />
      {isWhole && (
        <>
          <p class="acts">
            <Button look="primary" onClick={() => show({ paper: 'new', first: undefined, last: undefined })}>
              {say.printNew}
            </Button>
          </p>
          <Form
            onSend={(form) => {
              const filled = new FormData(form)
              const number = (key: string) => String(filled.get(key) ?? '')
              show({ paper: 'these', first: number('first'), last: number('last') })
            }}
          >
            <div class="field-grid">
              <Field label={say.first}>
                <Input name="first" type="number" min={1} max={of.posted} step={1} required />
              </Field>
              <Field label={say.last}>
                <Input name="last" type="number" min={1} max={of.posted} step={1} required />
              </Field>
            </div>
            <p class="acts">
              <Button type="submit">{say.printThese}</Button>
            </p>
          </Form>
        </>
      )}
    </>
  )
}

type Of = { series: string; first: string | null; last: string | null; onBack: () => void }

export function PiecesPaper({ series, first, last, onBack }: Of) {
  const say = words().series
  const round = useSignal(0)
  const range = { ...(first === null ? {} : { first }), ...(last === null ? {} : { last }) }
  const { view: read, reasons } = useView(
    `/api/views/piecepapers?${new URLSearchParams({ series, ...range, round: String(round.value) })}`,
  )
  const wrong = reasons ?? (read?.wrong === undefined ? undefined : [read.wrong])
  if (wrong !== undefined)
    return (
      <>
        <Reasons reasons={wrong} />
        <Button onClick={onBack}>{say.back}</Button>
      </>
    )
  if (read === undefined) return null
  return (
    <>
      {read.left > 0 && (
        <p class="no-print" role="status">
          {say.left(read.left)} {first === null && <Button onClick={() => (round.value += 1)}>{say.next}</Button>}
        </p>
      )}
      {read.sheet === undefined ? (
        <p class="empty">
          {say.nothingToPrint} <Button onClick={onBack}>{say.back}</Button>
        </p>
      ) : (
        <Paper
          key={`${read.sheet} ${round.value}`}
          sheet="pieces"
          isFile
          of={read.sheet}
          back={say.back}
          onBack={onBack}
        >
          {(mark) => (
            <section class="sheet pieces" aria-label={say.sheet(series)}>
              {read.pieces.map((piece) => (
                <Piece key={piece.number} of={read} piece={piece} mark={mark} />
              ))}
            </section>
          )}
        </Paper>
      )}
    </>
  )
}

function Piece({ of, piece, mark }: { of: PiecePapers; piece: PiecePaper; mark: string | undefined }) {
  const say = words().series
  // It may have left with another range.
  const copy = mark ?? (piece.printed > 0 ? words().cage.copyMark(piece.printed) : undefined)
  return (
    <article class="piece" aria-label={piece.serial}>
      <p>
        <Ruled text={of.name} /> {of.id}
      </p>
      <p>
        <strong class="face">{of.face}</strong>
        <br />
        {words().pieces.kinds[of.kind] ?? of.kind}
      </p>
      <p>{say.forGames(gamesOf(of.games))}</p>
      <p>{say.valid(periodOf(of))}</p>
      {of.fee !== undefined && <p>{say.feeOn(of.fee)}</p>}
      {of.must
        .filter((what) => what === 'no cash value' || what === 'promotional')
        .map((what) => (
          <p key={what}>{say.what[what]}</p>
        ))}
      {copy !== undefined && <strong class="copy-mark">{copy}</strong>}
      <Barcode of={piece.serial} />
    </article>
  )
}
