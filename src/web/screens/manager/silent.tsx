/** Devices that are not heard now, and equipment that failed or was silent in the days that are looked at. */

import type { Overview } from '../../../views/overview/overview.ts'
import { view } from '../../stream/feed.ts'
import { Badge } from '../../ui/badge.tsx'
import { List } from '../../ui/list/list.tsx'
import { Says } from '../../ui/sentence.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { addressOf } from '../screens/address.ts'
import { OnWall, onWallText } from '../screens/onwall.tsx'
import { exceptionsAt, firstDay, many, numbersOf } from './told.ts'

export function SilentPage({ told }: { told: Overview }) {
  const say = words().manager
  const lost = (view('devices').value ?? []).filter(({ link }) => link === 'lost')
  const { silent } = told
  const wall = view('wall').value ?? []
  return (
    <>
      <section class="pane" aria-label={say.linkNow}>
        <h2>{say.linkNow}</h2>
        <List
          name="silent-now"
          title={say.linkNow}
          isWhole
          quietUpTo={5}
          rows={lost}
          keyOf={({ device }) => device}
          empty={say.noSilence}
          columns={[
            { key: 'device', says: say.device, value: ({ device }) => words().device(device) },
            { key: 'table', says: say.table, value: ({ table }) => table },
            {
              key: 'since',
              says: say.status,
              value: ({ since }) => since,
              cell: ({ since }) => (
                <Badge tone="due">{since === undefined ? say.silentNow : say.since(when(since))}</Badge>
              ),
              kind: 'time',
              isUnlabelled: true,
            },
            {
              key: 'waiting',
              says: words().listed.waits,
              value: ({ waiting }) => waiting,
              cell: ({ waiting }) => (waiting > 0 ? say.waitingEvents(waiting) : ''),
              kind: 'number',
              isUnlabelled: true,
            },
          ]}
        />
      </section>
      {wall.length > 0 && (
        <section class="pane" aria-label={words().wall.title}>
          <h2>{words().wall.title}</h2>
          {wall.every(({ link }) => link === 'up') && <p class="soft">{words().wall.allSeen}</p>}
          <List
            name="silent-screens"
            title={words().wall.title}
            isWhole
            quietUpTo={5}
            rows={wall}
            keyOf={({ screen }) => screen}
            columns={[
              {
                key: 'name',
                says: words().listed.name,
                value: ({ name }) => name,
                cell: ({ screen, name }) => <a href={addressOf(screen)}>{name}</a>,
              },
              {
                key: 'status',
                says: say.status,
                value: onWallText,
                cell: (one) => <OnWall of={one} />,
                isUnlabelled: true,
              },
            ]}
          />
        </section>
      )}
      <section class="pane" aria-label={say.pages.silent}>
        <header class="plot-head">
          <h2>{say.pages.silent}</h2>
          <a href={exceptionsAt(firstDay(told), told.day)}>{say.allExceptions}</a>
        </header>
        <List
          name="silent"
          title={numbersOf(say.pages.silent)}
          isWhole
          keepsHeads
          quietUpTo={5}
          rows={silent}
          keyOf={({ table, device }) => `${table} ${device}`}
          empty={say.noSilence}
          columns={[
            { key: 'table', says: say.table, value: ({ table }) => table },
            {
              key: 'device',
              says: say.device,
              value: ({ device }) => say.devices[device] ?? device,
              isUnlabelled: true,
            },
            {
              key: 'why',
              says: say.why,
              value: ({ reason }) => words().message(reason),
              cell: ({ reason }) => <Says of={reason} />,
              isUnlabelled: true,
            },
            {
              key: 'times',
              says: say.silentTimes,
              value: ({ times }) => times,
              cell: ({ table, times }) => (
                <a href={exceptionsAt(firstDay(told), told.day, { table, only: 'EquipmentFailed' })}>{many(times)}</a>
              ),
              kind: 'number',
            },
            { key: 'minutes', says: say.silentMinutes, value: ({ minutes }) => minutes, kind: 'number' },
            {
              key: 'last',
              says: say.lastSilent,
              value: ({ last }) => last,
              kind: 'time',
            },
            {
              key: 'status',
              says: say.status,
              value: ({ isNow }) => (isNow ? say.silentNow : say.heardAgain),
              cell: ({ isNow }) => (
                <Badge tone={isNow ? 'due' : 'good'}>{isNow ? say.silentNow : say.heardAgain}</Badge>
              ),
              isUnlabelled: true,
            },
          ]}
        />
      </section>
    </>
  )
}
