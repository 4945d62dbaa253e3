import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { emailColours } from './theme'

describe.each(Object.entries(emailColours))('the %s colours', (theme, colours) => {
  test.each([
    ['ink', 'paper'],
    ['quiet', 'paper'],
    ['link', 'paper'],
    ['buttonInk', 'button'],
  ] as const)('%s on %s passes AA', (ink, ground) => {
    expect(contrast(colours[ink], colours[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['page', theme === 'light' ? 'stone-100' : 'background'],
    ['paper', 'card'],
    ['ink', 'card-foreground'],
    ['quiet', 'muted-foreground'],
    ['line', 'border'],
    ['button', 'primary'],
    ['buttonInk', 'primary-foreground'],
    ['link', 'link'],
  ] as const)('%s is the site’s own %s', (name, token) => {
    expect(colours[name]).toBe(hexOf(tokenOf(theme, token)))
  })
})

const [lightTokens = '', darkTokens = ''] = readFileSync(
  path.resolve(import.meta.dirname, '../../app/tokens.css'),
  'utf8',
).split('.dark {')

/** 'hsl(…)' of a token, following references to other tokens. */
function tokenOf(theme: string, name: string): string {
  const line = new RegExp(`--${name}: (.+?);`)
  const value = (theme === 'dark' ? line.exec(darkTokens) : null)?.[1] ?? line.exec(lightTokens)?.[1] ?? ''
  const other = /^var\(--(.+)\)$/.exec(value)?.[1]
  return other ? tokenOf(theme, other) : value
}

/** CSS Color 4, from HSL to sRGB. */
function hexOf(hsl: string): string {
  const [hue = 0, saturation = 0, lightness = 0] = [...hsl.matchAll(/[\d.]+/g)].map(([number]) => Number(number))
  const light = lightness / 100
  const reach = (saturation / 100) * Math.min(light, 1 - light)
  const part = (n: number) => {
    const k = (n + hue / 30) % 12
    const value = light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
