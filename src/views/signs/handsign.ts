/** A hand on a sign: its prize is an amount, or a share of the meter; `line` is the English of `name`. */
import type { SignLine } from '../../words/signline.ts'
import type { ExactHand } from '../exact.ts'

export type HandSign = {
  line: string
  name: SignLine
  prize: string
  isShare: boolean
  games?: string[]
  exact?: readonly ExactHand[]
}
