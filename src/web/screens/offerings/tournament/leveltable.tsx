/** Levels and breaks as a table that is typed into: each with when it begins, antes, and the chips that are raced off. */

import { isLevel, minutesOf } from '../../../../games/tournament/levels.ts'
import type { Values } from '../../../../views/offerings/offeringtext.ts'
import { periodsIn } from '../../../../views/offerings/tournamentvalues.ts'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/field.tsx'
import { clockOf } from '../../../ui/shell/clock.tsx'
import { Table } from '../../../ui/table.tsx'
import { words } from '../../../words.ts'
import { changed, textIn, textsIn } from '../values.ts'
import './tables.css'
import { timeAfter } from '../../director/plan.ts'

type Of = {
  readonly rows: readonly Values[]
  /** `19:00`; nothing where it starts when it is full. */
  readonly starts: string
  readonly onChange: (rows: readonly Values[]) => void
}

export function LevelTable({ rows, starts, onChange }: Of) {
  const say = words().tournamentStructure
  const plan = words().tournamentPlan
  const put = (nth: number, next: Values | undefined) =>
    onChange(rows.flatMap((one, at) => (at === nth ? (next === undefined ? [] : [next]) : [one])))
  const add = (row: Values) => onChange([...rows, row])
  let level = 0
  let gone: number | undefined = /^\d\d:\d\d$/.test(starts) ? 0 : undefined
  return (
    <>
      <Table
        class="typed-table"
        label={say.posted}
        columns={[say.level, say.begins, plan.small, plan.big, say.ante, say.minutes, '']}
      >
        {rows.map((row, nth) => {
          const isBreak = row.break !== undefined
          if (!isBreak) level += 1
          const of = isBreak ? `${say.break} ${nth + 1}` : String(level)
          const begins = gone === undefined ? '' : timeAfter(starts, gone)
          const [period] = periodsIn([row]) ?? []
          gone = gone === undefined || period === undefined ? undefined : gone + minutesOf(period)
          const cell = (key: 'small' | 'big' | 'ante' | 'minutes' | 'break', label: string) => (
            <td>
              <Input
                inputMode="numeric"
                maxLength={9}
                aria-label={`${label} ${of}`}
                value={textIn(row[key])}
                onInput={({ currentTarget: { value } }) =>
                  put(nth, changed(row, { [key]: key === 'ante' && value === '' ? undefined : value }))
                }
              />
            </td>
          )
          return (
            <tr key={nth} data-break={isBreak}>
              <th scope="row">{isBreak ? say.break : level}</th>
              <td class="soft">{begins !== '' && clockOf(begins)}</td>
              {isBreak ? (
                <>
                  <td colSpan={3}>
                    <Input
                      aria-label={`${plan.colourUp} ${of}`}
                      placeholder={plan.colourUp}
                      maxLength={40}
                      value={textsIn(row.colourUp).join(' ')}
                      onInput={({ currentTarget: { value } }) => {
                        const chips = value.match(/\d+/g) ?? []
                        put(nth, changed(row, { colourUp: chips.length === 0 ? undefined : chips }))
                      }}
                    />
                  </td>
                  {cell('break', say.minutes)}
                </>
              ) : (
                <>
                  {cell('small', plan.small)}
                  {cell('big', plan.big)}
                  {cell('ante', say.ante)}
                  {cell('minutes', say.minutes)}
                </>
              )}
              <td>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`${plan.remove} ${of}`}
                  onClick={() => put(nth, undefined)}
                >
                  ✕
                </Button>
              </td>
            </tr>
          )
        })}
      </Table>
      <p class="actions">
        <Button size="small" onClick={() => add(nextLevel(rows))}>
          {plan.addLevel}
        </Button>
        <Button size="small" onClick={() => add({ break: '10' })}>
          {plan.addBreak}
        </Button>
      </p>
    </>
  )
}

/** As the last one, with blinds twice as high. */
function nextLevel(rows: readonly Values[]): Values {
  const last = (periodsIn(rows) ?? []).findLast(isLevel)
  if (last === undefined) return { minutes: '20', small: '25', big: '50' }
  const { minutes, small, big, ante } = last
  const twice = (chips: number) => String(2 * chips)
  return {
    minutes: String(minutes),
    small: twice(small),
    big: twice(big),
    ...(ante === undefined || ante === 0 ? {} : { ante: twice(ante) }),
  }
}
