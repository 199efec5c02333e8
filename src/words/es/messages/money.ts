import type { MoneyMessages } from '../../../engine/money/messages.ts'
import type { Sentences } from '../../language.ts'
import { money as m } from '../../values.ts'

export const money: Sentences<MoneyMessages> = {
  'first count lies sealed': ({ table }) => `hay un primer conteo sellado de la mesa ${table}; ahora va el segundo`,
  'no count lies sealed': ({ table }) => `no hay un primer conteo sellado de la mesa ${table}`,
  'first count of somebody else': ({ table }) => `el primer conteo de la mesa ${table} lo hizo otra persona`,
  'first count is your own': ({ table }) =>
    `el primer conteo de la mesa ${table} es suyo; el segundo lo hace otra persona`,
  'counts agree': 'los dos conteos coinciden; se anotan',
  'box takes two persons': 'una caja de drop la cuentan dos personas',
  'box counted already': ({ box }) =>
    `la caja de drop ${box} está contada; una corrección tiene su propio número y la nombra`,
  'no such count': ({ count }) => `no hay un conteo ${count} que corregir`,
  'count of another table': ({ count, table }) =>
    `el conteo ${count} es de la mesa ${table}; una corrección cuenta otra vez la misma caja de drop`,
  'count corrected already': ({ count, by }) => `el conteo ${count} lo corrigió ${by}; corrija ese`,
  'count below nothing': ({ amount, activity }) =>
    `${m(amount)} para ${activity} no es un conteo; una caja de drop no puede tener menos de $0.00`,
  'count beyond the box': ({ amount, activity, most }) =>
    `${m(amount)} para ${activity} no es un conteo; en una caja de drop no caben más de ${m(most)} de sus cuotas`,
  'no fee at table': ({ activity, table }) => `${activity} no toma cuota en la mesa ${table}`,
  'drawer count below nothing': 'un conteo es cero o más',
  'drawer is open': ({ drawer, cashier }) => `el cajón ${drawer} está abierto; su cajero es ${cashier}`,
  'drawer not open': ({ drawer }) => `el cajón ${drawer} no está abierto`,
  'drawer not opened yet': ({ drawer }) => `el cajón ${drawer} no está abierto; primero se cuenta y se abre`,
  'drawer closed by two others': ({ drawer, cashier }) =>
    `el cajón ${drawer} es de ${cashier}; sin su cajero lo cierran otros dos`,
  'drawer of somebody else': ({ drawer, cashier }) =>
    `el cajón ${drawer} está abierto a nombre de la credencial ${cashier}; pague de un cajón propio, o traiga a esa persona`,
  'drawer holds too little': ({ drawer, holds, wanted }) =>
    `el cajón ${drawer} tiene ${m(holds)}; hay que pagar ${m(wanted)}`,
  'nothing moves while halted': ({ halted }, say) => `${say(halted)}; sus premios y cuotas quedan en espera`,
  'money lies in other funds': ({ activity }) => `su dinero está en los fondos de ${activity}; tráigalo allí`,
  'bring-forward names its document': 'los saldos iniciales necesitan el documento del que se toman',
  'bring-forward takes two': 'traer saldos anteriores requiere dos personas',
  'bring-forward comes before posting': ({ activity }) =>
    `${activity} ya está anunciada; los saldos anteriores se traen antes`,
  'brought forward already': ({ activity }) => `los saldos de ${activity} ya se trajeron`,
  'no such pool': ({ activity, pool }) => `${activity} no tiene un bote ${pool}`,
  'no pool with a seed': ({ activity, pool }) => `${activity} no tiene un bote ${pool} con siembra anunciada`,
  'pool not empty': ({ pool }) => `el bote ${pool} no está vacío; la casa no añade nada suyo más allá de la siembra`,
  'posted prize falls only when won': 'un premio anunciado nunca se baja; cae cuando se gana',
  'pool has no extra increases': ({ pool }) =>
    `el bote ${pool} es fijo salvo sus aumentos diarios: las reglas no tienen otros`,
  'raise needs notice': 'los clientes reciben aviso antes de subir el premio anunciado',
  'change needs notice': 'los jugadores reciben aviso antes de cambiar el premio anunciado',
  'only this much to the cap': ({ left }) => `solo quedan ${m(left)} hasta el tope`,
  'reserve holds only': ({ holds }) => `la reserva solo tiene ${m(holds)}; un aumento sale solo de ella`,
  'prize under the least': ({ posted, less, least }) =>
    `${m(posted)} menos ${m(less)} queda bajo el premio mínimo ${m(least)}`,
  'no daily increase': ({ activity, pool }) => `${activity} no tiene aumento diario de ${pool}`,
  'increase due another day': ({ pool, on, not }) => `el próximo aumento de ${pool} es el ${on}, no el ${not}`,
  'increase due later': ({ at }) => `el aumento es a las ${at}`,
  'no administrative fee': ({ activity, table }) => `en la mesa ${table} no corre gasto administrativo de ${activity}`,
  'administrative fee due at another time': ({ table, at, not }) =>
    `el próximo gasto administrativo de la mesa ${table} es el ${at}, no en ${not}`,
  'more than was promised': ({ activity, promised, amount }) =>
    `la casa prometió ${m(promised)} para ${activity}; no se pueden depositar ${m(amount)} a cuenta de eso`,
  'nothing is due': ({ activity }) => `no se debe nada de ${activity} a la casa`,
  'nothing laid out': ({ from, activity }) =>
    `${'drawer' in from ? `el cajón ${from.drawer}` : `la bandeja de la mesa ${from.table}`} no ha adelantado nada por ${activity}`,
  'bank holds too little': ({ activity, holds, wanted }) =>
    `el banco tiene ${m(holds)} para ${activity} y hacen falta ${m(wanted)}; primero cuente las cajas de drop, traiga lo que tienen los cajones o deposite lo prometido`,
  'play stops until covered': ({ short, by }) =>
    `a los premios anunciados les faltan ${m(short)} de dinero en mano, y el perfil de la casa detiene el juego hasta que se deposite (${by})`,
}
