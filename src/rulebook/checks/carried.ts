/**
 * A term goes by a clause that carries it, as far as a program can tell: the clause is not one that is only shown or listed,
 * it speaks of the matter, and where it names figures of the same sort, the term's are among them. What no clause carries goes
 * by a reading or by the house. The rest is for the person who accepts the file; docs/citations.md says who looked at what.
 */
import { HOUSE, readingIn } from '../../base/cited.ts'
import { type Cents, formatMoney } from '../../base/money.ts'
import { formatShare, type Share } from '../../base/share.ts'
import type { Misplaced } from '../kind.ts'
import type { RuleFile } from '../rule.ts'
import { ruleFile } from '../rulefile.ts'
import { type MoneyRange, UNBOUNDED } from '../terms.ts'
import { type Ground, groundsIn } from './refine.ts'

type Path = Misplaced['path']

/** A rule file as it may be accepted from today on. */
export const carriedRule = ruleFile.superRefine((rule, context) => {
  for (const { path, says } of uncarried(rule)) context.addIssue({ code: 'custom', path, message: says })
})

export function uncarried(rule: RuleFile): Misplaced[] {
  const terms = Map.groupBy(groundsIn(rule), ({ path }) => path.join('.'))
  return [...terms.values()].flatMap((grounds) => termFaults(rule, grounds))
}

/** One term with all that it goes by. A reading or the house says by itself what it says. */
function termFaults({ clauses }: RuleFile, grounds: readonly Ground[]): Misplaced[] {
  const [{ path, term } = { path: [], term: {} }] = grounds
  const cited = grounds.map((ground) => ground.cited)
  if (cited.some((one) => one === HOUSE || readingIn(one) !== undefined)) return []
  const known = cited.flatMap((name) => (clauses[name] === undefined ? [] : [{ name, ...clauses[name] }]))
  if (known.length === 0) return []
  const at = path.slice(0, -1)
  const named = cited.join(' ')
  const faults: string[] = []
  if (known.every(({ kind }) => kind === 'outside')) faults.push(`${named} is only listed, and no term can go by it`)
  else if (decidesMoney(at) && known.every(({ kind }) => kind === 'outside' || kind === 'shown'))
    faults.push(`${named} is only shown, and this decides money`)
  const says = known.map((one) => one.says).join(' ')
  const matter = matterOf(at, term)
  if (matter !== undefined && !matter.words.test(says)) faults.push(`${named} does not speak of ${matter.of}`)
  const figure = otherFigure(term, says)
  if (figure !== undefined) faults.push(`${named} names other figures than ${figure}`)
  return faults.map((what) => ({ path, says: `${what}; a reading or the house says what no clause does` }))
}

const MONEY = ['fee', 'pools', 'reserve', 'charts', 'several', 'shares', 'divided', 'room', 'multiplier', 'withDealer']
const decidesMoney = ([first]: Path): boolean => MONEY.includes(String(first))

type Matter = { readonly of: string; readonly words: RegExp }

/** The end of a term's place, and words of which its clause has one at least. */
const MATTERS: readonly (readonly [place: RegExp, of: string, words: RegExp])[] = [
  [/^pools\.[^.]+\.falls$/, 'the pool going down', /lower|decreas|reduc|\bfall|goes back|\btak(?:e|en) back|\bdown\b/],
  [/^pools\.[^.]+\.seed$/, 'what the pool starts with', /seed|start|begin|initial|put in|posted at/],
  [/^pools\.[^.]+\.seed\.repaid$/, 'paying the seed back', /repaid|repay|back|reimburs|return/],
  [/^pools\.[^.]+\.reseed$/, 'what it starts again with', /seed|again|reset|restart|anew|start/],
  [
    /^pools\.[^.]+\.cap$/,
    'a cap',
    /\bcap(?:ped)?\b|up to|limit|at most|maximum|no more than|(?:never|not) above|stops at/,
  ],
  [/^pools\.[^.]+\.daily$/, 'a daily increase', /\bday|daily/],
  [/^pools\.[^.]+\.daily\.at$/, 'a time of day', /time|o'clock|a\.m\.|midnight|close/],
  [/^pools\.[^.]+\.extra$/, 'raising the pool', /rais|increas|add|more|grow/],
  [/^pools\.[^.]+\.least$/, 'how little may be left', /at least|least|minimum|never below|between|\$/],
  [/^pools\.[^.]+\.grows$/, 'how the pool grows', /grow|add|increas|fund|contribut|only/],
  [/^pools\.[^.]+\.missed$/, 'a game that does not win it', /not win|miss|attempt|non-winning/],
  [/^fee\.past$/, 'what happens at the cap', /\bcap\b|limit|full|reach|beyond/],
  [/^reserve\.short$/, 'what the fund lacks', /lack|short|suffic|make[s]? up|cover|advance|deficit|enough|\bhouse\b/],
  [/^reserve\.repaid$/, 'the house being repaid', /repaid|repay|back|reimburs/],
  [/^reserve\.admin$/, 'an administrative fee', /administrat/i],
  [/^reserve\.admin\.empty$/, 'an empty reserve', /empty|wait|lack|suffic|nothing/],
  [/^reserve\.of$/, 'the fund that pays', /fund|reserve|jackpot|paid from/i],
  [/\.odd$/, 'odd cents or chips', /\bodd\b|\bcents?\b|round|remainder|chip|fraction|even split/],
  [
    /^several$/,
    'several winners',
    /several|more than one|two or more|multiple|\beach\b|\bevery\b|all winn|equal|divid|split|shar/i,
  ],
  [/^several\.others$/, 'the winners after the first', /other|second|further|additional|each|several|one (?:is|from)/],
  [
    /^(?:shares|withDealer)\.untaken$/,
    'a part that nobody may take',
    /nobody|stay|may not|ineligib|not eligible|no part|proposition|without/,
  ],
  [/^shares\.fixedUntil$/, 'how long the structure stays', /until|stay|chang/],
  [/^multiplier$/, 'a multiplied prize', /multipl|times|doubl|tripl|twice/],
  [/^multiplier\.rest$/, 'who pays the rest', /reserve|rest|remainder|fund|house/],
  [/^claim\.id$/, 'identification', /\bID\b|identif/],
  [/^claim\.expires$/, 'a claim that ends', /\bday|hour|claim|unclaimed/],
  [/^claim\.tray$/, 'the tray', /\btray\b|\bcage\b/],
  [/^claim\.voucher$/, 'a voucher', /voucher|certificate|costs? (?:less|beyond)/],
  [/^claim\.personal$/, 'passing a prize on', /transfer|own|nobody else|other person|given away/],
  [/^period\.equal$/, 'equal hands', /equal|same|tie|each|divid|shar|split/],
  [/^period\.present$/, 'being there', /present|there/],
  [/^period$/, 'a posted period', /period|window|hour|time|promotion/],
  [/^free$/, 'free play', /free|without (?:a )?(?:fee|wager|purchase)|no purchase/i],
  [/^fee\.baseWagerFirst$/, 'the base wager', /wager|bet/],
  [/^drawn\.once$/, 'winning once', /once|one (?:prize|win)|no other prize/],
  [/^drawn\.report$/, 'the time to report', /minute|report/],
]

/** What a condition is about, in words of which its clause has one at least. */
const NEEDS: Readonly<Record<string, RegExp>> = {
  'posted hours': /hour|time|window|period|drawing/,
  'designated game': /game|attached|blackjack|baccarat|poker|hold'em|table/i,
  'not a tournament': /tournament/i,
  'dealt in': /dealt|seated|players?|hands?|playing/,
  players: /players?|customers?|persons?|seated/,
  'no misdeal': /misdeal|misdealt|foul/i,
  'standard deck': /deck/,
  'nobody spoke of it': /talk|discuss|speak|spoke|mention/i,
  'base wager': /wager|bet/,
  'fee posted': /fee|dollar|posted|bet/,
  'fee of the round': /fee|dollar|posted|collect|put down/,
  seated: /seat|backline|sit/i,
  'backline where allowed': /backline|behind/i,
  pot: /\bpot\b/,
  'shown down': /show|complet|fold/,
  'best hand': /best|win|highest/,
  'hand completed': /complet|round|bets/,
  'in at the flop': /flop/,
  'dealt in person': /seated|dealt|playing|present/,
  'owns the hand': /seated|position|own/,
  present: /present|there/,
  'collection paid': /collection|fee/,
  'confirmed by surveillance': /surveillance/i,
  'not the player-dealer': /player-dealer/,
  'not a proposition player': /proposition/i,
  'no button': /button|blind/,
  'no family or vendor staff': /famil|maker|vendor|supplier|household/i,
  employee: /employee|staff|works?\b/i,
  age: /\bold|age|21|18/,
  'not excluded': /exclud|banned|barred/,
  'no licensee': /licen[sc]e/,
}

function matterOf(at: Path, term: Readonly<Record<string, unknown>>): Matter | undefined {
  if (at[0] === 'who') {
    const need = String(term.need)
    const words = NEEDS[need]
    return words === undefined ? undefined : { of: `"${need}"`, words }
  }
  const place = at.join('.')
  const found = MATTERS.find(([pattern]) => pattern.test(place))
  return found === undefined ? undefined : { of: found[1], words: found[2] }
}

/** A figure of the term that its clause does not name, though it names some of the sort. */
function otherFigure(term: Readonly<Record<string, unknown>>, says: string): string | undefined {
  const amounts = moneyIn(says)
  const money = Object.values(term).flatMap((value): Cents[] =>
    typeof value === 'bigint' ? [value as Cents] : isRange(value) ? [...ends(value)] : [],
  )
  const other = amounts.size === 0 ? undefined : money.find((amount) => !amounts.has(amount))
  if (other !== undefined) return formatMoney(other)
  const percents = new Set([...says.matchAll(/(\d+(?:\.\d+)?)%/g)].map(([text]) => text))
  const shares = Object.values(term).filter(isShare).map(formatShare)
  if (percents.size > 0) return shares.find((share) => !percents.has(share))
  for (const [key, unit] of UNITS) {
    const said = numbersBefore(unit, says)
    const number = term[key]
    if (typeof number === 'number' && said.size > 0 && !said.has(number)) return `${number} ${key}`
  }
  return undefined
}

const isRange = (value: unknown): value is MoneyRange =>
  typeof value === 'object' && value !== null && 'min' in value && typeof value.min === 'bigint'
const isShare = (value: unknown): value is Share => typeof value === 'object' && value !== null && 'isShare' in value

/** Where a range is open below or above, nothing was named there. */
const ends = ({ min, max }: MoneyRange): Cents[] => [min, max].filter((end) => end > SMALLEST && end !== UNBOUNDED)
const SMALLEST = 100n

const UNITS: readonly (readonly [key: string, unit: string])[] = [
  ['minutes', 'minutes?'],
  ['days', 'days?'],
  ['hours', 'hours?'],
  ['misses', '(?:wrong guess|miss)(?:es)?'],
]

const ONES = 'one two three four five six seven eight nine'.split(' ')
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
/** From one to ninety-nine, as words. */
const NUMBERS = [...ONES, ...TEENS, ...TENS.flatMap((ten) => [ten, ...ONES.map((one) => `${ten}-${one}`)])]
const numberOf = (text: string): number =>
  /^\d/.test(text) ? Number(text.replaceAll(',', '')) : NUMBERS.indexOf(text.toLowerCase()) + 1

/** The longest word first: twenty-four is not four. */
const WORD = `(\\d[\\d,]*|${NUMBERS.toReversed().join('|')})`
/** `fifteen minutes`, `11 cents`: the numbers that stand before a unit. */
function numbersBefore(unit: string, says: string): Set<number> {
  const pattern = PATTERNS.get(unit) ?? new RegExp(`(?<![\\w-])${WORD} (?:whole )?${unit}\\b`, 'gi')
  PATTERNS.set(unit, pattern)
  return new Set([...says.matchAll(pattern)].map(([, text]) => numberOf(text!)))
}
const PATTERNS = new Map<string, RegExp>()

function moneyIn(says: string): Set<bigint> {
  const signs = [...says.matchAll(/\$([\d,]+)(?:\.(\d\d))?/g)].map(
    ([, dollars, cents = '00']) => BigInt(dollars!.replaceAll(',', '')) * 100n + BigInt(cents),
  )
  const dollars = [...numbersBefore('dollars?', says)].map((number) => BigInt(number) * 100n)
  const cents = [...numbersBefore('cents?', says)].map(BigInt)
  return new Set([...signs, ...dollars, ...cents])
}
