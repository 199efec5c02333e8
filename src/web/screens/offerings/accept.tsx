/** Acceptance, clause by clause: what was read is ticked, what changed stands out, the approved document is named by digest. */

import { useSignal } from '@preact/signals'
import { hexOf, sha256 } from '../../../base/digest.ts'
import type { OfferedView } from '../../../server/desks/catalogview.ts'
import { headingOf } from '../../../views/clausesheet/cite.ts'
import { show } from '../../stream/address.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Check, Field, Input } from '../../ui/field.tsx'
import { nameOf } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { Readings } from './readings.tsx'

export function Accept({ offered }: { offered: OfferedView }) {
  const say = words().offerings
  const ticked = useSignal<readonly string[]>([])
  const document = useSignal('')
  const { clauseList, text, accepted, file } = offered
  if (text === undefined) return <Notice>{say.noFile}</Notice>
  const isAll = clauseList.every(({ clause }) => ticked.value.includes(clause))
  const isChanged = file === 'changed'
  const tick = (clause: string, isOn: boolean) => {
    ticked.value = isOn ? [...ticked.value, clause] : ticked.value.filter((one) => one !== clause)
  }
  return (
    <section class="pane" aria-label={say.parts.accept}>
      {accepted !== undefined && (
        <p>
          <Badge tone={isChanged ? 'due' : 'good'}>{isChanged ? say.fileChanged : say.fileAccepted}</Badge>{' '}
          {say.acceptedBy(nameOf(accepted.by), when(accepted.local), accepted.seq)}
          <br />
          <span class="soft">{say.documentDigest}</span> <span class="digest">{accepted.document}</span>
        </p>
      )}
      {accepted === undefined && <p>{say.notAccepted}</p>}
      {isChanged && <Difference offered={offered} />}
      <header class="pane-head">
        <h2>{say.clauseByClause}</h2>
        <span aria-live="polite">{say.ticked(ticked.value.length, clauseList.length)}</span>
        {accepted !== undefined && (
          <Button
            onClick={() => {
              const same = clauseList.filter(({ change }) => change === undefined).map(({ clause }) => clause)
              ticked.value = [...new Set([...ticked.value, ...same])]
            }}
          >
            {say.tickUnchanged}
          </Button>
        )}
      </header>
      <ul class="clause-list">
        {clauseList.map(({ clause, kind, cite, says, readings, change, before }) => (
          <li key={clause} data-change={change}>
            <Check
              label={
                <>
                  <span class="clause">{clause}</span>
                  <span>
                    <span lang="en">{says}</span> <span class="soft" lang="en">{`${kind}, ${headingOf(cite)}`}</span>
                    <Readings of={readings} />
                    {before !== undefined && (
                      <del class="reading" lang="en">
                        {before}
                      </del>
                    )}
                  </span>
                  {change !== undefined && <Badge tone="due">{say.change[change]}</Badge>}
                </>
              }
              checked={ticked.value.includes(clause)}
              onChange={({ currentTarget }) => tick(clause, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      <h2>{say.document}</h2>
      <Document value={document.value} onDigest={(digest) => (document.value = digest)} />
      <Deed
        act="AcceptRules"
        order={
          isAll && document.value.trim() !== ''
            ? { do: 'AcceptRules', text, document: document.value.trim(), clauses: [...ticked.value] }
            : undefined
        }
        label={say.acceptNow(clauseList.length)}
        says={isAll ? say.acceptSays : say.tickFirst}
        onDone={() => {
          ticked.value = []
          show({ part: 'accept' })
        }}
      />
      <p class="soft">
        {say.fileDigest} <span class="digest">{offered.digest}</span>
      </p>
    </section>
  )
}

/** The file never leaves this machine: only its digest does. */
function Document({ value, onDigest }: { value: string; onDigest: (digest: string) => void }) {
  const say = words().offerings
  const read = async (file: File | undefined) => {
    if (file !== undefined) onDigest(hexOf(sha256(new Uint8Array(await file.arrayBuffer()))))
  }
  return (
    <div class="form">
      <Field label={say.documentFile}>
        <Input type="file" onChange={({ currentTarget: { files } }) => void read(files?.[0])} />
      </Field>
      <Field label={say.documentDigest}>
        <Input
          class="digest"
          value={value}
          maxLength={200}
          onInput={({ currentTarget }) => onDigest(currentTarget.value)}
        />
      </Field>
    </div>
  )
}

function Difference({ offered: { gone, lines } }: { offered: OfferedView }) {
  const say = words().offerings
  return (
    <div class="difference">
      {gone.length > 0 && (
        <>
          <h2>{say.gone}</h2>
          <ul class="reasons" lang="en">
            {gone.map(({ clause, says }) => (
              <li key={clause}>
                <span class="clause">{clause}</span> <del>{says}</del>
              </li>
            ))}
          </ul>
        </>
      )}
      <details class="fold">
        <summary>{say.changedLines(lines.length)}</summary>
        <pre lang="en">
          {lines.map(({ is, text }, index) => (
            // Lines may be alike; they never move.
            <span key={index} data-is={is}>{`${is === 'new' ? '+' : '−'} ${text}\n`}</span>
          ))}
        </pre>
      </details>
    </div>
  )
}
