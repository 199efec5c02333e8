import { Hono } from 'hono'
import { configFrom } from '../server/house/config.ts'
import { freePort, listen } from '../server/net/listen.ts'
import { logOf } from '../server/net/log.ts'
import { BOARD_PAGES, KIOSK_PAGES, site } from '../server/net/pages.ts'
import { relayOf } from '../server/net/relay.ts'
import { type Command, Complaint } from './command.ts'
import { complained, ownVersion, refuse, shownHost, stopSignal, stragglers, tlsOf, webFolder } from './pageserver.ts'

const PORT = 5353
const USAGE = 'boards HOUSE [--port N] [--host H] [--join URL] [--kiosk] [--tls-cert FILE --tls-key FILE]'
const FLAGS = ['port', 'host', 'tls-cert', 'tls-key', 'trusted-proxies', 'log-level'] as const

export const boards: Command = {
  summary: 'show the boards of a house to a crowd, from a separate process or machine',
  usage: USAGE,
  help: `
HOUSE is the address that "gamekeeper start" printed, such as http://127.0.0.1:5252/. The relay listens to the house once
and serves up to 10,000 boards and phones, so that a crowd never keeps a dealer waiting. It takes no orders and knows nothing
that is not public; phones see the waiting lists here, and put themselves on one at the address of --join. With --kiosk members see at /kiosk what is theirs, by card and PIN: those few calls are passed on to the house, which
needs this relay among its trusted proxies, so that a card is locked at the phone where it was tried. Without the house the boards say that they are stale. Several relays may listen to one house.`,
  flags: {
    port: { takes: 'N', says: `the port, 0 for any free one (otherwise from ${PORT} on)` },
    host: { takes: 'H', says: 'the address to listen on (otherwise 127.0.0.1)' },
    join: { takes: 'URL', says: 'where phones reach the house, to put themselves on a list (otherwise nowhere)' },
    kiosk: { says: 'members see what is theirs on their phones, by club card and PIN' },
    'tls-cert': { takes: 'FILE', says: 'certificate, with its chain, in PEM' },
    'tls-key': { takes: 'FILE', says: 'private key of the certificate, in PEM' },
    'trusted-proxies': {
      takes: 'LIST',
      says: 'proxies before this relay whose X-Forwarded-For counts (otherwise none)',
    },
    'log-level': { takes: 'L', says: 'what is logged: debug, info, warn, error, silent (otherwise warn)' },
  },
  async run({ words, flags, json, print }) {
    const house = houseOf(words)
    const join = typeof flags.join === 'string' ? addressOf(flags.join) : undefined
    const given = Object.fromEntries(FLAGS.map((flag) => [flag, flags[flag]]))
    const config = complained(() => configFrom({ flags: given, env: {} }))
    const { host } = config
    const tls = tlsOf(config)
    const log = logOf(config.logLevel)
    const [version, web] = [ownVersion(), await webFolder()]
    const asksToStop = stopSignal()
    const kiosk = flags.kiosk === true
    const relay = relayOf({ house, kiosk, report: (says) => log.warn(says), ...(join === undefined ? {} : { join }) })
    const shown = { web, version, api: relay.app, operations: relay.health }
    const app = new Hono()
    app.get('/', (call) => call.redirect('/board'))
    app.route('/', site({ ...shown, isSecure: tls !== undefined, pages: kiosk ? KIOSK_PAGES : BOARD_PAGES }))
    const port = config.port ?? (await freePort(PORT, host)) ?? PORT
    const { trustedProxies = [] } = config
    const report = (error: unknown) => log.fault(error)
    const options = { report, trustedProxies, ...(tls === undefined ? {} : { tls }) }
    const listening = await listen(app, port, host, options).catch((error) => {
      relay.close()
      return refuse('boards HOUSE', error, port, host)
    })
    const address = `http${tls === undefined ? '' : 's'}://${shownHost(host)}:${listening.port}/board`
    print(json ? JSON.stringify({ address, port: listening.port }) : `The boards of ${house.origin} are at ${address}`)
    await asksToStop
    relay.close()
    await listening.stop()
    await stragglers()
    return 0
  },
}

function houseOf(words: readonly string[]): URL {
  const [text, more] = words
  if (text === undefined || more !== undefined)
    throw new Complaint(`one address of a house was expected. Usage: gamekeeper ${USAGE}`)
  return addressOf(text)
}

function addressOf(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined
  if (address === undefined || !/^https?:$/.test(address.protocol))
    throw new Complaint(`"${text}" is no address of a house; it looks like http://127.0.0.1:5252/.`)
  return address
}
