import { words } from '../../words.ts'

/** Free play and cash in the language of the page; a thing keeps the name under which it was posted. */
export const formName = (form: string): string => words().games.forms[form] ?? form
