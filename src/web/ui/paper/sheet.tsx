/**
 * A paper that is kept: each print is recorded before it leaves, so that the second one says COPY 1 in every browser and
 * after every restart. The browser's own print command gives a sheet without figures.
 */
import type { Sheet } from '../../../engine/house/vocabulary.ts'
import './sheet.css'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { language } from '../../preferences.ts'
import { eventOf, type Refused, send } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { readFile, useView } from '../../stream/viewreader.ts'
import { words } from '../../words.ts'
import { Button } from '../button.tsx'
import { Refusal } from '../refusal.tsx'
import { saveAs } from './save.ts'

type Of = {
  readonly sheet: Sheet
  readonly of: string
  /** The way back to the page that it was opened from; one that stands on its page has none. */
  readonly back?: string
  readonly onBack?: () => void
  /** Whether the server makes a file of it, for a printer elsewhere. */
  readonly isFile?: boolean
  /** What the first print is called. */
  readonly print?: string
  /** The sheets, with the mark that a reprint carries. */
  readonly children: (mark: string | undefined) => ComponentChildren
}

export function Paper({ sheet, of, back, onBack, isFile = false, print: first = words().cage.printNow, children }: Of) {
  const say = words().cage
  const refused = useSignal<Refused | undefined>(undefined)
  /** Which print is leaving now, and how many left before it on this page. */
  const leaving = useSignal<number | undefined>(undefined)
  const left = useSignal(0)
  const { view: known } = useView(
    `/api/views/prints?sheet=${encodeURIComponent(sheet)}&of=${encodeURIComponent(of)}&after=${left.value}`,
  )
  const before = leaving.value === undefined ? (known?.n ?? left.value) : leaving.value - 1
  useEffect(() => {
    const over = () => {
      leaving.value = undefined
    }
    addEventListener('afterprint', over)
    return () => removeEventListener('afterprint', over)
  }, [])
  useEffect(() => {
    if (leaving.value !== undefined) print()
  }, [leaving.value])
  const counted = async (): Promise<number | undefined> => {
    const answer = await send({ do: 'PrintSheet', sheet, of })
    refused.value = answer.ok ? undefined : answer
    const printed = answer.ok ? eventOf(answer.events, 'SheetPrinted') : undefined
    if (printed !== undefined) left.value = printed.n
    return printed?.n
  }
  const printNow = async () => {
    leaving.value = await counted()
  }
  /** A file is a print like any other. One that did not arrive is fetched again without being counted again. */
  const lost = useSignal(false)
  const fileNow = async () => {
    if (!lost.value && (await counted()) === undefined) return
    const file = await readFile(
      `/api/papers/${encodeURIComponent(sheet)}?${new URLSearchParams({ of, language: language.value })}`,
    )
    lost.value = file.reasons !== undefined
    refused.value =
      file.reasons === undefined ? undefined : { ok: false, who: { kind: 'order' }, reasons: file.reasons }
    if (file.bytes !== undefined) saveAs(`${of.replaceAll(' ', '-')}.pdf`, file.bytes)
  }
  return (
    <>
      <div class="actions no-print">
        {isAllowed('PrintSheet') && (
          <Button look="primary" onClick={() => void printNow()}>
            {before === 0 ? first : say.printAgain}
          </Button>
        )}
        {isFile && isAllowed('PrintSheet') && <Button onClick={() => void fileNow()}>{say.asFile}</Button>}
        {onBack !== undefined && <Button onClick={onBack}>{back}</Button>}
        <span class="soft">{say.printed(Math.max(known?.n ?? 0, left.value))}</span>
      </div>
      <Refusal refused={refused.value} />
      <div class="uncounted" data-leaving={leaving.value !== undefined}>
        <h1>{say.notCounted}</h1>
        <p>{say.onlyHere}</p>
      </div>
      <div class="papers" data-leaving={leaving.value !== undefined}>
        {children(before === 0 ? undefined : say.copyMark(before))}
      </div>
    </>
  )
}

/** The head of a sheet: what it is, for whom, and whether it is a reprint. */
export function SheetHead({ title, says, mark }: { title: string; says?: string; mark: string | undefined }) {
  return (
    <header class="pane-head">
      <div>
        <h1>{title}</h1>
        {says !== undefined && <p class="soft">{says}</p>}
      </div>
      {mark !== undefined && <strong class="copy-mark">{mark}</strong>}
    </header>
  )
}
