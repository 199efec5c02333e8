/** What the approved document leaves to the house, for a term of an offering: its clause, and between which amounts. */
import type { AmountField, OfferingForm } from './offering.ts'

export type Limit = {
  readonly clause: string
  readonly says: string
  readonly range?: string
  /** The ends of a range of amounts that has both. */
  readonly ends?: readonly [least: string, most: string]
}

/** Nothing where no clause speaks of it. */
export function limitOf(form: OfferingForm, path: readonly string[], chart?: string): Limit | undefined {
  const [term = '', name = '', which = ''] = path
  switch (term) {
    case 'admin':
      return ranged(form.admin)
    case 'pools': {
      const pool = form.pools.find((one) => one.pool === name)
      if (which === 'at') return pool?.at
      if (which === 'rate') return pool?.rate
      return ranged(pool?.amounts[which as keyof typeof pool.amounts])
    }
    case 'prizes':
      return ranged(linesOf(form, chart).find(({ line }) => line === name)?.amount)
    case 'chart':
      return { clause: form.charts.clause, says: form.charts.says, range: Object.keys(form.charts.options).join(', ') }
    case 'structure':
      return form.structures === undefined
        ? undefined
        : { ...plain(form.structures), range: Object.keys(form.structures.options).join(', ') }
    case 'settings': {
      const setting = form.settings.find((one) => one.name === name)
      return setting === undefined ? undefined : { ...plain(setting), range: setting.oneOf.join(', ') }
    }
    case 'multiplier':
      return form.multiplier
    case 'hours':
      return form.hours
    case 'limits':
      return form.limits
    default:
      return undefined
  }
}

/** A chart that is not chosen has lines of the same name with other limits. */
const linesOf = ({ charts }: OfferingForm, chart: string | undefined) =>
  (chart === undefined ? undefined : charts.options[chart]) ?? Object.values(charts.options).flat()

const plain = ({ clause, says }: Limit): Limit => ({ clause, says })
const ranged = (field: AmountField | undefined): Limit | undefined =>
  field === undefined
    ? undefined
    : {
        ...plain(field),
        range: field.only ?? field.range,
        ...(field.ends === undefined ? {} : { ends: field.ends }),
      }
