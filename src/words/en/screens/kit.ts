/** What the parts say that every screen is built from. */
export const kit = {
  close: 'Close',
  notNow: 'Not now',
  counted: {
    by: 'Count by bills and chips',
    bills: 'Bills',
    chips: 'Chips',
    rest: 'Coins and the rest',
    each: {
      bills: (worth: string) => `Bills of ${worth}`,
      chips: (worth: string) => `Chips of ${worth}`,
    },
    sum: 'Adds up to',
    notMoney: 'not an amount',
  },
  alerts: {
    label: 'Sound and notification when something comes',
    waits: (count: number, place: string) =>
      count === 1 ? `${place}: one thing waits.` : `${place}: ${count} things wait.`,
  },
  pinPad: 'PIN pad',
  numbers: 'Numbers',
  skip: 'Skip to the content',
  places: 'Places',
  more: 'More',
  houseTime: 'House time',
  boardsMayName: 'Boards may show first name and initial with what they win',
  nameAllowed: 'Boards may show the name from now on.',
  nameTakenBack: 'Boards show no name any more.',
  theme: { label: 'Light or dark', light: 'Light', dark: 'Dark' },
  field: {
    needed: 'Fill this in.',
    choose: 'Choose one.',
    short: (least: number) => `At least ${least} characters.`,
    least: (least: string) => `At least ${least}.`,
    most: (most: string) => `At most ${most}.`,
    form: 'Check the format.',
  },
  asOf: (at: string) => `as of ${at}`,
  refresh: 'Refresh',
}
