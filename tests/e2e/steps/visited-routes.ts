import diagnostics from 'node:diagnostics_channel'
import type { Browser, TestInfo } from '@playwright/test'

const seen = new Set<string>()

// What a step asks for by itself, without a browser.
diagnostics.subscribe('http.client.request.start', (message) => {
  const { request } = message as { request: { path: string; host: string } }
  if (request.host === '127.0.0.1') see(request.path)
})

function see(path: string): void {
  seen.add(path.split(/[?#]/, 1)[0] ?? '')
}

/** Sees what this browser's pages ask the site for. */
export function watchBrowser(browser: Browser): void {
  browser.on('context', (context) =>
    context.on('request', (request) => {
      const { port, pathname } = new URL(request.url())
      if (port === process.env.E2E_PORT) see(pathname)
    }),
  )
}

/** Puts down for the report what was asked for during a test: `npm test -- --quick` chooses journeys by it. */
export async function noteVisits(info: TestInfo, run: () => Promise<void>): Promise<void> {
  seen.clear()
  await run()
  info.annotations.push({ type: 'visits', description: [...seen].join(' ') })
}
