import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../set-up/chromium.mjs'
import { makeSheets } from './contact-sheet.mjs'
import { chooseScreens } from './pages.mjs'
import { takePicture } from './take-picture.mjs'

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
