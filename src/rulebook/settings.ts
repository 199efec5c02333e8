/** The settings that a line of a chart gives its outcome: written as words, checked and read as the outcome wants them. */
import { message } from '../base/message.ts'
import { FEW_CARDS, FIVE_CARDS, OUTCOMES, type OutcomeName, wrongSettings } from '../cards/outcomes/table.ts'
import type { Misplaced } from './kind.ts'
import type { Line, RuleFile } from './rule.ts'

export const isOutcome = (name: string): name is OutcomeName => Object.hasOwn(OUTCOMES, name)

/** Rule files and signs say hearts, outcomes say h. */
const SUIT_SIGNS: Readonly<Record<string, string>> = { clubs: 'c', diamonds: 'd', hearts: 'h', spades: 's' }
const FLAGS: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** Where the outcome wants a number or yes/no, words are read as such; what cannot be read stays a word. */
export function typedSettings(usual: object, written: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(written).map(([name, text]) => {
      const sample = (usual as Record<string, unknown>)[name]
      if (typeof sample === 'number') return [name, /^\d+$/.test(text) ? Number(text) : text]
      if (typeof sample === 'boolean') return [name, FLAGS[text] ?? text]
      return [name, name === 'suit' ? (SUIT_SIGNS[text] ?? text) : text]
    }),
  )
}

type Path = Misplaced['path']

/** Every line: an outcome that is there, settings that it asks for, and values that it knows. */
export function settingFaults(rule: RuleFile): Misplaced[] {
  const ofLines = Object.entries(rule.charts.option).flatMap(([option, lines]) =>
    lines.flatMap((line, index) => lineFaults(rule, line, ['charts', 'option', option, index])),
  )
  const ofGames = Object.entries(rule.counts ?? {}).flatMap(([game, { cards }]): Misplaced[] =>
    cards in FIVE_CARDS || cards in FEW_CARDS
      ? []
      : [{ path: ['counts', game, 'cards'], told: message('no way to count cards', { said: cards, ways: WAYS }) }],
  )
  return [...ofLines, ...ofGames]
}

const WAYS = Object.keys({ ...FIVE_CARDS, ...FEW_CARDS })

function lineFaults(
  rule: RuleFile,
  { line, outcome, with: settings = {}, posted = {} }: Line,
  path: Path,
): Misplaced[] {
  // Where people decide there is none; the shape of the file says when that may be.
  if (outcome === undefined) return []
  if (!isOutcome(outcome))
    return [{ path: [...path, 'outcome'], told: message('outcome is not there', { line, outcome }) }]
  const { usual } = OUTCOMES[outcome]
  const faultOf = (name: string, text: string, here: Path): Misplaced[] => {
    if (!Object.hasOwn(usual, name))
      return [{ path: here, told: message('outcome without setting', { line, setting: name, outcome }) }]
    const wrong = wrongSettings(outcome, typedSettings(usual, { [name]: text }))
    return wrong.map((fault) => ({ path: here, told: message('setting of a line', { line, fault }) }))
  }
  const own = Object.entries(settings).flatMap(([name, text]) => faultOf(name, text, [...path, 'with', name]))
  const ofHouse = Object.entries(posted).flatMap(([name, setting]) => {
    const choices = rule.settings?.[setting]?.oneOf ?? []
    if (choices.length === 0)
      return [{ path: [...path, 'posted', name], told: message('setting is not posted', { setting }) }]
    const seen = choices.map((text, index) => faultOf(name, text, ['settings', setting, 'oneOf', index]))
    return seen.find((faults) => faults.length > 0) ?? []
  })
  return [...own, ...ofHouse]
}
