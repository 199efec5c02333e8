/** Papers that wait for those whom they name, one to a row. */
import type { Act } from '../../../server/door/acts.ts'
import type { SlipView } from '../../../views/paper/slip.ts'
import { List, type Opens } from '../../ui/list/list.tsx'
import { nameOf } from '../../ui/names.ts'
import { words } from '../../words.ts'

export function SlipList({ slips, opens }: { slips: readonly SlipView[]; opens: Opens<SlipView> }) {
  const say = words()
  return (
    <List
      name="slips"
      title={say.tonight.handover.group.slip}
      hasHeading
      quietUpTo={5}
      rows={slips}
      keyOf={({ slip }) => slip}
      opens={opens}
      columns={[
        {
          key: 'slip',
          says: say.listed.number,
          value: ({ slip }) => slip,
          cell: ({ slip }) => <strong>{slip}</strong>,
        },
        { key: 'act', says: say.listed.for, value: ({ act }) => say.acts[act as Act], isUnlabelled: true },
        { key: 'by', says: say.listed.who, value: ({ by }) => nameOf(by), isUnlabelled: true },
        { key: 'at', says: say.listed.when, value: ({ at }) => at, kind: 'time', isUnlabelled: true },
        {
          key: 'waits',
          says: say.listed.waits,
          value: ({ waits }) => say.slips.waitsFor(waits.map(nameOf).join(', ')),
          isUnlabelled: true,
        },
        { key: 'amount', says: say.slips.amount, value: ({ amount }) => amount, kind: 'money' },
      ]}
    />
  )
}
