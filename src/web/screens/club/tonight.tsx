/** What a member can take part in, the next first: whoever stands at the desk asks for it before anything else. */
import { view } from '../../stream/feed.ts'
import { isPlaceOfMine } from '../../stream/permission.ts'
import { List } from '../../ui/list/list.tsx'
import { words } from '../../words.ts'

type Offer = {
  readonly key: string
  readonly name: string
  readonly what: 'drawing' | 'now' | 'contest'
  readonly at?: string | undefined
  readonly prize?: string | undefined
  readonly href: string
}

export function Tonight() {
  const say = words().club
  const rows = [...drawings(), ...contests()].sort((a, b) => ((a.at ?? '~') < (b.at ?? '~') ? -1 : 1))
  return (
    <section class="pane" aria-label={say.tonight}>
      <p class="soft">{say.choose}</p>
      <List
        name="club-tonight"
        title={say.tonight}
        hasHeading
        keepsHeads
        quietUpTo={20}
        rows={rows}
        keyOf={({ key }) => key}
        empty={say.nothingTonight}
        {...(isPlaceOfMine('games') ? { opens: leadingThere } : { isWhole: true })}
        columns={[
          { key: 'name', says: words().cage.activity, value: ({ name }) => name },
          { key: 'what', says: say.what, value: ({ what }) => say.offers[what], isUnlabelled: true },
          { key: 'at', says: say.whenIs, value: ({ at }) => at, kind: 'time', isUnlabelled: true },
          { key: 'prize', says: words().cage.prize, value: ({ prize }) => prize, kind: 'money' },
        ]}
      />
    </section>
  )
}

const leadingThere = {
  isOpen: () => false,
  open: ({ href }: Offer) => location.assign(href),
  href: ({ href }: Offer) => href,
}

const drawings = (): Offer[] =>
  (view('drawings').value ?? []).flatMap(({ activity, name, status, drawing, next, prize }) => {
    const at = drawing?.from ?? next
    if (status !== 'running' || at === undefined) return []
    const what = drawing === undefined ? 'drawing' : 'now'
    return [{ key: activity, name, what, at, prize, href: `/games?${new URLSearchParams({ drawing: activity })}` }]
  })

/** Forms are taken until it locks. */
const contests = (): Offer[] =>
  (view('contests').value ?? []).flatMap(({ activity, name, status, locks }) =>
    status !== 'open' ? [] : [{ key: activity, name, what: 'contest', at: locks, href: '/contests' }],
  )
