/** Forms of contests at the kiosk. */
const hoursOf = (ms: number): string => {
  const minutes = Math.floor(ms / 60_000)
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
const two = (number: number): string => String(number).padStart(2, '0')

export const kioskForms = {
  title: 'Contests',
  fillIn: 'Fill in',
  fillInOf: (name: string) => `Fill in: ${name}`,
  change: 'Change',
  changeOf: (name: string) => `See or change: ${name}`,
  see: 'See',
  seeOf: (name: string) => `See: ${name}`,
  back: 'Back',
  handedIn: (form: string, at: string) => `Form ${form}, handed in ${at}`,
  none: 'No form handed in',
  until: (locks: string) => `Forms are taken until ${locks}.`,
  locksIn: (seconds: number): string => {
    const [days, hours, minutes] = [
      Math.floor(seconds / 86_400),
      Math.floor(seconds / 3_600) % 24,
      Math.floor(seconds / 60) % 60,
    ]
    if (days > 0) return `${days} d ${hours} h left`
    return `${hours}:${two(minutes)}:${two(seconds % 60)} left`
  },
  closed: (locks: string) => `Forms were locked ${locks}.`,
  missed: 'You handed in no form.',
  hours: (has: number, needs: number, from: string, to: string) =>
    `${hoursOf(has)} of ${hoursOf(needs)} count for you, from ${from} to ${to}.`,
  enough: 'That is enough.',
  lacking: (ms: number) => `${hoursOf(ms)} more are needed.`,
  due: {
    'with the form': 'They must be there when you hand in the form.',
    'in the end': 'You may hand in the form before; it counts if they are there in the end.',
  },
  askFloor: 'Ask a floor person for it.',
  progress: (picked: number, of: number) => `${picked} of ${of}`,
  handIn: 'Hand in',
  handInChange: 'Hand in the change',
  unchanged: 'Handed in as it is here',
  saved: (form: string) => `Handed in as form ${form}. Print your slip: it is your proof.`,
  replaces: (form: string) => `It will take the place of form ${form}.`,
  kept: 'What you have filled in waits for you until you hand it in.',
  printSlip: 'Print the slip',
  slipSays:
    'When forms are locked, one digest of all of them is shown on the board. Hold this slip under a kiosk’s reader then: it says whether the list has your form as it stands here.',
  digest: 'Digest',
  named: (number: string) => `Card ${number}: so you are named on lists and boards.`,
  total: (total: number) => `Total: ${total}`,
  right: (right: number, played: number) => `${right} of ${played} right so far`,
  place: (place: number, forms: number) => `Place ${place} of ${forms}`,
  equals: (equals: number) => `${equals} have the same`,
  off: (off: number): string => (off === 0 ? 'Your total is exact' : `Your total is off by ${off}`),
  prize: (amount: string, thing?: string) => `Prize: ${amount}${thing === undefined ? '' : ` (${thing})`}`,
  claim: (claim: string) => `Claim ${claim}: bring your photo identification to the cage.`,
  paid: 'It was paid.',
  own: 'Your form',
  open: 'open',
  list: 'The list of all forms',
  listSays: (forms: number, at: string) => `${forms} forms, locked ${at}. This digest is on the board too:`,
  onList: (line: string) => `Your line on it: ${line}`,
  check: 'Check a slip',
  checkSays: 'Hold the barcode of your slip under the reader, or type what stands below it.',
  checkField: 'Slip',
  found: {
    'as on the slip': 'The list has this form as it is on the slip.',
    otherwise: 'The list has this form otherwise than the slip. Please tell a floor person.',
    'not on the list':
      'This form is not on the list. A form that was changed later is not either; otherwise tell a floor person.',
  },
}
