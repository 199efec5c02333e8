/** Papers of a contest in the place of its desk, as the address says. */
import './papers.css'
import type { ContestDesk } from '../../../../views/contests/desk.ts'
import { query, show } from '../../../stream/address.ts'
import { BlankPaper } from './blank.tsx'
import { LetterPaper } from './letter.tsx'
import { ListPaper } from './list.tsx'
import { SlipPaper } from './slip.tsx'
import { WinnersPaper } from './winners.tsx'

export function Papers({ desk }: { desk: ContestDesk }) {
  const asked = query.value
  const back = () => show({ paper: undefined, form: undefined, person: undefined })
  const { slate, activity } = desk
  if (slate === undefined) return null
  switch (asked.get('paper')) {
    case 'blank':
      return <BlankPaper desk={desk} slate={slate} onBack={back} />
    case 'slip':
      return <SlipPaper desk={desk} slate={slate} form={asked.get('form') ?? ''} onBack={back} />
    case 'winners':
      return <WinnersPaper desk={desk} onBack={back} />
    case 'letter':
      return <LetterPaper activity={activity} person={asked.get('person') ?? ''} onBack={back} />
    case 'list':
      return <ListPaper activity={activity} onBack={back} />
  }
  return null
}
