/** Values with whole numbers of any size as text and back: JSON alone would lose cents. */
const MARK = 'n:'

export const toBigText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${MARK}${part}` : part))

export const fromBigText = (text: string): unknown =>
  JSON.parse(text, (_, part: unknown) =>
    typeof part === 'string' && /^n:-?\d+$/.test(part) ? BigInt(part.slice(MARK.length)) : part,
  )
