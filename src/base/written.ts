/** Long lists as the journal will write them, written beforehand where there is too much of it to do so while others wait. */
const WRITTEN = new WeakMap<readonly unknown[], string>()

/** The list may not change after this. */
export const handOverWritten = (list: readonly unknown[], text: string): void => void WRITTEN.set(list, text)

/** Once: a list that is kept must not be kept twice. */
export function takeWritten(list: readonly unknown[]): string | undefined {
  const text = WRITTEN.get(list)
  if (text !== undefined) WRITTEN.delete(list)
  return text
}
