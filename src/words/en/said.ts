/** What the house itself says: reasons, questions and refusals come in English. Nothing where a language lacks the sentence. */
export const said = (sentence: string): string | undefined => sentence
