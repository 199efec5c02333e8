import type { Balances } from '../../src/ledger/balances.ts'

/** Both books as plain text, account by account in order. */
export const booksOf = ({ custody, entitlement }: Balances): Record<string, Record<string, string>> => ({
  custody: sorted(custody),
  entitlement: sorted(entitlement),
})

const sorted = (accounts: ReadonlyMap<string, bigint>): Record<string, string> =>
  Object.fromEntries(
    [...accounts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([account, cents]) => [account, `${cents}`]),
  )
