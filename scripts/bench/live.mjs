/** Few, because all come from one address and the rate limit applies. */
const CANDLES = 4

/**
 * How long an open page waits for a candle lit by somebody else, in ms, from press to message: the slowest of a few.
 * The bound is the product's own (two seconds), so it is not a ratio.
 */
export async function measureLive({ origin }) {
  const line = await fetch(`${origin}/api/memorials/stille/live`, { headers: { accept: 'text/event-stream' } })
  if (!line.ok) throw new Error(`The live line answered ${line.status}`)
  const news = line.body.pipeThrough(new TextDecoderStream()).getReader()
  const times = []
  for (let count = 1; count <= CANDLES; count++) {
    const name = `Inger nummer ${count}`
    const began = performance.now()
    await lightCandle(origin, name)
    await heard(news, name)
    times.push(performance.now() - began)
  }
  await news.cancel()
  return { candles: CANDLES, slowestMs: Math.max(...times) }
}

async function heard(news, name) {
  for (let text = ''; !text.includes(name); ) {
    const { value, done } = await news.read()
    if (done) throw new Error('The live line ended before its news')
    text += value
  }
}

async function lightCandle(origin, name) {
  const response = await fetch(`${origin}/api/memorials/stille/candles`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ name }).toString(),
  })
  if (response.status !== 303) throw new Error(`A candle was answered with ${response.status}`)
}
