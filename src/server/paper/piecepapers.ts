/** Sheets of coupons and vouchers, with the numbers of earlier prints. */
import { Hono } from 'hono'
import { type PiecePapers, piecePapersOf, printedSpans } from '../../views/paper/piecepaper.ts'
import { fault } from '../api/fault.ts'
import type { House } from '../house/kernel.ts'

export function piecePaperRoutes({ house }: { readonly house: House }): Hono {
  const app = new Hono()
  app.get('/piecepapers', async (call) => {
    const { series = '', first, last = first } = call.req.query()
    const strange = [first, last].find((one) => one !== undefined && !/^[1-9]\d{0,6}$/.test(one))
    if (strange !== undefined) return fault(call, 400, 'no such serial', { serial: strange.slice(0, 40) })
    const wanted = first === undefined ? undefined : { first: Number(first), last: Number(last) }
    const papers = await piecePapers(house, series, wanted)
    return papers === undefined
      ? fault(call, 404, 'series is not there', { series: series.slice(0, 40) })
      : call.json(papers)
  })
  return app
}

export async function piecePapers(
  house: House,
  series: string,
  wanted: { readonly first: number; readonly last: number } | undefined,
): Promise<PiecePapers | undefined> {
  const prints = await house.store.rows<{ of: string }>(
    `select "of" from sheets where sheet = 'pieces' and "of" >= ? and "of" < ?`,
    `${series} `,
    `${series}!`,
  )
  return piecePapersOf(
    house.state,
    house.now().local,
    series,
    printedSpans(
      series,
      prints.map(({ of }) => of),
    ),
    wanted,
  )
}
