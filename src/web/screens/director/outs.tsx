/** Who fell last, by whom, and the way back. */

import type { OutRow, TournamentDesk } from '../../../views/tournaments/rows.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Field, Input } from '../../ui/field.tsx'
import { useSending } from '../../ui/form.tsx'
import { List } from '../../ui/list/list.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ReasonByTwo } from '../../ui/secondperson.tsx'
import { clockOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { placeText } from './knockout.tsx'

export function Latest({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments.out
  const papers = words().tournamentPapers
  const canUndo = desk.status !== 'awarded' && isAllowed('UndoKnockOut')
  return (
    <List
      name="tournament-outs"
      title={say.latest}
      hasHeading
      quietUpTo={8}
      class="director-outs"
      rows={desk.outs.toReversed()}
      keyOf={({ out }) => out}
      empty={say.none}
      columns={[
        {
          key: 'who',
          says: papers.player,
          value: ({ fallen }) => fallen.map(({ name }) => name).join(', '),
          cell: ({ fallen }) => <strong>{fallen.map(({ name }) => name).join(', ')}</strong>,
        },
        {
          key: 'what',
          says: words().tournaments.prizes.place,
          value: ({ fallen, how }) =>
            [
              ...fallen
                .map(({ entry, rebuys }) => (rebuys ? say.rebought : placeIn(desk, entry)))
                .filter((one) => one !== ''),
              ...(how === 'disqualified' ? [say.disqualified] : []),
            ].join(', '),
          isUnlabelled: true,
        },
        {
          key: 'by',
          says: say.byWhom,
          value: ({ fallen }) => {
            const by = [...new Set(fallen.flatMap((one) => one.by))]
            return by.length === 0 ? '' : say.by(by.join(', '))
          },
          isUnlabelled: true,
        },
        {
          key: 'bounties',
          says: words().tournaments.prizes.targets,
          value: ({ bounties }) => bounties.map(({ to, amount }) => `${to} ${amount}`).join(', '),
          isUnlabelled: true,
        },
        {
          key: 'at',
          says: words().tournaments.log.when,
          value: ({ local }) => local,
          cell: ({ local }) => clockOf(local),
          kind: 'time',
          isUnlabelled: true,
        },
      ]}
      details={(row) => canUndo && <Undo desk={desk} row={row} />}
    />
  )
}

function placeIn({ entries }: TournamentDesk, entry: string): string {
  const row = entries.find((one) => one.entry === entry)
  return row?.place === undefined ? '' : words().tournaments.player.place(placeText(row.place, row.to))
}

/** The drawer that took the rebuy of it, where it was paid. */
const drawerOf = ({ entries }: TournamentDesk, { fallen }: OutRow): string | undefined =>
  entries
    .filter(({ entry }) => fallen.some((one) => one.rebuys && one.entry === entry))
    .flatMap(({ receipts }) => receipts.filter(({ kind, isBack }) => kind === 'rebuy' && !isBack))
    .findLast(({ drawer }) => drawer !== undefined)?.drawer

function Undo({ desk, row }: { desk: TournamentDesk; row: OutRow }) {
  const { activity } = desk
  const say = words().tournaments.out
  const { refused, order } = useSending()
  const drawer = drawerOf(desk, row)
  return (
    <section aria-label={say.undoTitle(row.fallen.map(({ name }) => name).join(', '))}>
      <h3>{say.undoTitle(row.fallen.map(({ name }) => name).join(', '))}</h3>
      <p>{say.undoSays}</p>
      <ReasonByTwo
        act="UndoKnockOut"
        label={say.reason}
        deed={say.undo}
        first={
          drawer !== undefined && (
            <Field label={say.drawer} hint={words().tournaments.player.drawerHint}>
              <Input name="drawer" required maxLength={40} defaultValue={drawer} autocomplete="off" />
            </Field>
          )
        }
        onSend={(reason, second, form) => {
          const from = String(new FormData(form).get('drawer') ?? '').trim()
          const asked = { activity, out: row.out, reason, ...(from === '' ? {} : { drawer: from }) }
          return order({ do: 'UndoKnockOut', ...asked }, say.undone, second)
        }}
      />
      <Refusal refused={refused.value} />
    </section>
  )
}
