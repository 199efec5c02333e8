/** One expectation held against what happened. */
export type Check = { readonly what: string; readonly expected: string; readonly got: string; readonly ok: boolean }
