/**
 * Something lies over the page; answers with how to come back to where one was: to what had the focus, or as the keeper of
 * places knows once it is here (keepplace.ts).
 */
type Leave = () => () => void

let leave: Leave = () => {
  const opener = document.activeElement
  return () => opener instanceof HTMLElement && opener.focus()
}

export const goAway: Leave = () => leave()
export const leaveBy = (keeper: Leave) => {
  leave = keeper
}
