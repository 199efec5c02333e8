export const kiosk = {
  title: 'Club kiosk',
  hello: (name: string) => `Hello, ${name}`,
  scan: 'Hold your club card under the reader, or type its number; then your PIN.',
  card: 'Club card',
  pin: 'PIN',
  open: 'Show what is mine',
  credits: (count: number): string => (count === 1 ? 'credit' : 'credits'),
  until: (to: string) => `Good until ${to}, the last day.`,
  putAside: 'Put aside',
  askDesk: 'Ask at the club desk',
  more: (count: number) => `${count} more`,
  aside: 'Put aside for you',
  bringId: 'Handed out at the club desk with your photo identification.',
  giveBack: 'Give back',
  entries: 'Drawings',
  inIt: (tickets: number, points: number) =>
    [tickets > 0 ? `${tickets} tickets` : '', points > 0 ? `${points} points` : '']
      .filter((one) => one !== '')
      .join(', '),
  collection: (ends: string) => `Collection that is paid for you, until ${ends}`,
  hours: 'Played in the last seven days',
  noHours: 'Nothing is known.',
  time: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  forgets: (seconds: number) => `Closes by itself in ${seconds} s`,
  print: 'Print',
  done: 'I am done',
}
