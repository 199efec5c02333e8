import type { ClaimMessages, Threshold } from '../../../engine/claims/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { formed, paperNamed } from '../values.ts'

const STATUS = { paid: 'pagado', expired: 'vencido' } as const
const SUMS = { 'business day': 'un día de negocio', 'calendar year': 'un año civil' } as const
const ONLY = { 'fixed prizes and envy': 'premios fijos y de envidia' } as const
const oneOf = (forms: readonly string[]): string => forms.map(formed).join(' o ')
const thresholdOf = (threshold: Threshold): string =>
  'from' in threshold ? `${money(threshold.from)} o más` : `más de ${money(threshold.over)}`

const ofSharer = (person: string | undefined, part: string | undefined): string =>
  person === undefined || part === undefined ? '' : ` de la persona ${person} por una parte de ${money(part)}`

export const claims: Sentences<ClaimMessages> = {
  'no such claim': ({ claim }) => `no hay reclamo ${claim}`,
  'prize is paid from then on': ({ from }) => `los premios se pagan a partir de ${from}`,
  'claim is over': ({ claim, status }) => `el reclamo ${claim} ya está ${STATUS[status]}`,
  'id shown already': ({ claim }) => `ya se mostró identificación para el reclamo ${claim}`,
  'claim of another person': ({ claim }) => `el reclamo ${claim} es de otra persona`,
  'prize of another person': 'es de otra persona',
  'nothing paid while disputed': ({ hit }) =>
    `el acierto ${hit} está en disputa; no se paga nada hasta que se resuelva`,
  'id not shown': 'hay que mostrar una identificación válida antes de pagar el premio',
  'prize is no money': ({ forms }) => `el premio es: ${oneOf(forms)}; no se paga dinero en su lugar`,
  'prize is paid otherwise': ({ forms, not }) => `el premio se paga en ${oneOf(forms)}, no como ${formed(not)}`,
  'prize lay in the pot': ({ table }) =>
    `el ganador lo tomó con el bote de la mesa ${table}; no sale de ningún cajón ni bandeja`,
  'one drawer or one tray': 'un premio sale de un cajón de caja o de una bandeja',
  'claim has no time limit': ({ claim }) => `el reclamo ${claim} no tiene plazo`,
  'claim expires another day': ({ claim, on, not }) => `el reclamo ${claim} vence el ${on}, no el ${not}`,
  'claim is still in time': ({ claim, until }) => `el reclamo ${claim} se puede hacer hasta ${until}`,
  'reported in error already': ({ claim }) => `el reclamo ${claim} ya se avisó como pagado por error`,
  'claim not paid': ({ claim }) => `el reclamo ${claim} no se pagó`,
  'payment not known any more': ({ claim }) =>
    `el reclamo ${claim} es de un día cerrado, o está anulado; hacen falta la actividad y el importe de su pago`,
  'report differs from claim': ({ claim, activity, amount }) =>
    `el reclamo ${claim} es de ${activity} por ${money(amount)}; el aviso dice otra cosa`,
  'activity never ran': ({ activity }) => `${activity} nunca estuvo en marcha; no se pagó ningún premio suyo`,
  'payment of nothing': 'un pago debe ser de más de $0.00',
  'tray not in the rules': 'nada en las reglas deja que la bandeja pague un premio',
  'tray never pays': 'los premios nunca se pagan de la bandeja',
  'tray pays only less': ({ under }) => `la bandeja solo paga premios de menos de ${money(under)}`,
  'tray pays only some prizes': ({ only }) => `la bandeja solo paga ${ONLY[only]}`,
  'drawing was for money': ({ form }) => `este sorteo era por dinero; no se anunció ${formed(form)} en su lugar`,
  'entry is signed up for': ({ into }) => `es una inscripción de ${into}: se entrega al inscribir ahí a quien la ganó`,
  'prize has another form': ({ form, not }) => `el premio se entrega como ${formed(form)}, no como ${formed(not)}`,
  'thing comes from no drawer': ({ form }) => `${formed(form)}: no sale de un cajón ni de una bandeja`,
  'credit needs a number': 'un crédito de comisiones se guarda con el número de su ganador, que aún no se conoce',
  'no collection credit': ({ person }) => `${person} no tiene crédito de comisiones`,
  'credit has ended': ({ on }) => `el crédito de comisiones venció el ${on}`,
  'no collection is taken there': ({ table }) =>
    `en la mesa ${table} no se cobra comisión: juega un torneo o es una mesa gratuita`,
  'credit is used where its owner plays': ({ table }) =>
    `no está sentado en la mesa ${table}: el crédito se usa donde juega su dueño`,
  'collection credit is open': ({ claim }) =>
    `el crédito de comisiones del reclamo ${claim} no está agotado ni vencido`,
  'claim has no voucher': ({ claim }) => `el reclamo ${claim} no es de un vale`,
  'voucher not handed over': ({ claim }) => `el vale del reclamo ${claim} no se entregó`,
  'voucher used': 'el vale se usó; no queda nada',
  'profile asks for no forms': 'el perfil de la casa no pide formularios',
  'profile has no such form': ({ form, has }) =>
    `el perfil de la casa no tiene el formulario ${form}; tiene ${has.join(', ')}`,
  'form recorded already': ({ form, claim, reference }) =>
    `${paperNamed(form)} del reclamo ${claim}: ya está anotado como ${reference}`,
  'period form recorded already': ({ form, person, period, reference }) =>
    `el ${form} de la persona ${person} para ${period} ya está anotado como ${reference}`,
  'profile asks for the winner': ({ from, by }) =>
    `el perfil de la casa pide saber quién es el ganador antes de pagar ${money(from)} o más (${by})`,
  'profile asks for a factor': ({ from, by }) =>
    `el perfil de la casa pide el segundo factor de quien paga para pagar ${money(from)} o más (${by})`,
  'profile asks for a form': ({ form, threshold, times, person, part, by }) =>
    `el perfil de la casa pide el formulario ${form}${ofSharer(person, part)} antes de pagar ${thresholdOf(threshold)}${times === undefined ? '' : ` y al menos ${times} veces la apuesta`} (${by})`,
  'profile asks for a period form': ({ form, threshold, in: forms, sum, total, period, person, part, by }) => {
    const counted = forms === undefined ? '' : ` en ${oneOf(forms)}`
    return `el perfil de la casa pide el formulario ${form}${ofSharer(person, part)} antes de que una persona reciba ${thresholdOf(threshold)}${counted} en ${SUMS[sum]}; con este premio son ${money(total)} en ${period} (${by})`
  },
  'profile has no statement': 'el perfil de la casa no tiene declaración para premios compartidos',
  'prize is personal': 'el premio es solo del ganador; nadie más tiene parte en él',
  'payee not known': ({ claim }) => `primero hay que buscar en el registro a quien recibe el reclamo ${claim}`,
  'shares are recorded': ({ claim }) =>
    `ya hay formularios anotados de quienes comparten el reclamo ${claim}; las partes quedan como están`,
  'person shares twice': ({ person }) => `la persona ${person} está dos veces`,
  'shares differ from prize': ({ shares, prize }) =>
    `las partes suman ${money(shares)} y el premio es de ${money(prize)}`,
  'claim is not shared': ({ claim }) => `nadie comparte el reclamo ${claim}`,
  'person has no share': ({ person, claim }) => `la persona ${person} no tiene parte en el reclamo ${claim}`,
  'form is of each': ({ form, claim }) =>
    `el reclamo ${claim} es compartido: cada quien con una parte tiene su propio ${form}; hay que elegir de quién es`,
  'form is of the payee': ({ form, claim }) => `el ${form} del reclamo ${claim} es solo de quien recibe el pago`,
  'profile asks for a statement': ({ form, by }) =>
    `el premio es compartido; el perfil de la casa pide la declaración ${form} antes de pagarlo (${by})`,
  'winner is excluded': 'el ganador está excluido ahora; mientras dure no se entrega nada',
  'sharer is excluded': ({ person }) =>
    `la persona ${person}, que comparte el premio, está excluida ahora; mientras dure no se entrega nada`,
  'reinstatement not filed': ({ form }) =>
    `el ganador estuvo excluido; primero se presenta y aprueba: ${paperNamed(form)}`,
  'reinstatement not approved': ({ form, reference }) =>
    `${paperNamed(form)} ${reference}: se presentó y aún no se ha aprobado`,
  'id before the request': 'hay que mostrar una identificación válida antes de presentar la solicitud',
  'no copies': 'una bandeja se repone contra al menos una copia',
  'copy handed in twice': 'cada copia se entrega una vez',
  'tray has not paid claim': ({ table, claim }) =>
    `la bandeja de la mesa ${table} no ha pagado el reclamo ${claim}, o ya se repuso por él`,
}
