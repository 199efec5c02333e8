/** A practice table: anybody plays a round of each game, and every payment tells its clause. Nothing is booked. */
import './practice.css'
import { signal } from '@preact/signals'
import { fromPlain, type Plain } from '../../../base/plain.ts'
import type { Practice } from '../../../server/desks/practice.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { openScreen, Stale, TopBar, Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { DoubleUp, HiLo } from './ladder.tsx'
import { TableGame } from './tablegame.tsx'

const games = signal<readonly Practice[] | undefined>(undefined)
const nameIn = ({ activity }: Practice): string => activity.slice(activity.indexOf('/') + 1)

function PracticePage({ name }: { name: string }) {
  const say = words().practice
  const all = games.value
  const practice = all?.find((one) => nameIn(one) === name)
  return (
    <>
      <TopBar screen="practice" />
      <Stale />
      <main class="practice-page">
        {all === undefined && <Waiting />}
        {all !== undefined && (
          <>
            <h1>{practice?.name ?? words().screens.practice}</h1>
            {practice === undefined && <p class="soft">{say.says}</p>}
            <nav class="try-games" aria-label={say.games}>
              {(practice === undefined ? [] : all).map((one) => (
                <ButtonLink
                  key={one.activity}
                  href={`/practice/${nameIn(one)}`}
                  aria-current={one === practice ? 'page' : undefined}
                >
                  {one.name}
                </ButtonLink>
              ))}
            </nav>
            {practice === undefined ? <Choose all={all} /> : <p class="try-about">{aboutOf(practice)}</p>}
            {practice !== undefined && <Game practice={practice} />}
          </>
        )}
      </main>
    </>
  )
}

const aboutOf = (one: Practice): string => words().practice.about[nameIn(one)] ?? ''

/** The games, each with what it is. */
const Choose = ({ all }: { all: readonly Practice[] }) => (
  <ul class="try-choose">
    {all.map((one) => (
      <li key={one.activity}>
        <a href={`/practice/${nameIn(one)}`}>
          <strong>{one.name}</strong>
          <span>{aboutOf(one)}</span>
        </a>
      </li>
    ))}
  </ul>
)

function Game({ practice }: { practice: Practice }) {
  switch (practice.game) {
    case 'table':
      return <TableGame game={practice} />
    case 'hi-lo':
      return <HiLo practice={practice} />
    case 'double-up baccarat':
      return <DoubleUp practice={practice} />
  }
}

export function open(page: HTMLElement, rest: string): void {
  openScreen({ screen: 'practice', views: [] }, page, <PracticePage name={rest} />)
  void fetch('/api/practice')
    .then((answer) => answer.json() as Promise<Plain>)
    .then((plain) => {
      games.value = fromPlain<Practice[]>(plain)
    })
}
