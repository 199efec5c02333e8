/** What the parts say that every screen is built from. */
export const kit = {
  close: 'Close',
  places: 'Places',
  more: 'More',
  houseTime: 'Time of the house',
  theme: { label: 'Light or dark', light: 'Light', dark: 'Dark' },
  field: {
    needed: 'Fill this in.',
    choose: 'Choose one.',
    short: (least: number) => `At least ${least} characters.`,
    least: (least: string) => `At least ${least}.`,
    most: (most: string) => `At most ${most}.`,
    form: 'This cannot be read as what is asked for here.',
  },
}
