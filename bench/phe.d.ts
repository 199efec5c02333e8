declare module 'phe' {
  const phe: {
    /** 1 for the royal flush to 7462; cards are rank × 4 + suit. */
    evaluateCardCodes(codes: number[]): number
  }
  export = phe
}
