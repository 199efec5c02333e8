import type { ChangedTerm, OfferingMessages } from '../../../engine/offerings/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { named } from '../values.ts'

const TERMS: Readonly<Record<ChangedTerm, (name: string) => string>> = {
  chart: () => 'cambia la tabla',
  hands: () => 'cambian las manos que se ofrecen',
  'payout structure': () => 'cambia el reparto',
  prize: (name) => `cambia el premio por ${named(name)}`,
  'prizes by game': () => 'cambian los premios de cada juego',
  range: (name) => `cambian los límites de ${named(name)}`,
  hours: () => 'cambia el horario',
  periods: () => 'cambian los periodos',
  drawings: () => 'cambian los sorteos',
  things: () => 'cambian los objetos que se ganan',
  multiplier: () => 'cambia el multiplicador',
  setting: (name) => `cambia ${named(name)}`,
}
const STATUS = { paused: 'en pausa', stopped: 'detenida' } as const
const listed = (names: readonly string[]): string => names.map(named).join(', ')

export const offerings: Sentences<OfferingMessages> = {
  'activity does not run': ({ activity }) => `${activity} no está en marcha`,
  'activity is closed': ({ activity }) => `${activity} está cerrada`,
  'activity halted': ({ activity, status, why }) =>
    `${activity} está ${STATUS[status]}${why === undefined ? '' : `: ${why}`}`,
  'activity stopped already': ({ halted }, say) => `${say(halted)}; ya está detenida`,
  'activity not halted': ({ activity }) => `${activity} no está en pausa ni detenida`,
  'text has faults': ({ faults }, say) => faults.map(say).join('; '),
  'no rules accepted': ({ activity }) => `no hay reglas aceptadas de ${activity}; la aceptación va primero`,
  'clauses not accepted': ({ clauses }) => `cláusulas aún sin aceptar: ${clauses.join(', ')}`,
  'rules stay while a hit is open': ({ activity }) =>
    `un acierto de ${activity} aún no está decidido; sus reglas quedan hasta entonces`,
  'version waits for no approval': ({ activity, version }) =>
    `la versión ${version} de ${activity} no espera aprobación`,
  'version was sent back': ({ activity, version, reason }) =>
    `la versión ${version} de ${activity} se devolvió: ${reason}. Se puede aprobar cuando se redacte de nuevo`,
  'no draft waits': ({ activity }) => `no espera ningún borrador de ${activity}; lo que está en marcha se cierra`,
  'no approved offering waits': ({ activity }) => `ninguna oferta aprobada de ${activity} espera publicarse`,
  'no such screen': ({ screen }) => `no hay ninguna pantalla ${screen}`,
  'screen is so': ({ screen }) => `la pantalla ${screen} ya muestra exactamente eso`,
  'nothing to show by this name': ({ name }) => `ninguna actividad se llama ${name}`,
  'shown twice': ({ name }) => `${name} está dos veces en la lista`,
  'no places named': 'diga los lugares donde se publica',
  'occasion is there': ({ activity }) => `ya hay una ocasión ${activity}; dé otro nombre a esta`,
  'occasion of the same name': ({ name, other }) =>
    `${other} también está anunciada con el nombre «${name}»; cada ocasión necesita el suyo`,
  'occasion of another version': ({ other, version }) =>
    `en ${other} se ofrece la versión ${named(version)}; solo se ofrece una a la vez`,
  'occasion of another chart': ({ other, chart }) =>
    `en ${other} se ofrece la tabla ${named(chart)}; las tablas nunca se mezclan`,
  'hand counts in another occasion': ({ other }) =>
    `las mismas manos contarían también en ${other}, y ninguna mano cuenta dos veces: elija otras mesas, juegos, horas o fechas`,
  'funds do not run': ({ activity }) => `los premios salen de los fondos de ${activity}, que no está en marcha`,
  'nothing posted while halted': ({ halted }, say) => `${say(halted)}; no se publica nada hasta que pueda seguir`,
  'notice is incomplete': 'un aviso dice qué cambia, dónde está puesto y desde cuándo',
  'notice comes later': ({ since }) => `el aviso cuelga solo desde ${since}; aún no ha pasado`,
  'term changes without notice': ({ term, name = '' }) => `${TERMS[term](name)}; antes se avisa a los clientes`,
  'payout structure stays': ({ structure }) => `el reparto ${structure} queda hasta que el bote se gane y se conceda`,
  'cap under posted prize': ({ cap, posted }) =>
    `el tope ${money(cap)} queda por debajo del premio anunciado ${money(posted)}`,
  'posted prize is not lowered': ({ line, from, to }) =>
    `el premio por ${named(line)} está anunciado en ${money(from)} y no se puede bajar a ${money(to)}`,
  'no such setting': ({ activity, setting }) => `${activity} no tiene el ajuste ${named(setting)}`,
  'setting is part of the offering': ({ setting }) => `${named(setting)} es parte de la oferta; no se anuncia de nuevo`,
  'drawn card decides': ({ setting }) => `una carta sacada decide ${named(setting)}; diga la carta`,
  'witness lacking': 'la carta se saca a la vista; nombre a un testigo',
  'not a card': ({ text }) => `«${text}» no es una carta como 2h o Td`,
  'setting not said': ({ setting, oneOf }) => `¿qué ${named(setting)}? uno de ${listed(oneOf)}`,
  'drawn card decides otherwise': ({ card, decides, not }) =>
    `la carta sacada es ${card}; decide ${decides}, no ${not}`,
}
