import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/set-up/chromium.mjs'
import { type Family, signInAs } from './family'
import { someAddress } from './network-address'

/** The browser of one person's phone: its storage survives closing it. */
export type OwnBrowser = {
  /** A tab of the browser, started if necessary. */
  open: (path: string) => Promise<Page>
  offline: (isOffline: boolean) => Promise<void>
  end: () => Promise<void>
  /** Closes the browser and deletes its data. */
  remove: () => Promise<void>
}

export async function ownBrowser(family: Family): Promise<OwnBrowser> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'mindelund-browser-'))
  const address = someAddress()
  let running: BrowserContext | null = null
  const start = async () => {
    const executablePath = findChromium()
    const context = await chromium.launchPersistentContext(folder, {
      baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
      ...(executablePath ? { executablePath } : {}),
      args: CHROMIUM_ARGS,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'da-DK',
      timezoneId: 'Europe/Copenhagen',
      serviceWorkers: 'block',
      extraHTTPHeaders: { 'x-forwarded-for': address },
    })
    await signInAs(context, family)
    return context
  }
  const end = async () => {
    await running?.close()
    running = null
  }
  return {
    open: async (to) => {
      running ??= await start()
      const page = await running.newPage()
      await page.goto(to)
      return page
    },
    offline: async (isOffline) => running?.setOffline(isOffline),
    end,
    remove: async () => {
      await end()
      await fs.rm(folder, { recursive: true, force: true })
    },
  }
}
