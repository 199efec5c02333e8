/** The chips of a tournament: what each is worth, its color, and how many are in a stack at the start. */
import type { Values } from '../../../../views/offerings/offeringtext.ts'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/field.tsx'
import { Table } from '../../../ui/table.tsx'
import { words } from '../../../words.ts'
import { changed, textIn } from '../values.ts'
import './tables.css'

type Of = { readonly rows: readonly Values[]; readonly onChange: (rows: readonly Values[]) => void }
const COLUMNS = ['value', 'colour', 'each'] as const

export function ChipTable({ rows, onChange }: Of) {
  const say = words().tournamentForm.chipColumns
  const put = (nth: number, next: Values | undefined) =>
    onChange(rows.flatMap((one, at) => (at === nth ? (next === undefined ? [] : [next]) : [one])))
  return (
    <>
      <Table
        class="typed-table"
        label={words().tournamentForm.chipSet}
        columns={[...COLUMNS.map((key) => say[key]), '']}
      >
        {rows.map((row, nth) => (
          <tr key={nth}>
            {COLUMNS.map((key) => (
              <td key={key}>
                <Input
                  aria-label={`${say[key]} ${nth + 1}`}
                  maxLength={key === 'colour' ? 20 : 9}
                  value={textIn(row[key])}
                  {...(key === 'colour' ? {} : { inputMode: 'numeric' })}
                  onInput={({ currentTarget: { value } }) =>
                    put(nth, changed(row, { [key]: key === 'each' && value === '' ? undefined : value }))
                  }
                />
              </td>
            ))}
            <td>
              <Button
                look="quiet"
                size="small"
                aria-label={`${words().tournamentPlan.remove} ${nth + 1}`}
                onClick={() => put(nth, undefined)}
              >
                ✕
              </Button>
            </td>
          </tr>
        ))}
      </Table>
      <p class="actions">
        <Button size="small" onClick={() => onChange([...rows, { value: '', colour: '' }])}>
          {say.add}
        </Button>
      </p>
    </>
  )
}
