/** What the house says about the drawings of an offering, and to the host of the game for a prize, in Spanish. */
export const DRAWN: readonly (readonly [string, string])[] = [
  // Who can be drawn, and when.
  ['a drawing has at least one winner', 'un sorteo tiene al menos un ganador'],
  ['one winner is drawn in each hour, not {}', 'en cada hora sale un ganador, no {}'],
  // Hi Lo.
  ['the game is over', 'el juego terminó'],
  ['the deck is shuffled before a card is turned', 'la baraja se mezcla antes de voltear una carta'],
  ['the player cuts the deck before a card is turned', 'el jugador corta la baraja antes de voltear una carta'],
  [
    'the player says higher or lower before the card is turned',
    'el jugador dice mayor o menor antes de voltear la carta',
  ],
  ['the game is played with the 52 cards of one deck', 'se juega con las 52 cartas de una baraja'],
  ['{} was card {} already; there is one deck', '{} ya fue la carta {}; hay una sola baraja'],
  ['the deck is shuffled once, before the cut', 'la baraja se mezcla una vez, antes del corte'],
  ['the deck is shuffled before the cut', 'la baraja se mezcla antes del corte'],
  ['the deck is cut once', 'la baraja se corta una vez'],
  ['the guess is made; now the card is turned', 'la apuesta está hecha; ahora se voltea la carta'],
  ['the first card is turned before the first guess', 'la primera carta se voltea antes de la primera apuesta'],
  [
    'the guess is made: the card is turned before the player may stop',
    'la apuesta está hecha: la carta se voltea antes de que el jugador pueda parar',
  ],
  // Baccarat for more.
  ['the play is over', 'el juego terminó'],
  ['a tied hand is played again until it is won or lost', 'una mano empatada se repite hasta que se gane o se pierda'],
  ['a side is chosen; the hand is dealt', 'el lado está elegido; se reparte la mano'],
  [
    'the player chooses Player or Banker before the hand is dealt',
    'el jugador elige Jugador o Banca antes de repartir la mano',
  ],
  ['baccarat is dealt without jokers', 'el bacará se reparte sin comodines'],
  [
    'these hands cannot be: two cards each, and a third only where baccarat draws one',
    'estas manos no pueden ser: dos cartas cada una, y una tercera solo donde el bacará la pide',
  ],
  ['{} more often than {} decks hold it', '{} más veces de las que está en {} barajas'],
]
