/**
 * What each attack did to the program of before: that of commit a2bccab1 where files, start and time are attacked, that of
 * e2af07dc otherwise. Each was checked out and attacked by `npm run attack -- --short --program FOLDER`.
 */
export type Before = {
  /** `other`: it could not be tried as it is, because what it attacks was not there; `says` tells what was there instead. */
  readonly was: 'broke' | 'held' | 'other'
  readonly says?: string
}

const HELD: Before = { was: 'held' }
const broke = (says: string): Before => ({ was: 'broke', says })
const other = (says: string): Before => ({ was: 'other', says })

/** By the name of the attack. */
export const BEFORE: Readonly<Record<string, Before>> = {
  kills: HELD,
  'full disk': broke('boards and views went on showing figures after the journal had stopped, and health was green'),
  'stopped under load': HELD,
  'double payments': HELD,
  'same key again': HELD,
  replays: HELD,
  'strange amounts': HELD,
  'names that every object has': HELD,
  'every cell of the permissions': other(
    'the table has acts that were not there; the first twenty differences are all of these, where it stops counting',
  ),
  'storm of bad requests': HELD,
  'pages of other sites': HELD,
  'request smuggling': HELD,
  'slow clients': HELD,
  'bodies without end': HELD,
  'header tricks': HELD,
  'paths that lead out': HELD,
  'streams by the hundred': HELD,
  'every order for two, alone': other(
    'orders for two that were not there are answered as unknown; the first twenty differences are all of these',
  ),
  'a typist as two': broke(
    'a cashier typed in a payment of another and it was paid; a floor person declared a hit in the name of another and verified it',
  ),
  'a second proof at one screen': other(
    'nobody could prove themselves for one act: the floor person had to take over the tablet of the dealer with a session of their own',
  ),
  'an administrator alone': broke(
    'one administrator took nine roles, gave roles to a friend, enrolled somebody who does not exist, set the PIN of a cashier and signed in as her',
  ),
  'browsers that nobody enrolled': other(
    'there were no stations: any browser was a staff screen for whoever signed in',
  ),
  'guessed PINs': broke(
    'after five tries a badge that exists was locked, and one that does not was not: so it told which exist',
  ),
  'forged snapshot': broke('the board showed $90,001 more, and verify said sound'),
  'files gone, older, younger': broke(
    'the house opened without its journal, register or audit trail, and with those of the night before',
  ),
  'flipped bytes at rest': HELD,
  'flipped bytes while it runs': broke('nothing looked at the lines again, and health stayed green'),
  'rewritten history': broke('with every digest made anew the house opened'),
  'any byte of any file': HELD,
  'the whole folder put back': other(
    'no anchor went out by itself, so nothing outside the folder knew more than the folder',
  ),
  'older or other history': other('there was no witness to show a history to'),
  'another witness, another house': other('there was no witness'),
  'a changed program': other('the program had no list of its files, so nothing could be compared with it'),
  'backup and restore': other('there was a backup of the journal alone; the whole house had to be copied by hand'),
  'clock set while it runs': broke('forty days ahead ran every timer: fees were taken and meters moved'),
  'clock set while it is shut': broke('forty days later it opened and took orders, and nobody was asked'),
  'a draw steered from inside': broke(
    'one person put a card in, took one out, abandoned and passed over; with the secret read from the disk the digits were picked so that the friend won; redo printed no marks',
  ),
  'texts that are bombs': broke('nobody was answered for more than five minutes'),
}
