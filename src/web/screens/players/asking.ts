/** Questions of the public to the relay that serves this page; every answer says how long ago the house was heard. */
import { useEffect, useState } from 'preact/hooks'
import { because, type Reason } from '../../../base/refusal.ts'
import type { Aged, HandAnswered } from '../../../server/players/routes.ts'
import { heardBefore } from '../../stream/feed.ts'

export type Asked<Answer> = {
  readonly answer?: Answer
  readonly reasons?: readonly Reason[]
  readonly isNowhere?: true
}

type Refused = { readonly isElsewhere?: true; readonly reasons?: readonly Reason[] }

async function ask<Answer extends Aged>(path: string, init?: RequestInit): Promise<Asked<Answer>> {
  try {
    const response = await fetch(`/api/public/${path}`, init)
    const body = (await response.json()) as Answer & Refused
    // The house itself does not answer: its writer has other things to do.
    if (body.isElsewhere === true) return { isNowhere: true }
    if (response.ok) {
      heardBefore(body.heard)
      return { answer: body }
    }
    return { reasons: body.reasons ?? [{ clause: '', ...body } as Reason] }
  } catch {
    return { reasons: [because('', 'house does not answer')] }
  }
}

/** Asked once for each address; while there is no answer, nothing. */
export function useAsked<Answer extends Aged>(path: string | undefined, body?: string): Asked<Answer> {
  const key = path === undefined ? undefined : `${path} ${body ?? ''}`
  const [read, setRead] = useState<Asked<Answer> & { key?: string }>({})
  useEffect(() => {
    if (path === undefined || key === undefined) return
    let isOld = false
    const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    void ask<Answer>(path, init).then((answer) => {
      if (!isOld) setRead({ key, ...answer })
    })
    return () => {
      isOld = true
    }
  }, [key])
  return read.key === key ? read : {}
}

export const useHand = (body: string | undefined): Asked<HandAnswered> =>
  useAsked<HandAnswered>(body === undefined ? undefined : 'hand', body)
