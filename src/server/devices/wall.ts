/**
 * Which screens on the wall are seen: each says every few seconds that it shows something, and one that has not for a minute is
 * silent. Kept in memory alone: what hung where is in the journal, whether its plug was in is nobody's money.
 */
import type { WallScreen } from '../../views/signs/wallscreen.ts'
import type { House } from '../house/kernel.ts'

export type Wall = {
  /** False for an address that is no screen of this house. */
  seen(screen: string): boolean
  views(): WallScreen[]
}

/** Three calls of a screen may be lost before anybody is told. */
export const SILENT_MS = 60_000

export function wallOf(house: House): Wall {
  const seen = new Map<string, { readonly at: number; readonly heardAt: number }>()
  const began = { at: house.monotonic(), heardAt: house.now().at }
  return {
    seen(screen) {
      if (!house.state.screens.has(screen)) return false
      seen.set(screen, { at: house.monotonic(), heardAt: house.now().at })
      return true
    },
    views: () =>
      [...house.state.screens.values()].map(({ screen, name }): WallScreen => {
        const last = seen.get(screen)
        const { at, heardAt } = last ?? began
        const isSilent = house.monotonic() - at > SILENT_MS
        const told = { screen, name, isSeen: last !== undefined }
        // While it is seen nobody wants to hear of every time.
        return isSilent || last === undefined
          ? { ...told, link: isSilent ? 'silent' : 'awaited', since: house.zone.localOf(heardAt), sinceAt: heardAt }
          : { ...told, link: 'up' }
      }),
  }
}
