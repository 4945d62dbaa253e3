import type { Theme } from '@/lib/domain/memorials/schema'
import type { ThemeColours } from '@/lib/domain/memorials/theme-colours'
import { darkColours } from '@/lib/domain/memorials/theme-colours-dark'
import { lightColours } from '@/lib/domain/memorials/theme-colours-light'

/** The themes' names in the editor. */
export const themeNames: Record<Theme, string> = {
  lichen: 'Lav og himmel',
  sea: 'Hav',
  forest: 'Skov',
  heath: 'Hede',
  winter: 'Vinter',
  rose_garden: 'Rosenhave',
  starry_sky: 'Stjernehimmel',
  old_paper: 'Gammelt papir',
  granite: 'Granit',
}

/** The tokens of app/tokens.css that each theme colour sets. */
const tokensOfColour: [colour: keyof ThemeColours, tokens: string[]][] = [
  ['paper', ['background']],
  ['sheet', ['card', 'popover']],
  ['mist', ['muted', 'accent']],
  ['ink', ['foreground', 'card-foreground', 'popover-foreground', 'accent-foreground']],
  ['quiet', ['muted-foreground']],
  ['lead', ['primary']],
  ['leadDeep', ['primary-strong']],
  ['onLead', ['primary-foreground']],
  ['soft', ['primary-soft']],
  ['onSoft', ['primary-soft-foreground']],
  ['link', ['link']],
  ['line', ['border']],
  ['edge', ['input']],
  ['ring', ['ring']],
  ['mark', ['lichen']],
  ['air', ['draw-sky']],
  ['haze', ['draw-haze']],
]

export type Light = 'light' | 'dark'

/**
 * The tokens of app/tokens.css that a theme overrides, as CSS colours. The same names for light and dark, so that dark
 * leaves no light colour. Empty for `lichen`, the default look.
 */
export function tokensOf(theme: Theme, light: Light): Record<string, string> {
  if (theme === 'lichen') return {}
  const colours = (light === 'dark' ? darkColours : lightColours)[theme]
  return Object.fromEntries(
    tokensOfColour.flatMap(([colour, tokens]) => tokens.map((token) => [token, `hsl(${colours[colour]})`])),
  )
}

// The default look, for the classic page, which does not load app/tokens.css. A test compares the two.
const ownLook: Record<Light, Record<string, string>> = {
  light: {
    background: 'hsl(42 26% 98%)',
    card: 'hsl(0 0% 100%)',
    foreground: 'hsl(28 10% 18%)',
    'muted-foreground': 'hsl(32 8% 36%)',
    primary: 'hsl(220 36% 40%)',
    'primary-foreground': 'hsl(0 0% 100%)',
    link: 'hsl(220 44% 36%)',
    border: 'hsl(38 15% 89%)',
    input: 'hsl(34 7% 53%)',
    ring: 'hsl(220 56% 44%)',
    lichen: 'hsl(120 16.7% 62%)',
    destructive: 'hsl(5 52% 40%)',
    candle: 'hsl(36 92% 56%)',
    'candle-soft': 'hsl(40 72% 92%)',
    'candle-ink': 'hsl(28 72% 27%)',
  },
  dark: {
    background: 'hsl(220 9% 13%)',
    card: 'hsl(220 8% 16%)',
    foreground: 'hsl(38 18% 90%)',
    'muted-foreground': 'hsl(36 9% 71%)',
    primary: 'hsl(220 44% 74%)',
    'primary-foreground': 'hsl(220 34% 13%)',
    link: 'hsl(220 56% 80%)',
    border: 'hsl(220 7% 26%)',
    input: 'hsl(220 6% 52%)',
    ring: 'hsl(220 70% 78%)',
    lichen: 'hsl(120 16.7% 62%)',
    destructive: 'hsl(8 62% 72%)',
    candle: 'hsl(37 94% 62%)',
    'candle-soft': 'hsl(32 26% 20%)',
    'candle-ink': 'hsl(40 84% 78%)',
  },
}

/** All tokens that the classic page uses. */
export function classicTokens(theme: Theme, light: Light): Record<string, string> {
  const tokens = tokensOf(theme, light)
  return Object.fromEntries(Object.entries(ownLook[light]).map(([name, own]) => [name, tokens[name] ?? own]))
}

/**
 * A theme as CSS for a `<style>`, for the whole page or for elements that match the selector `scope`. Print is always
 * light (app/tokens.css).
 */
export function themeCss(theme: Theme, scope?: string): string {
  if (theme === 'lichen') return ''
  const day = scope ?? ':root'
  const night = scope ? `.dark ${scope}` : ':root.dark'
  return `${day}{${declarations(theme, 'light')}}@media screen{${night}{${declarations(theme, 'dark')}}}`
}

function declarations(theme: Theme, light: Light): string {
  return Object.entries(tokensOf(theme, light))
    .map(([token, colour]) => `--${token}:${colour}`)
    .join(';')
}
