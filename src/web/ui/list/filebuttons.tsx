/** Files of what is shown: a list, a table of a report, or rows that a page puts together. */
import './filebuttons.css'
import { useSignal } from '@preact/signals'
import type { Reason } from '../../stream/orders.ts'
import { words } from '../../words.ts'
import { Button } from '../button.tsx'
import { Reasons } from '../refusal.tsx'
import { type ListFile, saveCsv, savePdf } from './files.ts'

/** As a table for a spreadsheet, and as a paper. */
type Of = { readonly file: () => ListFile; readonly title: string; readonly isSheet?: boolean }

export function FileButtons({ file, title, isSheet = false }: Of) {
  const say = words().listed
  const reasons = useSignal<readonly Reason[]>([])
  const busy = useSignal<'csv' | 'pdf' | undefined>(undefined)
  const make = async (as: 'csv' | 'pdf') => {
    busy.value = as
    reasons.value = await (as === 'csv' ? saveCsv(file()) : savePdf(file()))
    busy.value = undefined
  }
  return (
    <>
      <span class="list-files">
        <Button size="small" aria-label={say.csv(title)} isBusy={busy.value === 'csv'} onClick={() => void make('csv')}>
          CSV
        </Button>
        {!isSheet && (
          <Button
            size="small"
            aria-label={say.pdf(title)}
            isBusy={busy.value === 'pdf'}
            onClick={() => void make('pdf')}
          >
            PDF
          </Button>
        )}
      </span>
      {reasons.value.length > 0 && <Reasons reasons={reasons.value} />}
    </>
  )
}

type Rows = {
  readonly name: string
  readonly title: string
  readonly rows: () => readonly (readonly string[])[]
  /** Its paper is a sheet whose prints are counted, and not had like this. */
  readonly isSheet?: boolean
}

/** Rows of a report, its heading first. */
export const ReportFiles = ({ name, title, rows, isSheet = false }: Rows) => (
  <FileButtons isSheet={isSheet} title={title} file={() => fileOf(name, title, rows())} />
)

export function fileOf(name: string, title: string, [head = [], ...rows]: readonly (readonly string[])[]): ListFile {
  const isRight = (nth: number) =>
    rows.some((row) => (row[nth] ?? '') !== '') && rows.every((row) => FIGURE.test(row[nth] ?? ''))
  return { name, title, columns: head.map((says, nth) => ({ says, isRight: isRight(nth) })), rows }
}

/** A column of nothing else stands on the right. */
const FIGURE = /^(?:[+-]?\$?[\d,]+(?:\.\d+)?|–|)$/
