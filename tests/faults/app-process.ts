import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../..')
const startMs = 600_000

/**
 * Which of the app's processes a fault kills. `everything` is one after the other, the database last; `power` is each
 * process of the app and of the database in the same moment, so that none can notice that another is gone. What the
 * system had not written to its disk yet is not lost by either.
 */
export type Victim = 'server' | 'launcher and server' | 'database' | 'everything' | 'power'

export type AppProcess = {
  url: string
  /** Resolves when what fell is gone; for the database, when its launcher has begun another or has ended. */
  killHard: (victim: Victim) => Promise<void>
  /** Resolves when it serves; rejects with its output when its launcher ended. */
  serves: () => Promise<void>
  /** Each of its processes stands still until `goOn`, as on a machine that is moved to another host. */
  pause: () => void
  goOn: () => void
  /** What its server processes hold of the machine's memory, in MB. Linux only. */
  residentMb: () => number
  /** Its output so far. */
  output: () => string
  stop: () => Promise<void>
}

type AppSettings = { folder: string; port: number; settings?: Record<string, string> }

/** `npm run app` on this filled data folder and port, ready to serve. Throws with its output when it does not start. */
export async function startApp({ folder, port, settings = {} }: AppSettings): Promise<AppProcess> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/app.mjs'), '--as-is'], {
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
  const serves = async () => {
    const until = Date.now() + startMs
    while (!(await isHealthy(url))) {
      if (hasEnded(child) || Date.now() > until) throw new Error(`The app did not start:\n${output.join('')}`)
      await pause(50)
    }
  }
  await serves()
  return {
    url,
    killHard: (victim) => killHard(child, victim, folder),
    serves,
    pause: () => signal(withDescendants(child.pid), 'SIGSTOP'),
    goOn: () => signal(withDescendants(child.pid), 'SIGCONT'),
    residentMb: () => sum(serversOf(child.pid).map(residentMbOf)),
    output: () => output.join(''),
    stop: () => end(child),
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
  const ended = endOf(launcher)
  const postmaster = postmasterOf(folder)
  if (victim === 'database') {
    kill(postmaster)
    while (postmasterOf(folder) === postmaster && !hasEnded(launcher)) await pause(20)
    return
  }
  if (victim === 'power') {
    for (const pid of [...withDescendants(launcher.pid), ...withDescendants(postmaster)]) kill(pid)
    return ended
  }
  // The database last: a server still running without it would rightly answer 500.
  for (const pid of servers) kill(pid)
  if (victim !== 'server') launcher.kill('SIGKILL')
  if (victim === 'everything') kill(postmaster)
  await ended
}

async function end(child: ChildProcess): Promise<void> {
  const ended = endOf(child)
  child.kill('SIGTERM')
  await ended
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

export function endOf(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

const kill = (pid: number | undefined) => signal(pid ? [pid] : [], 'SIGKILL')

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // Already gone.
    }
  }
}

type Process = { pid: number; parent: number; command: string }

function processes(): Process[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return table.split('\n').flatMap((line) => {
    const row = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)
    return row ? [{ pid: Number(row[1]), parent: Number(row[2]), command: String(row[3]) }] : []
  })
}

/** The server processes of a launcher. */
export function serversOf(launcher: number | undefined): number[] {
  return processes()
    .filter(({ parent, command }) => parent === launcher && command.includes('serve.mjs'))
    .map(({ pid }) => pid)
}

function withDescendants(pid: number | undefined): number[] {
  if (!pid) return []
  const all = processes()
  const below = (parent: number): number[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each.pid, ...below(each.pid)])
  return [pid, ...below(pid)]
}

const residentMbOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** The embedded PostgreSQL writes its pid, and on the fourth line its port, into its data folder. */
function postmasterFile(folder: string): string[] {
  return fs.readFileSync(path.join(folder, 'postgres/pgdata/postmaster.pid'), 'utf8').split('\n')
}

/** Undefined where no database runs, or while one begins. */
function postmasterOf(folder: string): number | undefined {
  try {
    return Number(postmasterFile(folder)[0]) || undefined
  } catch {
    return undefined
  }
}

/** The address of the embedded database in this data folder. */
export function databaseUrlOf(folder: string): string {
  const password = fs.readFileSync(path.join(folder, 'postgres/password'), 'utf8').trim()
  return `postgresql://app:${password}@127.0.0.1:${postmasterFile(folder)[3]}/mindelund`
}
