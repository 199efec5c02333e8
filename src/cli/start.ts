import { join, resolve } from 'node:path'
import { doorAsks, type Signed } from '../engine/access/asks.ts'
import { BESIDE_ADMINISTRATORS, BESIDE_COMPLIANCE } from '../engine/roles.ts'
import type { AtMoment } from '../journal/store.ts'
import { JournalTrouble } from '../journal/trouble.ts'
import { NIGHTS, playNights, type Told } from '../server/demo/nights/nights.ts'
import { runCarrier, runDemo, runDemoTournaments, runSeating } from '../server/demo/run.ts'
import { openDemoHouse } from '../server/demo/setup.ts'
import { openPremises, type Premises } from '../server/house/building.ts'
import { keepTime, realClock } from '../server/house/clock.ts'
import { CONFIG_FLAGS, type Config, configFrom } from '../server/house/config.ts'
import { isNewHouse, newHouse, type OwnHouse, openOwnHouse } from '../server/house/newhouse.ts'
import { freePort, listen, type Tls } from '../server/net/listen.ts'
import { type Log, logOf } from '../server/net/log.ts'
import { metricsOf } from '../server/net/metrics.ts'
import { site } from '../server/net/pages.ts'
import { serve } from '../server/net/serve.ts'
import { type WitnessLine, witnessAt } from '../server/upkeep/drawwitness.ts'
import { closeToOthers } from '../server/upkeep/housebackup.ts'
import { type Command, Complaint } from './command.ts'
import { demoRelay } from './demorelay.ts'
import { madeFolder } from './file.ts'
import { useOwnCatalog } from './owncatalog.ts'
import { complained, ownVersion, refuse, shownHost, stopSignal, stragglers, tlsOf, webFolder } from './pageserver.ts'

const PORT = 5252
const USAGE = 'start [--config FILE] [--port N] [--host H] [--house F | --folder F] [--practice] [--catalog DIR]'

export const start: Command = {
  summary: 'open a cardroom, the demo or your own, and serve its pages',
  usage: USAGE,
  help: `
The demo room offers every jackpot of demo/offerings; four of its tables play by themselves. Its journal is kept in
var/demo, so the next start goes on where this one stopped. The first one plays the thirty nights before tonight (--nights N).
--house F opens a real house: an empty folder asks for its name and its first two people.
--practice opens a house to practise in, with a journal of its own (var/practice, or F/practice beside --house F) and
"PRACTICE: no money" on every page and print.
Serves on this machine only; --host 0.0.0.0 lets tablets and boards of the same network in.
Without --port the first free port from ${PORT} on is taken. Stop with Ctrl+C.
A flag goes before the environment (GAMEKEEPER_PORT ...), that before the file of --config; docs/operating.md tells all.`,
  flags: { ...CONFIG_FLAGS, practice: { says: 'a house to practise in, beside the real one' } },
  async run({ words, flags, json, print }) {
    if (words.length > 0) throw new Complaint(`"${words[0]}" is not understood. Usage: gamekeeper ${USAGE}`)
    const config = complained(() => configFrom({ flags, env: process.env }))
    const { host, port: asked, catalog } = config
    const tls = tlsOf(config)
    useOwnCatalog({ flags: catalog === undefined ? {} : { catalog } })
    const log = logOf(config.logLevel)
    const metrics = metricsOf()
    const web = await webFolder()
    const version = ownVersion()
    const isPractice = flags.practice === true
    const folder = folderOf(config, isPractice)
    const wanted = asked ?? (await freePort(PORT, host)) ?? PORT
    const scheme = tls === undefined ? 'http' : 'https'
    const isSecure = tls !== undefined
    // Before an address is told: whoever reads it may stop us at once.
    const asksToStop = stopSignal()
    const says = (text: string, port: number) => {
      const address = `${scheme}://${shownHost(host)}:${port}/`
      print(json ? JSON.stringify({ address, port }) : `Gamekeeper is at ${address}\n${text}`)
    }
    const isDemo = config.house === undefined
    let opened: Opened
    const arePhonesOff = config.phoneJoins === 'off'
    if (isDemo) {
      const nights = isPractice ? 0 : (config.nights ?? NIGHTS)
      const past = { nights, told: json ? () => undefined : told }
      opened = await openRoom({ folder, isPractice, isSecure, arePhonesOff, version, log, past, at: metrics.at })
    } else {
      const set = await ownHouse({
        folder,
        isPractice,
        isSecure,
        arePhonesOff,
        port: wanted,
        host,
        web,
        version,
        log,
        tls,
        says,
        asksToStop,
        at: metrics.at,
        ...(config.trustedProxies === undefined ? {} : { trustedProxies: config.trustedProxies }),
        ...(config.shutHours === undefined ? {} : { shutHours: config.shutHours }),
        ...(config.anchorFolder === undefined ? {} : { anchorFolder: config.anchorFolder }),
        ...(config.witness === undefined || config.witnessKey === undefined
          ? {}
          : { drawWitness: witnessAt(config.witness, config.witnessKey) }),
      }).catch((error) => refuse('start', error, asked ?? PORT, host))
      if (set === undefined) return 0
      opened = set
    }
    const { house, premises } = opened
    // Before the first marks are made: it has run before, and never compared its files.
    const isUpgrade = !isDemo && house.state.fileMarks === undefined && house.start.to > 0
    const served = { premises, config, port: opened.port ?? wanted, web, version, log, metrics, folder }
    const { port, stop } = await serve(tls === undefined ? served : { ...served, tls }).catch(async (error) => {
      premises.close()
      await house.close()
      return refuse('start', error, asked ?? PORT, host)
    })
    const running = isDemo
      ? [
          runDemo(house, premises.simulated!, log),
          runDemoTournaments(house, log),
          runSeating(house, premises.register, log),
          runCarrier(house, premises.devices, log),
        ]
      : [
          {
            stop: keepTime(
              () => house.tick(),
              (error) => log.fault(error),
            ),
          },
        ]
    const { room } = premises
    if (config.publicAddress !== undefined) room.relay.at = config.publicAddress
    const relay =
      isDemo && config.publicAddress === undefined
        ? demoRelay(`${scheme}://${shownHost(host)}:${port}/`, host, tls)
        : undefined
    void relay?.address.then((at) => {
      room.relay.at = at
      premises.live.poke()
    })
    says(
      isDemo
        ? `This is a demo room: no money, no real players. Its journal is in ${folder}.`
        : `${house.state.property?.property ?? ''}: its journal is in ${folder}.${codeOf(premises)}${isUpgrade ? whatIsNew(config) : ''}${isDemo ? '' : whatIsMissing(premises)}`,
      port,
    )
    await asksToStop
    for (const one of running) one.stop()
    relay?.stop()
    await stop()
    premises.close()
    // Closing keeps a snapshot, so that the next start is short.
    await house.close()
    await stragglers()
    return 0
  },
}

/** How far the nights before the first evening are. */
const told: Told = (nights, of) => {
  if (process.stderr.isTTY) process.stderr.write(`\rPlaying the nights before tonight: ${nights} of ${of}\u001b[K`)
  else if (nights === 1) process.stderr.write(`Playing ${of} nights before tonight, once...\n`)
  if (nights === of && process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}

/** Each kind of room has a folder of its own: practice never touches the books of the house. */
function folderOf({ house, folder }: Pick<Config, 'house' | 'folder'>, isPractice: boolean): string {
  if (house !== undefined && folder !== undefined)
    throw new Complaint('--house and --folder are two rooms; name one of them.')
  if (house !== undefined) return resolve(isPractice ? join(house, 'practice') : house)
  return resolve(folder ?? join('var', isPractice ? 'practice' : 'demo'))
}

type Room = {
  readonly folder: string
  readonly isPractice: boolean
  readonly isSecure: boolean
  readonly arePhonesOff: boolean
  readonly version: string
  readonly log: Log
}

/** `port`: where it was set up, so that whoever did that finds it there. */
type Opened = OwnHouse & { readonly port?: number }

type Past = { readonly nights: number; readonly told: Told }

/** The first time it has nights behind it; they are played once and kept. */
async function openRoom({ at, past, ...room }: Room & { at: AtMoment; past: Past }): Promise<Opened> {
  const { folder, log } = room
  return inFolder(folder, async () => {
    if (past.nights > 0 && isNewHouse(folder)) await playNights(folder, realClock.now(), past.told, past.nights)
    const house = await openDemoHouse({ folder, isCompared: true, hasVisitors: true }, realClock, log.warn, at)
    return { house, premises: await openPremises({ house, ...room, isDemo: true }) }
  })
}

type Setting = Room & {
  readonly at: AtMoment
  readonly port: number
  readonly host: string
  readonly web: string
  readonly tls: Tls | undefined
  readonly says: (text: string, port: number) => void
  readonly asksToStop: Promise<void>
  readonly shutHours?: number
  readonly anchorFolder?: string
  readonly drawWitness?: WitnessLine
  readonly trustedProxies?: readonly string[]
}

/** The house of this folder; a new one is set up first, on the same port. Nothing when it was stopped before that. */
async function ownHouse(setting: Setting): Promise<Opened | undefined> {
  const { folder, isPractice, port, host, web, version, tls, says, asksToStop } = setting
  if (!isNewHouse(folder)) return inFolder(folder, () => openOwnHouse(setting))
  return inFolder(folder, async () => {
    const { app: api, code, done } = newHouse(setting)
    const served = site({ web, version, api, isPractice, isSecure: tls !== undefined })
    const listening = await listen(served, port, host, {
      ...(tls === undefined ? {} : { tls }),
      ...(setting.trustedProxies === undefined ? {} : { trustedProxies: setting.trustedProxies }),
    })
    says(
      `${isPractice ? 'A practice house' : 'A new house'} in ${folder}: open /signin to name it and its first two people.\nFrom another machine with the code ${code}.`,
      listening.port,
    )
    const opened = await Promise.race([done, asksToStop.then(() => undefined)])
    // The answer to whoever has set it up is under way.
    await listening.stop()
    return opened === undefined ? undefined : { ...opened, port: listening.port }
  })
}

const UNSIGNED: { readonly [W in Signed]: string } = {
  people: `Nobody can enrol people, stations or devices: it takes an administrator and somebody of another department (${BESIDE_ADMINISTRATORS.join(', ')}).`,
  rules: `Nobody can sign rules or the house profile: it takes compliance and somebody of another department (${BESIDE_COMPLIANCE.join(', ')}).`,
}

/** A house of before goes on; at every start it says what the door still asks for. */
function whatIsMissing({ house, door }: Premises): string {
  const { isOpen, bare, conflicts, unsigned } = doorAsks(house.state)
  if (door.needsFirst()) return ''
  const lacking = unsigned.map((what) => UNSIGNED[what])
  if (!isOpen) return lacking.map((says) => `\n${says}`).join('')
  return [
    '',
    'Roles, start codes and stations are given by an administrator and a second person of another department; PINs stay as they are.',
    `Still asked for: stations (Staff, Stations), a second factor for ${bare} administrator(s) (Staff)${conflicts.length === 0 ? '.' : `, and a decision about ${conflicts.length} person(s) whose roles exclude each other (Staff, People): ${conflicts.join(', ')}.`}`,
    ...lacking,
  ].join('\n')
}

/** Once, at the first start of a house that ran without all this. */
const whatIsNew = ({ anchorFolder, witness }: Pick<Config, 'anchorFolder' | 'witness'>): string =>
  [
    '',
    'New from this start on: the journal vouches for its snapshots, and knows how far register and audit trail are and',
    'which release runs; its files are compared at every start and read through every hour; a clock that is set waits for two people.',
    'Still missing: a release that compliance accepts (Tonight), a backup of the whole house (gamekeeper backup --help)',
    'Draws take a part from outside from now on: compliance accepts a witness or a beacon with a second person, and enrols',
    'the machines whose cards enter somebody (both at the drawings desk; docs/draws.md).',
    ...(anchorFolder === undefined && witness === undefined
      ? ['and a place for anchors outside (--anchor-folder, or --witness with --witness-key).']
      : []),
  ].join('\n')

const codeOf = ({ door }: Premises): string =>
  door.needsFirst()
    ? `\nIt has no administrator: open /signin, from another machine with the code ${door.firstCode}.`
    : ''

async function inFolder<Opened>(folder: string, open: () => Promise<Opened>): Promise<Opened> {
  // What a house writes is for its own account alone.
  process.umask(0o077)
  madeFolder(folder)
  closeToOthers(folder)
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof JournalTrouble)) throw error
    throw new Complaint(`the journal in ${folder} cannot be opened: ${error.message} Another room: --folder OTHER`)
  }
}
