/** The sheet beside the document as text for a terminal. */
import { offerings } from '../../words/en/screens/offerings.ts'
import type { ClauseRow, ClauseSheet, SheetValue } from './clausesheet.ts'

const { kind: KIND, favours: FAVOURS, clauseSheet: say } = offerings

export const clauseText = ({ name, id, document, rows, house, absent }: ClauseSheet): string =>
  [
    name,
    [id, document].filter((word) => word !== '').join(', '),
    ...rows.flatMap((row) => ['', ...rowText(row)]),
    ...section(say.house, house.flatMap(valueText)),
    ...section(
      say.absent,
      absent.map(({ what, says }) => `    ${what}: ${says}`),
    ),
  ].join('\n')

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `  ${title}`, ...lines]

function rowText({ clause, lines, heading, says, kind, values, see, readings, answers }: ClauseRow): string[] {
  return [
    lines === '' ? heading : `${say.line(lines)}  ${heading}`,
    `  ${clause}  ${KIND[kind]}. ${says}`,
    ...values.flatMap(valueText),
    ...(see.length === 0 ? [] : [`    ${say.see(see.join(', '))}`]),
    ...readings.flatMap(({ id, says: read, favours, values: own }) => [
      `    ${say.reading} ${id}${favours === undefined ? '' : ` (${FAVOURS[favours]})`}: ${read}`,
      ...own.flatMap(valueText).map((line) => `  ${line}`),
    ]),
    `    ${say.answers}: ${answers.map((one) => say.who[one]).join(', ')}`,
  ]
}

const valueText = ({ says, rows = [], also }: SheetValue): string[] => [
  `    = ${says}${also.length === 0 ? '' : ` [${say.also(also.join(', '))}]`}`,
  ...rows.map((row) => `        ${row}`),
]
