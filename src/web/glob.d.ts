/** Files that the build finds: each is loaded when it is asked for. */
interface ImportMeta {
  glob(pattern: string): Record<string, () => Promise<Readonly<Record<string, unknown>>>>
}
/** Made by the build (tools/webwords.ts). */
declare module 'virtual:rooms' {
  /** For each file of messages the ids that are in it. */
  export const ROOMS: Readonly<Record<string, readonly string[]>>
}
