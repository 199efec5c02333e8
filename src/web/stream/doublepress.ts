/** A finger that falls twice orders once. */

/** Longer than a double tap, shorter than anybody who means it takes to press again. */
const TWICE_MS = 600

type Ordered<Answer> = { readonly text: string; readonly answer: Promise<Answer>; answeredAt?: number }

/**
 * The same thing asked again while the answer is under way, or right after a yes, has that answer and is not sent.
 * Whatever was refused may be tried again at once.
 */
export function once<Answer extends { readonly ok: boolean }>(
  now: () => number = () => performance.now(),
): (text: string, ask: () => Promise<Answer>) => Promise<Answer> {
  let last: Ordered<Answer> | undefined
  return (text, ask) => {
    if (last?.text === text && (last.answeredAt === undefined || now() - last.answeredAt < TWICE_MS)) return last.answer
    const asked: Ordered<Answer> = { text, answer: ask() }
    last = asked
    void asked.answer.then(({ ok }) => {
      asked.answeredAt = now()
      if (!ok && last === asked) last = undefined
    })
    return asked.answer
  }
}
