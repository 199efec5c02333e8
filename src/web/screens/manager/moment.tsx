import { when } from '../../ui/shell/clock.tsx'
/** When something was, by the clock of the house. */

export const Moment = ({ local }: { local: string }) => <time dateTime={local}>{when(local)}</time>
