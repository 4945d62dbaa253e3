import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import packageJson from '@/package.json'

/** This release: its version and the beginning of its build's id, or 'dev' without a build. At most 60 characters. */
export const releaseName = `${packageJson.version}-${readBuildId()}`.slice(0, 60)

function readBuildId(): string {
  // biome-ignore lint/style/noProcessEnv: the framework's folder is set by the launcher, it is no setting of the service.
  const { NODE_ENV, NEXT_DIST_DIR } = process.env
  if (NODE_ENV !== 'production') return 'dev'
  try {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), NEXT_DIST_DIR || '.next', 'BUILD_ID')
    return readFileSync(file, 'utf8').trim().slice(0, 8) || 'dev'
  } catch {
    return 'dev'
  }
}
