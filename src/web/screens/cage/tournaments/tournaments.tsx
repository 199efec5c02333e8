/** Tournaments at the cage: who comes in, whose rebuy waits, who has money back. */
import './tournaments.css'
import { useSignal } from '@preact/signals'
import type { TournamentDesk } from '../../../../views/tournaments/rows.ts'
import { query, show } from '../../../stream/address.ts'
import { view } from '../../../stream/feed.ts'
import { Choices, Toggle } from '../../../ui/button.tsx'
import { Waiting } from '../../../ui/shell.tsx'
import { words } from '../../../words.ts'
import { Bought } from './bought.tsx'
import { Charity, owesCharity } from './charity.tsx'
import { Entries } from './entries.tsx'
import { Registration } from './registration.tsx'

export function Tournaments() {
  const say = words().tournamentCage
  const desks = view('tournaments').value
  const open = desks?.filter(isHere)
  const wanted = query.value.get('tournament')
  const desk = open?.find(({ activity }) => activity === wanted) ?? open?.[0]
  // What was bought last stands where it was bought: its receipt is printed from there.
  const last = useSignal<string | undefined>(undefined)
  if (desks === undefined) return <Waiting />
  if (desk === undefined) return <p class="pane soft">{say.none}</p>
  const choose = (activity: string) => {
    last.value = undefined
    show({ tournament: activity })
  }
  return (
    <>
      {open!.length > 1 && (
        <Choices label={say.which} class="no-print cage-which">
          {open!.map(({ activity, name }) => (
            <Toggle key={activity} size="touch" isOn={activity === desk.activity} onClick={() => choose(activity)}>
              {name}
            </Toggle>
          ))}
        </Choices>
      )}
      {last.value !== undefined && <Bought desk={desk} receipt={last.value} onBack={() => (last.value = undefined)} />}
      {desk.status === 'awarded' && <Charity key={`${desk.activity} charity`} desk={desk} />}
      {last.value === undefined && desk.status !== 'awarded' && (
        <>
          <Registration key={desk.activity} desk={desk} onBought={(receipt) => (last.value = receipt)} />
          <Entries key={`${desk.activity} entries`} desk={desk} onBought={(receipt) => (last.value = receipt)} />
        </>
      )}
    </>
  )
}

/** Once its prizes are given only a charity waits for its money here. */
const isHere = (desk: TournamentDesk): boolean =>
  desk.status === 'open' || desk.status === 'running' || desk.status === 'called off' || owesCharity(desk)
