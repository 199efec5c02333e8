/** Something wrong in a file, where it stands, and what would be right. `where` is the path as people say it. */
export type Fault = {
  readonly line: number
  readonly column: number
  readonly path: string
  readonly where: string
  readonly says: string
}

export const formatFault = (file: string, { line, column, where, says }: Fault): string =>
  `${file}:${line}:${column}: ${where === '' ? '' : `${where}: `}${says}`
