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
  }
}
