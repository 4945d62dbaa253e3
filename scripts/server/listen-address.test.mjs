import { expect, test, vi } from 'vitest'
import { listenHost, reachSentence } from './listen-address.mjs'

const networks = {
  lo: [{ family: 'IPv4', internal: true, address: '127.0.0.1' }],
  lan: [
    { family: 'IPv6', internal: false, address: 'fe80::1' },
    { family: 'IPv4', internal: false, address: '192.0.2.7' },
  ],
}
const app = { port: 3000, command: 'npm run app', networks }

test('only this machine reaches the site unless HOST says otherwise', () => {
  vi.stubEnv('HOST', '')
  expect(listenHost()).toBe('127.0.0.1')
  vi.stubEnv('HOST', '0.0.0.0')
  expect(listenHost()).toBe('0.0.0.0')
})

test('the start-up message says who reaches the site, and how others on the network can', () => {
  const closed = reachSentence({ ...app, host: '127.0.0.1' })
  expect(closed).toContain('kun åbnes på denne maskine')
  expect(closed).toContain('HOST=0.0.0.0 SITE_URL=http://192.0.2.7:3000 npm run app')
  expect(reachSentence({ ...app, host: '127.0.0.1', networks: {} })).toContain('http://maskinens-adresse:3000')
  expect(reachSentence({ ...app, host: '0.0.0.0' })).toContain('af alle')
  expect(reachSentence({ ...app, host: '192.0.2.8' })).toContain('kun på 192.0.2.8')
})

test("a real site's message mentions its proxy", () => {
  expect(reachSentence({ ...app, host: '127.0.0.1', command: 'npm start' })).toMatch(/proxyen.*HOST=0\.0\.0\.0$/)
})
