/** A hand or prize as its rule file names it. Nothing where a language lacks the name. */
export const line = (name: string): string | undefined => name
