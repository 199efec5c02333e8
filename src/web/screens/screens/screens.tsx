/** Screens on the wall: each with an address and a playlist. Whoever hangs one up opens that address on it. */
import './screens.css'
import type { Screen } from '../../../base/screen.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { List } from '../../ui/list/list.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { addressOf } from './address.ts'
import { OnWall, onWallText } from './onwall.tsx'
import { Playlist } from './playlist.tsx'

/** In the address of the page, for one that is not set up yet. */
const NEW = 'new'

function ScreensPage() {
  const say = words().wall
  const screens = view('screens').value
  const wall = view('wall').value ?? []
  const wallOf = (of: string) => wall.find(({ screen }) => screen === of)
  const wanted = query.value.get('screen')
  if (screens === undefined)
    return (
      <Desk screen="screens">
        <main>
          <Waiting />
        </main>
      </Desk>
    )
  const isNew = wanted === NEW || (screens.length === 0 && isAllowed('SetScreen'))
  const chosen = isNew ? undefined : (screens.find(({ screen }) => screen === wanted) ?? screens[0])
  return (
    <Desk screen="screens">
      <main class="office-desk wall-desk">
        <nav class="office-list" aria-label={say.title}>
          {screens.length === 0 && <p class="soft">{say.none}</p>}
          <List
            name="screens"
            title={say.title}
            quietUpTo={6}
            rows={screens}
            keyOf={({ screen }) => screen}
            opens={{ isOpen: (one) => one === chosen, open: ({ screen }) => show({ screen }) }}
            columns={[
              {
                key: 'name',
                says: words().listed.name,
                value: ({ name }) => name,
                cell: ({ name }) => <strong>{name}</strong>,
              },
              { key: 'address', says: say.address, value: ({ screen }) => addressOf(screen), isUnlabelled: true },
              {
                key: 'status',
                says: words().listed.state,
                value: ({ screen }) => onWallText(wallOf(screen)),
                cell: ({ screen }) => <OnWall of={wallOf(screen)} />,
                isUnlabelled: true,
              },
            ]}
          />
          {isAllowed('SetScreen') && !isNew && (
            <p class="actions">
              <Button onClick={() => show({ screen: NEW })}>{say.another}</Button>
            </p>
          )}
          {screens.length > 0 && <p class="soft">{say.silentSays}</p>}
          <p class="soft">{say.everything}</p>
        </nav>
        {(chosen !== undefined || isNew) && <Playlist key={keyOf(chosen)} screen={chosen} />}
      </main>
    </Desk>
  )
}

/** What is typed stays while nothing about the screen has changed. */
const keyOf = (screen: Screen | undefined): string => JSON.stringify(screen ?? NEW)

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'screens', views: ['screens', 'wall', 'meters'] }, page, <ScreensPage />)
