import type { Command } from '../command.ts'
import { withJournal, wordsOf } from './journal.ts'

export const rebuild: Command = {
  summary: 'make the report tables of a journal anew',
  usage: 'rebuild FOLDER',
  help: `
The tables for reports and searches come from the journal alone; this empties and fills them again. The journal itself
is not touched. The house must not be running.`,
  run: (call) => {
    const { FOLDER } = wordsOf(call, rebuild.usage, 'FOLDER')
    return withJournal(call, FOLDER, { readonly: false }, async (store) => {
      await store.rebuild()
      const { seq } = await store.head()
      const tables = store.projections.flatMap((projection) => Object.keys(projection.tables))
      const rows: Record<string, number> = {}
      for (const table of tables) {
        const [row] = await store.rows<{ n: number }>(`select count(*) as n from ${table}`)
        rows[table] = row?.n ?? 0
      }
      if (call.json) call.print(JSON.stringify({ lines: seq, rows }))
      else {
        call.print(`Made anew from ${seq} lines:`)
        for (const [table, n] of Object.entries(rows)) call.print(`  ${table.padEnd(14)}${n} rows`)
      }
      return 0
    })
  },
}
