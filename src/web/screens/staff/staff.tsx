/** The people who work here, for the administrator; and the table of who may do what, for everybody who may look. */
import { clockOf } from '../../ui/shell/clock.tsx'
import './staff.css'
import type { StaffRow } from '../../../server/door/staff.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { session } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { List } from '../../ui/list/list.tsx'
import { OfficeDesk } from '../../ui/list/officedesk.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words.ts'
import { EnrolFactor } from '../signin/factor.tsx'
import { Devices } from './devices.tsx'
import { Enrol, isAdministrator, Member } from './member.tsx'
import { Permissions } from './permissions.tsx'
import { HouseProfile } from './profile.tsx'
import { SetTable } from './settable.tsx'
import { Stations } from './stations.tsx'
import { isToDecide, StaffTiles } from './tiles.tsx'
import { Trail } from './trail.tsx'

const PAGES = ['people', 'table', 'rooms', 'devices', 'stations', 'profile', 'trail'] as const

function StaffPage() {
  const say = words().staff
  const needs = session.value?.needsFactor
  const page = PAGES.find((name) => name === query.value.get('page')) ?? 'people'
  return (
    <Desk screen="staff">
      <main>
        <Tabs
          label={words().screens.staff}
          names={PAGES}
          chosen={page}
          says={(name) => say[name]}
          to={(name) => ({ page: name, person: undefined, add: undefined })}
        />
        {needs !== undefined && <EnrolFactor says={words().signin.factorNeeded[needs]} />}
        {page === 'people' && query.value.get('person') === null && <StaffTiles />}
        {page === 'people' && <People />}
        {page === 'table' && <Permissions />}
        {page === 'rooms' && <SetTable />}
        {page === 'devices' && <Devices />}
        {page === 'stations' && <Stations />}
        {page === 'profile' && <HouseProfile />}
        {page === 'trail' && <Trail />}
      </main>
    </Desk>
  )
}

function People() {
  const say = words()
  const rows = view('staff').value
  const chosen = rows?.find(({ id }) => id === query.value.get('person'))
  const sorted = [...(rows ?? [])].sort(
    (a, b) => Number(b.isActive) - Number(a.isActive) || a.name.localeCompare(b.name),
  )
  return (
    <OfficeDesk
      label={say.staff.people}
      isOpened={query.value.get('person') !== null}
      back={say.staff.people}
      onBack={() => show({ person: undefined })}
      adds={isAdministrator() ? { says: say.staff.enrol, onAdd: () => show({ person: 'new' }) } : undefined}
      list={
        <>
          {rows === undefined && <Waiting />}
          {chosen !== undefined && isAdministrator() && (
            <p>
              <Button onClick={() => show({ person: undefined })}>{say.staff.enrol}</Button>
            </p>
          )}
          <List
            name="staff"
            title={say.staff.people}
            at=""
            rows={sorted}
            keyOf={({ id }) => id}
            choices={[
              { key: 'here', says: say.listed.worksHere, fits: ({ isActive }) => isActive },
              { key: 'new', says: say.tiles.withoutPin, fits: ({ isActive, isNew }) => isActive && isNew },
              { key: 'decide', says: say.tiles.toDecide, fits: isToDecide },
              { key: 'left', says: say.staff.left, fits: ({ isActive }) => !isActive },
            ]}
            opens={{ isOpen: ({ id }) => id === chosen?.id, open: ({ id }) => show({ person: id }) }}
            columns={[
              {
                key: 'name',
                says: say.staff.name,
                value: ({ name }) => name,
                cell: ({ name }) => <strong>{name}</strong>,
              },
              { key: 'id', says: say.staff.number, value: ({ id }) => id, isDetail: true },
              { key: 'state', says: say.listed.state, value: stateOf, isUnlabelled: true },
            ]}
          />
        </>
      }
    >
      <section aria-live="polite">
        {rows !== undefined && (chosen === undefined ? <Enrol /> : <Member key={chosen.id} member={chosen} />)}
      </section>
    </OfficeDesk>
  )
}

function stateOf({ roles, isActive, isNew, conflicts, lockedUntil }: StaffRow): string {
  const say = words()
  return [
    isActive ? roles.map((role) => say.roles[role]).join(', ') : say.staff.left,
    ...(isActive && isNew ? [say.staff.isNew] : []),
    ...(conflicts.length > 0 ? [say.staff.conflictShort] : []),
    ...(lockedUntil === undefined ? [] : [say.staff.locked(clockOf(lockedUntil))]),
  ].join(' · ')
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'staff', views: ['staff', 'tables', 'devices', 'stations'] }, page, <StaffPage />)
