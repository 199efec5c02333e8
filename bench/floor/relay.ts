/** A relay of the floor's bench, a process of its own, as `gamekeeper boards` runs it. */

import { listen } from '../../src/server/net/listen.ts'
import { site } from '../../src/server/net/pages.ts'
import { relayOf } from '../../src/server/net/relay.ts'

const [house = '0'] = process.argv.slice(2)
const relay = relayOf({ house: new URL(`http://127.0.0.1:${house}/`), report: console.error })
const { port, stop } = await listen(site({ web: '.', version: 'bench', api: relay.app }), 0, '127.0.0.1')
process.send?.({ port })

process.on('message', async (asked: 'spent' | 'stop') => {
  if (asked === 'spent') {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuSeconds: (user + system) / 1e6, rss: process.memoryUsage().rss, seq: 0, at: Date.now() })
    return
  }
  relay.close()
  await stop()
  process.disconnect?.()
})
