import type { ClaimMessages, Threshold } from '../../../engine/claims/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'

const thresholdOf = (threshold: Threshold): string =>
  'from' in threshold ? `${money(threshold.from)} or more` : `more than ${money(threshold.over)}`

const ofSharer = (person: string | undefined, part: string | undefined): string =>
  person === undefined || part === undefined ? '' : ` of person ${person} for a part of ${money(part)}`

export const claims: Sentences<ClaimMessages> = {
  'no such claim': ({ claim }) => `there is no claim ${claim}`,
  'prize is paid from then on': ({ from }) => `prizes are paid from ${from} on`,
  'claim is over': ({ claim, status }) => `claim ${claim} is already ${status}`,
  'id shown already': ({ claim }) => `ID for claim ${claim} was already shown`,
  'claim of another person': ({ claim }) => `claim ${claim} belongs to another person`,
  'prize of another person': 'it belongs to another person',
  'nothing paid while disputed': ({ hit }) => `hit ${hit} is disputed; nothing is paid until that is settled`,
  'id not shown': 'valid ID must be shown before the prize is paid',
  'prize is no money': ({ forms }) => `the prize is a ${forms.join(' or a ')}; no money is paid in its place`,
  'prize is paid otherwise': ({ forms, not }) => `the prize is paid in ${forms.join(' or ')}, not as ${not}`,
  'prize lay in the pot': ({ table }) =>
    `the winner took it with the pot of table ${table}; it comes from no drawer or tray`,
  'one drawer or one tray': 'a prize is paid from one cage drawer or from one tray',
  'claim has no time limit': ({ claim }) => `claim ${claim} has no time limit`,
  'claim expires another day': ({ claim, on, not }) => `claim ${claim} expires on ${on}, not on ${not}`,
  'claim is still in time': ({ claim, until }) => `claim ${claim} can still be made until ${until}`,
  'reported in error already': ({ claim }) => `claim ${claim} was already reported as paid in error`,
  'claim not paid': ({ claim }) => `claim ${claim} was not paid`,
  'payment not known any more': ({ claim }) =>
    `claim ${claim} was paid on a closed day, or undone; give the activity and amount of the payment`,
  'report differs from claim': ({ claim, activity, amount }) =>
    `claim ${claim} is for ${money(amount)} from ${activity}; the report does not match`,
  'activity never ran': ({ activity }) => `${activity} never ran, so it paid no prize`,
  'payment of nothing': 'a payment must be more than $0.00',
  'tray not in the rules': 'the rules do not let the tray pay prizes',
  'tray never pays': 'prizes are never paid from the tray',
  'tray pays only less': ({ under }) => `the tray pays only prizes under ${money(under)}`,
  'tray pays only some prizes': ({ only }) => `the tray pays only ${only}`,
  'drawing was for money': ({ form }) => `this drawing was for money; no ${form} was posted`,
  'entry is signed up for': ({ into }) =>
    `it is an entry into ${into}: it is handed over by signing the winner up there`,
  'prize has another form': ({ form, not }) => `the prize is handed over as ${form}, not as ${not}`,
  'thing comes from no drawer': ({ form }) => `a ${form} does not come from a drawer or a tray; leave them out`,
  'credit needs a number': 'a collection credit is kept under the number of its winner, who is not known yet',
  'no collection credit': ({ person }) => `${person} has no collection credit`,
  'credit has ended': ({ on }) => `the collection credit has ended on ${on}`,
  'no collection is taken there': ({ table }) =>
    `no collection is taken at table ${table}: it plays a tournament, or is a free table`,
  'credit is used where its owner plays': ({ table }) =>
    `does not sit at table ${table}: the credit is used where its owner plays`,
  'collection credit is open': ({ claim }) =>
    `the collection credit of claim ${claim} is not used up and has not ended`,
  'claim has no voucher': ({ claim }) => `claim ${claim} is not for a voucher`,
  'voucher not handed over': ({ claim }) => `the voucher for claim ${claim} has not been handed over`,
  'voucher used': 'the voucher has been used; nothing is left of it',
  'profile asks for no forms': 'the house profile requires no forms',
  'profile has no such form': ({ form, has }) => `the house profile has no form ${form}; it has ${has.join(', ')}`,
  'form recorded already': ({ form, claim, reference }) =>
    `the ${form} for claim ${claim} is already recorded as ${reference}`,
  'period form recorded already': ({ form, person, period, reference }) =>
    `the ${form} for person ${person} for ${period} is already recorded as ${reference}`,
  'profile asks for the winner': ({ from, by }) =>
    `the house profile requires the winner’s name before paying ${money(from)} or more (${by})`,
  'profile asks for a factor': ({ from, by }) =>
    `the house profile requires the payer’s second factor to pay ${money(from)} or more (${by})`,
  'profile asks for a form': ({ form, threshold, times, person, part, by }) =>
    `the house profile requires form ${form}${ofSharer(person, part)} before paying ${thresholdOf(threshold)}${times === undefined ? '' : ` and at least ${times} times the wager`} (${by})`,
  'profile asks for a period form': ({ form, threshold, in: forms, sum, total, period, person, part, by }) => {
    const counted = forms === undefined ? '' : ` in ${forms.join(' or ')}`
    return `the house profile requires form ${form}${ofSharer(person, part)} before a person receives ${thresholdOf(threshold)}${counted} in a ${sum}; this prize makes it ${money(total)} in ${period} (${by})`
  },
  'profile has no statement': 'the house profile has no statement for shared prizes',
  'prize is personal': 'the prize is the winner’s own; nobody else has a part of it',
  'payee not known': ({ claim }) => `find the person who receives claim ${claim} in the register first`,
  'shares are recorded': ({ claim }) =>
    `forms of those who share claim ${claim} are recorded; the shares stay as they are`,
  'person shares twice': ({ person }) => `person ${person} is named twice`,
  'shares differ from prize': ({ shares, prize }) =>
    `the shares add up to ${money(shares)}, and the prize is ${money(prize)}`,
  'claim is not shared': ({ claim }) => `nobody shares claim ${claim}`,
  'person has no share': ({ person, claim }) => `person ${person} has no share of claim ${claim}`,
  'form is of each': ({ form, claim }) =>
    `claim ${claim} is shared: everybody with a part has an own ${form}; choose whose it is`,
  'form is of the payee': ({ form, claim }) => `the ${form} for claim ${claim} is the payee’s alone`,
  'profile asks for a statement': ({ form, by }) =>
    `the prize is shared; the house profile requires the statement ${form} before it is paid (${by})`,
  'winner is excluded': 'the winner is excluded; nothing is handed over until that ends',
  'sharer is excluded': ({ person }) =>
    `person ${person}, who shares the prize, is excluded; nothing is handed over until that ends`,
  'reinstatement not filed': ({ form }) => `the winner was excluded before; a ${form} must be filed and approved first`,
  'reinstatement not approved': ({ form, reference }) => `the ${form} ${reference} is filed but not approved yet`,
  'id before the request': 'valid ID must be shown before the request is filed',
  'no copies': 'repaying a tray takes at least one copy',
  'copy handed in twice': 'each copy can be handed in only once',
  'tray has not paid claim': ({ table, claim }) =>
    `the tray of table ${table} did not pay claim ${claim}, or was already repaid for it`,
}
