/** How people of the house under attack prove who they are. */

/** Of everybody in the house under attack: that of the demo is too obvious for a real one. */
export const PIN = '4071'
export const proofOf = (id: string) => ({ badge: `D${id}`, pin: PIN })
