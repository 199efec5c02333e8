import { useEffect, useState } from 'preact/hooks'
import type { Act } from '../../server/door/acts.ts'
import { mayDo, maySee } from '../../server/door/permissions.ts'
import type { Place } from '../../server/door/places.ts'
import type { Seen } from '../../server/door/viewnames.ts'
import { acting, may, type OrderText, type Refused } from './orders.ts'
import { session } from './session.ts'

/** Whether this is the work of whoever is signed in here: a section that is not theirs is not shown. */
export const isAllowed = (act: Act): boolean => mayDo(act, session.value?.person?.roles ?? [])
/** Whether whoever is signed in here sees it at all. */
export const isSeen = (name: Seen): boolean => maySee(name, session.value?.person?.roles ?? [])

/** Asks the house whether this may be done now, again whenever the order or `since` changes. Nothing until it has answered. */
export function useMay(order: OrderText | undefined, since = ''): { ok: boolean; refused?: Refused } | undefined {
  const [answer, setAnswer] = useState<{ of: string; ok: boolean; refused?: Refused } | undefined>(undefined)
  const by = acting.value
  const of = order === undefined ? '' : `${by} ${since} ${JSON.stringify(order)}`
  useEffect(() => {
    if (order === undefined || by === '') return
    let isOld = false
    void may(order).then((said) => {
      if (!isOld) setAnswer(said.ok ? { of, ok: true } : { of, ok: false, refused: said })
    })
    return () => {
      isOld = true
    }
  }, [of])
  return answer?.of === of ? answer : undefined
}
/** Whether whoever is signed in here may go there. */
export const isPlaceOfMine = (place: Place): boolean => session.value?.places.includes(place) === true
