import { untilQuiet } from '../browser/until-quiet.mjs'

// A development server compiles a page when it is first opened.
const PATIENCE_MS = 90_000
const QUIET_MS = 500
const LETTERS = /\/letters\/[^/]+\.woff2$/

/**
 * Writes a full-height screenshot of one page in one size and theme to `file`.
 * @returns {Promise<string[]>} what was wrong with it, as Danish sentences
 */
export async function takePicture({ screen, width, height, theme, file, browser, options, sessions }) {
  const complaints = []
  const context = await browser.newContext({
    baseURL: options.url,
    viewport: { width, height },
    storageState: sessions.get(screen.as),
    reducedMotion: 'reduce',
    colorScheme: theme,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addInitScript(chooseTheme, theme)
  if (options.firstVisit) await context.route(LETTERS, (route) => route.abort())
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(`fejl i siden: ${firstLine(error.message)}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message, screen))
      complaints.push(`konsol: ${firstLine(message.text())}`)
  })
  try {
    const asked = await pathOf(screen, { browser, options, sessions })
    const answer = await page.goto(asked, { waitUntil: 'load', timeout: PATIENCE_MS })
    await untilQuiet(page, QUIET_MS)
    if (screen.ends)
      await page.waitForURL(({ pathname }) => screen.ends.test(pathname), { timeout: 15_000 }).catch(nothing)
    complaints.push(...wrongAnswer(screen, asked, answer.status(), new URL(page.url()).pathname))
    if (options.text !== 100) await page.addStyleTag({ content: `html{font-size:${options.text}% !important}` })
    await screen.steps?.(page)
    await settle(page)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (over > 0) complaints.push(`kan rulles ${over} px til siden`)
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled', timeout: PATIENCE_MS })
  } catch (error) {
    complaints.push(`intet billede: ${firstLine(error.message)}`)
  } finally {
    await context.close()
  }
  return complaints
}

function chooseTheme(theme) {
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // A mail in a sandboxed frame without storage.
  }
}

async function pathOf({ path, as, asks = as }, { browser, options, sessions }) {
  if (typeof path === 'string') return path
  const context = await browser.newContext({ baseURL: options.url, storageState: sessions.get(asks) })
  try {
    return await path({ demo: options.demo, caller: context.request })
  } finally {
    await context.close()
  }
}

function wrongAnswer({ status = 200, ends }, asked, answered, pathname) {
  const complaints = []
  if (answered !== status) complaints.push(`svarer ${answered}, ventet ${status}`)
  const isThere = ends ? ends.test(pathname) : pathname === new URL(asked, 'http://a').pathname
  if (!isThere) complaints.push(`endte på ${pathname}`)
  return complaints
}

/** Lazily loaded pictures and fonts have loaded, and nothing has moved for two frames. */
async function settle(page) {
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('img[loading=lazy]')) picture.loading = 'eager'
    const loading = [...document.images].filter((picture) => !picture.complete)
    await Promise.all(loading.map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  await untilQuiet(page, QUIET_MS)
}

// Expected responses: 'not signed in' and 'not a reseller'.
const QUIET_NO = { 401: /\/api\/user(\?|$)/, 404: /\/api\/resellers\/me(\?|$)/ }

// Browsers log every error status, expected or not.
function isExpected(message, { status = 200 }) {
  const refused = Number(/status of (\d{3})/.exec(message.text())?.[1])
  const { url } = message.location()
  if (LETTERS.test(url)) return message.text().includes('ERR_FAILED')
  return Boolean(QUIET_NO[refused]?.test(url)) || (refused === status && !url.includes('/api/'))
}

// Ignored: the complaint about the address says where it ended.
const nothing = () => undefined

const firstLine = (text) => text.split('\n')[0].slice(0, 200)
