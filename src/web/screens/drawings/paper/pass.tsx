/** The pass that a call gave: whose it is, for what, and the number of the call as a barcode. */

import { useView } from '../../../stream/viewreader.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Barcode } from '../../../ui/paper/barcode.tsx'
import { Paper, SheetHead } from '../../../ui/paper/sheet.tsx'
import { Signatures } from '../../../ui/paper/signatures.tsx'
import { Reasons } from '../../../ui/refusal.tsx'
import { Clause } from '../../../ui/sentence.tsx'
import { onPaper } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'

export function PassPaper({ callup, onBack }: { callup: string; onBack: () => void }) {
  const say = words().drawingPapers
  const { view: pass, reasons } = useView(`/api/views/pass?${new URLSearchParams({ callup })}`)
  if (reasons !== undefined) return <Reasons reasons={reasons} />
  if (pass === undefined) return null
  return (
    <Paper sheet="pass" of={callup} back={say.back} onBack={onBack}>
      {(mark) => (
        <article class="sheet pass" aria-label={say.pass}>
          <SheetHead
            title={say.pass}
            says={`${pass.name}${pass.id === undefined ? '' : ` · ${pass.id}`}`}
            mark={mark}
          />
          <Facts
            rows={[
              [say.passNumber, pass.callup],
              [say.holder, pass.holder ?? words().party(pass.who)],
              [say.person, pass.person ?? ''],
              [say.drawn, pass.drawing === undefined ? '' : onPaper(pass.drawing)],
              [say.day, pass.day],
              [say.begins, pass.begins === undefined ? '' : onPaper(pass.begins)],
            ]}
          />
          <p>
            <Clause clause={pass.clause} says={pass.says} />
          </p>
          <p>
            {say.notTransferable} {pass.owes !== undefined && <strong>{say.idFollows}</strong>}{' '}
            {pass.owes !== undefined && <Clause clause={pass.owes} />}
          </p>
          <Barcode of={pass.serial} />
          <Signatures onSheet of={[say.signedHolder, say.signedHouse]} />
        </article>
      )}
    </Paper>
  )
}
