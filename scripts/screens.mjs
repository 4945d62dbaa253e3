// `npm run screens`: a screenshot of every page in both sizes and themes, into screens/.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { photograph } from './screens/photographer.mjs'
import { ensureChromium } from './set-up/chromium.mjs'
import { freePort } from './set-up/free-port.mjs'
import { step } from './set-up/progress.mjs'
import { ROOT } from './set-up/root.mjs'

const THEMES = ['light', 'dark']

const USAGE = `
npm run screens -- [valg]

  --url URL           en server, der kører med demoindhold; ellers startes en egen, som er væk bagefter
  --only a,b          kun siderne med disse navne, eller hvis navn begynder sådan (login tager også login-dark)
  --themes light,dark et tema eller begge
  --widths 390,1440   bredder i pixel; 320 er den smalleste, der skal virke
  --text 200          skriftstørrelse i procent
  --first-visit       uden vores skrifter, som den ser siden, der kommer første gang. Bogstaverne er maskinens egne;
                      med FONTCONFIG_FILE kan de være en telefons
  --out DIR           hvor billederne lægges (ellers screens/)
  --help              denne tekst

Billederne ligger i DIR/<bredde>-<tema>/<side>.png (med -200 og -first-visit efter temaet, når de er valgt), og side om side i DIR/sheets/.
`

/**
 * Parses the command line. Throws a Danish sentence when it is invalid.
 * @param {string[]} args
 * @returns {{ help: boolean, url?: string, only: string[], themes: string[], widths: number[], text: number,
 * firstVisit: boolean, out: string }}
 */
function readOptions(args) {
  const { values } = parseOrExplain(args)
  return {
    help: values.help ?? false,
    url: values.url?.replace(/\/$/, ''),
    only: listOf(values.only ?? ''),
    themes: listOf(values.themes ?? THEMES.join()).map(readTheme),
    widths: listOf(values.widths ?? '390,1440').map((width) => readWhole('--widths', width, { min: 200, max: 4000 })),
    text: readWhole('--text', values.text ?? '100', { min: 50, max: 400 }),
    firstVisit: values['first-visit'] ?? false,
    out: values.out ?? 'screens',
  }
}

function parseOrExplain(args) {
  const text = { type: 'string' }
  const flag = { type: 'boolean' }
  const options = {
    url: text,
    only: text,
    themes: text,
    widths: text,
    text,
    'first-visit': flag,
    out: text,
    help: flag,
  }
  try {
    return parseArgs({ args, options })
  } catch (error) {
    throw new Error(`${error.message}\n${USAGE}`)
  }
}

const listOf = (words) => words.split(',').flatMap((word) => word.trim() || [])

function readTheme(theme) {
  if (!THEMES.includes(theme)) throw new Error(`--themes: '${theme}' findes ikke. Temaerne er ${THEMES.join(' og ')}.`)
  return theme
}

function readWhole(option, words, { min, max }) {
  const number = Number(words)
  if (Number.isInteger(number) && number >= min && number <= max) return number
  throw new Error(`${option}: '${words}' skal være et helt tal fra ${min} til ${max}.`)
}

process.chdir(ROOT)
let server
try {
  const options = readOptions(process.argv.slice(2))
  if (options.help) console.log(USAGE)
  else await takeAll(options)
} catch (error) {
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
} finally {
  server?.kill('SIGTERM')
}

async function takeAll(options) {
  await ensureChromium()
  const url = options.url ?? (await startServer())
  const answer = await fetch(`${url}/api/demo`)
  if (!answer.ok) throw new Error(`${url} har intet demoindhold (GET /api/demo svarer ${answer.status}).`)
  fs.mkdirSync(options.out, { recursive: true })
  const demo = await answer.json()
  const { taken, complaints } = await step('Tager billeder', () => photograph({ ...options, url, demo }))
  console.log(`\n  ${taken} billeder i ${path.resolve(options.out)}, ${complaints} bemærkninger\n`)
}

// The same server as for the journeys, with a temporary database.
async function startServer() {
  const port = await freePort()
  server = spawn(process.execPath, ['scripts/e2e-server.mjs'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + 300_000
  while (server.exitCode === null && Date.now() < until) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return url
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('Serveren kom ikke i gang.')
}
