import type { Matter } from '../../../rulebook/checks/matters.ts'
import type { Figure, RuleFaults } from '../../../rulebook/checks/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { rango } from './rulebook.ts'

/** What somebody may do about a term that its clauses do not carry. */
const EN_CAMBIO = 'lo que no dice ninguna cláusula lo dice una lectura o la casa'

const ASUNTOS: Readonly<Record<Matter, string>> = {
  'the pool going down': 'que el bote baje',
  'what the pool starts with': 'con qué empieza el bote',
  'paying the seed back': 'devolver la siembra',
  'what it starts again with': 'con qué empieza de nuevo',
  'a cap': 'un tope',
  'a daily increase': 'un aumento diario',
  'a time of day': 'una hora del día',
  'raising the pool': 'aumentar el bote',
  'how little may be left': 'cuánto debe quedar como mínimo',
  'how the pool grows': 'cómo crece el bote',
  'a game that does not win it': 'un juego que no lo gana',
  'what happens at the cap': 'qué pasa al llegar al tope',
  'what the fund lacks': 'lo que le falta al fondo',
  'the house being repaid': 'devolver el dinero a la casa',
  'an administrative fee': 'un gasto administrativo',
  'an empty reserve': 'una reserva vacía',
  'the fund that pays': 'el fondo que paga',
  'odd cents or chips': 'los centavos o fichas que sobran',
  'several winners': 'varios ganadores',
  'the winners after the first': 'los ganadores después del primero',
  'a part that nobody may take': 'una parte que nadie puede recibir',
  'how long the structure stays': 'cuánto dura el reparto',
  'a multiplied prize': 'un premio multiplicado',
  'who pays the rest': 'quién paga el resto',
  identification: 'la identificación',
  'a claim that ends': 'un reclamo que vence',
  'the tray': 'la bandeja',
  'a voucher': 'un vale',
  'passing a prize on': 'ceder un premio',
  'equal hands': 'manos iguales',
  'being there': 'estar presente',
  'a posted period': 'un periodo anunciado',
  'free play': 'el juego gratis',
  'the base wager': 'la apuesta base',
  'winning once': 'ganar una sola vez',
  'the time to report': 'el tiempo para presentarse',
}

const UNIDADES = { minutes: 'minutos', days: 'días', hours: 'horas', misses: 'fallos', tickets: 'boletos' } as const

const cifra = (figure: Figure): string =>
  'amount' in figure
    ? money(figure.amount)
    : 'share' in figure
      ? figure.share
      : 'clock' in figure
        ? figure.clock
        : figure.unit === undefined
          ? String(figure.count)
          : `${figure.count} ${UNIDADES[figure.unit]}`
const cifras = (all: readonly Figure[]): string => all.map(cifra).join(', ')
const lista = (amounts: readonly string[]): string => amounts.map(money).join(', ')
const TIPOS = { runs: 'ejecutada (runs)', attested: 'atestada (attested)', shown: 'mostrada (shown)' } as const
const PARTES = { seed: 'la siembra', reseed: 'la nueva siembra', cap: 'el tope', daily: 'el aumento diario' } as const

const entre = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(', ')

export const ruleFaults: Sentences<RuleFaults> = {
  // clauses that do not carry a term
  'clause is only listed': ({ clauses }) =>
    `${clauses} solo figura en la lista y ningún término puede apoyarse en ella; ${EN_CAMBIO}`,
  'clause is only shown': ({ clauses }) => `${clauses} solo se muestra, y esto decide dinero; ${EN_CAMBIO}`,
  'clause speaks of something else': ({ clauses, of }) => `${clauses} no trata esto: ${ASUNTOS[of]}; ${EN_CAMBIO}`,
  'clause asks for something else': ({ clauses, need }) => `${clauses} no trata esto: «${need}»; ${EN_CAMBIO}`,
  'clause names other figures': ({ clauses, figure, said }) =>
    `${clauses} da otras cifras que ${cifra(figure)}: ${cifras(said)}; ${EN_CAMBIO}`,
  'clause only permits': ({ clauses }) =>
    `${clauses} solo permite, y ningún término puede apoyarse en ella; ${EN_CAMBIO}`,
  'figure of no term': ({ clause, figure, terms }) =>
    `${clause} da ${cifra(figure)}, pero los términos que se apoyan en ella tienen ${cifras(terms)}; una de las dos cosas está mal`,
  'clause has terms': ({ clause, kind, right }) =>
    `la cláusula ${clause} solo ${kind === 'outside' ? 'figura en la lista' : 'permite'}, pero hay términos que se apoyan en ella; es ${TIPOS[right]}`,
  'clause of another kind': ({ clause, kind, right }) =>
    `la cláusula ${clause} figura como ${TIPOS[kind]}; los términos que se apoyan en ella la hacen ${TIPOS[right]}, igual en todos los archivos`,
  // what does not add up or cannot be met
  'shares are not the whole': ({ parts, sum }) => `${parts.join(' + ')} son ${sum}; las partes de un premio suman 100%`,
  'share of nothing or more than all': ({ share }) =>
    `${share} de un bote no se puede pagar; sí más de 0% y hasta 100%`,
  'period pays the whole pool': ({ share }) =>
    `${share} de un bote; un periodo anunciado paga todo lo que tiene su bote, 100%`,
  'parts are not the fee': ({ parts, sum, fee }) =>
    `las partes ${lista(parts)} suman ${money(sum)}; deben sumar la cuota, ${money(fee)}`,
  'rate is no multiple': ({ rate, step }) =>
    `${money(rate)} no es un número entero de veces la cuota de ${money(step)}`,
  'range above the pool': ({ of, pool, amount, most }) =>
    `${PARTES[of]} de ${pool} llega hasta ${money(amount)}; en el bote caben ${money(most)}`,
  'range below the pool': ({ of, pool, amount, least }) =>
    `${PARTES[of]} de ${pool} empieza en ${money(amount)}; en el bote hay al menos ${money(least)}`,
  'multiple of no posted prize': ({ line, of }) =>
    `«${line}» es tantas veces «${of}», que no es un premio anunciado por sí mismo`,
  'count out of reach': ({ count, most }) =>
    `${count} no se puede cumplir; sí ${most === Number.MAX_SAFE_INTEGER ? '1 o más' : `de 1 a ${most}`}`,
  'least above the most': ({ least, most }) => `al menos ${least} y como máximo ${most} no se pueden cumplir a la vez`,
  'nothing to choose': ({ setting }) => `«${setting}» no da nada a elegir; al menos una opción`,
  'choice stands twice': ({ value }) => `«${value}» está aquí dos veces`,
  'threshold outside the prizes': ({ amount, range }) =>
    `${money(amount)} está donde no hay premios; los premios son ${rango(range)}`,
  'fund that is reached not said':
    'donde se devuelve a la casa cuando el fondo llega a una cantidad, fund la dice; si no, no',
  'no division for the line': ({ line }) =>
    `nada reparte lo que gana «${line}»: lleva shares propias, o shares tiene una opción`,
  'game of another activity': ({ game, meant }) =>
    `${game} no es un juego de esta actividad${meant === undefined ? '; games los enumera' : `; ${meant} sí`}`,
  'game stands twice': ({ game }) => `${game} está aquí dos veces`,
  'form of no document': ({ form, forms }) =>
    `ningún documento paga en «${form}»; aquí las formas son ${forms.join(', ')}`,
  'lines run backwards': ({ document }) => `las líneas de «${document}» van hacia atrás`,
  'cites another document': ({ clause, cite, document }) =>
    `${clause} cita «${cite}»; este archivo es una lectura de ${document}`,
  'cites no line': ({ clause, cite }) => `${clause} cita «${cite}», que no nombra ninguna línea`,
  'line outside the document': ({ clause, line, document }) =>
    `${clause} cita la línea ${line}; este archivo es una lectura de ${document}`,
  'id not of the form': ({ said }) => `«${said}» no es un número como GEAR-001276`,
  'clause names another id': ({ clause, said, id }) => `${clause} nombra ${said}; el número de esta actividad es ${id}`,
  'clause name not of the form': ({ clause }) =>
    `«${clause}» no es un nombre de cláusula como E2; primero una mayúscula, luego letras y cifras`,
  // what terms go by
  'reading is not there': ({ reading }) => `un término nombra la lectura ${reading}, que no está`,
  'clause is not there': ({ clause }) => `un término nombra la cláusula ${clause}, que no está`,
  'words of the house are lacking': ({ place }) => `lo que la casa dice de ello va en house, como «${place}»`,
  'words of the house without a term': ({ place }) => `ningún término «${place}» se apoya en la casa`,
  'reading favours whom': ({ reading }) =>
    `la lectura ${reading} no dice a quién favorece; escriba favours: players, house o neither`,
  'reading stands twice': ({ reading }) => `la lectura ${reading} está aquí por segunda vez`,
  'reading on no clause': ({ clause }) => `una lectura es de la cláusula ${clause}, que no está`,
  'clause without a term': ({ clause, kind }) =>
    `la cláusula ${clause} ${kind === 'runs' ? 'la ejecuta el programa' : 'la confirma una persona'}, pero ningún término la nombra`,
  // games, charts, lines
  'game is not known': ({ game, meant }) =>
    `no se puede juzgar ninguna mano de «${game}»: no hay tal juego${meant === undefined ? '' : `; se trata de ${meant}`}`,
  'no game named': 'donde ganan manos se nombra al menos un juego',
  'line stands twice': ({ chart, line }) => `la tabla ${chart} tiene dos veces la línea «${line}»`,
  'no way to count cards': ({ said, ways }) =>
    `«${said}» no es una manera de contar cartas; las hay: ${ways.join(', ')}`,
  'outcome is not there': ({ line, outcome }) => `la línea «${line}» nombra el resultado «${outcome}», que no existe`,
  'outcome without setting': ({ line, setting, outcome }) =>
    `la línea «${line}» fija ${setting}, que el resultado «${outcome}» no pide`,
  'setting of a line': ({ line, fault }, say) => `la línea «${line}»: ${say(fault)}`,
  'setting is not posted': ({ setting }) => `«${setting}» no es un ajuste que la casa anuncie`,
  'no odds': ({ text }) => `«${text}» no es una proporción como 50 to 1, 300 for 1 o 10% of meter`,
  // terms of the kinds
  'term of other kinds': ({ key, runs, kinds }) => `«${key}» no va en «${runs}»; es para ${entre(kinds)}`,
  'condition is not held against an award': ({ need }) =>
    `«${need}» no se puede exigir en un premio concedido a mano; pregúntelo en confirm`,
  'odd part not said': 'lo que se reparte por igual dice en odd qué pasa con lo que sobra',
  'claim ends after days or hours': 'un reclamo vence tras unos días, tras unas horas o antes de un día de la semana',
  'no total is guessed': 'en el formulario no se pronostica ningún total, así que ninguno puede desempatar',
  'days of the year not said':
    'las horas que cuentan los mismos días de cada año necesitan ambos días, el primero antes del último',
  'way of paying without terms': ({ way }) => `los puestos se pagan por «${way}», y ningún término dice cómo`,
  'nobody pays that into the pool': ({ fund }) => `el bote se forma con ${fund}, y las reglas no los venden`,
  'pool is not there': ({ pool }) => `no hay bote ${pool}`,
  'pointer of a real wheel':
    'una ruleta real indica con «astray» dónde el puntero no señala ninguna casilla; una en pantalla lleva «with: { what: computer }»',
  'wheel on the screen': 'el programa sortea la casilla de una ruleta en pantalla; nadie ve cómo gira',
  'no such version': ({ version, versions }) =>
    versions.length === 0
      ? `no hay versión ${version}: los ajustes no nombran ninguna`
      : `no hay versión ${version}; los ajustes nombran ${versions.join(', ')}`,
  'credits come in no way': 'nada dice cómo se ganan los créditos: por lecturas de la tarjeta o por tiempo',
  'no prize of this name': ({ line }) => `ningún premio se llama «${line}»`,
  'no rung of the game': ({ line }) => `«${line}» no es un escalón del juego`,
  'rung brings tickets': ({ line }) => `«${line}» da boletos; no es un premio del juego`,
  // the house profile
  'sum of a tournament': 'lo que se gana en un torneo se suma por torneo: quite sum',
  'amount or over': 'va amount (esa cantidad o más) o va over (más de esa cantidad)',
  'more than a year': 'como mucho un año',
  'more than any room has': ({ most }) => `se esperaba ${money(most)} como máximo: ninguna sala tiene más`,
  'more than nothing expected': 'tiene que ser más que nada',
  'form stands twice': ({ form, from }) => `${form} desde ${from} está aquí dos veces`,
  'years to keep': 'se esperan de uno a cien años',
  'an age': 'se espera una edad en años',
  'date stands twice': ({ from }) => `desde ${from} está aquí dos veces`,
}
