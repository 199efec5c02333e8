import type { ClaimMessages, Threshold } from '../../../engine/claims/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'

const thresholdOf = (threshold: Threshold): string =>
  'from' in threshold ? `${money(threshold.from)} or more` : `more than ${money(threshold.over)}`

export const claims: Sentences<ClaimMessages> = {
  'no such claim': ({ claim }) => `there is no claim ${claim}`,
  'claim is over': ({ claim, status }) => `claim ${claim} is ${status} already`,
  'id shown already': ({ claim }) => `ID for claim ${claim} was shown already`,
  'claim of another person': ({ claim }) => `claim ${claim} belongs to another person`,
  'prize of another person': 'it belongs to another person',
  'nothing paid while disputed': ({ hit }) => `hit ${hit} is disputed; nothing is paid until that is settled`,
  'id not shown': 'valid ID must be shown before the prize is paid',
  'prize is no money': ({ forms }) => `the prize is a ${forms.join(' or a ')}; nothing is paid in its place`,
  'prize is paid otherwise': ({ forms, not }) => `the prize is paid in ${forms.join(' or ')}, not as ${not}`,
  'one drawer or one tray': 'a prize is paid out of one cage drawer or out of one tray',
  'claim has no time limit': ({ claim }) => `claim ${claim} has no time limit`,
  'claim expires another day': ({ claim, on, not }) => `claim ${claim} expires on ${on}, not on ${not}`,
  'claim is still in time': ({ claim, until }) => `claim ${claim} can be made until ${until}`,
  'reported in error already': ({ claim }) => `claim ${claim} was reported as paid in error already`,
  'claim not paid': ({ claim }) => `claim ${claim} was not paid`,
  'payment not known any more': ({ claim }) =>
    `claim ${claim} is of a closed day, or undone; it takes activity and amount of its payment`,
  'report differs from claim': ({ claim, activity, amount }) =>
    `claim ${claim} is one of ${activity} over ${money(amount)}; the report says otherwise`,
  'activity never ran': ({ activity }) => `${activity} never ran; no prize of it was paid`,
  'payment of nothing': 'a payment is more than nothing',
  'tray not in the rules': 'nothing in the rules lets the tray pay a prize',
  'tray never pays': 'prizes are never paid from the tray',
  'tray pays only less': ({ under }) => `the tray pays only prizes under ${money(under)}`,
  'tray pays only some prizes': ({ only }) => `the tray pays only ${only}`,
  'drawing was for money': ({ form }) => `this drawing was for money; no ${form} was posted in its place`,
  'prize has another form': ({ form, not }) => `the prize is handed over as ${form}, not as ${not}`,
  'thing comes from no drawer': ({ form }) => `a ${form} comes out of no drawer and no tray; leave them out`,
  'claim has no voucher': ({ claim }) => `claim ${claim} is for no voucher`,
  'voucher not handed over': ({ claim }) => `the voucher of claim ${claim} was not handed over`,
  'voucher used': 'the voucher was used; nothing of it is left',
  'profile asks for no forms': 'the house profile asks for no forms',
  'profile has no such form': ({ form, has }) => `the house profile has no form ${form}; it has ${has.join(', ')}`,
  'form recorded already': ({ form, claim, reference }) =>
    `the ${form} of claim ${claim} is recorded already as ${reference}`,
  'period form recorded already': ({ form, person, period, reference }) =>
    `the ${form} of person ${person} for ${period} is recorded already as ${reference}`,
  'profile asks for the winner': ({ from, by }) =>
    `the house profile asks who the winner is before ${money(from)} or more are paid (${by})`,
  'profile asks for a form': ({ form, threshold, by }) =>
    `the house profile asks for the form ${form} before ${thresholdOf(threshold)} are paid (${by})`,
  'profile asks for a period form': ({ form, threshold, in: forms, sum, total, period, by }) => {
    const counted = forms === undefined ? '' : ` in ${forms.join(' or ')}`
    return `the house profile asks for the form ${form} before a person gets ${thresholdOf(threshold)}${counted} in a ${sum}; with this one it is ${money(total)} in ${period} (${by})`
  },
  'winner is excluded': 'the winner is excluded now; nothing is handed over while that lasts',
  'reinstatement not filed': ({ form }) => `the winner was excluded once; a ${form} is filed and approved first`,
  'reinstatement not approved': ({ form, reference }) => `the ${form} ${reference} is filed and not approved yet`,
  'id before the request': 'valid ID must be shown before the request is filed',
  'no copies': 'a tray is repaid against at least one copy',
  'copy handed in twice': 'each copy is handed in once',
  'tray has not paid claim': ({ table, claim }) =>
    `the tray of table ${table} has not paid claim ${claim}, or was repaid for it already`,
}
