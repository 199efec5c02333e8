/** When something was, by the clock of the house. */
import { moment } from './told.ts'

export const Moment = ({ local }: { local: string }) => <time dateTime={local}>{moment(local)}</time>
