/** Where clauses stand: inside the lines of the document that the file is a reading of; and ids in their form. */
import { message } from '../../base/message.ts'
import type { Misplaced } from '../kind.ts'
import type { RuleFile } from '../rule.ts'

export const placeFaults = (rule: RuleFile): Misplaced[] => [...citeFaults(rule), ...idFaults(rule)]

/** `S0 734-787`; a document that is named without lines has no places to check. */
const LINES = /^(\S+) (\d+)-(\d+)$/
/** Numbers of lines end a citation or a part of it; in a heading a word follows: `13 Card 389`. */
const CITED = /(?<![\w#.-])(\d+)(?:-(\d+))?(?=$|,|\s+(?:and\b|\d))/g

function citeFaults({ document, clauses }: RuleFile): Misplaced[] {
  const read = LINES.exec(document)
  if (read === null) return []
  const [, name, first, last] = read
  if (Number(first) > Number(last)) return [{ path: ['document'], told: message('lines run backwards', { document }) }]
  return Object.entries(clauses).flatMap(([clause, { cite }]): Misplaced[] => {
    const path = ['clauses', clause, 'cite']
    const [of] = cite.split(' ')
    if (of !== name) return [{ path, told: message('cites another document', { clause, cite, document }) }]
    const lines = [...cite.slice(name!.length).matchAll(CITED)].map(([, from, to = from]) => [Number(from), Number(to)])
    if (lines.length === 0) return [{ path, told: message('cites no line', { clause, cite }) }]
    const outside = lines.find(([from, to]) => from! < Number(first) || to! > Number(last) || from! > to!)
    if (outside === undefined) return []
    const [from, to] = outside
    const line = from === to ? String(from) : `${from}-${to}`
    return [{ path, told: message('line outside the document', { clause, line, document }) }]
  })
}

/** As the Bureau numbers approvals, four letters and six digits; other regulators number in one word of their own. */
const ID = /^(?:GE[A-Z]{2}-\d{6}|(?!GE[A-Z]{0,3}-)[\w.:/()-]+)$/
const NUMBERED = /\b[A-Z]{2,6}-\d{3,8}\b/g
const CLAUSE = /^[A-Z][A-Za-z0-9]*$/

function idFaults({ id, games, clauses, signs }: RuleFile): Misplaced[] {
  const wrong = (path: Misplaced['path'], said: string): Misplaced => ({
    path,
    told: message('id not of the form', { said }),
  })
  const names = Object.keys(clauses).filter((clause) => !CLAUSE.test(clause))
  const ofGames = games.flatMap((one, index): Misplaced[] =>
    (one.id ?? '').split(', ').every((each) => each === '' || ID.test(each))
      ? []
      : [wrong(['games', index, 'id'], one.id!)],
  )
  const said = signs.id === undefined || id === undefined ? '' : signs.id.by
  const advertised = said.split(' ').flatMap((clause): Misplaced[] => {
    const ids: readonly string[] = clauses[clause]?.says.match(NUMBERED) ?? []
    return ids.length === 0 || ids.includes(id!)
      ? []
      : [
          {
            path: ['clauses', clause, 'says'],
            told: message('clause names another id', { clause, said: ids[0]!, id: id! }),
          },
        ]
  })
  return [
    ...(id === undefined || ID.test(id) ? [] : [wrong(['id'], id)]),
    ...ofGames,
    ...names.map(
      (clause): Misplaced => ({ path: ['clauses', clause], told: message('clause name not of the form', { clause }) }),
    ),
    ...advertised,
  ]
}
