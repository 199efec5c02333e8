/** The pages of a desk, as links: which one is open stands in the address. Arrow keys go from one to the next. */
import './tabs.css'
import type { ComponentChildren } from 'preact'
import { show } from '../stream/address.ts'

type TabsProps<Name extends string> = {
  readonly label: string
  readonly names: readonly Name[]
  readonly chosen: Name | undefined
  readonly says: (name: Name) => ComponentChildren
  /** What the address says when it is open; nothing where a key is undefined. */
  readonly to: (name: Name) => Readonly<Record<string, string | undefined>>
  /** What else stands on the line. */
  readonly children?: ComponentChildren
}

export function Tabs<Name extends string>({ label, names, chosen, says, to, children }: TabsProps<Name>) {
  return (
    <div class="tabs">
      <nav aria-label={label} onKeyDown={go}>
        {names.map((name) => (
          <a
            key={name}
            href={addressOf(to(name))}
            aria-current={name === chosen ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault()
              show(to(name))
            }}
          >
            {says(name)}
          </a>
        ))}
      </nav>
      {children}
    </div>
  )
}

/** How many wait there. */
export const TabCount = ({ of, isDue = false }: { of: number; isDue?: boolean }) => (
  <span class="tab-count" data-due={isDue}>
    {of}
  </span>
)

const addressOf = (choice: Readonly<Record<string, string | undefined>>): string =>
  `?${new URLSearchParams(Object.entries(choice).filter((one): one is [string, string] => one[1] !== undefined))}`

function go(event: KeyboardEvent): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (by === undefined || !(event.currentTarget instanceof HTMLElement)) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  links[(at + by + links.length) % links.length]?.focus()
  event.preventDefault()
}
