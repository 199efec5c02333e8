import { randomBytes } from 'node:crypto'
import type { Command } from '../command.ts'
import { examine, judge, LEVEL } from './examination.ts'

const DRAWS = 200_000
const DRAWS_QUICK = 20_000

export const randomness: Command = {
  summary: 'test the randomness of drawings, wheels and shuffles',
  usage: 'randomness [--quick]',
  help: `
Makes draws with secrets fresh from this machine, each as a real one is made, and tests the results at 99 % confidence.
A fair source fails each single test once in a hundred times by pure chance, so an alarm or two among them mean nothing.
The verdict is on all of them together: it is "not passed" only when one test falls below 1 % divided by the number
of tests, which happens to a fair source at most once in a hundred runs. Then run it again: a fault stays, chance does not.
Exit code 0: passed; 1: not passed.`,
  flags: { quick: { says: `${DRAWS_QUICK} draws of each kind instead of ${DRAWS}` } },
  run: ({ flags, json, print }) => {
    const size = flags.quick ? DRAWS_QUICK : DRAWS
    const findings = examine(randomBytes, size)
    const verdict = judge(findings)
    if (json) {
      print(JSON.stringify({ draws: size, confidence: 1 - LEVEL, ...verdict, tests: findings }))
      return verdict.passes ? 0 : 1
    }
    for (const { test, statistic, freedom, p } of findings) {
      const measured = freedom === null ? `z ${statistic.toFixed(2)}` : `${statistic.toFixed(1)} at ${freedom}`
      print(`${p < LEVEL ? 'alarm ' : 'holds '} ${test.padEnd(52)} ${measured.padStart(16)}   p ${p.toFixed(4)}`)
    }
    print('')
    print(
      `${findings.length} tests on ${size} draws of each kind: ${verdict.alarms} below 1 %, about ${verdict.expectedAlarms.toFixed(1)} expected of a fair source.`,
    )
    print(
      `As a whole, at 99 % confidence: ${verdict.passes ? 'passed' : `NOT PASSED, a test fell below ${verdict.strictest.toFixed(5)}`}.`,
    )
    return verdict.passes ? 0 : 1
  },
}
