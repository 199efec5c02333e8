import { useEffect, useState } from 'preact/hooks'
import { because } from '../../base/refusal.ts'
import type { Fault } from '../../server/api/answers.ts'
import type { AnswerAt, Path } from './client.ts'
import type { Reason } from './orders.ts'
import { placeHeader } from './session.ts'

type Read<Body> = { readonly path?: string; readonly view?: Body; readonly reasons?: readonly Reason[] }

/** Reads a view once for each address; an older answer never overwrites a newer one. */
export function useView<At extends Path>(path: At | undefined): Read<AnswerAt<At>> {
  const [read, setRead] = useState<Read<AnswerAt<At>>>({})
  useEffect(() => {
    if (path === undefined) return
    let isOld = false
    void readView(path).then((answer) => {
      if (!isOld) setRead({ path, ...answer })
    })
    return () => {
      isOld = true
    }
  }, [path])
  return asked(read.path) === asked(path) ? read : {}
}

/** Asked once, where somebody presses for it. */
export const readView = <At extends Path>(
  path: At,
): Promise<{ view: AnswerAt<At>; reasons?: never } | { view?: never; reasons: readonly Reason[] }> =>
  fetch(path, { headers: placeHeader() })
    .then(async (answer) => ({ ok: answer.ok, body: (await answer.json()) as AnswerAt<At> & Fault }))
    .then(({ ok, body }) => (ok ? { view: body as AnswerAt<At> } : { reasons: [reasonOf(body)] }))
    .catch(() => ({ reasons: [because('', 'house does not answer')] }))

/** A file that the server makes; the page keeps it. */
export const readFile = (path: string): Promise<{ bytes?: Blob; reasons?: readonly Reason[] }> =>
  fetch(path, { headers: placeHeader() })
    .then(async (answer) =>
      answer.ok ? { bytes: await answer.blob() } : { reasons: [reasonOf((await answer.json()) as Fault)] },
    )
    .catch(() => ({ reasons: [because('', 'house does not answer')] }))

/** The same for what the page sends to be drawn. */
export const postFile = (path: string, body: unknown): Promise<{ bytes?: Blob; reasons?: readonly Reason[] }> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...placeHeader() },
    body: JSON.stringify(body),
  })
    .then(async (answer) =>
      answer.ok ? { bytes: await answer.blob() } : { reasons: [reasonOf((await answer.json()) as Fault)] },
    )
    .catch(() => ({ reasons: [because('', 'house does not answer')] }))

const reasonOf = ({ id, with: values, says }: Fault): Reason => ({
  clause: '',
  id,
  says,
  ...(values === undefined ? {} : { with: values }),
})

/** The question without its minute: what is only asked again stays on the page until the new answer is there. */
const asked = (path: string | undefined): string | undefined => path?.replace(/[?&](?:at|again)=[^&]*$/, '')
