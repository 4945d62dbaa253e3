import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { untilQuiet } from '../browser/until-quiet.mjs'
import { CHROMIUM_ARGS, findChromium } from '../set-up/chromium.mjs'
import { chooseScreens } from './pages.mjs'

// Two at a time: with more, server and browser only wait for each other.
const AT_A_TIME = 2
const PHONE_UP_TO = 600
const heightOf = (width) => (width <= PHONE_UP_TO ? 844 : 900)

/**
 * Takes the screenshots of `options` and tiles them into sheets. Prints complaints as they occur.
 * @returns {Promise<{ taken: number, complaints: number }>}
 */
export async function photograph(options) {
  const screens = chooseScreens(options.only)
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    const sessions = await signInAll(browser, options, screens)
    const shots = options.widths.flatMap((width) =>
      options.themes.flatMap((theme) => screens.map((screen) => ({ screen, width, height: heightOf(width), theme }))),
    )
    let complaints = 0
    let taken = 0
    await inTurn(shots, async (shot) => {
      const ways = [options.text === 100 ? '' : `-${options.text}`, options.firstVisit ? '-first-visit' : '']
      const folder = `${shot.width}-${shot.theme}${ways.join('')}`
      const file = path.join(options.out, folder, `${shot.screen.name}.png`)
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.rmSync(file, { force: true })
      const found = await takePicture({ ...shot, file, browser, options, sessions })
      for (const complaint of found) console.log(`  ✗  ${folder}/${shot.screen.name}: ${complaint}`)
      complaints += found.length
      if (fs.existsSync(file)) taken++
    })
    await makeSheets({ out: options.out, names: screens.map(({ name }) => name) })
    return { taken, complaints }
  } finally {
    await browser.close()
  }
}

const HALFWAY = /-halfway$/

/** One sign-in for each account, because sign-ins are rate limited. */
async function signInAll(browser, { url }, screens) {
  const sessions = new Map()
  for (const role of new Set(screens.flatMap(({ as, asks }) => [as, asks].filter(Boolean)))) {
    const context = await browser.newContext({ baseURL: url })
    // Fetched again each time: a staff code is valid for a minute.
    const { users } = await (await context.request.get('/api/demo')).json()
    const { totpCode, ...password } = users[role.replace(HALFWAY, '')]
    const data = HALFWAY.test(role) ? password : { ...password, totpCode }
    const answer = await context.request.post('/api/login', { data })
    if (!answer.ok()) throw new Error(`${role} kan ikke logge ind: ${answer.status()} ${await answer.text()}`)
    sessions.set(role, await context.storageState())
    await context.close()
  }
  return sessions
}

async function inTurn(tasks, act) {
  const waiting = [...tasks]
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await act(task)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
}

// A development server compiles a page when it is first opened.
const PATIENCE_MS = 90_000
const QUIET_MS = 500
const LETTERS = /\/letters\/[^/]+\.woff2$/

/**
 * Writes a full-height screenshot of one page in one size and theme to `file`.
 * @returns {Promise<string[]>} what was wrong with it, as Danish sentences
 */
async function takePicture({ screen, width, height, theme, file, browser, options, sessions }) {
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

const GAP = 24
const LABEL_HEIGHT = 28
const GROUND = '#8a8783'
// On a single page's sheet: as wide as the original up to this, and no longer than this.
const PAGE = { width: 480, maxHeight: 2600 }
// On a sheet of all pages: their first screens.
const TILE = { columns: 8, width: 260 }

/**
 * Tiles the screenshots in `out` into sheets/: for each page all its sizes and themes (page-<name>.png), and for each
 * size and theme the first screens of all pages (all-<folder>.png).
 */
async function makeSheets({ out, names }) {
  const folders = fs.readdirSync(out).filter((name) => /^\d+-(light|dark)/.test(name))
  const sheets = path.join(out, 'sheets')
  fs.mkdirSync(sheets, { recursive: true })
  for (const name of names) {
    const found = folders.flatMap((folder) => existing(path.join(out, folder, `${name}.png`), folder))
    const tiles = await Promise.all(found.map(({ file, label }) => shrink(file, label, PAGE)))
    if (tiles.length > 0) await layOut(tiles, tiles.length, path.join(sheets, `page-${name}.png`))
  }
  for (const folder of folders) {
    const width = Number.parseInt(folder, 10)
    const columns = width > 600 ? TILE.columns / 2 : TILE.columns
    const tileWidth = width > 600 ? TILE.width * 2 : TILE.width
    const maxHeight = Math.round(tileWidth * (width > 600 ? 900 / 1440 : 844 / 390))
    const found = names.flatMap((name) => existing(path.join(out, folder, `${name}.png`), name))
    const tiles = []
    for (const { file, label } of found) tiles.push(await shrink(file, label, { width: tileWidth, maxHeight }))
    if (tiles.length > 0) await layOut(tiles, columns, path.join(sheets, `all-${folder}.png`))
  }
}

const existing = (file, label) => (fs.existsSync(file) ? [{ file, label }] : [])

/** The screenshot at the sheet's width, cropped to its height, below its name. */
async function shrink(file, label, { width, maxHeight }) {
  const { width: full, height: fullHeight } = await sharp(file).metadata()
  const scale = Math.min(1, width / full)
  const kept = Math.min(fullHeight, Math.round(maxHeight / scale))
  const picture = await sharp(file)
    .extract({ left: 0, top: 0, width: full, height: kept })
    .resize({ width: Math.round(full * scale) })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { label, bytes: picture.data, width: picture.info.width, height: picture.info.height }
}

async function layOut(tiles, columns, file) {
  const columnWidth = Math.max(...tiles.map(({ width }) => width))
  const rows = []
  for (let start = 0; start < tiles.length; start += columns) rows.push(tiles.slice(start, start + columns))
  const layers = []
  let top = GAP
  for (const row of rows) {
    row.forEach((tile, index) => {
      const left = GAP + index * (columnWidth + GAP)
      layers.push({ input: labelOf(tile.label, columnWidth), left, top })
      layers.push({ input: tile.bytes, left, top: top + LABEL_HEIGHT })
    })
    top += LABEL_HEIGHT + Math.max(...row.map(({ height }) => height)) + GAP
  }
  const width = GAP + Math.min(columns, tiles.length) * (columnWidth + GAP)
  await sharp({ create: { width, height: top, channels: 3, background: GROUND } })
    .composite(layers)
    .png()
    .toFile(file)
}

// Names of pages and folders are letters, digits and hyphens, so nothing needs escaping.
function labelOf(words, width) {
  const style = 'font-family="sans-serif" font-size="16" fill="#ffffff"'
  return Buffer.from(`<svg width="${width}" height="${LABEL_HEIGHT}"><text x="0" y="18" ${style}>${words}</text></svg>`)
}
