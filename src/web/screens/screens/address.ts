/** Where a screen on the wall finds its playlist. */
export const addressOf = (screen: string): string => `/board/${screen}`
