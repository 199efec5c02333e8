/** Addresses of the api, each with the type of its answer: the same types that the description of the api is made from. */
import type { Bodies } from '../../server/api/answers.ts'
import type { AskedView } from '../../server/door/viewnames.ts'

type ViewPath = `/api/views/${AskedView}` | `/api/views/${AskedView}?${string}`
export type Path = ViewPath | `/api/persons/${string}` | `/api/club/picture/${string}` | '/api/kiosk'

type Named<Text extends string> = Text extends `${infer Name}?${string}` ? Name : Text
/** What is answered there. An address that the api does not have does not compile. */
export type AnswerAt<At extends Path> = At extends ViewPath
  ? At extends `/api/views/${infer Rest}`
    ? Bodies[`get /views/${Named<Rest> & AskedView}`]
    : never
  : At extends '/api/kiosk'
    ? Bodies['get /kiosk']
    : At extends `/api/club/picture/${string}`
      ? Bodies['get /club/picture/{person}']
      : Bodies['get /persons/{person}']

/** Paths that are posted to, as they are written in an address and as the description has them. */
type Posted = {
  [Key in keyof Bodies]: Key extends `post ${infer Rest}` ? Rest : never
}[keyof Bodies]
type Written<Text extends string> = Text extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${After}`
  : Text
export type PostPath = { [Each in Posted]: `/api${Written<Each>}` }[Posted]
export type PostedAt<At extends PostPath> = {
  [Each in Posted]: At extends `/api${Written<Each>}` ? Bodies[`post ${Each}`] : never
}[Posted]
