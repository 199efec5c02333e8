/** The thread: takes one job at a time, in the order in which they come. */
import { parentPort } from 'node:worker_threads'
import { JOBS, type JobName } from './jobs.ts'

export type Asked = { readonly n: number; readonly job: JobName; readonly asked: never }
export type Answered = { readonly n: number } & ({ readonly found: unknown } | { readonly threw: string })

parentPort?.on('message', async ({ n, job, asked }: Asked) => {
  try {
    parentPort?.postMessage({ n, found: await JOBS[job](asked) } satisfies Answered)
  } catch (error) {
    parentPort?.postMessage({ n, threw: String(error) } satisfies Answered)
  }
})
// From here on time is counted.
parentPort?.postMessage('ready')
