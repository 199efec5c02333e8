/** Addresses of the api that are read, each with the type of its answer as the server's own functions say it. */
import type { Answers } from '../../server/answers.ts'
import type { AskedView } from '../../server/permissions.ts'
import type { PersonView } from '../../server/persons.ts'

type ViewPath = `/api/views/${AskedView}` | `/api/views/${AskedView}?${string}`
type PersonPath = `/api/persons/${string}`
export type Path = ViewPath | PersonPath

type Named<Text extends string> = Text extends `${infer Name}?${string}` ? Name : Text
/** What is answered there. An address that the api does not have does not compile. */
export type AnswerAt<At extends Path> = At extends PersonPath
  ? PersonView
  : At extends `/api/views/${infer Rest}`
    ? Named<Rest> extends AskedView
      ? Answers[Named<Rest>]
      : never
    : never
