import { parseArgs } from 'node:util'

const THEMES = ['light', 'dark']

export const USAGE = `
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
export function readOptions(args) {
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
