/** The tournament that plays at a table: asked again whenever anything of a tournament changes. */
import { useSignal } from '@preact/signals'
import type { DealtTable } from '../../../../views/tournaments/table.ts'
import { view } from '../../../stream/feed.ts'
import { isSeen } from '../../../stream/permission.ts'
import { useView } from '../../../stream/viewreader.ts'

type Played = {
  readonly at: DealtTable | undefined
  /** The house has not answered yet. */
  readonly isAsked: boolean
  readonly again: () => void
}

export function useTournament(table: string): Played {
  const asked = useSignal(0)
  const known = view('tournamentsigns').value
  const signs = known ?? []
  const isThere = signs.some(({ isOver, status }) => !isOver && status !== 'posted')
  const changes = signs.map(({ changes: one, clock, status }) => `${one} ${status} ${clock?.clock.asOf}`).join()
  const question = new URLSearchParams({ table, at: `${changes} ${asked.value}` })
  const path = isThere && isSeen('tournamenttable') ? (`/api/views/tournamenttable?${question}` as const) : undefined
  const { view: found, reasons } = useView(path)
  return {
    at: isThere ? found?.at : undefined,
    isAsked: known === undefined || (path !== undefined && found === undefined && reasons === undefined),
    again: () => {
      asked.value += 1
    },
  }
}
