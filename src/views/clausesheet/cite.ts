/** A citation in parts: `S0 Payout Structure 1326 1329-1331` is two places under one heading. */
/** `first`: the line that the clause is sorted by. */
export type Cited = { readonly lines: string; readonly heading: string; readonly first: number }

/** Lines of one document end a part of the citation: a heading may begin with a number of its own (`13 Card 389`). */
export function linesOf(cite: string): Cited {
  const parts = cite.replace(/^S\d+ /, '').split(/, | and |(?<=\d) (?=\()/)
  const read = parts.map((part) => {
    const [, heading = '', lines = ''] = /^(.*?)((?: ?\d+(?:-\d+)?(?= |$))*)$/.exec(part) ?? []
    return {
      heading: heading.trim(),
      lines: lines
        .trim()
        .split(' ')
        .filter((line) => line !== ''),
    }
  })
  const lines = read.flatMap((one) => one.lines)
  // A place without a line comes last.
  const first = Math.min(Number.MAX_SAFE_INTEGER, ...lines.map((line) => Number.parseInt(line, 10)))
  return { lines: lines.join(', '), heading: read.map((one) => one.heading).join(', '), first }
}

/** Lines of an approved document that is cited by our own number; a house names its own documents itself. */
export const documentLines = (document: string): string | undefined => /^S\d+ ([\d, -]+)$/.exec(document)?.[1]

/** As people find it in the document: our own number of the document and of its lines mean nothing to them. */
export const headingOf = (cite: string): string => linesOf(cite).heading || cite.replace(/^S\d+ /, '')
