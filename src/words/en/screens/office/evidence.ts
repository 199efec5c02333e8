/** The evidence packet of a hit on paper, for whoever has no access to the house. */
export const evidence = {
  title: (hit: string) => `Evidence packet: hit ${hit}`,
  about:
    'What the house has recorded about this hit, and how to check it without the house’s program. The JSON file of the same name holds the recorded lines word for word.',
  house: 'House',
  activity: 'Activity',
  document: 'Approved document',
  status: 'Status',
  total: 'Total',
  claims: 'Claims',
  made: 'Put together',
  upTo: 'Journal then ended at',
  upToLine: (seq: number, digest: string) => `line ${seq}, digest ${digest}`,
  cards: 'Cards as they were reported',
  cardsSay: 'Rank, then suit: c clubs, d diamonds, h hearts, s spades; T is a ten, Xx a joker.',
  noCards: 'No cards belong to it.',
  where: 'Whose',
  what: 'Cards',
  happened: 'Who did what and when',
  clauses: 'Clauses that decided',
  clausesSay: 'The words are ours; the approved document is what counts.',
  cite: 'Where it stands',
  says: 'In our words',
  money: 'Where the money went',
  noMoney: 'No money has moved for it.',
  lines: 'Lines of the journal',
  linesSay: (lines: number, chain: number) =>
    `${lines} ${lines === 1 ? 'line' : 'lines'}, each with its full SHA-256 digest. ${
      chain === 0
        ? 'Too many lines lie between the first and the last to add them all; an exported journal has them.'
        : `The JSON file also has every line between the first and the last of the hit, ${chain} in one chain.`
    }`,
  anchors: 'Anchors that cover it',
  noAnchors: 'No day has been closed since: no anchor covers it yet.',
  day: 'Day',
  person: (name: string, id: string) => `${name} (${id})`,
  check: 'How to check it without us',
  steps: [
    'Take the JSON file of this packet and docs/packet.py, a page of Python that can be read first. It needs Python 3 and nothing else.',
    'Run: python3 packet.py FILE.json. It makes the digest of every line anew, follows the chain from line to line, and holds every movement against its line.',
    'Add the anchors that you were handed at the close of a day, and the exported journal where you hold one: python3 packet.py FILE.json anchors.txt journal.jsonl.',
    'By hand: the SHA-256 of the text of a line is its digest, and “after” in a line is the digest of the line above.',
    'Compare the digests on this paper with those in the file. An anchor counts only if it is the one that you were handed, not one that came with the file.',
  ] as readonly string[],
}
