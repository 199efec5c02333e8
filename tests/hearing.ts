/** Everything that a stream says, as it comes. */
export async function hearing(
  address: string | URL,
  headers: Record<string, string> = {},
): Promise<{ heard: () => string; close: () => void }> {
  const stop = new AbortController()
  const answer = await fetch(address, { signal: stop.signal, headers })
  let text = ''
  const read = async () => {
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) text += part
  }
  read().catch(() => undefined)
  return { heard: () => text, close: () => stop.abort() }
}
