import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../..')
const startMs = 600_000

/** Which of the app's processes a fault kills. `everything` simulates a power cut. */
export type Victim = 'server' | 'launcher and server' | 'everything'

export type AppProcess = {
  url: string
  killHard: (victim: Victim) => Promise<void>
  /** Its output so far. */
  output: () => string
  stop: () => Promise<void>
}

type AppSettings = { folder: string; port: number; settings?: Record<string, string> }

/** `npm run app` on this data folder and port, ready to serve. Throws with its output when it does not start. */
export async function startApp({ folder, port, settings = {} }: AppSettings): Promise<AppProcess> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/app.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
      // Each writer sends its own client address, so that rate limits do not interfere.
      DEMO_DATA: '1',
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      SMTP_URL: '',
      NEXTAUTH_SECRET: '',
      NEXTAUTH_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + startMs
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`The app did not start:\n${output.join('')}`)
    await pause(50)
  }
  return {
    url,
    killHard: (victim) => killHard(child, victim, folder),
    output: () => output.join(''),
    stop: () => end(child, 'SIGTERM'),
  }
}

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    (response) => response.ok,
    () => false,
  )
}

async function killHard(launcher: ChildProcess, victim: Victim, folder: string): Promise<void> {
  const servers = serversOf(launcher.pid)
  const ended = hasEnded(launcher)
  // The database last: a server still running without it would rightly answer 500.
  const postmaster = victim === 'everything' ? postmasterOf(folder) : undefined
  for (const pid of servers) kill(pid)
  if (victim !== 'server') launcher.kill('SIGKILL')
  if (postmaster) kill(postmaster)
  await ended
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = hasEnded(child)
  child.kill(signal)
  await ended
}

export function hasEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

function kill(pid: number | undefined): void {
  if (!pid) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already gone.
  }
}

/** The server processes of a launcher. */
export function serversOf(parent: number | undefined): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return table
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((row) => Number(row?.[2]) === parent && row?.[3]?.includes('serve.mjs'))
    .map((row) => Number(row?.[1]))
}

/** The embedded PostgreSQL writes its pid, and on the fourth line its port, into its data folder. */
function postmasterFile(folder: string): string[] {
  return fs.readFileSync(path.join(folder, 'postgres/pgdata/postmaster.pid'), 'utf8').split('\n')
}

const postmasterOf = (folder: string) => Number(postmasterFile(folder)[0])

/** The address of the embedded database in this data folder. */
export function databaseUrlOf(folder: string): string {
  const password = fs.readFileSync(path.join(folder, 'postgres/password'), 'utf8').trim()
  return `postgresql://app:${password}@127.0.0.1:${postmasterFile(folder)[3]}/mindelund`
}
