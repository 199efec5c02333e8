/** Out of which drawer, or into which: the cashier's own, unless another is named. */
import { view } from '../../../stream/feed.ts'
import { acting } from '../../../stream/session.ts'
import { Field, Input } from '../../../ui/field.tsx'
import { words } from '../../../words.ts'

export function DrawerField() {
  const own = view('drawers').value?.find(({ cashier }) => cashier === acting.value)?.drawer
  return (
    <Field label={words().pieces.drawer}>
      <Input name="drawer" required maxLength={20} autocomplete="off" defaultValue={own ?? ''} />
    </Field>
  )
}
