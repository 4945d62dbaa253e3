import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/set-up/chromium.mjs'
import { cameraFilm } from '../steps/camera-film'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { makeMemorial } from '../steps/family'
import { test as base, expect } from '../steps/test'

type Seen = { seen: { film: string; name: string } }

// The browser's fake camera shows a foreign code on a pale stone, then ours, light on dark granite.
const test = base.extend<object, Seen>({
  seen: [
    async ({ site }, use) => {
      const family = await site.family()
      const { name } = await makeMemorial(family)
      const folder = await mkdtemp(path.join(tmpdir(), 'kamera-'))
      const film = path.join(folder, 'sten.mjpeg')
      await writeFile(
        film,
        await cameraFilm([
          { text: 'https://en-anden.example/menu', dark: '#222222', light: '#f4f1ea', seconds: 5 },
          { text: `HTTPS://MINDELUND.EXAMPLE/QR/${family.code}`, dark: '#e9e5dc', light: '#262320', seconds: 3 },
        ]),
      )
      await use({ film, name })
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ seen }, use) =>
      use({
        executablePath: findChromium(),
        args: [
          ...CHROMIUM_ARGS,
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
          `--use-file-for-fake-video-capture=${seen.film}`,
        ],
      }),
    { scope: 'worker' },
  ],
})

/** Makes the page run as an installed app. */
function installed() {
  const real = window.matchMedia.bind(window)
  window.matchMedia = (query) => real(query.includes('display-mode: standalone') ? 'all' : query)
}

/** Records what the camera was asked for, and counts the open cameras. */
function watchCamera() {
  const opened: MediaStreamTrack[] = []
  const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (wishes) => {
    const stream = await real(wishes)
    opened.push(...stream.getTracks())
    document.documentElement.dataset.wishes = JSON.stringify(wishes?.video)
    return stream
  }
  Object.assign(window, { camerasRunning: () => opened.filter(({ readyState }) => readyState === 'live').length })
}

test('the installed app scans: a foreign code leads nowhere, ours opens its page from dark granite', async ({
  page,
  seen,
}) => {
  await page.addInitScript(installed)
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Scan QR-kode' }).click()
  const dialog = page.getByRole('dialog', { name: 'Scan QR-kode' })
  await expect(dialog).toContainText('Her kan kun scannes QR-koder fra')
  await dialog.getByRole('button', { name: 'Start scanning' }).click()
  await expect(dialog.getByText('Scanner automatisk...')).toBeVisible()
  await expect(dialog.getByText('Hold QR-koden inden for rammen')).toBeVisible()
  await expectToast(page, 'Ugyldig QR-kode', 'Denne QR-kode tilhører ikke vores system.')
  await page.waitForURL('**/memorial/**')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(seen.name)
})

test('only the installed app has the scanner; it uses the rear camera, closes it, and says why it has none', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Scan QR-kode' })).toHaveCount(0)
  await page.addInitScript(installed)
  await page.addInitScript(watchCamera)
  await page.reload()
  const running = () => page.evaluate('window.camerasRunning()')
  await page.getByRole('button', { name: 'Scan QR-kode' }).click()
  await expectAccessible(page)
  expect(await running()).toBe(0)
  await page.getByRole('button', { name: 'Start scanning' }).click()
  const zoom = page.getByRole('slider', { name: /^Zoom/ })
  expect(await zoom.evaluate((slider: HTMLInputElement) => [slider.min, slider.max, slider.step])).toEqual([
    '1',
    '5',
    '0.1',
  ])
  expect(JSON.parse((await page.locator('html').getAttribute('data-wishes')) ?? '')).toEqual({
    width: { ideal: 640 },
    height: { ideal: 480 },
    facingMode: { ideal: 'environment' },
  })
  expect(await running()).toBe(1)
  await page.getByRole('button', { name: 'Stop scanning' }).click()
  await expect.poll(running).toBe(0)
  await page.evaluate(() => {
    navigator.mediaDevices.enumerateDevices = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Start scanning' }).click()
  const header = page.getByRole('alert').filter({ hasText: 'Vi kan ikke se, hvilke kameraer telefonen har.' })
  await expect(header).toBeVisible()
  await page.getByRole('button', { name: 'Stop scanning' }).click()
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Start scanning' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Vi må ikke bruge kameraet.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start scanning' })).toBeVisible()
})
