/** What is told of keys that make a command count once. */
export type KeyMessages = {
  'key malformed': { key: string }
  'numbers missing': { device: string; sent: number; next: number }
  'number sent again': { device: string; sent: number; last: number }
  'key used for another command': { key: string; seq: number }
  'command recorded before': { seq: number }
}

declare module '../base/message.ts' {
  interface Messages extends KeyMessages {}
}
