/** Tournaments that are over, and their logs. */
export const tournamentPast = {
  title: 'Past tournaments',
  says: 'Signed logs of the last three months; for older ones choose an earlier day. Each is kept for at least seven years.',
  find: 'Find a tournament',
  from: 'From',
  started: 'Started',
  name: 'Tournament',
  entries: 'Entries',
  paid: 'Paid out',
  signed: 'Signed by',
  none: 'No tournament was signed in this time.',
  noneFound: 'No tournament of that name or day. Choose an earlier day.',
  back: 'All past tournaments',
}
