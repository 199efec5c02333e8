/**
 * Whether a new text keeps within measure, told before anything is made of it: parts that stand for others, parts without
 * number and brackets without end cost a reader far more than they cost whoever wrote them. Looks at each sign once.
 */
import { CST, Lexer } from 'yaml'
import { message } from '../../base/message.ts'
import type { Slip } from './syntax.ts'

/** The longest rule file that anybody wrote has a third of this. */
export const PARTS_MAX = 12_000
/** Columns and brackets that are open at once; rule files have a dozen. */
export const DEPTH_MAX = 40

const OPENS = new Set(['[', '{'])
const CLOSES = new Set([']', '}', CST.FLOW_END])
const BLANK = /^[ \t\r\n]+$/
const INDICATES = new Set(['-', '?', ':'])

export function overMeasure(text: string): Slip | undefined {
  const columns: number[] = []
  let offset = 0
  let lineStart = 0
  let parts = 0
  let brackets = 0
  let isScalar = false
  for (const token of new Lexer().lex(text)) {
    const isMark = token === CST.DOCUMENT || token === CST.FLOW_END || token === CST.SCALAR
    if (!isScalar && /^[&*]/.test(token)) return { offset, told: message('text names its parts') }
    if (!isScalar && CLOSES.has(token)) brackets = Math.max(0, brackets - 1)
    if (!isMark && !BLANK.test(token)) parts += 1
    if (isScalar || OPENS.has(token) || INDICATES.has(token)) {
      if (brackets === 0) {
        const column = offset - lineStart
        while ((columns.at(-1) ?? -1) > column) columns.pop()
        if ((columns.at(-1) ?? -1) < column) columns.push(column)
      }
      if (!isScalar && OPENS.has(token)) brackets += 1
    }
    if (parts > PARTS_MAX) return { offset, told: message('text has too many parts', { most: PARTS_MAX }) }
    if (columns.length + brackets > DEPTH_MAX)
      return { offset, told: message('text is nested too deep', { most: DEPTH_MAX }) }
    isScalar = token === CST.SCALAR
    if (isMark) continue
    offset += token.length
    const line = token.lastIndexOf('\n')
    if (line >= 0) lineStart = offset - token.length + line + 1
  }
  return undefined
}
