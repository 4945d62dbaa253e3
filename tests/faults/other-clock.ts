import fs from 'node:fs'
import { installWithApt } from '../../scripts/set-up/apt.mjs'

/** A clock of its own for the processes that get `settings`; the monotonic one stays the machine's. */
export type OtherClock = { settings: Record<string, string>; turn: (seconds: number) => void }

/** Kept in `file`, and told to the system's own calls by Debian's libfaketime, so that nothing in the process is spared. */
export async function makeClock(file: string, seconds: number): Promise<OtherClock> {
  const library = findLibrary() ?? ((await installWithApt(['libfaketime'])) ? findLibrary() : undefined)
  if (!library) throw new Error('install the package libfaketime')
  const turn = (by: number) => fs.writeFileSync(file, `${by < 0 ? '' : '+'}${by}s\n`)
  turn(seconds)
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    // Read again after a second.
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // It would leave its semaphores behind for each process that is killed.
    FAKETIME_DISABLE_SHM: '1',
  }
  return { settings, turn }
}

const findLibrary = () =>
  fs
    .readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/faketime/libfaketimeMT.so.1`)
    .find((place) => fs.existsSync(place))

/** By how many seconds the clock of the machine that answered is ahead: Node writes the header before our code runs. */
export async function secondsAhead(url: string): Promise<number> {
  const { headers } = await fetch(`${url}/api/health`)
  return Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 1000)
}
