/** The pool and where it is from, what each place has, bounties, a deal, and the prizes given out. */
import { useSignal } from '@preact/signals'
import type { TournamentDesk, WinRow } from '../../../views/tournaments/rows.ts'
import type { PrizeRow } from '../../../views/tournaments/sign.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { useSending } from '../../ui/form.tsx'
import { List } from '../../ui/list/list.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { words } from '../../words.ts'
import { DealPart, Dealt } from './deal.tsx'
import { FreeTables } from './free.tsx'
import { placeText } from './knockout.tsx'
import { PapersButton } from './players.tsx'

const ROWS = ['buyIns', 'rebuys', 'addOns', 'added', 'given', 'charity', 'bounties', 'places', 'fees'] as const
const NOTHING = '$0.00'

export function Prizes({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments
  return (
    <div class="director-prizes">
      <div>
        <Places desk={desk} />
        {desk.wins.length > 0 && <Wins desk={desk} />}
      </div>
      <div>
        {desk.status === 'finished' && isAllowed('AwardTournament') && (
          <article class="pane">
            <Deed
              act="AwardTournament"
              order={{ do: 'AwardTournament', activity: desk.activity }}
              label={say.prizes.award}
              says={desk.structure.asksId ? say.prizes.awardSays : say.prizes.awardPlain}
              onDone={() => tell(say.prizes.awarded)}
            />
          </article>
        )}
        <article class="pane">
          <h2>{say.prizes.pool}</h2>
          <Facts
            rows={ROWS.map((row) => [
              say.prizes.rows[row],
              desk.figures[row] === NOTHING && row !== 'places' ? '' : desk.figures[row],
            ])}
          />
          <div class="actions">
            <PapersButton activity={desk.activity} paper="payouts" says={say.papers.payouts} />
          </div>
        </article>
        {desk.structure.bounties !== undefined && <Bounties desk={desk} />}
        {desk.free !== undefined && <FreeTables desk={desk} free={desk.free} />}
        {desk.deal !== undefined ? <Dealt desk={desk} deal={desk.deal} /> : <DealPart desk={desk} />}
      </div>
    </div>
  )
}

function Places({ desk: { prizes, rest, status } }: { desk: TournamentDesk }) {
  const say = words().tournaments.prizes
  return (
    <>
      <List
        name="tournament-prizes"
        title={say.places}
        hasHeading
        keepsHeads
        isWhole
        quietUpTo={10}
        rows={prizes}
        keyOf={({ place }) => String(place)}
        columns={[
          { key: 'place', says: say.place, value: ({ place, to }) => placeText(place, to) },
          {
            key: 'who',
            says: say.who,
            value: ({ name }) => name ?? say.stillOpen,
            cell: ({ name }) => name ?? <span class="soft">{say.stillOpen}</span>,
            isUnlabelled: true,
          },
          ...(prizes.some(({ thing }) => thing !== undefined)
            ? [{ key: 'thing', says: say.thing, value: ({ thing }: PrizeRow) => thing, isUnlabelled: true as const }]
            : []),
          { key: 'prize', says: say.prize, value: ({ prize }) => prize, kind: 'money' },
        ]}
      />
      {rest !== undefined && <p class="soft">{say.restIs(rest.amount, rest.place)}</p>}
      {(status === 'open' || status === 'running') && <p class="soft">{say.ifNow}</p>}
    </>
  )
}

function Wins({ desk: { wins } }: { desk: TournamentDesk }) {
  const say = words().tournaments.prizes
  return (
    <List
      name="tournament-wins"
      title={words().tournaments.status.awarded}
      hasHeading
      keepsHeads
      quietUpTo={10}
      rows={wins}
      keyOf={({ hit }) => hit}
      columns={[
        {
          key: 'who',
          says: say.who,
          value: ({ name, isFree }) => (isFree === true ? `${name} · ${words().tournaments.free.at}` : name),
        },
        {
          key: 'place',
          says: say.place,
          value: ({ place, to }) => (place === undefined ? say.of.bounty : placeText(place, to)),
        },
        { key: 'claim', says: say.claim, value: ({ claims }) => claims.flatMap(claimText).join(', ') },
        ...(wins.some((win) => itemsOf(win) !== '')
          ? [{ key: 'of', says: say.thing, value: itemsOf, isUnlabelled: true as const }]
          : []),
        {
          key: 'for',
          says: words().tournamentPapers.for,
          value: ({ prizes }) => prizes.map(prizeText).join(', '),
          isDetail: true,
        },
        {
          key: 'hit',
          says: words().listed.hit,
          value: ({ hit }) => hit,
          cell: ({ hit }) => <RecordLink of={hit} />,
          isDetail: true,
        },
        { key: 'prize', says: say.prize, value: ({ total }) => total, kind: 'money' },
      ]}
    />
  )
}

const itemsOf = ({ claims }: WinRow): string =>
  claims.flatMap(({ item }) => (item === undefined ? [] : [item])).join(' · ')

function prizeText({ of, amount, target, item, form }: WinRow['prizes'][number]): string {
  const say = words().tournaments.prizes
  const what = item ?? (form === 'allowance' ? say.allowance : undefined)
  return [say.of[of], target, what, amount].filter((part) => part !== undefined).join(' ')
}

function claimText({ claim, isPaid }: WinRow['claims'][number]): readonly string[] {
  const say = words().tournaments.prizes
  return claim === undefined ? [] : [`${claim} · ${isPaid ? `◆ ${say.paid}` : `○ ${say.atCage}`}`]
}

/** Of a field that is larger, players are looked for. */
const SHOWN_MOST = 60

const isLive = ({ status }: TournamentDesk): boolean => status === 'open' || status === 'running'

function Bounties({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments.prizes
  const { bounties } = desk.structure
  const players = [
    ...desk.entries.map(({ entry, name, status, bounty, isLate }) => ({
      entry,
      name,
      status,
      bounty,
      // Once play has begun, of the players only those who came later: nobody else is named any more, and nobody is let off.
      isOpen: desk.status === 'open' || (isLate === true && bounty === undefined),
    })),
    ...(desk.free?.players ?? []).map(({ player, name, status, bounty }) => ({
      entry: player,
      name,
      status,
      bounty,
      isOpen: true,
    })),
  ]
  const chosen = useSignal<readonly string[]>(
    players.flatMap(({ entry, bounty }) => (bounty === undefined ? [] : [entry])),
  )
  const find = useSignal('')
  const { refused, order } = useSending()
  if (bounties === undefined) return null
  const inPlay = players.filter(({ status }) => status === 'in')
  const nameable = inPlay.filter(({ isOpen: can }) => can)
  const isOpen = isLive(desk) && bounties.targets === 'chosen' && isAllowed('NameTargets') && nameable.length > 0
  const isLarge = nameable.length > SHOWN_MOST
  const wanted = find.value.trim().toLowerCase()
  // Of a large field only who is looked for, and who is chosen already.
  const shown = isLarge
    ? nameable.filter(({ entry, name }) => {
        const isFound = wanted !== '' && [name, entry].some((text) => text.toLowerCase().includes(wanted))
        return isFound || chosen.value.includes(entry)
      })
    : nameable
  const targets = players.filter(({ bounty }) => bounty !== undefined)
  const isNew = chosen.value.length !== targets.length || targets.some(({ entry }) => !chosen.value.includes(entry))
  const alive = inPlay.filter(({ entry }) => chosen.value.includes(entry)).length
  return (
    <article class="pane">
      <h2>{say.targets}</h2>
      <p class="soft">
        {bounties.targets === 'everybody'
          ? say.everybody(bounties.amount)
          : desk.status === 'running'
            ? say.targetsStay(bounties.amount)
            : say.targetsSays(bounties.amount)}
      </p>
      {bounties.targets === 'chosen' && (
        <p>{targets.map(({ name, status }) => (status === 'in' ? name : `✕ ${name}`)).join(', ')}</p>
      )}
      {isOpen && (
        <>
          {isLarge && (
            <Field label={words().tournaments.player.find} hint={words().tournaments.player.findHint}>
              <Input
                type="search"
                autocomplete="off"
                maxLength={60}
                value={find.value}
                onInput={({ currentTarget }) => {
                  find.value = currentTarget.value
                }}
              />
            </Field>
          )}
          <Choices class="knock-choices" label={say.targets}>
            {shown.map(({ entry, name }) => (
              <Toggle
                key={entry}
                isOn={chosen.value.includes(entry)}
                onClick={() => {
                  chosen.value = chosen.value.includes(entry)
                    ? chosen.value.filter((one) => one !== entry)
                    : [...chosen.value, entry]
                }}
              >
                {name}
              </Toggle>
            ))}
          </Choices>
          <div class="actions">
            <Button
              disabled={!isNew}
              onClick={() =>
                void order({ do: 'NameTargets', activity: desk.activity, entries: [...chosen.value] }, say.targetsNamed)
              }
            >
              {say.nameTargets(alive)}
            </Button>
          </div>
          <Refusal refused={refused.value} />
        </>
      )}
    </article>
  )
}
