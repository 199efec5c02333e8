/** One line of the sheet and the clauses behind it; `deeper` belongs to the line before. */
export type SheetRow = { readonly says: string; readonly by: string; readonly isDeeper?: true }
export type SheetSection = { readonly title: string; readonly by?: string; readonly rows: readonly SheetRow[] }
