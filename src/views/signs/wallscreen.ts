/** Whether a screen on the wall is seen. */
export type WallScreen = {
  screen: string
  name: string
  /** `awaited`: not seen yet, and the house was opened a moment ago. */
  link: 'up' | 'silent' | 'awaited'
  /** Whether it was seen at all since the house was opened. */
  isSeen: boolean
  /** Last seen, in local time; for one that was never seen, since the house was opened. */
  since?: string
  sinceAt?: number
}
