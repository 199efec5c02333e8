export const slips = {
  about:
    'Typed in from paper, and nothing is done yet: each waits for the person it names. It stays here, on Tonight and on every hand-over until it is confirmed or declined.',
  none: 'No paper is waiting.',
  yours: (count: number) =>
    count === 1 ? 'A paper with your name waits for you' : `${count} papers with your name wait for you`,
  title: (slip: string) => `Paper ${slip}`,
  kept: (slip: string, who: string) => `${slip} is kept. Nothing is done before it is confirmed by ${who}.`,
  says: (who: string, at: string, typist: string) => `Done by ${who} on ${at}, typed in by ${typist}.`,
  waitsFor: (who: string) => `Waiting for ${who}.`,
  confirmedBy: (who: string) => `Confirmed by ${who}.`,
  confirm: 'Yes, I did this',
  confirmHere: 'Confirm with badge and PIN',
  confirmed: (slip: string) => `${slip} is confirmed.`,
  decline: 'Decline this paper',
  declineSays:
    'For the person it names, and for whoever typed it in. Nothing of it is done; the journal keeps that it was declined, and why.',
  declined: (slip: string) => `${slip} is declined.`,
  reason: 'Reason',
  amount: 'Amount',
}
