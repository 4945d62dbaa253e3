import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'

let name: string | undefined

/** What runs, as people tell releases apart: the version and the build, '1.4.0-x7Kq2b9P'; '…-dev' without a build. */
export function runningRelease(): string {
  name ??= `${version()}-${build().slice(0, 8)}`.slice(0, 60)
  return name
}

function version(): string {
  const written: unknown = JSON.parse(readOr('package.json', '{}'))
  const found = typeof written === 'object' && written !== null ? Reflect.get(written, 'version') : null
  return typeof found === 'string' ? found : '0'
}

function build(): string {
  // biome-ignore lint/style/noProcessEnv: where Next.js was built to is Next.js' own setting, not ours.
  return readOr(path.join(/* turbopackIgnore: true */ process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID'), 'dev').trim()
}

function readOr(file: string, instead: string): string {
  try {
    return readFileSync(path.resolve(/* turbopackIgnore: true */ process.cwd(), file), 'utf8')
  } catch {
    return instead
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
