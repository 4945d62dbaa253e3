import { execFile, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

// Maps root to `nobody` inside a user namespace; the files stay root's.
const NAMESPACE = ['unshare', '--user', '--map-user=65534', '--map-group=65534']

/**
 * The user that runs the server. PostgreSQL refuses to run as root, so root uses `postgres` or `nobody` where that
 * user can reach the files, else a user namespace.
 * @returns {Promise<{ owner?: { uid: number, gid: number }, exec: typeof run }>} `owner` must own the files
 */
export async function serverUser({ dir, dataDir, postgres }) {
  if (process.getuid?.() !== 0) return { exec: run }
  const existingOwner = fs.existsSync(dataDir) ? fs.statSync(dataDir).uid : undefined
  if (existingOwner === 0) return { exec: inNamespace }

  const tried = []
  for (const name of ['postgres', 'nobody']) {
    try {
      const owner = { uid: idOf(name, '-u'), gid: idOf(name, '-g') }
      if (existingOwner !== undefined && existingOwner !== owner.uid) continue
      // Fails for a folder this user cannot enter, such as one below /root.
      await run('/bin/sh', ['-c', 'cd "$1" && "$2" --version', 'sh', dir, postgres], owner)
      return { owner, exec: (file, args, options) => run(file, args, { ...options, ...owner }) }
    } catch (error) {
      tried.push(`${name}: ${error.message.trim()}`)
    }
  }
  try {
    await inNamespace(postgres, ['--version'])
    return { exec: inNamespace }
  } catch (error) {
    tried.push(`unshare: ${error.message.trim()}`)
  }
  throw new Error(
    'PostgreSQL kan ikke køre som root, og ingen anden bruger kan nå filerne. ' +
      `Start som en almindelig bruger, eller sæt DATABASE_URL.\n${tried.join('\n')}`,
  )
}

const inNamespace = (file, args, options) => run(NAMESPACE[0], [...NAMESPACE.slice(1), file, ...args], options)

const idOf = (user, flag) =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
