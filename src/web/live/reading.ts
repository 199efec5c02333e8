import { useEffect, useState } from 'preact/hooks'
import { words } from '../words/words.ts'
import type { Reason } from './orders.ts'
import { placeHeader } from './session.ts'

/** Reads a view once for each address; an older answer never overwrites a newer one. */
export function useView<T>(path: string | undefined): { view?: T; reasons?: readonly Reason[] } {
  const [read, setRead] = useState<{ path?: string; view?: T; reasons?: readonly Reason[] }>({})
  useEffect(() => {
    if (path === undefined) return
    let isOld = false
    void fetch(path, { headers: placeHeader() })
      .then(async (answer) => ({ ok: answer.ok, body: (await answer.json()) as T & { says?: string } }))
      .then(({ ok, body }) => {
        if (!isOld) setRead(ok ? { path, view: body } : { path, reasons: [{ clause: '', says: body.says ?? '' }] })
      })
      .catch(() => !isOld && setRead({ path, reasons: [{ clause: '', says: words().noConnection }] }))
    return () => {
      isOld = true
    }
  }, [path])
  return read.path === path ? read : {}
}
