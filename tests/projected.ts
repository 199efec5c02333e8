/** What the report tables of one projection say of events. */
import Database from 'better-sqlite3'
import type { Event } from '../src/engine/mechanisms.ts'
import { canonical } from '../src/journal/canonical.ts'
import type { Projection } from '../src/journal/projections/projection.ts'

export function projectedRows<Row>({ create, apply }: Projection<Event>, events: readonly Event[], sql: string): Row[] {
  const db = new Database(':memory:')
  try {
    for (const statement of create) db.exec(statement)
    for (const [seq, event] of events.entries())
      apply({ seq, events: [JSON.parse(canonical(event))], key: '', by: '', recorded: '' }, (text, ...values) => {
        db.prepare(text).run(...values)
      })
    return db.prepare<[], Row>(sql).all()
  } finally {
    db.close()
  }
}
