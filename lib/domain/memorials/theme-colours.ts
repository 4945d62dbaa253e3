import type { Theme } from '@/lib/domain/memorials/schema'

/**
 * A theme in one light: each colour as 'hue saturation% lightness%', so that the tests can compute with it.
 * `air` and `haze` are the sky of the theme's drawing; everything else is read, pressed or looked past.
 */
export type ThemeColours = {
  paper: string
  sheet: string
  mist: string
  ink: string
  quiet: string
  lead: string
  leadDeep: string
  onLead: string
  soft: string
  onSoft: string
  link: string
  line: string
  edge: string
  ring: string
  mark: string
  air: string
  haze: string
}

/** Every theme but `lichen`: that one is the house's own look, in which app/tokens.css is written. */
export type ThemeColourTable = Record<Exclude<Theme, 'lichen'>, ThemeColours>
