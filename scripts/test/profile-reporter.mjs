import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../set-up/root.mjs'

/** Vitest's reporter for `npm test -- --profile`: what each file took, to UNIT_PROFILE. */
export default class ProfileReporter {
  onTestRunEnd(modules) {
    const files = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic()
      return {
        file: path.relative(ROOT, module.moduleId),
        prepared: (environmentSetupDuration + prepareDuration + collectDuration + setupDuration) / 1000,
        tested: duration / 1000,
        processor: module.meta().processorSeconds,
      }
    })
    fs.writeFileSync(process.env.UNIT_PROFILE, JSON.stringify(files))
  }
}
