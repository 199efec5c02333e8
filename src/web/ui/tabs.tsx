/** The pages of a desk, as links: which one is open stands in the address. */
import { show } from '../stream/address.ts'

export function Tabs<Name extends string>({
  label,
  names,
  chosen,
  says,
  at = 'page',
  keep = {},
}: {
  label: string
  names: readonly Name[]
  chosen: Name
  says: Readonly<Record<Name, string>>
  /** Its key in the address. */
  at?: string
  /** What else the address says on the next page; nothing where it is undefined. */
  keep?: Readonly<Record<string, string | undefined>>
}) {
  return (
    <nav class="office-tabs" aria-label={label}>
      {names.map((name) => (
        <a
          key={name}
          href={`?${at}=${name}`}
          aria-current={name === chosen ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault()
            show({ ...keep, [at]: name })
          }}
        >
          {says[name]}
        </a>
      ))}
    </nav>
  )
}
