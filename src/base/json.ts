/** Why a text is no JSON, as far as the parser tells: after "is not JSON: ". */
export function whyNotJson(text: string, error: unknown): string {
  const { message } = error as Error
  if (text.trim() === '') return 'it is empty'
  const at = Number(/position (\d+)/.exec(message)?.[1] ?? 0)
  if (at >= text.length || /end of JSON|Unterminated/.test(message))
    return 'it ends too early; a quote or a bracket is not closed'
  const lines = text.slice(0, at).split('\n')
  const near = JSON.stringify(text.slice(at, at + 20))
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1} cannot be read, at ${near}`
}
