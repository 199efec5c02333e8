/** Something wrong in a file, where it stands, and what would be right. */
export type Fault = { readonly line: number; readonly column: number; readonly path: string; readonly says: string }

export const formatFault = (file: string, { line, column, path, says }: Fault): string =>
  `${file}:${line}:${column}: ${path === '' ? '' : `${path}: `}${says}`
