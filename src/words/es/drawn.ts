/** What the house says to the host of a drawing and of the game for its prize, in Spanish. Narrow sentences before wide ones. */
export const DRAWN: readonly (readonly [string, string])[] = [
  // Who can be drawn, and when.
  ['no posted drawing is held now', 'ahora no se celebra ningún sorteo anunciado'],
  ['nobody who may win plays with a card now', 'ahora no juega con tarjeta nadie que pueda ganar'],
  ['has won today; a person wins once a day', 'ya ganó hoy; una persona gana una vez al día'],
  ['was called in this drawing already and passed over', 'ya fue llamado en este sorteo y se pasó al siguiente'],
  ['this drawing is called {}', 'este sorteo se llama {}'],
  ['{} is the winner of this drawing; each has one', '{} es el ganador de este sorteo; cada uno tiene uno'],
  [
    'this drawing has all the winners that it is posted for',
    'este sorteo ya tiene todos los ganadores para los que se anunció',
  ],
  ['a drawing has at least one winner', 'un sorteo tiene al menos un ganador'],
  ['one winner is drawn in each hour, not {}', 'en cada hora sale un ganador, no {}'],
  ['one winner is drawn at a time', 'se sortea un ganador cada vez'],
  [
    'the entries are not those who play with a card now; seal them anew',
    'la lista no es la de quienes juegan ahora con tarjeta; séllela de nuevo',
  ],
  ['the drawing of {} is not to be drawn for again', 'el sorteo de {} no se repite'],
  ['no card is in machine {}', 'no hay tarjeta en la máquina {}'],
  ['the card of {} is in machine {} already', 'la tarjeta de {} ya está en la máquina {}'],
  // The draw itself.
  ['there is no draw {}', 'no hay sorteo {}'],
  ['draw {} was already revealed', 'el sorteo {} ya se reveló'],
  ['draw {} was already abandoned', 'el sorteo {} ya se abandonó'],
  ['draw {} still waits for its contribution', 'al sorteo {} le falta el azar de la sala'],
  [
    'draw {} has its contribution already; a second one would be a choice',
    'el sorteo {} ya tiene el azar de la sala; otro sería elegir',
  ],
  ['draw {} for {} is open and not yet revealed', 'el sorteo {} para {} está abierto y sin revelar'],
  ['draw {} can only be abandoned with a reason', 'el sorteo {} solo se abandona con un motivo'],
  [
    'the contribution could only have fallen in {} ways; this draw needs at least {}, such as {} dice or {} digits',
    'el azar de la sala solo pudo caer de {} maneras; este sorteo necesita al menos {}, como {} dados o {} cifras',
  ],
  ['the card {} cannot be cut twice from one deck', 'la carta {} no se puede cortar dos veces de una baraja'],
  // Tickets, and who is called.
  ['{} draws no tickets', '{} no saca boletos'],
  ['no such ticket is in the drum', 'ese boleto no está en el tambor'],
  ['{} is called and neither came nor was passed over', '{} está llamado y ni ha venido ni se le ha pasado'],
  ['nobody was called as {}', 'nadie fue llamado como {}'],
  ['{} is called already', '{} ya está llamado'],
  ['{} is playing already', '{} ya está jugando'],
  ['{} is played already', '{} ya ha jugado'],
  ['{} is passed over already', '{} ya quedó fuera'],
  ['another person was drawn', 'salió otra persona'],
  ['the {} minutes to report are over', 'los {} minutos para presentarse terminaron'],
  ['there is still time to report', 'aún hay tiempo para presentarse'],
  ['did not report in {} minutes', 'no se presentó en {} minutos'],
  ['nobody asks for {} when a person reports', 'nadie pregunta por {} cuando alguien se presenta'],
  ['{} has no clause {}', '{} no tiene la cláusula {}'],
  // Hi Lo.
  ['{} has not reported, so there is no game', '{} no se ha presentado; no hay juego'],
  ['"{}" is no step of {}', '"{}" no es un paso de {}'],
  [
    'hit {} for the same prize is not decided yet; verify or decline it before the last card',
    'el acierto {} por el mismo premio aún no está decidido; verifíquelo o rechácelo antes de la última carta',
  ],
  // The prize.
  [
    'the winner is excluded now; nothing is handed over while that lasts',
    'el ganador está excluido ahora; mientras dure no se entrega nada',
  ],
  [
    'the winner was excluded once; a {} is filed and approved first',
    'el ganador estuvo excluido; primero se presenta y aprueba: {}',
  ],
  [
    'the reinstatement request {} is filed and not approved yet',
    'la solicitud de readmisión {} está presentada y aún sin aprobar',
  ],
  ['the {} {} is filed and not approved yet', '{} {}: presentada y aún sin aprobar'],
  ['reinstatement request', 'solicitud de readmisión'],
  [
    'valid ID must be shown before the request is filed',
    'hay que mostrar una identificación válida antes de presentar la solicitud',
  ],
  ['nothing of {} goes back to the house now', 'ahora no vuelve nada de {} a la casa'],
  ['the last drawing ends at {}, not at {}', 'el último sorteo termina a las {}, no a las {}'],
  ['the last drawing ends at {}', 'el último sorteo termina a las {}'],
]
