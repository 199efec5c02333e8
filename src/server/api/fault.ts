/** Why there is no other answer: a message that screens put into words, with its English beside it. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Message, MessageId, Values } from '../../base/message.ts'
import { spoken, told } from '../../words/sentence.ts'

export const fault = <Id extends MessageId>(
  call: Context,
  status: ContentfulStatusCode,
  id: Id,
  ...values: Values<Id>
): Response => call.json<object>(told(id, ...values), status)

/** The same of a message that was found elsewhere. */
export const faultFor = (call: Context, status: ContentfulStatusCode, why: Message): Response =>
  call.json<object>(spoken(why), status)
