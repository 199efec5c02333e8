/** The checklist that the rule's own conditions leave open: each answer is a person's statement under that clause. */
import './checklist.css'
import type { ComponentChildren } from 'preact'
import type { HitView } from '../../../views/hit.ts'
import { isAllowed, useMay } from '../../stream/permission.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, Toggle } from '../../ui/button.tsx'
import { Clause, Says } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import type { Act } from './hitorders.ts'
import { YesNo } from './question.tsx'

type Question = HitView['checklist'][number]
const isTheirs = ({ of }: Question): boolean => of === 'surveillance'

/** The same question about several persons is one row; each may still be answered alone. */
export function Checklist({ hit, act }: { hit: HitView; act: Act }) {
  const say = words().floor
  const groups = [...Map.groupBy(hit.checklist, ({ asks, clause }) => JSON.stringify([clause, asks.id, asks.with]))]
  const open = hit.checklist.filter((question) => !isTheirs(question) && question.answer === undefined)
  const yes = (questions: readonly Question[]) =>
    void act({ do: 'AttestHit', hit: hit.hit, answers: Object.fromEntries(questions.map(({ id }) => [id, true])) })
  return (
    <section aria-labelledby="checklist-title">
      <div class="pane-head">
        <h2 id="checklist-title">{say.checklist}</h2>
        {open.length > 1 && groups.length > 1 && isAllowed('AttestHit') && (
          <Button onClick={() => yes(open)}>{say.yesToEverything(open.length)}</Button>
        )}
      </div>
      <p class="soft">{groups.length === 0 ? say.allAnswered : say.checklistSays}</p>
      <ul class="checklist">
        {groups.map(([name, questions]) => (
          <li key={name}>
            <p>
              <strong>
                <Says of={questions[0]!.asks} />
              </strong>
              <br />
              <Clause clause={questions[0]!.clause} says={questions[0]!.says} />
            </p>
            {isTheirs(questions[0]!) ? (
              <Surveillance hit={hit} question={questions[0]!} act={act} />
            ) : (
              <>
                {questions.length > 1 && isAllowed('AttestHit') && (
                  <Toggle
                    class="answer wide"
                    data-yes="true"
                    isOn={questions.every(({ answer }) => answer === true)}
                    onClick={() => yes(questions)}
                  >
                    {say.yesForAll(questions.length)}
                  </Toggle>
                )}
                <Each questions={questions}>
                  <ul class="answers">
                    {questions.map((question) => (
                      <Answer key={question.id} question={question} hit={hit} act={act} />
                    ))}
                  </ul>
                </Each>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Many persons are folded away until one of them differs. */
const MANY = 3
function Each({ questions, children }: { questions: readonly Question[]; children: ComponentChildren }) {
  if (questions.length <= MANY) return <>{children}</>
  return (
    <details class="one-by-one" open={questions.some(({ answer }) => answer === false)}>
      <summary>{words().floor.oneByOne}</summary>
      {children}
    </details>
  )
}

function Answer({ question, hit, act }: { question: Question; hit: HitView; act: Act }) {
  const { id, who, asks, answer } = question
  const place = who.kind === 'round' ? '' : words().party(who)
  return (
    <li>
      {place !== '' && <span class="soft">{place}</span>}
      <YesNo
        label={`${words().message(asks)} ${place}`}
        answer={answer}
        disabled={!isAllowed('AttestHit')}
        onAnswer={(yes) => void act({ do: 'AttestHit', hit: hit.hit, answers: { [id]: yes } })}
      />
    </li>
  )
}

/** Only surveillance answers what the recording shows; everybody else sees that it waits. */
function Surveillance({ hit, question, act }: { hit: HitView; question: Question; act: Act }) {
  const say = words().floor
  const { answer } = question
  const order = { do: 'ConfirmSurveillance', hit: hit.hit } as const
  const may = useMay(order, String(answer))
  if (may?.ok === true)
    return (
      <YesNo
        label={words().message(question.asks)}
        answer={answer}
        called={[say.surveillanceYes, say.surveillanceNo]}
        onAnswer={(yes) => void act({ ...order, yes })}
      />
    )
  return (
    <Badge tone={answer === undefined ? 'due' : answer ? 'good' : 'stop'}>
      {answer === undefined ? say.waitsForSurveillance : say.surveillanceSaid(answer)}
    </Badge>
  )
}
