/** The page of a hit and its claims for ever; without a number, all of them to look through. */
import { dateOf, minuteOf } from '../../ui/shell/clock.tsx'
import './record.css'
import { parseMoney, ZERO } from '../../../base/money.ts'
import { partyKey } from '../../../base/party.ts'
import { laidIn } from '../../../cards/showncards.ts'
import type { HitRecord } from '../../../views/record/record.ts'
import { placeText } from '../../../views/record/recordtext.ts'
import { goOnIf, session } from '../../stream/session.ts'
import { useView } from '../../stream/viewreader.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ShownCards } from '../../ui/cards.tsx'
import { Facts } from '../../ui/facts.tsx'
import { List } from '../../ui/list/list.tsx'
import { Money } from '../../ui/money.tsx'
import { nameOf } from '../../ui/names.ts'
import { Reasons } from '../../ui/refusal.tsx'
import { Clause, Ruled } from '../../ui/sentence.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { Status } from '../../ui/status.tsx'
import { Won, wonText } from '../../ui/tournament/prizename.tsx'
import { words } from '../../words.ts'
import { JournalLines, MoneyWent } from './money.tsx'
import { Packet, PacketParts } from './packet.tsx'
import { Records } from './records.tsx'
import { Steps } from './steps.tsx'
import { tookText } from './took.ts'

function RecordPage({ of }: { of: string }) {
  const { view: read, reasons } = useView(`/api/views/record?${new URLSearchParams({ of })}`)
  return (
    <Desk screen="hit" title={read === undefined ? of : words().record.title(read.hit)}>
      <main class="record">
        <p class="no-print">
          <a href="/hit">{words().record.all}</a>
        </p>
        {reasons !== undefined && <Reasons reasons={reasons} />}
        {read === undefined && reasons === undefined && <Waiting />}
        {read !== undefined && <Whole read={read} of={of} />}
      </main>
    </Desk>
  )
}

function Whole({ read, of }: { read: HitRecord; of: string }) {
  const say = words().record
  return (
    <>
      <Head read={read} />
      <div class="record-columns">
        <div>
          <section class="pane" aria-labelledby="happened">
            <h2 id="happened">{say.happened}</h2>
            <Steps steps={read.steps} />
          </section>
          <Prizes read={read} of={of} />
          <MoneyWent read={read} />
          {read.lines !== undefined && <PacketParts read={read} />}
        </div>
        <div>
          <section class="pane" aria-labelledby="clauses">
            <h2 id="clauses">{say.clauses}</h2>
            <ul class="clause-words">
              {read.clauses.map(({ clause, says }) => (
                <li key={clause}>
                  <Clause clause={clause} says={says} />
                </li>
              ))}
            </ul>
          </section>
          <People read={read} />
          <JournalLines read={read} />
        </div>
      </div>
    </>
  )
}

function Head({ read }: { read: HitRecord }) {
  const say = words()
  const { source, prizes, offering } = read
  const seats = new Set(prizes.map(({ to }) => partyKey(to)))
  // Of several the largest leads: it is what people look for.
  const [first] = prizes.toSorted((a, b) => Number((parseMoney(b.amount) ?? ZERO) - (parseMoney(a.amount) ?? ZERO)))
  const claims = prizes.flatMap(({ claim }) => claim ?? [])
  const open = claims.find(({ status }) => status === 'open')
  const places = session.value?.places ?? []
  return (
    <section class="pane record-head" aria-label={read.name}>
      <div class="record-sum">
        <h2>{read.name}</h2>
        <p>
          <Money amount={read.total} size={40} /> <Status status={read.status} />
        </p>
        {first !== undefined && (
          <p class="soft">
            <Ruled text={first.line} isAlone />
          </p>
        )}
      </div>
      {laidIn(read.cards).length > 0 && <ShownCards cards={read.cards} />}
      <div class="record-does no-print">
        {read.lines !== undefined && <Packet hit={read.hit} />}
        {claims.length === 1 && claims[0]?.paid !== undefined && places.includes('cage') && (
          <ButtonLink href={`/cage?claim=${claims[0].claim}&paper=win`}>{say.record.winPage}</ButtonLink>
        )}
        {open !== undefined && places.includes('cage') && (
          <ButtonLink href={`/cage?claim=${open.claim}`}>{say.record.toClaim}</ButtonLink>
        )}
        {read.status === 'declared' && places.includes('floor') && (
          <ButtonLink href={`/floor?hit=${read.hit}`}>{say.record.toFloor}</ButtonLink>
        )}
      </div>
      <div class="record-facts">
        <Facts
          rows={[
            [say.record.where, placeText(say, source)],
            [say.record.when, minuteOf(read.local)],
            [
              say.record.winner,
              first === undefined ? '' : seats.size === 1 ? say.party(first.to) : say.record.winners(seats.size),
            ],
            [say.record.fromReport, tookOf(read)],
            [
              say.record.offering,
              offering === undefined ? '' : say.record.version(offering.version, dateOf(offering.since)),
            ],
          ]}
        />
      </div>
    </section>
  )
}

/** From the report until the last of its claims was paid; nothing before that. */
function tookOf({ local, prizes }: HitRecord): string {
  const paid = prizes.map(({ claim }) => claim?.paid)
  if (paid.length === 0 || paid.some((at) => at === undefined)) return ''
  return tookText(local, (paid as string[]).sort().at(-1)!)
}

type Prize = HitRecord['prizes'][number]

function Prizes({ read: { prizes }, of }: { read: HitRecord; of: string }) {
  const say = words()
  if (prizes.length === 0) return null
  const hasClaims = prizes.some(({ claim }) => claim !== undefined)
  return (
    <section class="pane" aria-label={say.record.prizes}>
      <List
        name="record-prizes"
        title={say.record.prizes}
        hasHeading
        isWhole
        keepsHeads
        quietUpTo={8}
        rows={prizes}
        // Two shares of one hand may be alike in everything.
        keyOf={(prize) => prize.claim?.claim ?? String(prizes.indexOf(prize))}
        columns={[
          {
            key: 'who',
            says: say.floor.who,
            value: ({ to, claim }) =>
              [say.party(to), ...(claim?.person === undefined ? [] : [say.record.personNumber(claim.person)])].join(
                ' ',
              ),
            cell: ({ to, claim }) => (
              <span data-self={claim?.claim === of.toUpperCase()}>
                {say.party(to)}
                {claim?.person !== undefined && <span class="soft"> {say.record.personNumber(claim.person)}</span>}
              </span>
            ),
          },
          {
            key: 'line',
            says: say.floor.line,
            value: ({ line, share }) => wonText(line, share),
            cell: ({ line, share }) => <Won line={line} share={share} />,
            isUnlabelled: true,
          },
          { key: 'amount', says: say.floor.amount, value: ({ amount }) => amount, kind: 'money' },
          ...(hasClaims
            ? [
                {
                  key: 'claim',
                  says: say.floor.claim,
                  value: ({ claim }: Prize) => claim?.claim,
                  cell: ({ claim }: Prize) =>
                    claim !== undefined && <a href={`/claim/${claim.claim}`}>{claim.claim}</a>,
                },
                {
                  key: 'status',
                  says: say.floor.status,
                  value: ({ claim }: Prize) => (claim === undefined ? '' : (say.status[claim.status] ?? claim.status)),
                  isUnlabelled: true as const,
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}

/** Everybody who had a part in it, and which. */
function People({ read: { steps } }: { read: HitRecord }) {
  const say = words()
  const did = new Map<string, Set<string>>()
  for (const { by, what } of steps)
    for (const person of by) did.set(person, (did.get(person) ?? new Set()).add(say.event[what] ?? what))
  return (
    <section class="pane" aria-labelledby="people">
      <h2 id="people">{say.record.people}</h2>
      <Facts rows={[...did].map(([person, what]) => [nameOf(person), [...what].join(', ')])} />
    </section>
  )
}

/** Who is signed in elsewhere in this browser and may read here need not say so again: nothing can be ordered on this page. */
function Entered({ of }: { of: string }) {
  return of === '' ? <Records /> : <RecordPage of={of} />
}

export const open = (page: HTMLElement, rest: string): void => {
  goOnIf(() => true)
  openScreen({ screen: 'hit', views: [] }, page, <Entered of={rest.toUpperCase()} />)
}
