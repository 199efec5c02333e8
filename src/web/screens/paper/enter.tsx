/**
 * What stands on paper, typed in by another person than the one who did it. First who and when; then the same forms as on
 * the screens: every order of this page carries both.
 */
import { minuteOf } from '../../ui/shell/clock.tsx'
import '../floor/floor.css'
import '../cage/cage.css'
import '../count/count.css'
import { useEffect } from 'preact/hooks'
import { query, show } from '../../stream/address.ts'
import { beat, view } from '../../stream/feed.ts'
import { acting, held, paper } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Money } from '../../ui/money.tsx'
import { nameOf } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { Row, Rows } from '../../ui/row.tsx'
import { Slip } from '../../ui/slip.tsx'
import { words } from '../../words.ts'
import { Claim } from '../cage/claim.tsx'
import { Box } from '../count/box.tsx'
import { FreeTables } from '../floor/free.tsx'
import { Hit } from '../floor/hit.tsx'
import { ReportPage } from '../floor/report.tsx'
import { isWaiting } from '../report/undecided.ts'

const KINDS = {
  hit: 'ReportHit',
  verify: 'VerifyHit',
  pay: 'PayClaim',
  count: 'CountBox',
  free: 'RequestFreeTable',
} as const
type Kind = keyof typeof KINDS
const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name)

export function Enter() {
  const say = words().paper
  const asked = query.value
  const wanted = asked.get('enter') ?? ''
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => isAllowed(KINDS[kind]))
  const kind = isKind(wanted) && kinds.includes(wanted) ? wanted : undefined
  const [by, at] = [asked.get('by') ?? '', asked.get('at') ?? '']
  const isReady = by !== '' && at !== ''
  // A count names both counters in its own form.
  const isOwnForm = kind === 'count'
  useEffect(() => {
    paper.value = isReady && !isOwnForm ? { by, at } : undefined
    return () => {
      paper.value = undefined
    }
  }, [by, at, isReady, isOwnForm])
  const reported = kind === 'hit' && asked.get('report') === null ? asked.get('hit') : null
  const isReporting = kind === 'hit' && isReady && paper.value !== undefined && reported === null
  return (
    <>
      <section class="pane paper-who no-print" aria-label={say.whoAndWhen}>
        <h2>{say.whoAndWhen}</h2>
        <p class="soft">{say.enterSays}</p>
        <div class="paper-choices">
          <Choices>
            <legend class="unseen">{say.what}</legend>
            {kinds.map((one) => (
              <Toggle
                key={one}
                isOn={one === kind}
                onClick={() =>
                  show({ enter: one, report: undefined, hit: undefined, claim: undefined, table: undefined })
                }
              >
                {say.kind[one]}
              </Toggle>
            ))}
          </Choices>
          {kind !== undefined && !isOwnForm && <WhoAndWhen by={by} at={at} />}
        </div>
        {isReady && !isOwnForm && kind !== undefined && (
          <Notice tone="due">{say.entering(nameOf(by), minuteOf(at), nameOf(acting.value))}</Notice>
        )}
      </section>
      <Held />
      {kind !== undefined && isReporting ? (
        <ReportPage chosen={asked.get('report') ?? ''} />
      ) : (
        <main>
          {kind === undefined && <p class="soft">{kinds.length === 0 ? say.nothingToEnter : say.chooseKind}</p>}
          {reported !== null && (
            <Notice tone="good">
              {say.reported(reported)}
              <div class="actions">
                <Button
                  look="primary"
                  onClick={() => show({ enter: 'verify', hit: reported, by: undefined, at: undefined })}
                >
                  {say.verifyNext}
                </Button>
                <Button onClick={() => show({ hit: undefined })}>{say.another}</Button>
              </div>
            </Notice>
          )}
          {kind !== undefined && kind !== 'hit' && (isReady || isOwnForm) && <Entered kind={kind} />}
          {kind !== undefined && !isReady && !isOwnForm && <p class="soft">{say.nameFirst}</p>}
        </main>
      )}
    </>
  )
}

/** What was typed in last: the person it names confirms it here, or wherever they are. */
function Held() {
  const slip = view('slips').value?.find((one) => one.slip === held.value)
  if (slip === undefined) return null
  return (
    <Notice tone="due" class="no-print" role="region" aria-label={words().slips.title(slip.slip)}>
      <strong>{words().slips.kept(slip.slip, slip.waits.map(nameOf).join(', '))}</strong>
      <Slip slip={slip} />
    </Notice>
  )
}

function WhoAndWhen({ by, at }: { by: string; at: string }) {
  const say = words().paper
  const staff = (view('room').value?.staff ?? []).filter(({ id }) => id !== acting.value)
  return (
    <>
      <Field label={say.didIt}>
        <Select value={by} onChange={({ currentTarget: { value } }) => show({ by: value === '' ? undefined : value })}>
          <option value="">{words().choose}</option>
          <Options
            of={staff.map(({ id, name, roles }) => [
              id,
              `${name}, ${roles.map((role) => words().roles[role]).join(', ')}`,
            ])}
          />
        </Select>
      </Field>
      <Field label={say.happened}>
        <Input
          type="datetime-local"
          value={at}
          max={beat.value?.local.slice(0, 16)}
          onChange={({ currentTarget: { value } }) => show({ at: value === '' ? undefined : value })}
        />
      </Field>
    </>
  )
}

function Entered({ kind }: { kind: Exclude<Kind, 'hit'> }) {
  switch (kind) {
    case 'verify':
      return <Hits />
    case 'pay':
      return <Claims />
    case 'count':
      return <Boxes />
    case 'free':
      return <FreeTables />
  }
}

type Choosable = { readonly key: string; readonly says: string; readonly amount?: string }

function Listed({ name, rows, chosen }: { name: string; rows: readonly Choosable[]; chosen: string | null }) {
  return (
    <Rows>
      {rows.map(({ key, says, amount }) => (
        <li key={key}>
          <Row isOpen={key === chosen} onClick={() => show({ [name]: key })}>
            <span>{says}</span>
            {amount !== undefined && <Money amount={amount} />}
          </Row>
        </li>
      ))}
    </Rows>
  )
}

function Hits() {
  const say = words()
  const hits = (view('hits').value ?? []).filter(isWaiting)
  // What was just decided stays to be seen.
  const chosen = view('hits').value?.find(({ hit }) => hit === query.value.get('hit'))
  return (
    <div class="desk">
      <div>
        {hits.length === 0 && <p class="soft">{say.paper.noHits}</p>}
        <Listed
          name="hit"
          chosen={chosen?.hit ?? null}
          rows={hits.map(({ hit, name, source, total }) => ({
            key: hit,
            says: [hit, ...(source.kind === 'table' ? [say.table.title(source.table)] : []), name].join(' · '),
            amount: total,
          }))}
        />
      </div>
      {chosen !== undefined && (
        <div>
          <Hit key={chosen.hit} hit={chosen} />
        </div>
      )}
    </div>
  )
}

function Claims() {
  const say = words()
  const claims = (view('claims').value ?? []).filter(({ status }) => status === 'open')
  const wanted = query.value.get('claim')
  const chosen = (view('claims').value ?? []).find(({ claim }) => claim === wanted)
  return (
    <div class="desk">
      <div>
        {claims.length === 0 && <p class="soft">{say.paper.noClaims}</p>}
        <Listed
          name="claim"
          chosen={wanted}
          rows={claims.map(({ claim, to, amount }) => ({
            key: claim,
            says: `${claim} · ${words().party(to)}`,
            amount,
          }))}
        />
      </div>
      {chosen !== undefined && (
        <div>
          <Claim key={chosen.claim} claim={chosen} />
        </div>
      )}
    </div>
  )
}

function Boxes() {
  const say = words()
  const boxes = view('counts').value?.boxes ?? []
  const chosen = boxes.find(({ table }) => table === query.value.get('table'))
  return (
    <div class="desk">
      <Listed
        name="table"
        chosen={chosen?.table ?? null}
        rows={boxes.map(({ table, activities }) => ({
          key: table,
          says: `${say.table.title(table)} · ${activities.map(({ name }) => name).join(', ')}`,
        }))}
      />
      {chosen !== undefined && <Box key={chosen.table} box={chosen} />}
    </div>
  )
}
