/** Results: entered by one with where they were read, or read from a file; confirmed by another; corrected before two. */

import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { type Meeting, meetings, NO_WINNERS, type NoWinner, type Result } from '../../../games/contest/results.ts'
import type { Slate } from '../../../games/contest/slate.ts'
import type { ContestDesk } from '../../../views/contests/desk.ts'
import { beat } from '../../stream/feed.ts'
import { acting } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Check, Field, Input, Select } from '../../ui/field.tsx'
import { Form, typedIn, useSending } from '../../ui/form.tsx'
import { List } from '../../ui/list/list.tsx'
import { nameOf } from '../../ui/names.ts'
import { Options } from '../../ui/options.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { minuteOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { ResultFile } from './resultfile.tsx'

export function Results({ desk }: { desk: ContestDesk }) {
  const say = words().contests
  const { slate, locked, status } = desk
  if (slate === undefined || locked === undefined) return <p class="empty">{say.standing.none}</p>
  const met = meetings(
    slate,
    desk.results.map(({ result }) => result),
  )
  const isOver = status === 'awarded'
  return (
    <>
      {isAllowed('ConfirmResult') && <Confirm desk={desk} slate={slate} met={met} />}
      {!isOver && isAllowed('EnterResult') && <Enter desk={desk} slate={slate} met={met} />}
      {!isOver && isAllowed('EnterResult') && <ResultFile activity={desk.activity} />}
      <Known desk={desk} slate={slate} met={met} />
    </>
  )
}

type Of = { readonly desk: ContestDesk; readonly slate: Slate; readonly met: readonly Meeting[] }

/** Whoever entered a result leaves it to another. */
function Confirm({ desk: { activity, results }, slate, met }: Of) {
  const say = words().contests.result
  const waiting = results.filter(({ confirmedBy, by }) => confirmedBy === undefined && by !== acting.value)
  const left = useSignal<readonly string[]>([])
  const { refused, order } = useSending()
  const games = waiting.map(({ result }) => result.game).filter((game) => !left.value.includes(game))
  const confirm = () => order({ do: 'ConfirmResult', activity, games }, say.confirmed)
  if (waiting.length === 0) return null
  return (
    <article class="pane">
      <h2>{say.toConfirm}</h2>
      <Form onSend={() => confirm()}>
        <ul class="to-confirm">
          {waiting.map(({ result, source, by }) => (
            <li key={result.game}>
              <Check
                label={
                  <>
                    <strong>{words().picks.game(result.game)}</strong>{' '}
                    <Outcome slate={slate} met={met} result={result} />{' '}
                    <span class="soft">
                      {source} · {nameOf(by)}
                    </span>
                  </>
                }
                checked={!left.value.includes(result.game)}
                onChange={({ currentTarget: { checked } }) => {
                  left.value = checked
                    ? left.value.filter((game) => game !== result.game)
                    : [...left.value, result.game]
                }}
              />
            </li>
          ))}
        </ul>
        <div class="actions">
          <Button type="submit" look="primary" disabled={games.length === 0}>
            {say.confirmDo(games.length)}
          </Button>
        </div>
        <Refusal refused={refused.value} />
      </Form>
    </article>
  )
}

/** Both teams with their points, the winner in bold; or why there is none. */
function Outcome({ slate, met, result }: { slate: Slate; met: readonly Meeting[]; result: Result }) {
  const say = words()
  const { score, game } = result
  const { teams = [] } = met[slate.games.findIndex(({ id }) => id === game)] ?? {}
  const winner = 'winner' in result ? result.winner : undefined
  return (
    <span>
      {score === undefined
        ? winner !== undefined && <strong>{winner}</strong>
        : teams.map((team, side) => (
            <span key={side}>
              {side === 1 && ' – '}
              {team === winner ? <strong>{team}</strong> : team} {score[side]}
            </span>
          ))}
      {'none' in result && ` ${say.contests.result.kinds[result.none]}`}
      {'none' in result && result.goesOn !== undefined && ` (${say.contests.result.goesOn}: ${result.goesOn})`}
      {game === slate.totalOf && score !== undefined && ` · ${say.picks.total} ${score[0] + score[1]}`}
    </span>
  )
}

/** Only games that have begun and whose two teams are known. */
function Enter({ desk: { activity }, slate, met }: Of) {
  const say = words().contests.result
  const now = beat.value?.local ?? ''
  const { refused, order } = useSending()
  const open = slate.games.flatMap(({ id, starts }, nth) => {
    const { teams, result } = met[nth]!
    return result === undefined && teams.every((team) => team !== undefined) && starts <= now ? [id] : []
  })
  const next = slate.games.find(({ starts }, nth) => met[nth]!.result === undefined && starts > now)
  const enter = (result: Result, form: HTMLFormElement) =>
    order({ do: 'EnterResult', activity, results: [result], source: typedIn(form)('source') }, say.entered)
  return (
    <article class="pane">
      <h2>{say.open}</h2>
      {open.length === 0 && (
        <p class="soft">{next === undefined ? say.noneOpen : say.notYet(next.id, minuteOf(next.starts))}</p>
      )}
      {open.length > 0 && (
        <ResultForm slate={slate} met={met} games={open} onResult={enter} refused={<Refusal refused={refused.value} />}>
          <Field label={say.source} hint={say.sourceHint}>
            <Input name="source" required maxLength={200} />
          </Field>
          <div class="actions">
            <Button type="submit" look="primary">
              {say.enterDo}
            </Button>
          </div>
        </ResultForm>
      )}
    </article>
  )
}

function Correct({ desk: { activity }, slate, met, game }: Of & { game: string }) {
  const say = words().contests.result
  const { refused, order } = useSending()
  const correct = (result: Result, form: HTMLFormElement) => {
    const typed = typedIn(form)
    const asked = { activity, results: [result], source: typed('source'), reason: typed('reason') }
    return order({ do: 'CorrectResult', ...asked }, say.corrected, secondIn(new FormData(form)))
  }
  return (
    <details class="fold">
      <summary>{say.correct}</summary>
      <p class="soft">{say.correctSays}</p>
      <ResultForm
        slate={slate}
        met={met}
        games={[game]}
        onResult={correct}
        refused={<Refusal refused={refused.value} />}
      >
        <Field label={say.source}>
          <Input name="source" required maxLength={200} />
        </Field>
        <Field label={say.reason}>
          <Input name="reason" required maxLength={200} />
        </Field>
        <SecondPerson act="CorrectResult" />
        <div class="actions">
          <Button type="submit" look="stop">
            {say.correctDo}
          </Button>
        </div>
      </ResultForm>
    </details>
  )
}

type ResultFormProps = {
  readonly slate: Slate
  readonly met: readonly Meeting[]
  readonly games: readonly string[]
  readonly onResult: (result: Result, form: HTMLFormElement) => Promise<boolean>
  readonly refused: ComponentChildren
  readonly children: ComponentChildren
}

function ResultForm({ slate, met, games, onResult, refused, children }: ResultFormProps) {
  const say = words().contests.result
  const picked = useSignal(games[0] ?? '')
  const winner = useSignal('')
  const game = games.includes(picked.value) ? picked.value : (games[0] ?? '')
  const at = slate.games.findIndex(({ id }) => id === game)
  const [one = '', other = ''] = met[at]?.teams ?? []
  const isBracket = slate.kind === 'bracket'
  const none = NO_WINNERS.filter((kind) => !isBracket || kind !== 'drawn')
  const isNone = (NO_WINNERS as readonly string[]).includes(winner.value)
  const isPlayed = !isNone || winner.value === 'drawn'
  const send = async (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const [first, second] = [typed('first'), typed('second')]
    const score = first === '' || second === '' ? {} : { score: [Number(first), Number(second)] as const }
    const goesOn = typed('goesOn') === '' ? {} : { goesOn: typed('goesOn') }
    const result: Result = isNone
      ? { game, none: winner.value as NoWinner, ...score, ...goesOn }
      : { game, winner: winner.value, ...score }
    // What is refused stays as it was typed.
    if (!(await onResult(result, form))) return
    form.reset()
    winner.value = ''
  }
  return (
    <Form class="result-form" onSend={send}>
      <Field label={say.game}>
        <Select
          value={game}
          onChange={({ currentTarget }) => {
            picked.value = currentTarget.value
            winner.value = ''
          }}
        >
          <Options
            of={games.map((id) => {
              const { teams } = met[slate.games.findIndex((known) => known.id === id)]!
              return [id, `${id} · ${teams.join(' – ')}`] as const
            })}
          />
        </Select>
      </Field>
      <Field label={say.winner}>
        <Select required value={winner.value} onChange={({ currentTarget }) => (winner.value = currentTarget.value)}>
          <option value="" />
          <Options of={[one, other]} />
          <optgroup label={say.noWinner}>
            <Options of={none.map((kind) => [kind, say.kinds[kind]] as const)} />
          </optgroup>
        </Select>
      </Field>
      {isPlayed && (
        <div class="result-score">
          <Points team={one} name="first" isNeeded={game === slate.totalOf} />
          <Points team={other} name="second" isNeeded={game === slate.totalOf} />
        </div>
      )}
      {isBracket && winner.value === 'cancelled' && (
        <Field label={say.goesOn}>
          <Select name="goesOn">
            <option value="">{say.nobody}</option>
            <Options of={[one, other]} />
          </Select>
        </Field>
      )}
      {children}
      {refused}
    </Form>
  )
}

const Points = ({ team, name, isNeeded }: { team: string; name: string; isNeeded: boolean }) => (
  <Field label={words().contests.result.score(team)}>
    <Input name={name} type="number" min={0} max={999} step={1} required={isNeeded} autocomplete="off" />
  </Field>
)

function Known({ desk, slate, met }: Of) {
  const say = words().contests.result
  return (
    <article class="pane">
      <List
        name="contest-results"
        title={say.known}
        hasHeading
        keepsHeads
        quietUpTo={5}
        rows={desk.results}
        keyOf={({ result }) => result.game}
        empty={say.noneKnown}
        columns={[
          { key: 'game', says: say.game, value: ({ result }) => result.game },
          {
            key: 'winner',
            says: say.winner,
            value: ({ result }) => outcomeText(slate, met, result),
            cell: ({ result }) => <Outcome slate={slate} met={met} result={result} />,
            isUnlabelled: true,
          },
          { key: 'source', says: say.source, value: ({ source }) => source },
          { key: 'by', says: say.by, value: ({ by }) => nameOf(by) },
          {
            key: 'confirmed',
            says: say.confirmedBy,
            value: ({ confirmedBy }) => (confirmedBy === undefined ? '' : nameOf(confirmedBy)),
          },
        ]}
        details={({ result }) =>
          isAllowed('CorrectResult') && <Correct desk={desk} slate={slate} met={met} game={result.game} />
        }
      />
    </article>
  )
}

/** As a file has it. */
function outcomeText(slate: Slate, met: readonly Meeting[], result: Result): string {
  const say = words().contests.result
  const { teams = [] } = met[slate.games.findIndex(({ id }) => id === result.game)] ?? {}
  return [
    ...('winner' in result ? [result.winner] : [say.kinds[result.none]]),
    ...(result.score === undefined ? [] : [teams.map((team, side) => `${team} ${result.score![side]}`).join(' – ')]),
  ].join(' · ')
}
