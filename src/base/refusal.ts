/** Why something is not done: a clause of the activity, of the house's profile, or of the program's own order of things. */
export type Reason = { readonly clause: string; readonly says: string }

/** The deciding reason comes first; every other that failed too comes after it. */
export type Refusal = { readonly refused: true; readonly who: string; readonly reasons: readonly Reason[] }

export const refuse = (who: string, reasons: readonly Reason[]): Refusal => ({ refused: true, who, reasons })
/** A refusal that no clause of an activity decides: the order of steps, a missing thing, a repeated key. */
export const refuseStep = (says: string): Refusal => refuse('the command', [{ clause: 'order', says }])

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true

export const sentence = ({ who, reasons }: Refusal): string =>
  `${who}: ${reasons.map(({ clause, says }) => `${says} [${clause}]`).join('; ')}`
