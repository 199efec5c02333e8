/** What the next shift has to know of: everything that waits for somebody. */
export type OpenItem =
  | { readonly kind: 'hit'; readonly hit: string }
  | { readonly kind: 'claim'; readonly claim: string }
  | { readonly kind: 'period'; readonly activity: string; readonly until: string }
  | { readonly kind: 'request'; readonly request: string }
  | { readonly kind: 'callup'; readonly callup: string }
  | { readonly kind: 'draw'; readonly draw: number }
  /** Passes that somebody has, and what is played for with them. */
  | { readonly kind: 'stage'; readonly activity: string }
  /** A period of squares that has ended and is not settled. */
  | { readonly kind: 'squares'; readonly activity: string; readonly period: string }
  /** Entries of a tournament that is not over, or money to be given back. */
  | { readonly kind: 'tournament'; readonly activity: string }
  /** The first count of a box lies sealed. */
  | { readonly kind: 'count'; readonly table: string }
  | { readonly kind: 'call'; readonly table: string }
  | { readonly kind: 'device'; readonly device: 'sensor' | 'reader'; readonly table: string }
  | { readonly kind: 'drawer'; readonly drawer: string }
  /** Typed in from paper, and not confirmed yet. */
  | { readonly kind: 'slip'; readonly slip: string }
  | { readonly kind: 'offering'; readonly activity: string; readonly status: 'paused' | 'stopped' }
  /** A piece that was played and is not verified or paid for yet. */
  | { readonly kind: 'piece'; readonly use: string }
  /** The cage has paid for a piece that nothing was due for. */
  | { readonly kind: 'piece in error'; readonly use: string }
  /** A count of pieces that found another number than the book. */
  | { readonly kind: 'pieces'; readonly series: string; readonly where: string }
  /** As a person has typed it in. */
  | { readonly kind: 'named'; readonly name: string }

/** One text for one item, the same for ever: the key of maps, and how a list is written in orders and scenarios. */
export function itemKey(of: OpenItem): string {
  switch (of.kind) {
    case 'hit':
      return `hit ${of.hit}`
    case 'claim':
      return `claim ${of.claim}`
    case 'period':
      return `period of ${of.activity} until ${of.until.replace(/(\d)T/, '$1 ')}`
    case 'request':
      return `request ${of.request}`
    case 'callup':
      return `drawn ${of.callup}`
    case 'draw':
      return `draw ${of.draw}`
    case 'stage':
      return `stage of ${of.activity}`
    case 'squares':
      return `squares of ${of.activity}: ${of.period}`
    case 'tournament':
      return `tournament ${of.activity}`
    case 'count':
      return `second count of table ${of.table}`
    case 'call':
      return `call from table ${of.table}`
    case 'device':
      return `${of.device} of table ${of.table}`
    case 'drawer':
      return `drawer ${of.drawer}`
    case 'slip':
      return `paper ${of.slip}`
    case 'offering':
      return `${of.activity} ${of.status}`
    case 'piece':
      return `piece ${of.use}`
    case 'piece in error':
      return `piece paid in error ${of.use}`
    case 'pieces':
      return `pieces ${of.series} ${of.where}`
    case 'named':
      return of.name
  }
}

type Reading = readonly [pattern: RegExp, item: (first: string, second: string) => OpenItem]
const READINGS: readonly Reading[] = [
  [/^hit (\S+)$/, (hit) => ({ kind: 'hit', hit })],
  [/^claim (\S+)$/, (claim) => ({ kind: 'claim', claim })],
  [
    /^period of (\S+) until (\d{4}-\S+ \S+)$/,
    (activity, until) => ({ kind: 'period', activity, until: until.replace(' ', 'T') }),
  ],
  [/^request (\S+)$/, (request) => ({ kind: 'request', request })],
  [/^drawn (\S+)$/, (callup) => ({ kind: 'callup', callup })],
  [/^draw (\d{1,9})$/, (draw) => ({ kind: 'draw', draw: Number(draw) })],
  [/^stage of (\S+\/\S+)$/, (activity) => ({ kind: 'stage', activity })],
  [/^squares of (\S+\/\S+): (.+)$/, (activity, period) => ({ kind: 'squares', activity, period })],
  [/^tournament (\S+\/\S+)$/, (activity) => ({ kind: 'tournament', activity })],
  [/^second count of table (.+)$/, (table) => ({ kind: 'count', table })],
  [/^call from table (.+)$/, (table) => ({ kind: 'call', table })],
  [
    /^(sensor|reader) of table (.+)$/,
    (device, table) => ({ kind: 'device', device: device as 'sensor' | 'reader', table }),
  ],
  [/^drawer (\S+)$/, (drawer) => ({ kind: 'drawer', drawer })],
  [/^piece (L\d+)$/, (use) => ({ kind: 'piece', use })],
  [/^piece paid in error (L\d+)$/, (use) => ({ kind: 'piece in error', use })],
  [/^pieces ([A-Z][A-Z0-9]{0,9}) ([a-z]+)$/, (series, where) => ({ kind: 'pieces', series, where })],
  [/^paper (P\d+)$/, (slip) => ({ kind: 'slip', slip })],
  [
    /^(\S+\/\S+) (paused|stopped)$/,
    (activity, status) => ({ kind: 'offering', activity, status: status as 'paused' | 'stopped' }),
  ],
]

/** The notation read back; what it does not know is told as it was typed. */
export function itemFrom(text: string): OpenItem {
  for (const [pattern, item] of READINGS) {
    const [, first, second = ''] = pattern.exec(text) ?? []
    if (first !== undefined) return item(first, second)
  }
  return { kind: 'named', name: text }
}
