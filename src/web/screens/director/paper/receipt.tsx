/** A receipt in two copies: one for the player, one for the cage. */
import { add, formatMoney, parseMoney, ZERO } from '../../../../base/money.ts'
import { onPaper } from '../../../ui/shell/clock.tsx'
import './papers.css'
import type { EntryRow, ReceiptRow, TournamentDesk } from '../../../../views/tournaments/rows.ts'
import { Facts } from '../../../ui/facts.tsx'
import { chipsText, nameOf } from '../../../ui/names.ts'
import { Barcode } from '../../../ui/paper/barcode.tsx'
import { Paper, SheetHead } from '../../../ui/paper/sheet.tsx'
import { Signatures } from '../../../ui/paper/signatures.tsx'
import { QrCode } from '../../../ui/stage/qr.tsx'
import { words } from '../../../words.ts'
import { headOf } from './head.ts'

type Of = {
  readonly desk: TournamentDesk
  readonly row: EntryRow
  readonly bought: ReceiptRow
  readonly onBack: () => void
}

function pricesOf({ kind, price, fee, total, way }: ReceiptRow): [string, string][] {
  const say = words().tournamentPapers
  const { kinds } = words().tournaments.player
  return [
    [say.for, kinds[kind]],
    [kinds[kind], price],
    [say.fee, kind === 'buy-in' ? fee : ''],
    [way === 'paid' ? say.total : say.worth, total],
  ]
}

/** Money goes back for the whole entry at once: what is signed for is all of it. */
function backOf({ receipts }: EntryRow): [string, string][] {
  const back = receipts.filter(({ isBack, way }) => isBack && way === 'paid')
  const { kinds } = words().tournaments.player
  return [
    ...back.map(({ kind, receipt, total }): [string, string] => [`${kinds[kind]} ${receipt}`, total]),
    [words().tournamentPapers.allBack, formatMoney(add(ZERO, ...back.map(({ total }) => parseMoney(total) ?? ZERO)))],
  ]
}

export function ReceiptPaper({ desk, row, bought, onBack }: Of) {
  const say = words().tournamentPapers
  const { ways } = words().tournaments.player
  const clock = words().tournamentClock
  const seat = row.table === undefined ? say.drawnLater : `${clock.table(row.table)}, ${clock.seat(row.seat ?? '')}`
  const phone = `${location.origin}/tournament?tournament=${desk.activity}&entry=${row.entry}`
  return (
    <Paper sheet="tournament receipt" of={bought.receipt} back={words().tournamentCage.another} onBack={onBack}>
      {(mark) =>
        [say.copyPlayer, say.copyCage].map((copy) => (
          <article key={copy} class="sheet receipt-sheet" aria-label={`${say.receipt} ${copy}`}>
            <SheetHead title={`${say.receipt} ${bought.receipt}`} says={headOf(desk)} mark={mark} />
            <p class="soft">{copy}</p>
            {bought.isBack && <strong class="copy-mark">{say.isBack}</strong>}
            <Facts
              rows={[
                [say.player, `${row.name} · ${row.person}`],
                [say.entry, row.entry],
                [say.seat, seat],
                ...(bought.way === 'free' ? [] : pricesOf(bought)),
                [say.way, ways[bought.way]],
                ...(bought.isBack ? backOf(row) : []),
                [say.chips, chipsText(bought.chips)],
                [say.date, onPaper(bought.local)],
                [say.cashier, [nameOf(bought.by), bought.drawer ?? ''].filter((part) => part !== '').join(' · ')],
              ]}
            />
            {copy === say.copyPlayer ? (
              <>
                <Barcode of={`${bought.receipt}`} />
                <p class="receipt-phone soft">
                  <QrCode of={phone} label={say.phone} class="receipt-code" />
                  <span>
                    {say.phone} <span class="receipt-link">{phone}</span>
                  </span>
                </p>
                <p class="soft">
                  {say.noValue} {say.frozen}
                </p>
              </>
            ) : (
              <Signatures onSheet of={[say.signedPlayer, say.signedCashier]} />
            )}
          </article>
        ))
      }
    </Paper>
  )
}
