/** A tournament while it is played: levels, seats, penalties and rulings. */
import { formatShare } from '../../base/share.ts'
import type { RuleOf } from '../../rulebook/rule.ts'
import { either, type Worded, worded } from './worded.ts'

export function playWords({ play }: RuleOf<'tournament'>): Worded[] {
  const { penalties, rulings } = play
  return [
    ...worded('play', play, 'Staff decide while it is played.', 'floor'),
    ...worded('play.level', play.level, `A new level holds from ${play.level.from} on.`, 'dealer'),
    ...worded('play.absent', play.absent, `A stack whose player is away is ${play.absent.stack}.`, 'dealer'),
    ...worded('play.seats', play.seats, 'Seats are drawn.'),
    ...worded('play.balance', play.balance, 'Tables are kept equally full within the posted limit.', 'floor'),
    ...worded('play.breaks', play.breaks, 'Tables are broken in the posted order.', 'floor'),
    ...worded('play.halt', play.halt, 'A table that is too short waits.', 'floor'),
    ...worded('play.handForHand', play.handForHand, 'Hand for hand, each hand takes the posted minutes.', 'floor'),
    ...worded('play.finalTable', play.finalTable, 'Seats of the last table are drawn anew.', 'floor'),
    ...worded('play.colourUp', play.colourUp, 'Small chips are raced off; nobody is raced out.', 'floor'),
    ...worded(
      'play.together',
      play.together,
      'Several out in one hand rank by their chips at its start; hand for hand, all tables play one hand.',
    ),
    ...worded('play.chips', play.chips, 'Chips in play are those that were handed out.'),
    ...worded('play.penalties', penalties, 'A penalty names what it is for.', 'floor'),
    ...worded('play.penalties.warning', penalties.warning, 'A spoken warning is the mildest.', 'floor'),
    ...worded(
      'play.penalties.away',
      penalties.away,
      `Away from the table for ${either(penalties.away.minutes.map(String))} minutes.`,
      'floor',
    ),
    ...worded('play.penalties.disqualified', penalties.disqualified, 'In the end disqualification.', 'floor'),
    ...worded('play.penalties.disqualified.chips', penalties.disqualified.chips, 'The chips leave the table.', 'floor'),
    ...worded('play.penalties.disqualified.prize', penalties.disqualified.prize, 'There is no prize for it.'),
    ...penalties.grounds.flatMap((ground, nth) =>
      worded(`play.penalties.grounds #${nth + 1}`, ground, `Penalty for: ${ground.what}.`, 'floor'),
    ),
    ...worded('play.off', play.off, 'Called off, everybody has the money back.', 'floor'),
    ...(rulings === undefined
      ? []
      : [
          ...worded('play.rulings', rulings, 'Questions of play are answered on the page of rulings.', 'floor'),
          ...worded(
            'play.rulings.raise',
            rulings.raise,
            `A raise is ${rulings.raise.times} times the bet at least; from ${formatShare(rulings.raise.completed)} of it on it is made a full one.`,
            'floor',
          ),
          ...worded('play.rulings.motion', rulings.motion, 'In one motion, or with the amount stated.', 'dealer'),
          ...worded(
            'play.rulings.short',
            rulings.short,
            'Less than a full raise does not reopen the betting.',
            'floor',
          ),
          ...worded(
            'play.rulings.oversized',
            rulings.oversized,
            'One large chip with "raise": up to that chip.',
            'floor',
          ),
          ...worded('play.rulings.oddChip', rulings.oddChip, 'Odd chips go left of the button.', 'floor'),
          ...worded('play.rulings.sidePots', rulings.sidePots, 'Each side pot is split by itself.', 'floor'),
          ...worded('play.rulings.button', rulings.button, 'The button is a dead one.', 'dealer'),
          ...worded('play.rulings.late', rulings.late, 'A hand is live for who is there when all are dealt.', 'dealer'),
        ]),
  ]
}
