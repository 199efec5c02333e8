/** A code for each table, to be printed and put there: it opens the question about a hand at that table. */
import type { TablesAnswer } from '../../../server/players/routes.ts'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/shell.tsx'
import { QrCode } from '../../ui/stage/qr.tsx'
import { words } from '../../words.ts'
import { publicPage } from '../board/publicpage.ts'
import { useAsked } from './asking.ts'
import { Elsewhere } from './elsewhere.tsx'
import { gameName } from './gamename.ts'

export function Codes() {
  const say = words().players.codes
  const { answer, isNowhere } = useAsked<TablesAnswer>('tables')
  if (isNowhere === true) return <Elsewhere />
  if (answer === undefined) return <Waiting />
  return (
    <section class="players-part players-codes">
      <h2>{say.title}</h2>
      <p class="stage-soft">{say.says}</p>
      <p>
        <Button size="touch" onClick={() => print()}>
          {words().print}
        </Button>
      </p>
      <ul>
        {answer.tables
          .filter(({ activities }) => activities.length > 0)
          .map(({ table, game }) => (
            <li key={table} class="players-code">
              <QrCode of={publicPage(table)} label={say.table(table)} />
              <strong>{say.table(table)}</strong>
              <span>{gameName(game)}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
