const SHOWN_MAX = 40

/** As much of a text as anybody needs to recognize it. */
export const excerpt = (text: string): string => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text)
