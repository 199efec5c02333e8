/** Papers of a drawing in the place of its desk: tickets, a pass, or the drawing sheet, as the address says. */
import './papers.css'
import { query, show } from '../../../stream/address.ts'
import { DrawingPaper } from './drawingpaper.tsx'
import { PassPaper } from './pass.tsx'
import { TicketsPaper } from './tickets.tsx'

export function Papers({ activity }: { activity: string }) {
  const asked = query.value
  const back = () => show({ paper: undefined, first: undefined, last: undefined, callup: undefined, begun: undefined })
  switch (asked.get('paper')) {
    case 'tickets':
      return <TicketsPaper activity={activity} first={asked.get('first')} last={asked.get('last')} onBack={back} />
    case 'pass':
      return <PassPaper callup={asked.get('callup') ?? ''} onBack={back} />
    case 'sheet':
      return <DrawingPaper activity={activity} drawing={asked.get('begun') ?? ''} onBack={back} />
  }
  return null
}
