import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

type Asked = { method?: string; path: string; body?: string; agent?: http.Agent }

/**
 * Visitors of a page, with the machines in turn as behind a balancer: a request whose connection is refused, or breaks before
 * an answer begins, goes to the next machine, candles under the same key. A page that a machine cannot make in time is read
 * as its published copy. Whatever else is not the answer is a failure.
 * `healthy`: those that visitors are sent to now; read at each request.
 */
export function askInTurn(healthy: ReadonlySet<string>, slug: string) {
  const failures: string[] = []
  const candles: string[] = []
  let turn = 0
  let answered = 0
  let isOver = false
  const keptAlive = new http.Agent({ keepAlive: true, maxSockets: 2 })

  async function ask(asked: Asked, expected: number): Promise<void> {
    turn += 1
    const urls = [...healthy]
    const order = urls.map((_, n) => urls[(turn + n) % urls.length] ?? '')
    const broken: string[] = []
    for (const url of order) {
      try {
        const { status, location } = await askOne(url, asked)
        const copy = status === 302 && location?.startsWith('/published/') ? location : null
        const { status: last } = copy ? await askOne(url, { path: copy }) : { status }
        if (last !== expected) failures.push(`${asked.path} at ${url}: ${last}`)
        answered += 1
        return
      } catch (error) {
        broken.push(`${url} ${error}`)
      }
    }
    failures.push(`${asked.path}: ${broken.join(', ')}`)
  }
  const again = async (act: () => Promise<void>, everyMs: number) => {
    while (!isOver) {
      await act()
      await pause(everyMs)
    }
  }
  const light = async () => {
    const name = `Lys ${randomUUID()}`
    candles.push(name)
    const body = JSON.stringify({ name, key: randomUUID() })
    await ask({ method: 'POST', path: `/api/memorials/${slug}/candles`, body }, 201)
  }
  const all = [
    again(() => ask({ path: `/memorial/${slug}`, agent: keptAlive }, 200), 200),
    again(() => ask({ path: `/memorial/${slug}` }, 200), 200),
    again(() => ask({ path: '/' }, 200), 200),
    // A page takes a hundred an hour.
    again(light, 1000),
  ]
  return {
    /** Resolves when some more were answered. */
    async some(): Promise<void> {
      const before = answered
      while (answered < before + 30 && failures.length === 0) await pause(20)
    },
    async end(): Promise<{ failures: string[]; candles: string[] }> {
      isOver = true
      await Promise.all(all)
      keptAlive.destroy()
      return { failures, candles }
    },
  }
}

let senders = 0

type Answer = { status: number | 'cut' | undefined; location?: string }

/** Its status is 'cut' where the answer did not come to its end. Rejects when it did not begin. */
function askOne(url: string, { method = 'GET', path, body, agent }: Asked): Promise<Answer> {
  senders += 1
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.18.${senders >> 8}.${senders & 255}` }
  return new Promise((resolve, reject) => {
    const request = http.request(url + path, { method, headers, agent: agent ?? false }, (answer) => {
      answer.once('error', () => resolve({ status: 'cut' }))
      answer.once('end', () => resolve({ status: answer.statusCode, location: answer.headers.location }))
      answer.resume()
    })
    request.once('error', reject)
    request.end(body)
  })
}
