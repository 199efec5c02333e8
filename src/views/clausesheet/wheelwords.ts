/** What a call of a promotion leads to: wheels, pots, cards that are spread, stages. */
import type { RuleFile } from '../../rulebook/rule.ts'
import { either, gameNames, moneyRange, type Worded, worded } from './worded.ts'

export const wheelWords = (rule: RuleFile): Worded[] => [
  ...ofWheel(rule),
  ...ofCards(rule),
  ...ofPot(rule),
  ...ofSpread(rule),
  ...ofStage(rule),
]

function ofWheel({ wheel }: RuleFile): Worded[] {
  if (wheel === undefined) return []
  const { spots, worth, forms, turns, still, astray, double, least } = wheel
  const most = spots.max === undefined ? 'spots as posted' : `up to ${spots.max} spots`
  return [
    ...worded('wheel', wheel, `A wheel is spun and gives what its pointer shows, as ${wheel.line}.`, 'floor'),
    ...worded('wheel.with', wheel.with, 'It is on the screen, and the program draws its spot.'),
    ...worded('wheel.once', wheel.once, 'One prize and no more.', 'floor'),
    ...worded('wheel.spots', spots, `It has ${most}.`, 'offering'),
    ...worded('wheel.worth', worth, `A spot is worth ${moneyRange(worth.range)}.`, 'offering'),
    ...worded('wheel.forms', forms, `It may be ${either([...forms.money, ...forms.things])}.`, 'offering'),
    ...worded('wheel.turns', turns, `A spin needs ${turns?.least} complete turns.`, 'floor'),
    ...worded('wheel.untouched', wheel.untouched, 'Touched while it turns, it is spun again.', 'floor'),
    ...worded(
      'wheel.still',
      still,
      still?.moving === 'wait'
        ? 'Nothing is decided until it stands still.'
        : 'If it does not stand still, it is spun again.',
      'floor',
    ),
    ...worded(
      'wheel.astray',
      astray,
      `With the pointer ${astray?.at === 'peg' ? 'on a peg' : 'between two sections'} it is spun again.`,
      'floor',
    ),
    ...worded('wheel.giveUp', wheel.giveUp, 'The spin may be given up, and nobody has won.', 'floor'),
    ...worded(
      'wheel.double',
      double,
      'One spot may be the double spot: the next spin with a cash value counts twice.',
      'floor',
    ),
    ...worded(
      'wheel.double.cash',
      double?.cash,
      `A cash value have spots in ${either(double?.cash.forms ?? [])}.`,
      'floor',
    ),
    ...worded('wheel.double.again', double?.again, 'A spot without one is spun again.', 'floor'),
    ...(double === undefined
      ? []
      : worded(
          'wheel.double.jackpot',
          double.jackpot,
          `The double spot a second time wins its posted jackpot, worth ${moneyRange(double.jackpot.range)}, in ${either(double.jackpot.forms)}.`,
          'floor',
        )),
    ...worded('wheel.least', least, 'In posted hours nobody wins less than the guaranteed minimum.', 'offering'),
    ...worded(
      'wheel.least.spin',
      least?.spin,
      least?.spin.which === 'any'
        ? 'Any of the spins has to be made in these hours.'
        : 'The spin that decides has to be made in these hours.',
    ),
    ...worded(
      'wheel.least.doubled',
      least?.doubled,
      least?.doubled.raises === 'spot'
        ? 'The minimum raises the spot before it is doubled.'
        : 'The minimum is held against the doubled prize.',
    ),
    ...worded(
      'wheel.least.thing',
      least?.thing,
      least?.thing.gives === 'minimum'
        ? 'For a thing worth less the minimum is paid in its place.'
        : 'With a thing worth less what is lacking is paid.',
    ),
  ]
}

function ofCards({ cardWheel: wheel }: RuleFile): Worded[] {
  if (wheel === undefined) return []
  const { sections, record } = wheel
  return [
    ...worded('cardWheel', wheel, `A wheel of cards is spun for ${wheel.line}.`, 'floor'),
    ...worded(
      'cardWheel.sections',
      sections,
      `It has ${sections.cards} cards and ${sections.awards} awards.`,
      'offering',
    ),
    ...worded('cardWheel.record', record, `It is spun until ${record.different} different cards are there.`, 'floor'),
    ...worded('cardWheel.repeated', wheel.repeated, 'A card that is there already is spun again.', 'floor'),
    ...worded('cardWheel.awards', wheel.awards, 'Awards are kept, and the wheel is spun again.', 'floor'),
    ...worded('cardWheel.chart', wheel.chart, 'The five cards are paid as posted.', 'offering'),
    ...worded('cardWheel.over', wheel.over, 'With the hand the play is over.', 'floor'),
  ]
}

function ofPot({ pot }: RuleFile): Worded[] {
  if (pot === undefined) return []
  const { ties, seat } = pot
  return [
    ...worded('pot', pot, 'The prize goes into the pot of the next hand, to whoever wins it.', 'floor'),
    ...worded('pot.ties', ties, 'Several with the winning hand divide it.'),
    ...worded('pot.ties.odd', ties.odd, 'What cannot be divided goes to the first of them in turn.'),
    ...worded('pot.ties.things', ties.things, 'A thing is given to each of them.'),
    ...worded(
      'pot.seat',
      seat,
      `In ${gameNames(seat?.games ?? [])} one of ${seat?.cards} cards that somebody picks names the seat.`,
      'floor',
    ),
    ...worded('pot.seat.empty', seat?.empty, 'For a seat where nobody sits another card is picked.', 'floor'),
  ]
}

function ofSpread({ spread }: RuleFile): Worded[] {
  if (spread === undefined) return []
  return [
    ...worded('spread', spread, 'Cards are spread at the table; whoever draws the ace spins.', 'floor'),
    ...worded('spread.cards', spread.cards, `One card for each player, ${spread.cards.max} at most.`, 'floor'),
    ...worded('spread.before', spread.before, 'Only who had a hand before the draw takes part.', 'floor'),
    ...worded(
      'spread.alone',
      spread.alone,
      'Alone at a free table: as many cards as at the fullest live table of the game.',
      'floor',
    ),
    ...worded('spread.missed', spread.missed, 'If nobody draws the ace, nobody spins.', 'floor'),
    ...worded('spread.divided', spread.divided, 'Money is divided among all who take part.'),
    ...worded('spread.divided.rest', spread.divided.rest, 'What is left over goes to whoever spun.'),
  ]
}

function ofStage({ stage }: RuleFile): Worded[] {
  if (stage === undefined) return []
  const begins = stage.begins.at === undefined ? 'It begins at the posted time.' : `It begins at ${stage.begins.at}.`
  const shared = [
    ...worded('stage.begins', stage.begins, begins, 'offering'),
    ...worded('stage.pass', stage.pass, 'Everybody is there and shows the pass.', 'floor'),
    ...worded('stage.noId', stage.noId, 'Who still owes identification then has lost the chance.', 'floor'),
  ]
  if (stage.is === 'keys') {
    const { cards, wins, fewer, none } = stage
    return [
      ...worded('stage', stage, 'Whoever has a pass chooses an envelope and tries its key.', 'floor'),
      ...shared,
      ...worded('stage.cards', cards, `${cards.number} cards give the order.`, 'floor'),
      ...worded('stage.order', stage.order, 'The order goes by the card that each draws.', 'floor'),
      ...worded('stage.choose', stage.choose, 'Envelopes are chosen in that order.', 'floor'),
      ...worded('stage.try', stage.try, 'Keys are tried in that order.', 'floor'),
      ...worded('stage.wins', wins, `The key that starts it wins ${wins.line}.`, 'floor'),
      ...worded(
        'stage.fewer',
        fewer,
        `With fewer people: ${fewer.envelopes === 'all' ? 'all envelopes stay' : 'one envelope each'}.`,
        'floor',
      ),
      ...worded('stage.none', none, `If no key starts it: ${none.means}.`, 'floor'),
    ]
  }
  const { tables, goOn, final, out, others, first } = stage
  return [
    ...worded('stage', stage, 'Tables play down to a final; chips decide.', 'floor'),
    ...shared,
    ...worded(
      'stage.tables',
      tables,
      `${tables.number} tables of ${tables.seats} play ${tables.hands} hands.`,
      'floor',
    ),
    ...worded('stage.goOn', goOn, `The first ${goOn.places} of each go on.`, 'floor'),
    ...worded('stage.final', final, `The final table plays ${final.hands} hands.`, 'floor'),
    ...worded('stage.out', out, `Who does not go on has ${out.line}.`),
    ...worded('stage.others', others, `Who does not win the final has ${others.line}.`),
    ...worded('stage.first', first, `The first of the final has ${first.line}.`),
    ...worded('stage.ties', stage.ties, 'Equal chips are decided as the rules say.', 'floor'),
    ...worded('stage.fewer', stage.fewer, 'With fewer people it is played all the same.', 'floor'),
  ]
}
