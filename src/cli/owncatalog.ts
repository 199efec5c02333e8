import { lookFirstIn } from '../server/house/catalogue.ts'
import { type Call, type Command, Complaint } from './command.ts'

/** For commands that read rule files. */
export const CATALOG_FLAG: NonNullable<Command['flags']> = {
  catalog: { takes: 'DIR', says: "the house's own rule files, looked at first (otherwise GAMEKEEPER_CATALOG)" },
}

/** Rule files of the house's own folder come first; one that cannot be used is a sentence for the person who named it. */
export function useOwnCatalog({ flags }: Pick<Call, 'flags'>): void {
  const wrong = lookFirstIn(typeof flags.catalog === 'string' ? flags.catalog : undefined)
  if (wrong !== undefined) throw new Complaint(wrong)
}
