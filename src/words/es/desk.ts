/** What the house says to the cage, the count room, the books and whoever drafts, in Spanish. Narrow sentences before wide ones. */
import type { Phrase } from '../phrases.ts'

export const DESK: readonly Phrase[] = [
  // Words in the gaps.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign before a gap
  ['${} to ${}', '${} a ${}'],
  // Claims.
  // The house profile.
  ...(['business day', 'calendar year'] as const).flatMap((sum) => {
    const period = sum === 'business day' ? 'un día de negocio' : 'un año civil'
    const tail = `in a ${sum}; with this one it is {} in {} ({})`
    const cola = `en ${period}; con este son {} en {} ({})`
    const asks = 'the house profile asks for the form {} before a person gets'
    const pide = 'el perfil de la casa pide el formulario {} antes de que una persona reciba'
    return [
      [`${asks} more than {} in {} ${tail}`, `${pide} más de {} en {} ${cola}`],
      [`${asks} {} or more in {} ${tail}`, `${pide} {} o más en {} ${cola}`],
      [`${asks} more than {} ${tail}`, `${pide} más de {} ${cola}`],
      [`${asks} {} or more ${tail}`, `${pide} {} o más ${cola}`],
    ] as const
  }),
  // Drawers.
  // Counts.
  // The register.
  // Days, papers, questions of the office.
  // Funds.
  // Offerings.
  // Closing an activity.
  // What a draft lacks or has wrong.
  ['drawing of {} to {}: {}', 'sorteo de {} a {}: {}'],
  ['the range for {} is not chosen: inside {}', 'falta elegir los límites de {}: dentro de {}'],
  ['the range for {}, {}, is outside {}', 'los límites de {}, {}, están fuera de {}'],
  ['the designated time of the daily increase of {} is not chosen', 'falta elegir la hora del aumento diario de {}'],
  ['the times of the drawings are not chosen', 'falta elegir las horas de los sorteos'],
  ['the posted periods are not chosen', 'falta elegir los períodos anunciados'],
  ['one chart of {} is to be chosen', 'hay que elegir una tabla entre {}'],
  ['one payout structure of {} is to be chosen', 'hay que elegir un reparto entre {}'],
  ['there is no payout structure to choose', 'no hay reparto que elegir'],
  ['chart {} of {} is not one of {}', 'la tabla {} de {} no es una de {}'],
  ['chart {} is not one of {}; charts are never mixed', 'la tabla {} no es una de {}; las tablas nunca se mezclan'],
  [
    'payout structure {} is not one of {}; structures are never mixed',
    'el reparto {} no es uno de {}; los repartos nunca se mezclan',
  ],
  ['initial seed of {} {} is above the cap {}', 'la siembra inicial de {}, {}, pasa del tope {}'],
  ['reseed of {} {} is above the cap {}', 'la resiembra de {}, {}, pasa del tope {}'],
  ['there is no pool {}; the pools are {}', 'no hay bote {}; los botes son {}'],
  ['no hand is offered: post a prize for one at least', 'no se ofrece ninguna mano: anuncie el premio de al menos una'],
  [
    '{} is twice the prize for {}; it has no amount of its own',
    '{} es el doble del premio por {}; no tiene importe propio',
  ],
  [
    '{} is {} times the prize for {}; it has no amount of its own',
    '{} es {} veces el premio por {}; no tiene importe propio',
  ],
  [
    '"{}" has no fixed prize in this chart; fixed prizes are {}',
    '"{}" no tiene premio fijo en esta tabla; premios fijos son {}',
  ],
  ['"{}" has no fixed prize in this chart', '"{}" no tiene premio fijo en esta tabla'],
  ['this activity has no prize multiplier', 'esta actividad no tiene multiplicador de premios'],
  ['multiplier {}x is outside {}x or more', 'el multiplicador {}x está fuera de {}x o más'],
  ['multiplier {}x is outside {}x to {}x', 'el multiplicador {}x está fuera de {}x a {}x'],
  ['this activity has no administrative fee', 'esta actividad no tiene gasto administrativo'],
  ['{} is not a designated game: {}', '{} no es un juego designado: {}'],
  ['{} is not a designated game', '{} no es un juego designado'],
  ['the house has to supply {}: {}', 'la casa tiene que aportar {}: {}'],
  ['"{}" is not lacking; the house supplies {}', '"{}" no falta; la casa aporta {}'],
  ['prizes are money here; no thing is handed over', 'aquí los premios son dinero; no se entrega ningún objeto'],
  ['"{}" is no fixed prize', '"{}" no es un premio fijo'],
  ['{} ({}) has no value among the prizes', '{} ({}) no tiene valor entre los premios'],
  ['{} is a thing too where another step is one; name it', '{} también es un objeto si otro paso lo es; nómbrelo'],
  ['{} is worth {}, not more than {} before it', '{} vale {}, no más que los {} de antes'],
  ['"{}" is no prize that is entered by hand; those are {}', '"{}" no es un premio que se anota a mano; esos son {}'],
  ['one posted prize holds for all games here', 'aquí un premio anunciado vale para todos los juegos'],
  ['one chart holds for all games here', 'aquí una tabla vale para todos los juegos'],
  [
    'all hands of a chart are offered together, never some of them',
    'todas las manos de una tabla se ofrecen juntas, nunca algunas',
  ],
  ['"{}" is not a hand of the charts: {}', '"{}" no es una mano de las tablas: {}'],
  ['the fee is {}, not {}', 'la cuota es {}, no {}'],
  [
    'advertised under another name, it needs its id; the house supplies it',
    'anunciada con otro nombre, necesita su identificación; la aporta la casa',
  ],
  ['advertised under another name, every advertisement carries {}', 'anunciada con otro nombre, cada anuncio lleva {}'],
  ['every advertisement says "{}"', 'cada anuncio dice "{}"'],
  ['to be displayed in the room: {}', 'a la vista en la sala: {}'],
  ['{} to {} is not an hour from {} to {}', '{} a {} no es una hora entre {} y {}'],
  ['{} has no cap', '{} no tiene tope'],
  ['{} has no daily increase', '{} no tiene aumento diario'],
  ['{} takes no fee', '{} no toma cuota'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign before a gap
  ['prize for {} in {} ${} is outside {}', 'el premio por {} en {}, ${}, está fuera de {}'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign before a gap
  ['{} ${} is outside {}', '{}: ${} está fuera de {}'],
  ['{} {} is not one of {}', '{} {} no es uno de {}'],
  ['{} is not chosen: {}', 'falta elegir: {} ({})'],
  // What is named in the two above: they come after them.
  ['initial seed of {}', 'siembra inicial de {}'],
  ['reseed of {}', 'resiembra de {}'],
  ['cap of {}', 'tope de {}'],
  ['daily increase of {}', 'aumento diario de {}'],
  ['prize for {}', 'premio por {}'],
  ['administrative fee for a table-hour', 'gasto administrativo por mesa y hora'],
]
