/** One activity for whoever plays: what wins at the meter of now, its exact odds, and every clause of its document. */
import type { OddsRow, OddsView } from '../../../server/players/odds.ts'
import type { RulesAnswer } from '../../../server/players/routes.ts'
import { documentLines } from '../../../views/clausesheet/cite.ts'
import type { MeterSign } from '../../../views/signs/meter.ts'
import { LOCALES } from '../../hands/texts.ts'
import { language } from '../../preferences.ts'
import { view } from '../../stream/feed.ts'
import { Cards } from '../../ui/cards.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Ruled, Signed } from '../../ui/sentence.tsx'
import { dayOf } from '../../ui/shell/clock.tsx'
import { Waiting } from '../../ui/shell.tsx'
import { cardsIn } from '../../ui/stage/mini.tsx'
import { MeterTile } from '../../ui/stage/tile.tsx'
import { words } from '../../words.ts'
import { tablesWords, timeWords, windowWords } from '../board/times.ts'
import { useAsked } from './asking.ts'
import { Elsewhere } from './elsewhere.tsx'
import { gameName } from './gamename.ts'

export function RulesPage({ activity }: { activity: string }) {
  const say = words().players.rules
  const sign = (view('meters').value ?? []).find((one) => one.activity === activity)
  const { answer, reasons, isNowhere } = useAsked<RulesAnswer>(`rules?activity=${encodeURIComponent(activity)}`)
  return (
    <section class="players-part players-rules" data-activity={activity}>
      <h2>{sign?.name ?? answer?.rules.name ?? say.title}</h2>
      {sign !== undefined && <Wins sign={sign} />}
      {isNowhere === true && <Elsewhere />}
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {answer === undefined && reasons === undefined && isNowhere === undefined && <Waiting />}
      {answer?.odds !== undefined && <Odds of={answer.odds} />}
      {answer !== undefined && (
        <>
          <h2>{say.title}</h2>
          <p class="stage-soft">{say.says}</p>
          <p class="stage-soft">
            {[
              answer.rules.id,
              documentLines(answer.rules.document) === undefined ? say.document(answer.rules.document) : '',
              /^\d{4}-/.test(answer.rules.since) ? say.since(dayOf(answer.rules.since)) : '',
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
          {answer.rules.parts.map(({ heading, clauses }) => (
            <section key={`${heading} ${clauses[0]?.clause}`}>
              {heading !== '' && <h3 lang="en">{heading}</h3>}
              <dl class="players-clauses">
                {clauses.map(({ clause, says, readings }) => (
                  <div key={clause}>
                    <dt class="clause">{clause}</dt>
                    <dd lang="en">{says}</dd>
                    {readings.map((reading) => (
                      <dd key={reading} class="stage-soft">
                        {say.reading} <span lang="en">{reading}</span>
                      </dd>
                    ))}
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </>
      )}
    </section>
  )
}

/** The sign of it: the meters, the hands with their cards, where and when. */
function Wins({ sign }: { sign: MeterSign }) {
  const say = words()
  return (
    <>
      {sign.pools.map((pool) => (
        <MeterTile
          key={pool.pool}
          of={`${sign.activity} ${pool.pool}`}
          emblem={sign.emblem}
          name={sign.pools.length > 1 ? say.board.poolName(pool.pool) : say.board.pool}
          amount={pool.multiplied?.prize ?? pool.posted}
          rank="phone"
          isPending={pool.isPending}
          hand={pool.isPending ? <strong>{say.board.pending}</strong> : null}
        >
          {pool.cap !== undefined && <span>{say.board.cap(pool.cap)}</span>}
          {pool.daily !== undefined && <span>{say.board.daily(pool.daily.amount, timeWords(pool.daily.at))}</span>}
        </MeterTile>
      ))}
      <p class="stage-soft">
        {[
          say.players.rules.games(sign.games.map(gameName).join(', ')),
          sign.tables.length === 0 ? '' : tablesWords(sign.tables),
          sign.hours.length === 0 ? '' : say.board.hours(sign.hours.map((one) => windowWords(one)).join(', ')),
          sign.fee === '' ? '' : say.board.fee(sign.fee),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      {sign.hands.length > 0 && (
        <>
          <h3>{say.players.rules.wins}</h3>
          <ul class="players-rows players-wins">
            {sign.hands.map((hand) => (
              <li key={`${hand.line} ${say.prize(hand.prize)} ${(hand.games ?? []).join()}`}>
                <span>
                  <Signed hand={hand} isAlone />
                  {hand.games !== undefined && <span class="stage-soft"> · {hand.games.map(gameName).join(', ')}</span>}
                </span>
                <strong>{say.prize(hand.prize)}</strong>
                {hand.cards !== undefined && <Cards cards={cardsIn(hand.cards)} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {sign.shares !== undefined && <p>{say.board.shares(sign.shares.loser, sign.shares.winner, sign.shares.table)}</p>}
    </>
  )
}

function Odds({ of: { of, rows, edge } }: { of: OddsView }) {
  const say = words().players.rules
  return (
    <>
      <h3>{say.odds}</h3>
      <p class="stage-soft">{say.oddsOf[of]}</p>
      <ul class="players-rows players-odds">
        {rows.map((row, at) => (
          <li key={at}>
            <span>
              <RowName of={row} />
            </span>
            <strong title={row.chance.exact}>{chanceWords(row.chance.value)}</strong>
          </li>
        ))}
      </ul>
      {edge !== undefined && <p>{say.edge(percentOf(edge.value))}</p>}
    </>
  )
}

function RowName({ of: { name, prize } }: { of: OddsRow }) {
  const say = words()
  return (
    <>
      {name.is === 'spot' ? (
        <Ruled text={name.times === 1 ? name.spot : say.players.rules.spotTwice(name.spot)} isAlone />
      ) : (
        <Signed hand={{ line: 'line' in name ? name.line : '', name }} isAlone />
      )}
      {prize !== undefined && <span class="stage-soft"> · {say.prize(prize)}</span>}
    </>
  )
}

/** `1 in 649,740`; what is likely, in percent. */
const OFTEN = 0.1
function chanceWords(value: number): string {
  const say = words().players.rules
  if (value >= 1) return say.always
  if (value >= OFTEN) return percentOf(value)
  const count = 1 / value
  const digits = count < 100 ? 1 : 0
  return say.oneIn(new Intl.NumberFormat(LOCALES[language.value], { maximumFractionDigits: digits }).format(count))
}
const percentOf = (value: number): string =>
  new Intl.NumberFormat(LOCALES[language.value], { style: 'percent', maximumFractionDigits: 2 }).format(value)
