const MINUTE_MS = 60_000
// A church full of phones behind one address may send more, when others are measured as well.
const MOST_OF_ONE = 30
const MOST_SHARE = 1 / 5
// Bounds memory: a thousand beacons a second, for a minute, and what waits while the database is away.
const MOST_HELD = 60_000
const MOST_WAITING = 200_000

const danishDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Copenhagen' })

/**
 * Beacons of the current minute by address, since only at its end can be said whether one address sent a flood: more
 * than 30, and more than a fifth of all. Then they are counts of values, and the addresses are forgotten.
 * @typedef {{ day: string, page: string, device: string, connection: string, metric: string,
 *   values: Array<[value: number, count: number]> }} Measured
 * @typedef {{ day: string, reason: 'flood' | 'invalid' | 'too-many', count: number }} KeptOut
 */
export function openVitalsMinutes(now = Date.now) {
  let minute = null
  let day = ''
  let held = 0
  let waiting = 0
  /** @type {Map<string, { count: number, beacons: Array<{ kind: string, values: Array<[string, number]> }> }>} */
  let addresses = new Map()
  /** @type {Map<string, Map<number, number>>} by day, kind and metric: how often each value was measured */
  let released = new Map()
  /** @type {Map<string, number>} */
  let outside = new Map()

  function keepOut(reason, count = 1) {
    turn()
    const name = `${day} ${reason}`
    outside.set(name, (outside.get(name) ?? 0) + count)
  }

  /** Ends the minute when the clock says so, also when it went back. */
  function turn() {
    const current = Math.floor(now() / MINUTE_MS)
    if (current === minute) return
    if (minute !== null) release()
    minute = current
    day = danishDay.format(current * MINUTE_MS)
  }

  function release() {
    let all = 0
    for (const { count } of addresses.values()) all += count
    const taken = addresses
    addresses = new Map()
    held = 0
    for (const { count, beacons } of taken.values()) {
      if (count > MOST_OF_ONE && count > all * MOST_SHARE) {
        outside.set(`${day} flood`, (outside.get(`${day} flood`) ?? 0) + beacons.length)
      } else for (const beacon of beacons) addUp(beacon)
    }
  }

  function addUp({ kind, values }) {
    if (waiting + values.length > MOST_WAITING) {
      outside.set(`${day} too-many`, (outside.get(`${day} too-many`) ?? 0) + 1)
      return
    }
    for (const [metric, value] of values) {
      const name = `${day} ${kind} ${metric}`
      const counts = released.get(name) ?? new Map()
      released.set(name, counts)
      if (!counts.has(value)) waiting++
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }

  return {
    /** @param {string} address of the client, forgotten within a minute */
    add(address, beacon) {
      turn()
      const from = addresses.get(address) ?? { count: 0, beacons: [] }
      if (held >= MOST_HELD) {
        // Still counted for the share of an address that is known.
        if (addresses.has(address)) from.count++
        return keepOut('too-many')
      }
      addresses.set(address, from)
      held++
      from.count++
      from.beacons.push(beacon)
    },
    keepOut,
    /** Before the process ends: the minute so far is judged as it is. */
    end: release,
    /** @returns {{ measured: Measured[], keptOut: KeptOut[] }} what was released since the last call */
    take() {
      turn()
      const measured = [...released].map(([name, counts]) => {
        const [on, page, device, connection, metric] = name.split(' ')
        return { day: on, page, device, connection, metric, values: [...counts] }
      })
      const keptOut = [...outside].map(([name, count]) => {
        const [on, reason] = name.split(' ')
        return { day: on, reason, count }
      })
      released = new Map()
      outside = new Map()
      waiting = 0
      return { measured, keptOut }
    },
  }
}
