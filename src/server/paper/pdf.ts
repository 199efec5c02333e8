/** Papers as PDF files: each block drawn below the one before, over as many pages as it takes, with a foot on every page. */
import { type Box, barcodeHigh, lineHigh, MARGIN, type Pen, penOf, type Style } from './page.ts'
import type { Block, Column, Line, Paper } from './paper.ts'

export async function pdfOf({ title, language, at, isWide, blocks }: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const pen = penOf(title, language, new Date(at), isWide)
  const { document } = pen
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', resolve)
    document.on('error', reject)
  })
  for (const block of blocks) draw(pen, block)
  foot(pen, title)
  document.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}

function draw(pen: Pen, block: Block): void {
  switch (block.is) {
    case 'heading':
      heading(pen, block)
      break
    case 'text':
      paragraph(pen, block.text, pen.whole, {})
      gap(pen)
      break
    case 'facts':
      facts(pen, block.rows)
      break
    case 'table':
      table(pen, block.columns, block.rows)
      break
    case 'barcode':
      pen.need(barcodeHigh)
      pen.moveTo(pen.top() + pen.bars(block.serial, pen.whole, pen.top()))
      gap(pen)
      break
    case 'signatures':
      signatures(pen, block.says)
      break
    case 'cut':
      cut(pen, block.each)
  }
}

const gap = (pen: Pen): void => pen.moveTo(pen.top() + 10)

/** Lines that may go over to the next page. */
function paragraph(pen: Pen, text: string, box: Box, style: Style): void {
  for (const line of pen.lines(text, box.width, style)) {
    pen.need(lineHigh(style))
    pen.put(line, box, pen.top(), style)
    pen.moveTo(pen.top() + lineHigh(style))
  }
}

const TITLE: Style = { size: 18, weight: 600 }
const PART: Style = { size: 13, weight: 600 }
const MARK: Style = { size: 14, weight: 600, align: 'right' }

function heading(pen: Pen, { text, says, mark, size }: Extract<Block, { is: 'heading' }>): void {
  // A heading does not stay behind alone at the foot of a page.
  pen.need(lineHigh(TITLE) * (size === 'part' ? 4 : 2))
  const forMark = mark === undefined ? 0 : pen.widthOf(mark, MARK) + 12
  if (mark !== undefined) pen.put(mark, pen.whole, pen.top(), MARK)
  paragraph(pen, text, { ...pen.whole, width: pen.whole.width - forMark }, size === 'part' ? PART : TITLE)
  if (says !== undefined) paragraph(pen, says, pen.whole, { isSoft: true })
  gap(pen)
}

function facts(pen: Pen, rows: readonly (readonly [string, string])[]): void {
  const style: Style = { isSoft: true }
  const wide = Math.min(pen.whole.width / 2, Math.max(0, ...rows.map(([says]) => pen.widthOf(says, style))) + 12)
  rowsOf(pen, rows, [
    { x: pen.whole.x, width: wide, style },
    { x: pen.whole.x + wide, width: pen.whole.width - wide, style: {} },
  ])
  gap(pen)
}

const PAD = 6
type Cell = Box & { readonly style: Style }

function table(pen: Pen, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const head: Style = { size: 9, weight: 600 }
  const body: Style = { size: 9 }
  const asked = columns.map(({ says }, nth) =>
    Math.max(pen.widthOf(says, head), ...rows.map((row) => pen.widthOf(row[nth] ?? '', body))),
  )
  const widths = widthsOf(asked, pen.whole.width - PAD * columns.length)
  let x = pen.whole.x
  const cells = columns.map(({ isMoney, isCount }, nth): Cell => {
    const cell = { x, width: widths[nth]!, style: { ...body, align: isMoney || isCount ? 'right' : 'left' } } as const
    x += cell.width + PAD
    return cell
  })
  const top = () => {
    rowsOf(
      pen,
      [columns.map(({ says }) => says)],
      cells.map((cell) => ({ ...cell, style: { ...cell.style, ...head } })),
    )
    rule(pen)
  }
  pen.need(lineHigh(head) * 3)
  top()
  rowsOf(pen, rows, cells, top)
  gap(pen)
}

/** What each column asks for; where that is too much, the wide ones share what the narrow ones leave. */
function widthsOf(asked: readonly number[], whole: number): number[] {
  const sum = asked.reduce((all, one) => all + one, 0)
  if (sum <= whole) return asked.map((one) => one + (whole - sum) / asked.length)
  const fair = whole / asked.length
  const narrow = asked.filter((one) => one <= fair)
  const left = whole - narrow.reduce((all, one) => all + one, 0)
  const wide = sum - narrow.reduce((all, one) => all + one, 0)
  return asked.map((one) => (one <= fair ? one : (one / wide) * left))
}

/** A row stays on one page; `again` is drawn where a new one begins. */
function rowsOf(
  pen: Pen,
  rows: readonly (readonly string[])[],
  cells: readonly Cell[],
  again: () => void = () => {},
): void {
  for (const row of rows) {
    const broken = cells.map(({ width, style }, nth) => pen.lines(row[nth] ?? '', width, style))
    const high = Math.max(...cells.map(({ style }, nth) => broken[nth]!.length * lineHigh(style))) + 2
    if (pen.need(high)) again()
    for (const [nth, cell] of cells.entries())
      for (const [line, text] of broken[nth]!.entries())
        pen.put(text, cell, pen.top() + line * lineHigh(cell.style), cell.style)
    pen.moveTo(pen.top() + high)
  }
}

function rule(pen: Pen): void {
  const { x, width } = pen.whole
  pen.document.lineWidth(0.5).strokeColor('#000000')
  pen.document
    .moveTo(x, pen.top())
    .lineTo(x + width, pen.top())
    .stroke()
  pen.moveTo(pen.top() + 3)
}

function signatures(pen: Pen, says: readonly string[]): void {
  const width = (pen.whole.width - 24) / 2
  for (let nth = 0; nth < says.length; nth += 2) {
    pen.need(52)
    pen.moveTo(pen.top() + 34)
    pen.document.lineWidth(0.5).strokeColor('#000000')
    for (const [beside, text] of says.slice(nth, nth + 2).entries()) {
      const box = { x: pen.whole.x + beside * (width + 24), width }
      pen.document
        .moveTo(box.x, pen.top())
        .lineTo(box.x + width, pen.top())
        .stroke()
      pen.put(text, box, pen.top() + 2, { size: 8, isSoft: true })
    }
    pen.moveTo(pen.top() + 18)
  }
}

const INNER = 8
const styleOf = (line: Extract<Line, { text: string }>): Style => ({
  align: 'center',
  ...(line.look === 'large'
    ? { size: 22, weight: 600 }
    : line.look === 'strong'
      ? { size: 11, weight: 600 }
      : { size: 9 }),
})

/** Cut along the dashes: all of one paper are as high as the highest of them. */
function cut(pen: Pen, each: readonly (readonly Line[])[]): void {
  const width = pen.whole.width / 2
  const inner = width - 2 * INNER
  const highOf = (lines: readonly Line[]): number =>
    lines.reduce(
      (sum, line) =>
        sum +
        ('barcode' in line
          ? barcodeHigh + 4
          : pen.lines(line.text, inner, styleOf(line)).length * lineHigh(styleOf(line))),
      2 * INNER,
    )
  const high = Math.max(0, ...each.map(highOf))
  for (let nth = 0; nth < each.length; nth += 2) {
    pen.need(high)
    for (const [beside, lines] of each.slice(nth, nth + 2).entries()) {
      const x = pen.whole.x + beside * width
      pen.document.lineWidth(0.5).strokeColor('#000000').dash(3, { space: 3 })
      pen.document.rect(x, pen.top(), width, high).stroke().undash()
      const box = { x: x + INNER, width: inner }
      let y = pen.top() + INNER
      for (const line of lines) {
        if ('barcode' in line) {
          y += 4 + pen.bars(line.barcode, box, y + 4)
          continue
        }
        for (const text of pen.lines(line.text, inner, styleOf(line))) {
          pen.put(text, box, y, styleOf(line))
          y += lineHigh(styleOf(line))
        }
      }
    }
    pen.moveTo(pen.top() + high)
  }
}

/** Which page of how many, and of what: pages that fall to the floor find their way back. */
function foot(pen: Pen, title: string): void {
  const { start, count } = pen.document.bufferedPageRange()
  for (let nth = 0; nth < count; nth += 1) {
    pen.document.switchToPage(start + nth)
    // Below the margin pdfkit would begin a new page.
    pen.document.page.margins.bottom = 0
    const top = pen.document.page.height - MARGIN - 8
    pen.put(title, pen.whole, top, { size: 8, isSoft: true })
    pen.put(`${nth + 1} / ${count}`, pen.whole, top, { size: 8, isSoft: true, align: 'right' })
  }
}
