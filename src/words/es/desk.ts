/** What the house says to the cage, the count room, the books and whoever drafts, in Spanish. Narrow sentences before wide ones. */
import type { Phrase } from '../phrases.ts'

export const DESK: readonly Phrase[] = [
  // Words in the gaps.
  ['cash', 'efectivo'],
  ['chips', 'fichas'],
  ['check', 'cheque'],
  ['paid', 'pagado'],
  ['expired', 'vencido'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign before a gap
  ['${} to ${}', '${} a ${}'],
  // Claims.
  ['claim {} is open; it is paid or expires first', 'el reclamo {} está abierto; primero se paga o vence'],
  ['claim {} of {} is open; it is paid or expires first', 'el reclamo {} de {} está abierto; primero se paga o vence'],
  [
    'this drawing was for money; no {} was posted in its place',
    'este sorteo era por dinero; no se anunció {} en su lugar',
  ],
  ['{} for {} is no count; a box holds nothing or more', '{} para {} no es un conteo; un buzón contiene nada o más'],
  ['there is no claim {}', 'no hay reclamo {}'],
  ['There is no claim "{}".', 'No hay reclamo "{}".'],
  ['No claim "{}" was paid.', 'No se pagó ningún reclamo "{}".'],
  ['ID for claim {} was shown already', 'ya se mostró identificación para el reclamo {}'],
  ['claim {} belongs to another person', 'el reclamo {} es de otra persona'],
  ['it belongs to another person', 'es de otra persona'],
  [
    'hit {} is disputed; nothing is paid until that is settled',
    'el acierto {} está en disputa; no se paga nada hasta que se resuelva',
  ],
  [
    'valid ID must be shown before the prize is paid',
    'hay que mostrar una identificación válida antes de pagar el premio',
  ],
  ['the prize is handed over as {}, not as {}', 'el premio se entrega como {}, no como {}'],
  ['the prize is a {}; nothing is paid in its place', 'el premio es: {}; no se paga nada en su lugar'],
  ['the prize is paid in {}, not as {}', 'el premio se paga en {}, no como {}'],
  ['a prize is paid out of one cage drawer or out of one tray', 'un premio sale de un cajón de caja o de una bandeja'],
  ['claim {} has no time limit', 'el reclamo {} no tiene plazo'],
  ['claim {} expires on {}, not on {}', 'el reclamo {} vence el {}, no el {}'],
  ['claim {} can be made until {}', 'el reclamo {} se puede hacer hasta {}'],
  ['claim {} was reported as paid in error already', 'el reclamo {} ya se avisó como pagado por error'],
  ['claim {} was not paid', 'el reclamo {} no se pagó'],
  [
    'claim {} is of a closed day, or undone; it takes activity and amount of its payment',
    'el reclamo {} es de un día cerrado, o está anulado; hacen falta la actividad y el importe de su pago',
  ],
  [
    'claim {} is one of {} over {}; the report says otherwise',
    'el reclamo {} es de {} por {}; el aviso dice otra cosa',
  ],
  ['claim {} is for no voucher', 'el reclamo {} no es de un vale'],
  ['the voucher of claim {} was not handed over', 'el vale del reclamo {} no se entregó'],
  ['the voucher was used; nothing of it is left', 'el vale se usó; no queda nada'],
  ['claim {} is {} already', 'el reclamo {} ya está {}'],
  ['{} never ran; no prize of it was paid', '{} nunca estuvo en marcha; no se pagó ningún premio suyo'],
  ['a payment is more than nothing', 'un pago es más que nada'],
  ['an adjustment takes two persons', 'un ajuste es cosa de dos personas'],
  ['nothing in the rules lets the tray pay a prize', 'nada en las reglas deja que la bandeja pague un premio'],
  ['prizes are never paid from the tray', 'los premios nunca se pagan de la bandeja'],
  ['the tray pays only prizes under {}', 'la bandeja solo paga premios de menos de {}'],
  ['the tray pays only {}', 'la bandeja solo paga {}'],
  ['a {} comes out of no drawer and no tray; leave them out', '{}: no sale de un cajón ni de una bandeja'],
  // The house profile.
  ['the profile is set by two persons', 'el perfil lo fijan dos personas'],
  ['the house profile asks for no forms', 'el perfil de la casa no pide formularios'],
  ['the house profile has no form {}; it has {}', 'el perfil de la casa no tiene el formulario {}; tiene {}'],
  ['the {} of claim {} is recorded already as {}', 'el {} del reclamo {} ya está anotado como {}'],
  ['the {} of person {} for {} is recorded already as {}', 'el {} de la persona {} para {} ya está anotado como {}'],
  [
    'the house profile asks who the winner is before {} or more are paid ({})',
    'el perfil de la casa pide saber quién es el ganador antes de pagar {} o más ({})',
  ],
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
  [
    'the house profile asks for the form {} before more than {} are paid ({})',
    'el perfil de la casa pide el formulario {} antes de pagar más de {} ({})',
  ],
  [
    'the house profile asks for the form {} before {} or more are paid ({})',
    'el perfil de la casa pide el formulario {} antes de pagar {} o más ({})',
  ],
  [
    'the posted prizes are {} short of the money held, and the house profile stops play until that is deposited ({})',
    'a los premios anunciados les faltan {} de dinero en mano, y el perfil de la casa detiene el juego hasta que se deposite ({})',
  ],
  // Drawers.
  ['a count is nothing or more', 'un conteo es cero o más'],
  ['drawer {} is open; its cashier is {}', 'el cajón {} está abierto; su cajero es {}'],
  ['drawer {} is not open; it is counted and opened first', 'el cajón {} no está abierto; primero se cuenta y se abre'],
  ['drawer {} is not open', 'el cajón {} no está abierto'],
  [
    'drawer {} is that of {}; without its cashier two others close it',
    'el cajón {} es de {}; sin su cajero lo cierran otros dos',
  ],
  ['drawer {} is that of {}; pay from a drawer of your own', 'el cajón {} es de {}; pague de un cajón propio'],
  ['drawer {} holds {}; {} are to be paid', 'el cajón {} tiene {}; hay que pagar {}'],
  // Counts.
  ['a box is counted by two persons', 'un buzón lo cuentan dos personas'],
  [
    'box {} is counted; a correction has a number of its own and names it',
    'el buzón {} está contado; una corrección tiene su propio número y lo nombra',
  ],
  ['there is no count {} to correct', 'no hay un conteo {} que corregir'],
  ['count {} was corrected by {}; correct that one', 'el conteo {} lo corrigió {}; corrija ese'],
  ['{} takes no fee at table {}', '{} no toma cuota en la mesa {}'],
  [
    'a first count of table {} lies sealed; the second comes now',
    'hay un primer conteo sellado de la mesa {}; ahora va el segundo',
  ],
  ['no first count of table {} lies sealed', 'no hay un primer conteo sellado de la mesa {}'],
  ['the first count of table {} was made by somebody else', 'el primer conteo de la mesa {} lo hizo otra persona'],
  [
    'the first count of table {} is yours; the second is made by somebody else',
    'el primer conteo de la mesa {} es suyo; el segundo lo hace otra persona',
  ],
  ['the two counts agree; they are booked', 'los dos conteos coinciden; se anotan'],
  [
    'whoever types a count in is none of the two who counted',
    'quien anota un conteo no es ninguno de los dos que contaron',
  ],
  ['person {} is none of the count team', 'la persona {} no es del equipo de conteo'],
  // The register.
  ['this {} expired on {}; a valid one is needed', 'este documento ({}) venció el {}; hace falta uno válido'],
  ['{} is no date of birth', '{} no es una fecha de nacimiento'],
  [
    'this document belongs to person {} of the register; find that person by it',
    'este documento es de la persona {} del registro; búsquela con él',
  ],
  [
    'The register has nobody under {}; the record may have been erased.',
    'El registro no tiene a nadie con {}; quizá se borró.',
  ],
  // Days, papers, questions of the office.
  ['{} is closed already, up to {}', '{} ya está cerrado, hasta {}'],
  ['{} is not over; it ends at {} the day after', '{} no ha terminado; termina a las {} del día siguiente'],
  [
    'the books of {} do not agree; the day cannot be closed',
    'los libros de {} no coinciden; el día no se puede cerrar',
  ],
  ['"{}" is no day like 2026-03-02 and no year like 2026.', '"{}" no es un día como 2026-03-02 ni un año como 2026.'],
  ['"{}" is no day like 2026-03-02.', '"{}" no es un día como 2026-03-02.'],
  ['"{}" is not a day like 2026-03-02.', '"{}" no es un día como 2026-03-02.'],
  ['{} was not closed; a statement is of a closed day.', '{} no se cerró; un estado es de un día cerrado.'],
  [
    'A log is asked for from one day to another: ?from=2026-03-02&to=2026-03-08.',
    'Un registro se pide de un día a otro: ?from=2026-03-02&to=2026-03-08.',
  ],
  ['An offering is never that long.', 'Una oferta nunca es tan larga.'],
  ['There is no activity "{}".', 'No hay actividad "{}".'],
  // Funds.
  ['{}; its prizes and fees stand still', '{}; sus premios y cuotas quedan quietos'],
  ['its money lies in the funds of {}; bring it forward there', 'su dinero está en los fondos de {}; tráigalo allí'],
  ['{} has no pool {} with a posted seed', '{} no tiene un bote {} con siembra anunciada'],
  ['{} has no pool {}', '{} no tiene un bote {}'],
  [
    'pool {} is not empty; the house adds nothing of its own beyond the seed',
    'el bote {} no está vacío; la casa no añade nada suyo más allá de la siembra',
  ],
  ['a posted prize is never lowered; it falls when won', 'un premio anunciado nunca se baja; cae cuando se gana'],
  [
    'pool {} is fixed beyond its daily increases: the rules have no extra ones',
    'el bote {} es fijo salvo sus aumentos diarios: las reglas no tienen otros',
  ],
  [
    'patrons get notice before the posted prize is raised',
    'los clientes reciben aviso antes de subir el premio anunciado',
  ],
  [
    'players get notice before the posted prize is changed',
    'los jugadores reciben aviso antes de cambiar el premio anunciado',
  ],
  ['only {} are left to the cap', 'solo quedan {} hasta el tope'],
  [
    'the reserve holds only {}; an increase comes from it alone',
    'la reserva solo tiene {}; un aumento sale solo de ella',
  ],
  ['{} has no daily increase of {}', '{} no tiene aumento diario de {}'],
  ['the increase is due at {}', 'el aumento toca a las {}'],
  ['no administrative fee of {} runs at table {}', 'en la mesa {1} no corre gasto administrativo de {0}'],
  ['{} less {} is under the least prize {}', '{} menos {} queda bajo el premio mínimo {}'],
  // Offerings.
  ['no rule file of {} is accepted; acceptance comes first', 'no hay reglas aceptadas de {}; la aceptación va primero'],
  ['version {} of {} is not waiting for approval', 'la versión {} de {} no espera aprobación'],
  ['the person who drafted an offering may not approve it', 'quien redactó una oferta no puede aprobarla'],
  ['{}; it is stopped already', '{}; ya está detenida'],
  ['no draft of {} waits; what runs is closed', 'no espera ningún borrador de {}; lo que corre se cierra'],
  ['{} is neither paused nor stopped', '{} no está en pausa ni detenida'],
  ['clauses not accepted yet: {}', 'cláusulas aún sin aceptar: {}'],
  [
    'a declared hit of {} is not decided yet; its rules stay until it is',
    'un acierto de {} aún no está decidido; sus reglas quedan hasta entonces',
  ],
  ['no approved offering of {} waits to be posted', 'ninguna oferta aprobada de {} espera publicarse'],
  ['name the places where it is posted', 'diga los lugares donde se publica'],
  ['{}; nothing is posted until it may go on', '{}; no se publica nada hasta que pueda seguir'],
  [
    'a notice says what changes, where it hangs and since when',
    'un aviso dice qué cambia, dónde cuelga y desde cuándo',
  ],
  ['the notice hangs only from {} on; that is not over yet', 'el aviso cuelga solo desde {}; aún no ha pasado'],
  // Closing an activity.
  [
    '{} does not run; a draft that never ran is cancelled',
    '{} no está en marcha; un borrador que nunca corrió se anula',
  ],
  ['what is left goes back to the house', 'lo que queda vuelve a la casa'],
  ['its money lies in the funds of {} and stays there', 'su dinero está en los fondos de {} y queda allí'],
  [
    'closing names a running activity that takes over pools and reserve; they are never the house’s',
    'el cierre nombra una actividad en marcha que toma botes y reserva; nunca son de la casa',
  ],
  ['the money of {} lies in the funds of {}; name that one', 'el dinero de {} está en los fondos de {}; nombre esa'],
  ['hit {} is not decided yet', 'el acierto {} aún no está decidido'],
  ['{} is called or plays; that ends first', '{} está llamado o juega; eso termina primero'],
  ['hands are on the board; the period is closed first', 'hay manos en el tablero; primero se cierra el período'],
  [
    'a round with its fees is open at table {}; it ends first',
    'una ronda con cuotas está abierta en la mesa {}; primero termina',
  ],
  [
    'a round is under way at table {}; it is settled first',
    'una ronda está en curso en la mesa {}; primero se liquida',
  ],
  ['{} is paid from the funds of {}; close that first', '{} se paga de los fondos de {}; cierre esa primero'],
  [
    'the house has promised {} and not put it in; deposit it first',
    'la casa prometió {} y no lo puso; deposítelo primero',
  ],
  [
    '{} are due to the house by the rules; fetch them first',
    '{} se deben a la casa según las reglas; recójalos primero',
  ],
  ['{} of its fees lie in {}; count the boxes first', '{} de sus cuotas están en {}; cuente primero los buzones'],
  ['{} has laid out {} for it; repay that first', '{} adelantó {} por ella; reembolse eso primero'],
]
