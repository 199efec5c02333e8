/** A structure that was planned elsewhere and waits for the draft it was planned for: kept by this browser tab until it is put in. */
import { mapIn, type Values } from '../../../../views/offerings/offeringtext.ts'

const KEPT = 'gamekeeper.planned'
/** `occasion` and `name`: of a tournament that is new. */
type Planned = {
  readonly activity: string
  readonly occasion?: string
  readonly name?: string
  readonly tournament: Values
}

export function keepPlanned(planned: Planned): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(planned))
  } catch {}
}

/** The values of a draft with what was planned for it, once. */
export function withPlanned(activity: string, values: Values): Values {
  try {
    const planned = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Planned | null
    if (planned?.activity !== activity) return values
    sessionStorage.removeItem(KEPT)
    const { occasion, name, tournament } = planned
    return {
      ...values,
      ...(occasion === undefined ? {} : { occasion }),
      ...(name === undefined ? {} : { name }),
      tournament: { ...mapIn(values.tournament), ...tournament },
    }
  } catch {
    return values
  }
}
