/** The tournament that plays at a table: asked again whenever anything of a tournament changes. */
import { useSignal } from '@preact/signals'
import type { DealtTable } from '../../../../views/tournaments/table.ts'
import { view } from '../../../stream/feed.ts'
import { isSeen } from '../../../stream/permission.ts'
import { useView } from '../../../stream/viewreader.ts'

export function useTournament(table: string): { readonly at: DealtTable | undefined; readonly again: () => void } {
  const asked = useSignal(0)
  const signs = view('tournamentsigns').value ?? []
  const isThere = signs.some(({ isOver, status }) => !isOver && status !== 'posted')
  const changes = signs.map(({ changes: one, clock, status }) => `${one} ${status} ${clock?.clock.asOf}`).join()
  const question = new URLSearchParams({ table, at: `${changes} ${asked.value}` })
  const { view: found } = useView(
    isThere && isSeen('tournamenttable') ? `/api/views/tournamenttable?${question}` : undefined,
  )
  return {
    at: isThere ? found?.at : undefined,
    again: () => {
      asked.value += 1
    },
  }
}
