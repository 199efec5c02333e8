import type { HitMessages } from '../../../engine/hits/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { partyIn } from '../party.ts'
import { named } from '../values.ts'

const STATUS = {
  held: 'retenido',
  declared: 'pendiente',
  verified: 'verificado',
  declined: 'rechazado',
  disputed: 'en disputa',
  'backed out': 'anulado',
} as const
const OFFERED = {
  'not running': 'sin poner en marcha',
  running: 'en marcha',
  paused: 'en pausa',
  stopped: 'detenida',
  closed: 'cerrada',
} as const

const range = ({ min, max }: { min: string; max?: string }): string =>
  max === undefined ? `${money(min)} o más` : min === max ? money(min) : `de ${money(min)} a ${money(max)}`

export const hits: Sentences<HitMessages> = {
  'no activity at table': ({ table, halted }, say) =>
    [`en la mesa ${table} no corre ninguna actividad`, ...halted.map(say)].join('; '),
  'not judged while halted': ({ halted }, say) => ['sin revisar', ...halted.map(say)].join('; '),
  'hit without hands': 'un acierto necesita al menos una mano',
  'dealt later than now': 'la mano no puede haberse repartido en el futuro',
  'settled at its table': ({ activity }) => `${activity} se liquida en su mesa, paso a paso`,
  'awarded by hand': ({ activity }) => `${activity} se da a mano: anote un premio, no lo deciden las cartas`,
  'no round with its fees': ({ table, activity }) =>
    `no hay ronda abierta en la mesa ${table}; las cuotas de ${activity} solo se conocen en ella`,
  'hit reported already': ({ activity }) => `ya se avisó de un acierto de ${activity} en esta ronda`,
  'hand reported already': ({ hit, table }) =>
    `estas cartas de la mesa ${table} ya son el acierto ${hit}; si es otra mano, debe decirlo el supervisor de piso`,
  'floor tells hands apart': ({ hit }) => `solo el piso puede decir que es otra mano que la del acierto ${hit}`,
  'award entered already': ({ hit }) => `este premio ya es el acierto ${hit}; otro premio necesita su propia prueba`,
  'hit for the same prize undecided': ({ hit }) =>
    `el acierto ${hit} por el mismo premio aún no está decidido, y lo que gana esta mano depende de él; decídalo primero`,

  'hit is not held': ({ hit, status }) => `el acierto ${hit} está ${STATUS[status]}, no retenido`,
  'no open hit': ({ hit }) => `no hay acierto abierto ${hit}`,
  'nothing left to attest': ({ hit, status }) => `el acierto ${hit} está ${STATUS[status]}; no queda nada por declarar`,
  'nothing left to confirm': ({ hit, status }) =>
    `el acierto ${hit} está ${STATUS[status]}; no queda nada por confirmar`,
  'no such question': ({ hit, question }) => `el acierto ${hit} no tiene la pregunta «${question}»`,
  'surveillance answers that': 'eso lo contesta vigilancia, no el piso',
  'surveillance not asked': ({ activity, hit }) =>
    `el reglamento de ${activity} no pregunta a vigilancia por el acierto ${hit}`,
  'hit not waiting for verification': ({ hit, status }) =>
    `el acierto ${hit} está ${STATUS[status]}, no espera verificación`,
  'question not answered': ({ who, asks }, say) => `${partyIn(who)}: ${say(asks)} (sin contestar)`,
  'question answered no': ({ who, asks }, say) =>
    `${partyIn(who)}: ${say(asks)} se contestó que no; rechace el acierto o avise de nuevo con ese dato`,
  'hit not to be declined': ({ hit, status }) => `el acierto ${hit} está ${STATUS[status]} y no se puede rechazar`,
  'hit was awarded': ({ hit }) => `el acierto ${hit} está concedido; solo se puede anular`,
  'declining names its evidence': 'al rechazar se nombra la prueba que se guarda',
  'hit disputed already': ({ hit }) => `el acierto ${hit} ya está en disputa`,
  'hit not disputed': ({ hit }) => `el acierto ${hit} no está en disputa`,
  'hit not to be backed out': ({ hit, status }) =>
    `el acierto ${hit} está ${STATUS[status]}; solo se anula uno verificado`,
  'tickets to be void first': ({ hit, tickets }) =>
    `el acierto ${hit} dio ${tickets.length === 1 ? 'el boleto' : 'los boletos'} ${tickets.join(', ')}; primero hay que anular${tickets.length === 1 ? 'lo' : 'los'}`,
  'hit never verified': ({ hit }) => `el acierto ${hit} nunca se verificó; rechácelo`,
  'hit won nothing': ({ hit }) => `el acierto ${hit} no ganó nada al cerrarse su periodo`,
  'adjustment names its document': 'un ajuste nombra el documento que lo respalda',
  'claim was paid': ({ claim }) => `el reclamo ${claim} está pagado; avise de que se pagó por error`,

  'no posted periods': ({ activity }) => `${activity} no tiene periodos anunciados`,
  'period not over': ({ until }) => `el periodo termina el ${until}`,
  'hit of the period undecided': ({ hit }) => `el acierto ${hit} de este periodo aún no está decidido`,
  'nothing on the board': ({ activity, until }) =>
    `no hay nada en el tablero de ${activity} para el periodo que termina el ${until}`,
  'presence not asked': ({ who }) => `nadie pregunta si ${partyIn(who)} está presente`,
  'absent at the close': 'no estaba presente al cerrarse el periodo',
  'period settled': ({ until }) => `el periodo hasta ${until} ya está decidido; se avisa demasiado tarde`,

  'nothing awarded': ({ activity, status }) => `${activity} está ${OFFERED[status]}; no se concede nada`,
  'judged by its rules': ({ activity }) => `${activity} lo decide su reglamento: avise del acierto, no lo anote a mano`,
  'award names nobody': 'un premio nombra a quien lo recibe',
  'award names its evidence': 'un premio a mano nombra la prueba en que se basa',
  'entered twice': ({ to, line }) => `${partyIn(to)} está dos veces para ${named(line)}`,
  'what is left undecided': ({ hit }) =>
    `el acierto ${hit} por el mismo premio aún no está decidido, y lo que queda depende de él`,
  'no such prize': ({ line, lines }) => `no hay premio «${line}»; hay ${lines.map(named).join(', ')}`,
  'amount not entered': (posted) => `hay que decir cuánto: ${range(posted)}`,
  'amount outside the posted': ({ amount, ...posted }) =>
    `${money(amount)} está fuera de lo anunciado, ${range(posted)}`,
  'prize has its amount': ({ line, due, amount }) => `${named(line)} es ${money(due)}, no ${money(amount)}`,
  'seat named twice': 'cada asiento se nombra una vez',
}
