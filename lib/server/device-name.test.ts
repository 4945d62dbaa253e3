import { expect, it } from 'vitest'
import { deviceName } from '@/lib/server/device-name'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`,
    'iPhone, Safari',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} CriOS/125.0 Mobile/15E148 Safari/604.1`,
    'iPhone, Chrome',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${webkit} Version/16.6 Mobile/15E148 Safari/604.1`, 'iPad, Safari'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Chrome/125.0.0.0 Mobile Safari/537.36`, 'Android-telefon, Chrome'],
  [`Mozilla/5.0 (Linux; Android 13; SM-X700) ${chrome} Chrome/125.0.0.0 Safari/537.36`, 'Android-tablet, Chrome'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${chrome} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Android-telefon, Samsung Internet',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.5 Safari/605.1.15`, 'Mac, Safari'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0`,
    'Windows-computer, Edge',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0', 'Linux-computer, Firefox'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Chrome/125.0.0.0 Safari/537.36`, 'Chromebook, Chrome'],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

it.each([null, '', 'test', '<script>alert(1)</script>', '\u0000', 'a'.repeat(300)])(
  '%j is an unknown device',
  (said) => {
    expect(deviceName(said)).toBe('Ukendt enhed')
  },
)
