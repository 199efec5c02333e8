import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

/** Says nothing of what passes; of what fails, where and why. Everything goes to the error stream. */
export default class QuietReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    const result = test.result()
    if (result.state !== 'failed') return
    console.error(`\nFAILED ${test.module.relativeModuleId} > ${test.fullName}`)
    for (const error of result.errors ?? []) say(error)
  }

  onTestModuleEnd(module: TestModule) {
    for (const error of module.errors()) {
      console.error(`\nFAILED ${module.relativeModuleId}`)
      say(error)
    }
  }

  /** Thrown outside of every test: a promise nobody waited for, a timer. */
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]) {
    for (const error of errors) {
      console.error('\nFAILED outside of the tests')
      say(error)
    }
  }
}

const say = ({ message, stack, diff }: { message: string; stack?: string | undefined; diff?: string | undefined }) =>
  console.error(stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`, diff ?? '')
