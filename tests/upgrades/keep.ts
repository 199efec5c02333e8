/**
 * Keeps the night of a scenario as this program decides it, before a decision is changed:
 *   node tools/own-node.cjs tests/upgrades/keep.ts SCENARIO.yaml FOLDER/NAME.jsonl.gz [VARIANT]
 * Run it in a checkout of before the change and write into `otherwise/` of the one that changes it. Beside NAME.jsonl.gz stands
 * NAME.json, by hand: what is decided otherwise since, and why.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { playScenario, readScenario } from '../../src/sim/scenario/play.ts'
import { linesOf, storeOf } from './exported.ts'

const [scenario = '', out = '', variant] = process.argv.slice(2)
const read = readScenario(readFileSync(scenario, 'utf8'))
if (!read.ok) throw new Error(JSON.stringify(read.faults))
const nights = playScenario(read.scenario)
const found = variant === undefined ? nights[0] : nights.find((night) => night.variant === variant)
if (found === undefined) throw new Error(`there is no variant ${variant}`)
const store = await storeOf(found.night)
writeFileSync(out, gzipSync((await linesOf(store)).join(''), { level: 9 }), { flag: 'wx' })
await store.close()
