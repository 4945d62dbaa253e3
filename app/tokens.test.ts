import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { classicCss } from '@/components/classic-page/classic-css'
import { themes as memorialThemes } from '@/lib/domain/memorials/schema'
import { classicTokens, tokensOf } from '@/lib/domain/memorials/theme-tokens'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const light = readTheme(':root')
const dark = { ...light, ...readTheme('  .dark') }
// `lichen` is the default theme and has no block of its own.
const themes = Object.fromEntries(
  memorialThemes.flatMap((theme) => [
    [`${theme} by day`, { ...light, ...tokensOf(theme, 'light') }],
    [`${theme} by night`, { ...dark, ...tokensOf(theme, 'dark') }],
  ]),
)

const TEXT_PAIRS: ReadonlyArray<readonly [text: string, ground: string]> = [
  ...['background', 'card', 'popover', 'muted', 'accent'].flatMap((ground) =>
    ['foreground', 'muted-foreground', 'link', 'success', 'destructive', 'candle-ink'].map(
      (text) => [text, ground] as const,
    ),
  ),
  ['card-foreground', 'card'],
  ['popover-foreground', 'popover'],
  ['accent-foreground', 'accent'],
  ['primary-foreground', 'primary'],
  ['primary-foreground', 'primary-strong'],
  ['primary-soft-foreground', 'primary-soft'],
  ['secondary-foreground', 'secondary'],
  ['secondary-foreground', 'secondary-strong'],
  ['destructive-foreground', 'destructive'],
  ['destructive-foreground', 'destructive-strong'],
  ['destructive-soft-foreground', 'destructive-soft'],
  ['destructive', 'destructive-soft'],
  ['foreground', 'primary-soft'],
  ['foreground', 'secondary'],
  ['foreground', 'destructive-soft'],
  ['foreground', 'candle-soft'],
  ['candle-ink', 'candle-soft'],
]

// WCAG 1.4.11: borders of fields, the focus ring and filled controls against what is behind them.
const SHAPE_PAIRS: ReadonlyArray<readonly [shape: string, ground: string]> = [
  ...['background', 'card', 'popover', 'muted'].flatMap((ground) =>
    ['input', 'ring', 'primary', 'destructive'].map((shape) => [shape, ground] as const),
  ),
]

describe.each(Object.entries(themes))('%s theme', (_name, theme) => {
  it.each(TEXT_PAIRS)('text %s on %s reaches 4.5:1', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(SHAPE_PAIRS)('shape %s on %s reaches 3:1', (shape, ground) => {
    expect(contrast(theme, shape, ground)).toBeGreaterThanOrEqual(3)
  })
})

it.each(memorialThemes)('%s sets the same tokens in dark as in light, and none that tokens.css lacks', (theme) => {
  const names = Object.keys(tokensOf(theme, 'light'))
  expect(Object.keys(tokensOf(theme, 'dark'))).toEqual(names)
  expect(names.filter((name) => !(name in light))).toEqual([])
})

it.each([
  ['light', light],
  ['dark', dark],
] as const)('the classic page, which does not load tokens.css, has its %s colours', (mode, tokens) => {
  const classic = classicTokens('lichen', mode)
  expect(classic).toEqual(Object.fromEntries(Object.keys(classic).map((name) => [name, resolve(tokens, name)])))
})

it.each(memorialThemes)('%s differs from every other theme in background and text colour', (theme) => {
  const looks = memorialThemes.map((other) =>
    ['background', 'foreground', 'primary'].map((name) => ({ ...light, ...tokensOf(other, 'light') })[name]).join(),
  )
  expect(looks.filter((look) => look === looks[memorialThemes.indexOf(theme)])).toHaveLength(1)
})

it.each([
  ['the site and the memorial pages', () => readFileSync(new URL('./base.css', import.meta.url), 'utf8')],
  ['the classic page', () => classicCss('lichen')],
])('a player with the focus in it has the ring on %s', (_, style) => {
  expect(style()).toMatch(/audio:focus-within\s*\{\s*outline:\s*3px solid var\(--ring\)/)
})

it('keeps the brand colours of the specification', () => {
  expect(light.sky).toBe('hsl(220 36% 59%)')
  expect(light.lichen).toBe('hsl(120 16.7% 62%)')
  expect(light.radius).toBe('0.5rem')
})

type Theme = Record<string, string>

function readTheme(selector: string): Theme {
  const block = css.split(`\n${selector} {`)[1]?.split(/\n {0,2}\}/)[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}

function resolve(theme: Theme, name: string): string {
  const value = theme[name]
  if (!value) throw new Error(`--${name} is missing from tokens.css`)
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return reference ? resolve(theme, reference) : value
}

/** Relative luminance (WCAG 2.2) of an opaque `hsl(h s% l%)`, the format of tokens.css. */
function luminance(theme: Theme, name: string): number {
  const [, h, s, l] = /^hsl\(([\d.]+) ([\d.]+)% ([\d.]+)%\)$/.exec(resolve(theme, name)) ?? []
  if (h === undefined) throw new Error(`--${name} is not an opaque hsl colour`)
  const saturation = Number(s) / 100
  const lightness = Number(l) / 100
  const chroma = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const k = (offset + Number(h) / 30) % 12
    const value = lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4)
}

function contrast(theme: Theme, one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(theme, one), luminance(theme, other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}
