/** How a posted tournament pays, as people read it on the desk and on the sheet. */
import { formatMoney } from '../../base/money.ts'
import { formatShare } from '../../base/share.ts'
import type { RunningTournament } from '../../engine/tournaments/terms.ts'
import type { PaysView } from './rows.ts'

type Posted = RunningTournament['posted']

export function paysView({ pays, rounding }: Pick<Posted, 'pays' | 'rounding'>): PaysView {
  return {
    kind: pays.kind,
    lists: listsOf(pays),
    ...(pays.kind === 'entry first' && pays.travel !== undefined ? { travel: formatMoney(pays.travel) } : {}),
    ...(rounding === undefined ? {} : { rounding: { to: formatMoney(rounding.to), rest: rounding.rest } }),
  }
}

function listsOf(pays: Posted['pays']): PaysView['lists'] {
  switch (pays.kind) {
    case 'percentages':
      return [{ places: pays.places.map(formatShare) }]
    case 'percentages by entries':
      return pays.rows.map(({ entries, places }) => ({
        from: entries.min,
        ...(entries.max === Number.MAX_SAFE_INTEGER ? {} : { to: entries.max }),
        places: places.map(formatShare),
      }))
    case 'flat':
      return [{ places: pays.places.map(({ prize, item, form }) => thingText(formatMoney(prize), item ?? form)) }]
    case 'fixed and remainder':
      return [{ places: [thingText(formatMoney(pays.prize), pays.item ?? pays.form)] }]
    case 'entry first':
      return [{ places: [thingText(formatMoney(pays.entry), pays.item), ...pays.rest.map(formatShare)] }]
    case 'double':
      return []
  }
}

const thingText = (worth: string, thing: string | undefined): string =>
  thing === undefined ? worth : `${thing} (${worth})`
