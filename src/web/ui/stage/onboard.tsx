/** Whether boards may name somebody who wins: their own word, taken down where they say it, and taken back as easily. */
import { send } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { words } from '../../words.ts'
import { Check } from '../field.tsx'
import { tell } from '../overlay/toast.tsx'

export function OnBoard({
  person,
  isNamed,
  onDone,
}: {
  person: string
  isNamed: boolean
  onDone?: (isAllowed: boolean) => void
}) {
  const say = words().kit
  const allow = async (may: boolean) => {
    const answer = await send({ do: 'AllowName', person, isAllowed: may })
    if (!answer.ok) return
    tell(may ? say.nameAllowed : say.nameTakenBack)
    onDone?.(may)
  }
  return (
    <Check
      label={say.boardsMayName}
      checked={isNamed}
      disabled={!isAllowed('AllowName')}
      onChange={({ currentTarget }) => void allow(currentTarget.checked)}
    />
  )
}
