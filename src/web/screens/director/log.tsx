/** The log: what the document wants noted, signed by whoever ran it; on paper, as CSV and as JSON. */
import { isWhole } from '../../../views/tournaments/logtext.ts'
import type { TournamentDesk } from '../../../views/tournaments/rows.ts'
import { show } from '../../stream/address.ts'
import { isAllowed, isSeen } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form, typedIn, useSending } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Reasons, Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import { LogSheet } from './paper/logsheet.tsx'
import { LogFiles } from './past.tsx'

export function Log({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments.log
  const { activity, status, isSigned } = desk
  const question = new URLSearchParams({ activity, at: `${status} ${desk.outs.length} ${desk.field} ${isSigned}` })
  // Before anybody is in there is none.
  const isThere = status !== 'posted' && isSeen('tournamentlog')
  const { view: found, reasons } = useView(isThere ? `/api/views/tournamentlog?${question}` : undefined)
  const { refused, order } = useSending()
  const sign = (form: HTMLFormElement) =>
    order({ do: 'SignTournamentLog', activity, tables: Number(typedIn(form)('tables')) }, say.signedDone)
  return (
    <>
      {status === 'awarded' &&
        !isSigned &&
        isWhole(found) &&
        found.isNotAsked !== true &&
        isAllowed('SignTournamentLog') && (
          <article class="pane">
            <p class="soft">{say.signSays}</p>
            <Form class="form-row" onSend={sign}>
              <Field label={say.tables}>
                <Input
                  name="tables"
                  type="number"
                  min={1}
                  max={500}
                  step={1}
                  required
                  defaultValue={desk.tables.length === 0 ? '' : String(desk.tablesUsed)}
                />
              </Field>
              <Button type="submit" look="primary">
                {say.sign}
              </Button>
            </Form>
            <Refusal refused={refused.value} />
          </article>
        )}
      {status !== 'awarded' && <Notice tone="due">{say.notYet}</Notice>}
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {isWhole(found) && (
        <>
          <LogFiles found={found}>
            <Button onClick={() => show({ tournament: activity, paper: 'log' })}>{say.paper}</Button>
          </LogFiles>
          <LogSheet found={found} mark={undefined} />
        </>
      )}
    </>
  )
}
