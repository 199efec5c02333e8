/** Whole structures to begin with: what it costs, chips, levels, prizes, house rules. Everything in them is changed at will, and checked like anything that is typed. */
import { proposeStructure, stackOf, TEMPLATES, type Template } from '../../games/tournament/structure.ts'
import type { Values } from './offeringtext.ts'
import type { TournamentForm } from './tournamentform.ts'
import { levelsAsTyped } from './tournamentvalues.ts'

const MANY = ['nightly', 'turbo', 'deep', 'bounty', 'satellite', 'freeroll', 'charity'] as const
const ONE_TABLE = ['sit-n-go'] as const
export type StructureName = (typeof MANY)[number] | (typeof ONE_TABLE)[number]

/** Those that the rules could offer: a field that is full when they are there has its own. */
export const structuresFor = ({ field }: TournamentForm): readonly StructureName[] =>
  field === undefined ? MANY : ONE_TABLE

type Kind = {
  readonly levels: Template
  readonly chips: number
  readonly set: readonly number[]
  readonly players: number
  readonly minutes: number
  readonly posted: Values
}

const BY_ENTRIES: Values = {
  kind: 'percentages by entries',
  rows: [
    { entries: '2..9', places: ['65%', '35%'] },
    { entries: '10..27', places: ['50%', '30%', '20%'] },
    { entries: '28..63', places: ['40%', '25%', '16%', '11%', '8%'] },
    { entries: '64..', places: ['30%', '20%', '14%', '10%', '8%', '6%', '5%', '4%', '3%'] },
  ],
}
const SMALL = [25, 100, 500, 1_000, 5_000]
const TO_FIVE: Values = { to: '$5', rest: '1' }
const NIGHTLY: Kind = {
  levels: 'regular',
  chips: 15_000,
  set: SMALL,
  players: 60,
  minutes: 270,
  posted: {
    buyIn: '$100',
    fee: '$20',
    lateUntilLevel: '4',
    rebuys: { price: '$100', chips: '15000', times: '1', untilLevel: '4' },
    pays: BY_ENTRIES,
    rounding: TO_FIVE,
  },
}

const KINDS: { readonly [N in StructureName]: Kind } = {
  nightly: NIGHTLY,
  turbo: {
    ...NIGHTLY,
    levels: 'turbo',
    chips: 10_000,
    players: 40,
    minutes: 150,
    posted: { buyIn: '$60', fee: '$15', lateUntilLevel: '6', pays: BY_ENTRIES, rounding: TO_FIVE },
  },
  deep: {
    ...NIGHTLY,
    levels: 'deep',
    chips: 30_000,
    set: [100, 500, 1_000, 5_000],
    players: 80,
    minutes: 540,
    posted: {
      buyIn: '$300',
      fee: '$40',
      lateUntilLevel: '6',
      reEntries: { times: '1', untilLevel: '6' },
      pays: BY_ENTRIES,
      rounding: TO_FIVE,
    },
  },
  bounty: {
    ...NIGHTLY,
    posted: {
      buyIn: '$120',
      fee: '$20',
      lateUntilLevel: '4',
      pays: BY_ENTRIES,
      rounding: TO_FIVE,
      bounties: { targets: 'everybody', amount: '$25', from: 'pool', paid: 'at the knock-out' },
    },
  },
  satellite: {
    ...NIGHTLY,
    levels: 'turbo',
    chips: 10_000,
    players: 30,
    minutes: 150,
    posted: {
      buyIn: '$60',
      fee: '$15',
      lateUntilLevel: '4',
      pays: { kind: 'fixed and remainder', prize: '$340', item: 'Entry', form: 'tournament entry' },
    },
  },
  freeroll: {
    ...NIGHTLY,
    levels: 'turbo',
    chips: 5_000,
    players: 50,
    minutes: 150,
    posted: {
      buyIn: '$0',
      fee: '$0',
      added: '$500',
      lateUntilLevel: '4',
      pays: { kind: 'percentages', places: ['50%', '30%', '20%'] },
    },
  },
  charity: {
    ...NIGHTLY,
    posted: { ...NIGHTLY.posted, charity: { name: '', share: '25%', recognised: '' } },
  },
  'sit-n-go': {
    levels: 'sit-n-go',
    chips: 2_000,
    set: [25, 100, 500],
    players: 10,
    minutes: 75,
    posted: { buyIn: '$50', fee: '$5', field: '10', pays: { kind: 'double' } },
  },
}

/** Everything that is posted of it but its day. `today`: as of when the house rules are dated. */
export function structureValues(name: StructureName, form: TournamentForm, today: string): Values {
  const { levels: template, chips, set, players, minutes, posted } = KINDS[name]
  const { bigBlinds, ...kind } = TEMPLATES[template]
  return {
    ...posted,
    chips: String(chips),
    seats: form.field === undefined ? '9' : '10',
    chipSet: chipSetValues(chips, set),
    levels: levelsAsTyped(proposeStructure({ ...kind, chips: set, start: chips, players, minutes }, bigBlinds)),
    ...(form.houseRules === undefined
      ? {}
      : { houseRules: { dated: today, edition: 'TDA 2024', balance: '1', halt: '3' } }),
  }
}

/** As card rooms color them. */
const COLORS: Readonly<Record<number, string>> = {
  1: 'white',
  5: 'red',
  25: 'green',
  100: 'black',
  500: 'purple',
  1000: 'yellow',
  5000: 'orange',
  10000: 'blue',
  25000: 'pink',
  100000: 'gray',
}

/** Values with colors, and how many of each are in a stack of so many chips. */
export function chipSetValues(start: number, set: readonly number[]): Values[] {
  const stack = stackOf(start, set) ?? []
  return set
    .toSorted((one, other) => one - other)
    .map((value) => {
      const each = stack.find((part) => part.value === value)?.count
      return {
        value: String(value),
        colour: COLORS[value] ?? '',
        ...(each === undefined ? {} : { each: String(each) }),
      }
    })
}
