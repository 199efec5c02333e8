/** Search everywhere: the field on top of every desk, the key `/`, and Ctrl+K, also where `/` is typed. Finds what this person may see, and nothing else. */
import './find.css'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { PersonView } from '../../../server/door/persons.ts'
import type { FindView } from '../../../views/record/found.ts'
import { lazily } from '../../lazily.tsx'
import { post } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { session } from '../../stream/session.ts'
import { useView } from '../../stream/viewreader.ts'
import { words } from '../../words.ts'
import { Button } from '../button.tsx'
import { Input } from '../field.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { Reasons } from '../refusal.tsx'
import { Row, RowLink, Rows } from '../row.tsx'
import { Icon } from './icons.tsx'

const Found = lazily(async () => (await import('./found.tsx')).Found)
const countIn = ({ hits, claims, tickets, tables, people, day }: FindView): number =>
  hits.length + claims.length + tickets.length + tables.length + people.length + (day === undefined ? 0 : 1)

/** Typing is not asked about letter by letter. */
const PAUSE_MS = 150

export function Find() {
  const say = words().record.find
  const isOpen = useSignal(false)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      // A screen that has a search of its own takes the slash first.
      if (event.defaultPrevented || !(isSlash(event) || isAlways(event))) return
      event.preventDefault()
      isOpen.value = true
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
  return (
    <>
      <Button
        class="find-field"
        title={say.key}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => (isOpen.value = true)}
      >
        <Icon of="search" />
        <span class="unseen">{say.label} </span>
        <span class="find-hint">{say.hint}</span>
        <kbd>/</kbd>
      </Button>
      {isOpen.value && <FindBox onClose={() => (isOpen.value = false)} />}
    </>
  )
}

const isSlash = (event: KeyboardEvent): boolean =>
  event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
const isAlways = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)

function FindBox({ onClose }: { onClose: () => void }) {
  const say = words().record.find
  const text = useSignal('')
  const asked = usePaused(text.value.trim())
  const box = useRef<HTMLDivElement>(null)
  const { view: found, reasons } = useView(
    asked === '' ? undefined : `/api/views/find?${new URLSearchParams({ text: asked })}`,
  )
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>(':is(a, button).row') ?? [])]
  /** Arrows go through what was found; the first is one Enter away. */
  const move = (event: KeyboardEvent) => {
    const all = rows()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = event.key === 'ArrowDown' ? at + 1 : event.key === 'ArrowUp' ? at - 1 : undefined
    if (event.key === 'Enter' && at < 0 && found !== undefined && asked === text.value.trim()) all[0]?.click()
    if (to === undefined) return
    event.preventDefault()
    if (to < 0) box.current?.querySelector('input')?.focus()
    else all[to]?.focus()
  }
  return (
    <Dialog title={say.label} onClose={onClose} class="find">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the field and the rows, which are what is pressed */}
      <div ref={box} class="find-box" onKeyDown={move}>
        <Input
          type="search"
          aria-label={say.hint}
          placeholder={say.hint}
          autofocus
          maxLength={80}
          value={text.value}
          onInput={({ currentTarget: { value } }) => (text.value = value)}
        />
        <p class="soft" role="status">
          {asked === ''
            ? say.start
            : found === undefined
              ? ''
              : countIn(found) === 0
                ? say.nothing(asked)
                : say.results(countIn(found))}
        </p>
        {reasons !== undefined && <Reasons reasons={reasons} />}
        {found !== undefined && <Found found={found} />}
        {asked !== '' && <InRegister key={asked} text={asked} />}
        {found !== undefined && found.hits.length > 0 && session.value?.places.includes('hit') === true && (
          <Rows>
            <li>
              <RowLink href={`/hit?${new URLSearchParams({ find: asked })}`}>{say.allOf(asked)}</RowLink>
            </li>
          </Rows>
        )}
      </div>
    </Dialog>
  )
}

/** Names of winners are in the register: whoever may read it says so, and it is noted. */
function InRegister({ text }: { text: string }) {
  const say = words().record
  const found = useSignal<readonly PersonView[] | undefined>(undefined)
  if (!isAllowed('EnrolPerson') || !/\p{L}{2}/u.test(text)) return null
  const look = async () => {
    const answer = await post('/api/persons/find', { name: text })
    found.value = answer.ok ? answer.found : []
  }
  return (
    <>
      {found.value === undefined && (
        <Rows>
          <li>
            <Row onClick={() => void look()}>{say.find.inRegister(text)}</Row>
          </li>
        </Rows>
      )}
      {found.value?.length === 0 && <p class="soft">{say.find.nobody}</p>}
      {found.value !== undefined && found.value.length > 0 && (
        <>
          <h3>{say.find.winners}</h3>
          <Rows>
            {found.value.map(({ person, name }) => (
              <li key={person}>
                <RowLink href={`/hit?find=${encodeURIComponent(`#${person}`)}`}>
                  <strong>{name}</strong>
                  <span class="soft">{say.personNumber(person)}</span>
                </RowLink>
              </li>
            ))}
          </Rows>
        </>
      )}
    </>
  )
}

function usePaused(text: string): string {
  const paused = useSignal(text)
  useEffect(() => {
    const timer = setTimeout(() => {
      paused.value = text
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused.value
}
