/** What people who come now usually wait for a game; said to be unknown where too few were seated lately. */
import { beat } from '../../stream/feed.ts'
import { isSeen } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { words } from '../../words.ts'

export function UsualWait({ list }: { list: string }) {
  const say = words().waiting
  // Asked anew every ten minutes: it goes by weeks.
  const slice = beat.value?.local.slice(0, 15)
  const { view } = useView(isSeen('waits') && slice !== undefined ? `/api/views/waits?at=${slice}` : undefined)
  const waited = view?.lists.find((one) => one.list === list)
  if (waited === undefined) return null
  return <small class="also soft">{waited.usual === undefined ? say.usualUnknown : say.usual(waited.usual)}</small>
}
