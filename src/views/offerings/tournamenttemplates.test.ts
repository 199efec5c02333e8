import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DOUBLE, shownBy, TOURNAMENTS, TournamentRoom } from '../../../tests/tournament.ts'
import { ruleOf } from '../../engine/offerings/running.ts'
import { expectedMinutes } from '../../games/tournament/structure.ts'
import { mapIn, mapsIn, offeringText, type Values } from './offeringtext.ts'
import { tournamentForm } from './tournamentform.ts'
import { chipSetValues, type StructureName, structuresFor, structureValues } from './tournamenttemplates.ts'
import { periodsIn } from './tournamentvalues.ts'

const textOf = (rules: string) => readFileSync(`catalog/${rules}.yaml`, 'utf8')
const formOf = (rules: string) => tournamentForm(ruleOf(textOf(rules)))!
const EVERY = [TOURNAMENTS, DOUBLE].flatMap((rules) =>
  structuresFor(formOf(rules)).map((name) => [name, rules] as [StructureName, string]),
)

/** With what only the house knows: its day, its charity, what an entry is for. */
function filled(name: StructureName, rules: string): Values {
  const tournament = structureValues(name, formOf(rules), '2026-05-01')
  return {
    ...tournament,
    ...(rules === TOURNAMENTS ? { date: '2026-05-08', begins: '19:00' } : {}),
    ...(tournament.charity === undefined
      ? {}
      : { charity: { ...mapIn(tournament.charity), name: 'Food Bank', recognised: 'EIN 94-2614101' } }),
  }
}

test.each(EVERY)('%s of %s is drafted, approved and posted as it stands', (name, rules) => {
  const room = new TournamentRoom()
  const text = textOf(rules)
  const clauses = [...text.matchAll(/^ {2}([A-Z]\d+):/gm)].map((match) => match[1]!)
  room.does({ do: 'AcceptRules', text, document: 'as approved', clauses, second: 'approver' }, 'compliance')
  const draft = offeringText({
    activity: rules,
    occasion: 'night',
    name: 'Night',
    games: ['holdem'],
    advertisement: { id: 'GETR-000056', words: ['No Purchase Necessary', '25% for Food Bank'] },
    shown: JSON.parse(shownBy(text)) as string[],
    tournament: filled(name, rules),
  })
  const activity = `${rules}.night`
  room.does({ do: 'DraftOffering', text: draft }, 'marketing')
  room.does({ do: 'ApproveOffering', activity, version: 1 }, 'approver')
  room.does({ do: 'PostOffering', activity, places: ['the board'] }, 'marketing')
  room.does({ do: 'OpenSignUps', activity })
})

test.each(EVERY)('%s of %s: its levels last until it is over, and its chips make a stack', (name, rules) => {
  const { levels, chips, chipSet } = structureValues(name, formOf(rules), '2026-05-01')
  expect(expectedMinutes(periodsIn(levels)!, Number(chips) * 9)).toBeDefined()
  const sum = mapsIn(chipSet).reduce((total, { value, each }) => total + Number(value) * Number(each ?? 0), 0)
  expect(sum).toBe(Number(chips))
})

test('chips by value, with the colors that rooms know; one that nobody knows has none', () => {
  expect(chipSetValues(1_010, [100, 25, 300])).toEqual([
    { value: '25', colour: 'green' },
    { value: '100', colour: 'black' },
    { value: '300', colour: '' },
  ])
  expect(chipSetValues(1_500, [100, 25])).toEqual([
    { value: '25', colour: 'green', each: '8' },
    { value: '100', colour: 'black', each: '13' },
  ])
})
