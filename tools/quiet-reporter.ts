import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Says nothing of what passes; of what fails, where and why. */
export default class QuietReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    const result = test.result()
    if (result.state !== 'failed') return
    console.error(`\nFAILED ${test.module.relativeModuleId} > ${test.fullName}`)
    for (const error of result.errors ?? []) console.error(error.stack ?? error.message, error.diff ?? '')
  }

  onTestModuleEnd(module: TestModule) {
    for (const error of module.errors()) console.error(`\nFAILED ${module.relativeModuleId}\n${error.stack ?? error.message}`)
  }
}
