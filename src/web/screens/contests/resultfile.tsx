/** Results out of a file: read here, shown, entered like any other, and confirmed by another. */
import { useSignal } from '@preact/signals'
import { resultsIn } from '../../../games/contest/resultfile.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, TextArea } from '../../ui/field.tsx'
import { Form, typedIn, useSending } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { worded, words } from '../../words.ts'
import { readFile } from './slate.tsx'

export function ResultFile({ activity }: { activity: string }) {
  const say = words().contests.result
  const text = useSignal('')
  const { refused, order } = useSending()
  const trimmed = text.value.trim()
  // JSON begins with a bracket, and no column is called so.
  const read = trimmed === '' ? undefined : resultsIn(text.value, /^[[{]/.test(trimmed) ? 'json' : 'csv')
  const results = Array.isArray(read) ? read : []
  const enter = async (form: HTMLFormElement) => {
    const isDone = await order({ do: 'EnterResult', activity, results, source: typedIn(form)('source') }, say.entered)
    if (isDone) text.value = ''
  }
  return (
    <article class="pane">
      <details>
        <summary>{say.file}</summary>
        <Form onSend={enter}>
          <Field label={say.file} hint={say.fileHint}>
            <Input
              type="file"
              accept=".csv,.json,text/csv,application/json"
              onChange={({ currentTarget }) => void readFile(currentTarget, (found) => (text.value = found))}
            />
          </Field>
          <Field label={say.fileText} error={read !== undefined && 'id' in read ? worded(read) : undefined}>
            <TextArea
              rows={6}
              spellcheck={false}
              required
              class="slate-text"
              value={text.value}
              onInput={({ currentTarget }) => (text.value = currentTarget.value)}
            />
          </Field>
          <p role="status" class="soft">
            {results.length > 0 && say.read(results.length)}
          </p>
          <Field label={say.source}>
            <Input name="source" required maxLength={200} />
          </Field>
          <div class="actions">
            <Button type="submit" disabled={results.length === 0}>
              {say.fileDo(results.length)}
            </Button>
          </div>
          <Refusal refused={refused.value} />
        </Form>
      </details>
    </article>
  )
}
