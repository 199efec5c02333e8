import { type Message, message } from '../../base/message.ts'
import type { TextName } from './messages.ts'

/** Something wrong in a text, where it stands, and what would be right. `where` is the path as people say it. */
export type Fault = {
  readonly line: number
  readonly column: number
  readonly path: string
  readonly where: string
  readonly told: Message
}

/** With the name of its text before it. */
export const faultIn = (text: TextName, { line, column, where, told }: Fault): Message =>
  message('fault in a text', { text, line, column, ...(where === '' ? {} : { where }), fault: told })

/** Of a fault that stands at no line. */
export const faultOf = (text: TextName, fault: Message): Message => message('fault in a text', { text, fault })
