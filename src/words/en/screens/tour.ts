/** The tour of somebody new: a jackpot over five screens. */
export const tour = {
  title: 'Hit a jackpot',
  says: 'Five screens, one thing to press on each: from the deal to the record that stays for ever.',
  begin: 'Hit a jackpot',
  at: (step: number, of: number) => `${step} of ${of}`,
  leave: 'Leave the tour',
  steps: {
    deal: {
      title: 'The dealer’s tablet',
      says: 'Dana deals at table 1. One press: seats 3, 5 and 6 bet with a dollar on their sensors, and seat 3 gets three sevens of hearts.',
      press: 'Deal three sevens of hearts',
    },
    seen: {
      title: 'The board on the wall',
      says: 'The whole room sees it at once: the prize is frozen to the cent and pending until the floor has looked.',
      press: 'On to the floor',
    },
    verify: {
      title: 'The floor',
      says: 'Ravi, who did not deal, looks at the cards and answers what the approved rules ask. Each question names its clause.',
      press: 'Yes to all, and verify',
    },
    pay: {
      title: 'The cage',
      says: 'Chen sees the ID, records the tax form and pays in chips. Without any one of them the house would refuse.',
      press: 'Take ID and form, and pay',
    },
    record: {
      title: 'The record',
      says: 'Ines finds it in the books: cards, clauses, who did what, every cent, and the lines of the journal that prove it.',
      press: 'Look around on your own',
    },
  },
}
