/** By the name of a step, how it is carried out. */
import type { StepName, StepText } from '../file/steps.ts'
import type { Night } from '../night.ts'

export type Perform = { [Name in StepName]: (night: Night, text: StepText<Name>, by: string | undefined) => void }
