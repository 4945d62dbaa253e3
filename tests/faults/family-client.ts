type Demo = {
  users: { family: { username: string; password: string } }
  memorials: { public: string }
}

/** A family that edits its page over HTTP, and what visitors see of it. */
export type FamilyClient = {
  url: string
  slug: string
  cookie: string
  /** Changes the page's epitaph. Resolves when the server has acknowledged it. */
  writeEpitaph: (text: string) => Promise<void>
  writeGreeting: (message: string) => Promise<void>
}

let callers = 0
/** A new address for each call, to avoid rate limits, which these tests are not about. */
const anotherAddress = () => {
  callers += 1
  return `198.${[callers >> 16, callers >> 8, callers].map((part) => part & 255).join('.')}`
}

export async function signInFamily(url: string): Promise<FamilyClient> {
  const demo: Demo = await read(`${url}/api/demo`)
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': anotherAddress(), cookie: '' }
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(demo.users.family),
  })
  headers.cookie = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const slug = demo.memorials.public
  const write = async (path: string, method: string, body: object) => {
    const response = await fetch(`${url}/api/memorials/${slug}${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  let { revision } = await read(`${url}/api/memorials/${slug}`, headers)
  return {
    url,
    slug,
    cookie: headers.cookie,
    async writeEpitaph(epitaph) {
      revision = (await write('', 'PUT', { epitaph, revision })).revision
    },
    async writeGreeting(message) {
      await write('/guestbook', 'POST', { name: 'Mette', message })
    },
  }
}

/** The page as a visitor gets it. */
export async function readPage(url: string, slug: string): Promise<string> {
  const response = await fetch(`${url}/memorial/${slug}`, { headers: { 'x-forwarded-for': anotherAddress() } })
  if (!response.ok) throw new Error(`The page answers ${response.status}`)
  const html = await response.text()
  return html.replace(/<(style|script)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ')
}

/** The text of every approved greeting. */
export async function readGreetings(url: string, slug: string): Promise<string[]> {
  const items = await readAll(`${url}/api/memorials/${slug}/contributions?kind=greeting`)
  return items.map(({ message }) => message ?? '')
}

/** The names on all candles, burning or pending. */
export async function readCandles(url: string, slug: string, cookie: string): Promise<string[]> {
  const queue = `${url}/api/memorials/${slug}/contributions/queue?kind=candle`
  const lists = await Promise.all(
    ['pending', 'approved'].map((status) => readAll(`${queue}&status=${status}`, { cookie })),
  )
  return lists.flat().map(({ authorName }) => authorName)
}

type Post = { authorName: string; message: string | null }

async function readAll(address: string, headers: Record<string, string> = {}): Promise<Post[]> {
  const all: Post[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
    const page: { items: Post[]; nextCursor: string | null } = await read(`${address}${query}`, headers)
    all.push(...page.items)
    cursor = page.nextCursor
  }
  return all
}

async function read(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers })
  if (!response.ok) throw new Error(`GET ${address}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Submits the candle form as a browser without script. Resolves when the server has redirected back to the page. */
export async function lightCandle(url: string, slug: string, name: string): Promise<void> {
  const response = await fetch(`${url}/api/memorials/${slug}/candles`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': anotherAddress(),
    },
    body: new URLSearchParams({ name }).toString(),
  })
  const target = response.headers.get('location') ?? ''
  if (response.status !== 303 || !target.includes('tak=candle')) throw new Error(`${response.status} ${target}`)
}
