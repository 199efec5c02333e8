import { TEXT_LANGUAGES, type TextLanguage, textsOf } from '../words/texts.ts'
import { type Command, Complaint } from './command.ts'

export const texts: Command = {
  summary: 'print every text of a language as one list',
  usage: `texts [${TEXT_LANGUAGES.join('|')}]`,
  help: `
What screens, messages and the journal say, by screen and by the room of the messages, to be read from top to bottom.
What is filled in is between braces. Without a language: English.`,
  run({ words: [language = 'en', more], json, print }) {
    if (more !== undefined) throw new Complaint(`"${more}" is not understood. Usage: gamekeeper ${texts.usage}`)
    if (!isLanguage(language))
      throw new Complaint(`there is no language "${language}"; the languages are ${TEXT_LANGUAGES.join(', ')}`)
    const list = textsOf(language)
    if (json) print(JSON.stringify(list, null, 2))
    else {
      let last = ''
      for (const { group, key, text } of list) {
        if (group !== last) print(`${last === '' ? '' : '\n'}${group}\n`)
        last = group
        print(`  ${key}: ${text}`)
      }
    }
    return 0
  },
}

const isLanguage = (name: string): name is TextLanguage => (TEXT_LANGUAGES as readonly string[]).includes(name)
