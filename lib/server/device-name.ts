import Bowser from 'bowser'

const browsers: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Opera Touch': 'Opera',
  'Android Browser': 'Android',
}

/**
 * The device and browser as its owner would call them: 'iPhone, Safari'; 'Ukendt enhed' when the user agent is unknown.
 */
export function deviceName(userAgent: string | null): string {
  const { browser, os, platform } = Bowser.parse(userAgent || 'unknown')
  const device = platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : deviceOf(os.name, platform)
  const program = browser.name ? (browsers[browser.name] ?? browser.name) : ''
  return [device, program].filter(Boolean).join(', ') || 'Ukendt enhed'
}

function deviceOf(os: string | undefined, { type }: { type?: string }): string {
  if (os === 'Android') return type === 'tablet' ? 'Android-tablet' : 'Android-telefon'
  if (os === 'macOS') return 'Mac'
  if (os === 'Windows') return 'Windows-computer'
  if (os === 'Linux') return 'Linux-computer'
  if (os === 'Chrome OS') return 'Chromebook'
  return type === 'mobile' ? 'Telefon' : ''
}
