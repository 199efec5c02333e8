/** An amount, with cents, in tabular figures. Large ones are in the condensed face and in the colour of money. */
import './money.css'
import { classOf } from './button.tsx'

export const Money = ({ amount, size }: { amount: string; size?: 20 | 28 | 40 | 64 }) => (
  <span
    class={classOf('amount', size === undefined ? undefined : 'large')}
    data-size={size}
    data-long={amount.length > 13 || undefined}
  >
    {amount}
  </span>
)
