/** What a held hit waits for, in one sentence. */
import type { HitView } from '../../../views/hit.ts'
import { Notice } from '../../ui/notice.tsx'
import { words } from '../../words.ts'

export function HeldNotice({ hit: { held } }: { hit: HitView }) {
  const say = words().floor.held
  return <Notice tone="due">{held?.waitsFor === undefined ? say.turn : say.waits(held.waitsFor, held.table)}</Notice>
}
